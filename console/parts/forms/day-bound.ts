/** The midnight, in the zone of the reader, with which a day begins or ends; nothing when the day is none. */
export function dayBound<Name extends 'from' | 'to'>(
  name: Name,
  day: string | undefined,
): { readonly [Bound in Name]?: string } {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '')
  if (match === null) return {}
  const date = new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]) + (name === 'to' ? 1 : 0))
  return { [name]: date.toISOString() } as { readonly [Bound in Name]?: string }
}

/** The day, in the zone of the reader, on which a moment lies, as `dayBound` takes it. */
export function dayOf(moment: string): string {
  const date = new Date(moment)
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((number) => `${number}`.padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}

/** Whether the last day comes before the first, so that nothing can lie between them. */
export function areReversed({
  from,
  to,
}: {
  readonly from?: string | undefined
  readonly to?: string | undefined
}): boolean {
  const { from: first } = dayBound('from', from)
  const { to: end } = dayBound('to', to)
  return first !== undefined && end !== undefined && end <= first
}
