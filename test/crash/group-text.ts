/** Which text a recorded message must have: it tells its id and with how many others it was recorded in one call. */
export function groupText({ id, groupId, groupSize }: GroupMember): string {
  // Different lengths, so that rows and pages of the database break at many places.
  const padding = 'x'.repeat(Number.parseInt(id.slice(0, 3), 16))
  return `${id} ${groupId} ${groupSize} ${padding}`
}

/** A message that was recorded together with others, all of them or none. */
export interface GroupMember {
  readonly id: string
  readonly groupId: string
  readonly groupSize: number
}

/** The member that a text tells; null for a text that `groupText` did not make. */
export function memberOf(text: string): GroupMember | null {
  const [id, groupId, groupSize] = text.split(' ')
  if (id === undefined || groupId === undefined) return null
  const member = { id, groupId, groupSize: Number(groupSize) }
  return groupText(member) === text ? member : null
}
