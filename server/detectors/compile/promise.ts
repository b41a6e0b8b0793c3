import { verbClauses } from './speak-clause.ts'

const promising = /^(?:promises?|guarantees?|assures?|confirms?|threatens?|threat|swears?|says? that)\b/iu

/** Whether a definition speaks of promises and assurances only ("promises, confirms or guarantees …"). English only. */
export function isPromise(description: string): boolean {
  const first = description.split(/[.;\n]/u)[0] ?? ''
  const rule = first.replace(/^.*?\b(?:that|which|who)\s+/iu, '')
  const clauses = verbClauses(rule)
  return promising.test(clauses[0] ?? '')
}
