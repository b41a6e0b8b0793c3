/** What the start prints and a user copies. */
export interface Banner {
  /** E.g. `http://127.0.0.1:4180`. */
  readonly address: string
  readonly organizationId: string
  readonly key: string
  /** The command as printed, several lines joined by backslashes. */
  readonly curl: string
}

/** Finds address, organization, key and command in what was printed so far; null while something is missing. */
export function readBanner(printed: string): Banner | null {
  const address = /^ {2}address +(http:\/\/\S+)$/m.exec(printed)?.[1]
  const organizationId = /^ {2}organization +([0-9a-f-]{36})$/m.exec(printed)?.[1]
  const key = /^ {2}first key +(rdk_[0-9A-Za-z]+)\b/m.exec(printed)?.[1]
  const curl = /^(curl [\s\S]*?[^\\])\n\n/m.exec(`${printed}`)?.[1]
  if (address === undefined || organizationId === undefined || key === undefined || curl === undefined) return null
  return { address, organizationId, key, curl }
}
