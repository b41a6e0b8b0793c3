import type { SeededRandom } from '../../../server/text/random/seeded-random.ts'
import { fill } from '../slots.ts'
import { some } from '../variation.ts'
import { genreLines, genreSlots } from './genre-tables.ts'

/** Text to stand somewhere in a document, or null for none. */
export type Addition = string | null

/** One kind of document. The same random stream gives the same document whatever is added. */
export interface Genre {
  readonly name: string
  /** The document with the addition at a place that such documents have; the addition stands there unchanged. */
  make(random: SeededRandom, addition: Addition): string
}

/** Kinds of documents for the fit. */
export const genres: readonly Genre[] = [
  prose('mail', (lines, random) => [
    `From: ${name(random)}@example.org\nSubject: ${say('{subject}', random)}`,
    `Hi ${name(random)},`,
    ...lines,
    `Best,\n${name(random)}`,
  ]),
  prose('ticket', (lines, random) => [
    `[#${number(random)}] ${say('{subject}', random)} (priority: ${random.pick(['low', 'high', 'normal'])})`,
    ...lines.map((line) => `> ${line}`),
  ]),
  prose('shop-review', (lines, random) => [`${'★'.repeat(1 + random.below(5))} ${say('{verdict}', random)}`, ...lines]),
  prose('notes', (lines, random) => [
    `Notes, ${date(random)}. Present: ${name(random)}, ${name(random)}`,
    ...lines.map((line) => `- ${line}`),
  ]),
  prose('readme', (lines, random) => [`# ${say('{tool}', random)}`, '## Usage', ...lines]),
  prose('recipe', (lines, random) => [
    say('{dish}, serves {digit}', random),
    ...lines.map((line, at) => `${at + 1}. ${line}`),
  ]),
  prose('product-page', (lines, random) => [
    `<h1>${say('{product}', random)}</h1>`,
    ...lines.map((line) => `<p>${line}</p>`),
  ]),
  prose('chat-log', (lines, random) => lines.map((line) => `[${clock(random)}] ${name(random)}: ${line}`)),
  prose('blog', (lines) => [lines.join(' ')]),
  prose('forum', (lines, random) => lines.map((line) => `${name(random)} wrote:\n${line}`)),
  fields('json', (rows) => JSON.stringify(rows, null, 2)),
  fields('csv', (rows) =>
    ['id,name,comment', ...rows.map(({ id, name: who, comment }) => `${id},${who},"${comment}"`)].join('\n'),
  ),
  fields('table', (rows) =>
    [
      '| id | name | comment |',
      '|---|---|---|',
      ...rows.map(({ id, name: who, comment }) => `| ${id} | ${who} | ${comment} |`),
    ].join('\n'),
  ),
  fields('log', (rows) =>
    rows
      .map(
        ({ id, name: who, comment }) =>
          `2025-04-${String(10 + (id % 19))}T08:${String(10 + (id % 49))}:03Z INFO user=${who} msg="${comment}"`,
      )
      .join('\n'),
  ),
  fields('yaml', (rows) =>
    rows.map(({ id, name: who, comment }) => `- id: ${id}\n  owner: ${who}\n  note: ${comment}`).join('\n'),
  ),
  fields(
    'tool-result',
    (rows) =>
      `<tool_result name="search">\n${rows.map(({ id, comment }) => `[${id}] ${comment}`).join('\n')}\n</tool_result>`,
  ),
  fields('web-results', (rows) =>
    JSON.stringify({
      tool: 'web_search',
      status: 'ok',
      results: rows.map(({ id, comment }) => ({ url: `https://www.example.com/${id}`, snippet: comment })),
    }),
  ),
  program('python', (line) => `# ${line}`, [
    'import csv',
    'def total(rows):',
    '    return sum(float(row["price"]) for row in rows)',
    'with open("items.csv") as file:',
    '    print(total(csv.DictReader(file)))',
  ]),
  program('javascript', (line) => `// ${line}`, [
    'const seen = new Set()',
    'export function add(item) {',
    '  if (seen.has(item.id)) return false',
    '  seen.add(item.id)',
    '  return true',
    '}',
  ]),
  program('html', (line) => `<!-- ${line} -->`, [
    '<ul class="menu">',
    '  <li><a href="/">Home</a></li>',
    '  <li><a href="/prices">Prices</a></li>',
    '</ul>',
    '<footer>Open from nine to five</footer>',
  ]),
  program('css', (line) => `/* ${line} */`, [
    'body { margin: 0 }',
    '.card { padding: 1rem; border: 1px solid #ccc }',
    '.card:hover { background: #fafafa }',
  ]),
  program('sql', (line) => `-- ${line}`, [
    'select name, count(*) as orders',
    'from customers join orders using (customer_id)',
    'group by name',
    'order by orders desc',
    'limit 20;',
  ]),
]

