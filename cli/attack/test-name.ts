/** The most that the service takes for a name. */
const unitsMax = 200

/**
 * What the service keeps an attack's test under: the name of the config and when it began, to the second, so that those of one config
 * are told apart. The end of a name that leaves no room for the time is cut off.
 */
export function testNameOf(name: string, beganAtMs: number): string {
  const when = `, ${new Date(beganAtMs).toISOString().slice(0, 19).replace('T', ' ')} UTC`
  return `${name.slice(0, unitsMax - when.length).toWellFormed()}${when}`
}
