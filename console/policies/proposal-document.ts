import { RedoubtProblem } from '../../client/redoubt-problem.ts'
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

/**
 * A file as it is sent. Rejects with a RedoubtProblem `unreadable-file` that says `unreadable`, when the browser cannot read it
 * any more: it was moved, changed or deleted after it was chosen.
 */
export async function documentOfFile(
  file: File,
  format: Format,
  unreadable: string,
): Promise<ProposePoliciesBody['document']> {
  const bytes = await file.arrayBuffer().then(
    (read) => new Uint8Array(read),
    (cause: unknown) => {
      throw new RedoubtProblem({ code: 'unreadable-file', status: 0, detail: unreadable }, { cause })
    },
  )
  const pieces: string[] = []
  // A multiple of three, so that the pieces put together are one text in base64.
  for (let at = 0; at < bytes.length; at += 30_000) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + 30_000))))
  }
  return { format, base64: pieces.join('') }
}
