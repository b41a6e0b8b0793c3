/** How far around a place code is looked for, in UTF-16 units. */
const reach = 160

/**
 * Whether a place stands in source code or in the body of a call to a model's API, by the forms around it: an assignment
 * of a string, a list of messages, a call, a key of JSON or YAML. Looks at a bounded stretch.
 * Known misses: pseudo-code, languages without such forms. An attacker can write code too, so it may only mute signs that
 * describe form, never phrases.
 */
export function standsInCode(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - reach), start)
  if (assignedString.test(before)) return true
  const around = before + text.slice(start, end + reach)
  return codeForms.some((form) => form.test(around))
}

const assignedString =
  /(?:[a-z_$][\w.$[\]'"]{1,60}[ \t]{0,4}(?::=|=|=>)[ \t]{0,4}[frb(]{0,2}["'`]{1,3}|["']?(?:content|system|prompt|instructions?|text|system_?prompt|template)["']?[ \t]{0,4}[:=][ \t]{0,4}[>|f]?[ \t\n]{0,6}["'`]{1,3}|\((?:content=|text=)?["'`]{1,3})$/i

const codeForms: readonly RegExp[] = [
  /\bmessages["']?[ \t]{0,4}[:=]{1,2}[ \t]{0,4}(?:\[|new\b|list)/i,
  /\b(?:completions?|messages|responses|chat|generate_?content|invoke|predict)\.?(?:create|send|stream)?\([^)\n]{0,80}(?:model|messages|input)\b/i,
  /\bimport [\w.{} ,*]{1,60}(?: from\b|$)|\bfrom [\w.]{2,40} import\b|\brequire\(["']/im,
  /\bcurl (?:-\w |--?\w|https?:)/i,
  /["']model["'][ \t]{0,4}:[ \t]{0,4}["']/i,
  /\b(?:SystemMessage|HumanMessage|ChatPromptTemplate|ChatMessage|PromptTemplate)\b/,
  /\b(?:const|let|var|def|func|public|private|return|class) [\w$]{2,40}[ \t]{0,3}(?:[=(:{]|:=)/,
  /^[ \t]{0,8}(?:-[ \t])?(?:system_?prompt|role|model|instructions?)[ \t]{0,3}:[ \t]{0,3}\S/im,
]
