const negation =
  /\b(?:not|never|no|cannot|forbidden|prohibited|nie|niemals|nicht|kein\w*|verboten|untersagt|jamais|pas|interdit\w*|aucun\w*|nunca|jamás|prohibid\w*|ningun\w*|ningún)\b|n[’']t\b/iu
const use =
  /\b(?:call|use|invoke|execute|run|trigger|access|called|used|invoked|executed|run|triggered|aufruf\w*|aufgerufen|verwend\w*|benutz\w*|nutz\w*|ausführ\w*|ausgeführt|appel\w*|utilis\w*|exécut\w*|invoqu\w*|llam\w*|us[ae]\w*|utiliz\w*|ejecut\w*|invoc\w*|tools?|werkzeuge?|outils?|herramientas?)\b/iu
/** What makes a ban depend on something: then a call alone is no certain breach. */
const condition =
  /\b(?:without|unless|before|until|if|when|while|for|to|except|other than|instead|only|more than|ohne|außer|bevor|bis|wenn|falls|sofern|um|für|nur|mehr als|sans|sauf|avant|si|pour|lorsque|hors|seulement|sin|salvo|excepto|antes|cuando|para|solo|más de)\b/iu
/** Names as programs write them: `delete_account`, `deleteAccount`, `mail.send`, or marked by backticks or a bracket. */
const names =
  /`([\p{L}][\w.:-]{1,79})(?:\(\))?`|\b([a-z][a-z0-9]*(?:_[a-z0-9]+)+|[a-z][a-z0-9]+(?:[A-Z][a-z0-9]+)+|[a-z][a-z0-9_]+\.[a-z][a-z0-9_]+)\b(?:\(\))?|\b([a-z]\w{2,79})\(\)/gu

const toolsMax = 50
const unitsRead = 20_000

/**
 * Names of tools that a policy's text forbids to call without any condition, at most 50. A ban with a condition
 * ("without confirmation", "to read other accounts") gives none: a call alone would not prove a breach.
 */
export function forbiddenToolsIn(policy: string): readonly string[] {
  const clauses = policy.slice(0, unitsRead).split(/[;!?\n]|\.(?=\s|$)|\b(?:but|aber|sondern|mais|pero|sino)\b/iu)
  const found = clauses
    .filter((clause) => negation.test(clause) && use.test(clause) && !condition.test(clause))
    .flatMap((clause) => [...clause.matchAll(names)].map((match) => match[1] ?? match[2] ?? match[3] ?? ''))
  return [...new Set(found)].filter((name) => name !== '').slice(0, toolsMax)
}
