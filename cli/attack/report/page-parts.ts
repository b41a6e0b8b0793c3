import { sha256Hex } from '../../sha256-hex.ts'

/** The digest of each part of a page by its id; `frame` is all that stands in no part, the style among it. */
export type PartDigests = Readonly<Record<string, string>>

/** Where the manifest stands in a page: with the signature over it the one place that no digest covers. */
export const manifestPlace = /(<pre id="manifest-data">)([\s\S]*?)(<\/pre>)/

/** Where the signature over the manifest stands. */
export const signaturePlace = /(<pre id="signature-data">)([\s\S]*?)(<\/pre>)/

const section = /<section id="([\w-]+)">([\s\S]*?)<\/section>/g
const article = /<article id="([\w-]+)">([\s\S]*?)<\/article>/g

/**
 * Digests of the parts of a report page: of every section, and of every finding in its section. Our own templates write
 * these marks once each, and nothing that is put into them can look like one.
 */
export function partDigests(page: string): PartDigests {
  const parts: Record<string, string> = {}
  const frame = page
    .replace(manifestPlace, '$1$3')
    .replace(signaturePlace, '$1$3')
    .replaceAll(section, (_, id: string, inside: string) => {
      parts[id] = sha256Hex(
        inside.replaceAll(article, (__, name: string, text: string) => {
          parts[name] = sha256Hex(text)
          return `[${name}]`
        }),
      )
      return `[${id}]`
    })
  return { frame: sha256Hex(frame), ...parts }
}
