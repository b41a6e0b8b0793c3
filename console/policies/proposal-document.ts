import type { ProposePoliciesBody } from '../../contract/policy/proposal.ts'

/** The largest file that is read, in bytes. */
export const fileBytesMax = 5_000_000

type Format = ProposePoliciesBody['document']['format']

const formats: readonly (readonly [RegExp, Format])[] = [
  [/\.(?:txt|text)$/i, 'text'],
  [/\.(?:md|markdown)$/i, 'markdown'],
  [/\.html?$/i, 'html'],
  [/\.pdf$/i, 'pdf'],
  [/\.docx$/i, 'docx'],
]

/** The format that the name of a file tells; null when it tells none that is read. */
export function formatOf(name: string): Format | null {
  return formats.find(([ending]) => ending.test(name))?.[1] ?? null
}

/** A file as it is sent. */
export async function documentOfFile(file: File, format: Format): Promise<ProposePoliciesBody['document']> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const pieces: string[] = []
  // A multiple of three, so that the pieces put together are one text in base64.
  for (let at = 0; at < bytes.length; at += 30_000) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + 30_000))))
  }
  return { format, base64: pieces.join('') }
}
