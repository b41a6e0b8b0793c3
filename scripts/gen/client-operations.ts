import type { Operation } from '../../contract/operation.ts'
import { operations } from '../../contract/routes.ts'

const lineMax = 120

/** `client/operation-table.ts`: what a client has to know of each operation at run time, without any schema. */
export function clientOperations(): string {
  return `/**
 * Where each operation is and how it is asked for. Generated from \`contract/routes.ts\` by \`npm run gen\`.
 *
 * Method, path, permission (null = any key may), and how it may be repeated: with one \`Idempotency-Key\` for all tries (\`key\`), as it is
 * (\`free\`), or only when it was surely not carried out (\`once\`).
 */
export const operationTable = {
${Object.values(operations).map(entry).join('\n')}
} as const
`
}

/** How a call may be repeated; the words are those of the table. */
export function repetitionOf({ method, permission, repeatable }: Operation): 'key' | 'free' | 'once' {
  const isFree = method !== 'POST' || permission === 'redteam'
  return repeatable ? 'key' : isFree ? 'free' : 'once'
}

function entry(operation: Operation): string {
  const { name, method, path, permission } = operation
  const words = [method, path, permission, repetitionOf(operation)].map((word) =>
    word === null ? 'null' : `'${word}'`,
  )
  const line = `  ${name}: [${words.join(', ')}],`
  return line.length <= lineMax ? line : `  ${name}: [\n${words.map((word) => `    ${word},`).join('\n')}\n  ],`
}
