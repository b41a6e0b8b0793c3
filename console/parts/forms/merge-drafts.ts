/** A draft that two people changed at the same time, put together. */
export interface MergedDraft<Draft> {
  /** What somebody else changed alone is theirs; everything else stays as it was typed. */
  readonly draft: Draft
  /** Fields that somebody else changed, and the person at the form did not, or elsewhere in them. */
  readonly taken: readonly (keyof Draft)[]
  /** Fields that both changed at the same place, each in their own way. */
  readonly contested: readonly ContestedField<Draft>[]
}

/** A field that two people changed, each in their own way. */
export interface ContestedField<Draft> {
  /** Its name in the draft. */
  readonly field: keyof Draft
  /** Of a field that holds values by their ids, those that both changed. Null = the whole field. */
  readonly ids: readonly string[] | null
}

/**
 * Puts what was typed onto what somebody else made of the same beginning, field by field; a field that holds values by their
 * ids value by value, where one that is missing was taken away. A list is one value.
 */
export function mergeDrafts<Draft extends object>(base: Draft, mine: Draft, theirs: Draft): MergedDraft<Draft> {
  const draft: Partial<Draft> = {}
  const taken: (keyof Draft)[] = []
  const contested: ContestedField<Draft>[] = []
  for (const field of fieldsOf(theirs, base, mine)) {
    const values = [base[field], mine[field], theirs[field]] as const
    const isTheirs = !isSame(values[0], values[2])
    if (!isTheirs || isSame(values[1], values[2])) put(draft, mine, field)
    else if (isSame(values[0], values[1])) {
      put(draft, theirs, field)
      taken.push(field)
    } else if (values.every(isById)) {
      const inner = mergeDrafts(...(values as readonly [ById, ById, ById]))
      draft[field] = inner.draft as Draft[keyof Draft]
      if (inner.contested.length === 0) taken.push(field)
      else contested.push({ field, ids: inner.contested.map((one) => one.field) })
    } else {
      put(draft, mine, field)
      contested.push({ field, ids: null })
    }
  }
  return { draft: draft as Draft, taken, contested }
}

/** What is to be changed in a draft so that a contested field is as somebody else saved it, and all else in it as it is. */
export function takeTheirs<Draft extends object>(
  { field, ids }: ContestedField<Draft>,
  draft: Draft,
  theirs: Draft,
): Partial<Draft> {
  const changed: Partial<Draft> = {}
  if (ids === null) put(changed, theirs, field)
  else {
    const inner = { ...(draft[field] as ById) }
    for (const id of ids) put(inner, theirs[field] as ById, id)
    changed[field] = inner as Draft[keyof Draft]
  }
  return changed
}

type ById = Record<string, unknown>

function isById(value: unknown): value is ById {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Each once; the first ones first, in their order. */
function fieldsOf<Draft extends object>(...drafts: readonly Draft[]): ReadonlySet<keyof Draft> {
  return new Set(drafts.flatMap((draft) => Object.keys(draft) as (keyof Draft)[]))
}

/** Values are plain data; undefined = it is missing. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What is missing where it comes from is missing afterwards. */
function put<Draft extends object>(draft: Partial<Draft>, from: Draft, field: keyof Draft): void {
  if (field in from) draft[field] = from[field]
  else delete draft[field]
}
