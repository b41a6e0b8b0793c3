/**
 * What an attack is after, for whoever reads its prompts: encoded, hidden and wrapped ones do not say it. Null where a prompt says it in
 * these words, and where nobody knows it. `goal`: that of its scenario.
 */
export function askedGoal(goal: string | undefined, requests: readonly string[]): string | null {
  const wanted = plain(goal ?? '')
  return wanted === '' || requests.some((request) => plain(request).includes(wanted)) ? null : (goal ?? null)
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