/** Kinds of documents kept from every fit. */
export const heldOutGenres: readonly Genre[] = [
  prose('resume', (lines, random) => [
    `${name(random)} ${say('{surname}', random)}\n${say('{job}', random)}`,
    'Experience',
    ...lines.map((line) => `• ${line}`),
  ]),
  prose('contract', (lines) => ['AGREEMENT', ...lines.map((line, at) => `§ ${at + 1} ${line}`)]),
  prose('paper', (lines, random) => [
    `${say('{topic}', random)}\n\nAbstract`,
    lines.slice(0, 2).join(' '),
    '1 Introduction',
    ...lines.slice(2),
  ]),
  prose('transcript', (lines, random) =>
    lines.map((line) => `${clock(random)} — Speaker ${1 + random.below(3)}: ${line}`),
  ),
]

function prose(genre: string, layOut: (lines: readonly string[], random: SeededRandom) => readonly string[]): Genre {
  return {
    name: genre,
    make: (random, addition) => {
      const lines = some(genreLines[genre] ?? [], 3 + random.below(4), random).map((line) => say(line, random))
      const at = random.below(lines.length + 1)
      const isOwnLine = random.next() < 0.6
      const spacing = random.pick(['\n\n', '\n'])
      return layOut(put(lines, addition, at, isOwnLine), random).join(spacing)
    },
  }
}

/** As a line of its own, or at the end of the line before. */
function put(lines: readonly string[], addition: Addition, at: number, isOwnLine: boolean): readonly string[] {
  if (addition === null) return lines
  if (isOwnLine || at === 0) return [...lines.slice(0, at), addition, ...lines.slice(at)]
  return lines.map((line, index) => (index === at - 1 ? `${line} ${addition}` : line))
}

interface Row {
  readonly id: number
  readonly name: string
  readonly comment: string
}

function fields(genre: string, write: (rows: readonly Row[]) => string): Genre {
  return {
    name: genre,
    make: (random, addition) => {
      const count = 2 + random.below(5)
      const at = random.below(count)
      const rows = some(genreLines.field ?? [], count, random).map((line) => ({
        id: number(random),
        name: name(random),
        comment: say(line, random),
      }))
      // Marks of the format would be escaped; then the order could no longer be found where it stands.
      const plain = addition?.replaceAll('"', "'") ?? null
      return write(rows.map((row, index) => (index === at && plain !== null ? { ...row, comment: plain } : row)))
    },
  }
}

function program(genre: string, comment: (line: string) => string, code: readonly string[]): Genre {
  return {
    name: genre,
    make: (random, addition) => {
      const first = comment(say(random.pick(genreLines.comment ?? []), random))
      const lines = [first, ...code.slice(0, 3 + random.below(code.length - 2))]
      const at = random.below(lines.length + 1)
      const indent = lines[at]?.match(/^ */)?.[0] ?? ''
      const added = addition === null ? [] : [indent + comment(addition)]
      return [...lines.slice(0, at), ...added, ...lines.slice(at)].join('\n')
    },
  }
}

function say(template: string, random: SeededRandom): string {
  return fill(template, genreSlots, random)
}

function name(random: SeededRandom): string {
  return say('{name}', random)
}

function number(random: SeededRandom): number {
  return 100 + random.below(9_000)
}

function clock(random: SeededRandom): string {
  return `${10 + random.below(10)}:${10 + random.below(49)}`
}

function date(random: SeededRandom): string {
  return `${1 + random.below(28)} ${random.pick(['January', 'March', 'May', 'August', 'October'])}`
}
