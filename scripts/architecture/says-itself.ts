import type { TSMethodSignature, TSPropertySignature, TSType, TSTypeName } from 'oxc-parser'

/** Types that say the shape of a value and nothing of what it means. */
const shapes =
  /^(Record|Map|ReadonlyMap|Set|ReadonlySet|Partial|Pick|Omit|Exclude|Extract|Iterable|Iterator|AsyncIterable|\w*Array|\w*ArrayBuffer|Buffer)$/
/** Types that add nothing to what they hold. */
const wrappings = /^(Readonly|ReadonlyArray|Array|Promise)$/
/** Ends of a name that say what a number counts. */
const units = /(^c|C)ount$|(Ms|Seconds|Minutes|Hours|Days|Bytes|Kb|Mb)$/
/** Names that say what a string is. */
const labels = /^(id|name|title)s?$|(Id|Name|Title)s?$/

/**
 * Whether name and type of a member of an interface say its meaning, so that a docstring would repeat them. They do where
 * it is always there and its type is one of these: a type with a name of its own, whose docstring is asked for where it is
 * exported; a closed union of literals; a string whose name is that of an id, a name or a title; a number whose name ends
 * with its unit; lists and promises of these; a function that takes and returns these or nothing, and one that is named
 * `find…` and returns null, which always says that there is none. They do not where else it may be absent or null (what
 * that means is not said), for flags, other strings and numbers, records, and what a type leaves open as a parameter.
 */
export function saysItself(
  { key, optional, ...member }: TSPropertySignature | TSMethodSignature,
  typeParameters: readonly string[],
): boolean {
  if (optional || key.type !== 'Identifier') return false
  if (member.type === 'TSMethodSignature') return isSaidCall(key.name, member, typeParameters)
  return isSaid(key.name, member.typeAnnotation?.typeAnnotation, typeParameters)
}

function isSaid(name: string, type: TSType | undefined, typeParameters: readonly string[]): boolean {
  const says = (part: TSType | undefined) => isSaid(name, part, typeParameters)
  switch (type?.type) {
    case 'TSStringKeyword':
      return labels.test(name)
    case 'TSNumberKeyword':
      return units.test(name)
    case 'TSLiteralType':
    case 'TSVoidKeyword':
      return true
    case 'TSUnionType':
      return type.types.every(
        (part) => part.type === 'TSLiteralType' || (part.type === 'TSTypeReference' && says(part)),
      )
    case 'TSArrayType':
      return says(type.elementType)
    case 'TSTypeOperator':
      return type.operator === 'readonly' && says(type.typeAnnotation)
    case 'TSParenthesizedType':
      return says(type.typeAnnotation)
    case 'TSIndexedAccessType':
      return says(type.objectType)
    case 'TSFunctionType':
      return isSaidCall(name, type, typeParameters)
    case 'TSTypeReference': {
      const named = lastName(type.typeName)
      if (wrappings.test(named)) return says(type.typeArguments?.params[0])
      return !shapes.test(named) && !typeParameters.includes(named)
    }
    default:
      return false
  }
}

function isSaidCall(
  name: string,
  { params, returnType }: Pick<TSMethodSignature, 'params' | 'returnType'>,
  typeParameters: readonly string[],
): boolean {
  const returned = returnType?.typeAnnotation
  return (
    isSaid('', /^find([A-Z]|$)/.test(name) ? withoutNull(returned) : returned, typeParameters) &&
    params.every(
      (param) =>
        param.type === 'Identifier' && isSaid(param.name, param.typeAnnotation?.typeAnnotation, typeParameters),
    )
  )
}

/** What is found, of `Promise<Found | null>`. */
function withoutNull(returned: TSType | undefined): TSType | undefined {
  const found = returned?.type === 'TSTypeReference' ? returned.typeArguments?.params[0] : returned
  return found?.type === 'TSUnionType' ? found.types.find(({ type }) => type !== 'TSNullKeyword') : returned
}

function lastName(name: TSTypeName): string {
  return name.type === 'Identifier' ? name.name : name.type === 'TSQualifiedName' ? name.right.name : ''
}
