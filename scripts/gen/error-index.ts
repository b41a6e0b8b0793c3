import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problems } from '../../contract/problem.ts'

/** docs/errors/README.md: every code with its status and the first sentence of its page. */
export function errorIndex(folder: string): string {
  const rows = Object.entries(problems).map(([code, { status }]) => {
    return `| [\`${code}\`](${code}.md) | ${status} | ${firstSentence(join(folder, `${code}.md`))} |`
  })
  return [
    '# Errors',
    '',
    '<!-- Generated from contract/problem.ts and the pages beside it by `npm run gen`; do not edit. -->',
    '',
    'Every failure is an RFC 9457 document (`application/problem+json`) with a `code` from this closed list. A message that',
    'is blocked is no failure: it is answered with 200 and `is_safe: false`.',
    '',
    '| code | status | meaning |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

function firstSentence(path: string): string {
  const paragraph = readFileSync(path, 'utf8').split(/\n\n/)[1] ?? ''
  return paragraph.replaceAll('\n', ' ').replace(/(?<=[.!?]) .*/s, '')
}
