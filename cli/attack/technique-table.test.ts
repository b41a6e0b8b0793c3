import assert from 'node:assert/strict'
import { test } from 'node:test'
import { displayWidth } from '../display-width.ts'
import { silentTerminal } from '../terminal.ts'
import { progressDisplay } from './show-progress.ts'
import { type TechniqueTally, techniqueTable } from './technique-table.ts'

const tally = (id: string, attempts: number, breaches: number, unclear = 0): TechniqueTally => {
  return { id, attempts, breaches, unclear }
}
const many = Array.from({ length: 108 }, (_, index) => tally(`multi.technique-${index}`, 4, index % 5, index % 2))

test('the table has every technique with its numbers, most breaches first', () => {
  const table = techniqueTable([tally('plain.ask', 12, 0, 1), tally('enc.base64', 11, 7)], { columns: 79, lines: 10 })
  assert.deepEqual(table, [
    'technique   attempts  breaches   unclear',
    'enc.base64        11         7         0',
    'plain.ask         12         0         1',
  ])
})

test('however small the terminal, the table fits it, cuts no row, and leaves no attempt out', () => {
  const wide = tally('日本語の技術'.repeat(8), 3, 9)
  for (const columns of [20, 30, 45, 79, 200])
    for (const lines of [3, 5, 8, 23, 60, 200]) {
      const table = techniqueTable([wide, ...many], { columns, lines })
      assert.ok(table.length <= lines, `${table.length} of ${lines} lines`)
      assert.ok(table.every((line) => displayWidth(line) <= columns))
    }
  for (const lines of [3, 5, 8, 23, 60, 200]) {
    const table = techniqueTable(many, { columns: 79, lines })
    const numbers = table.slice(1).map((line) => line.trim().split(/ {2,}/).slice(-3).map(Number))
    const sums = [0, 1, 2].map((place) => numbers.reduce((sum, row) => sum + (row[place] ?? 0), 0))
    assert.deepEqual(sums, [432, 213, 54], `${lines} lines`)
  }
  assert.equal(
    techniqueTable(many, { columns: 79, lines: 23 }).at(-1),
    '87 more                   348       129        44',
  )
  for (const lines of [-3, 0, 1, 2]) assert.deepEqual(techniqueTable(many, { columns: 79, lines }), [])
})

/** What stands on a screen after all that was written: no line may be wider than it, and nothing may leave it at the top. */
function screenOf(written: readonly string[], { columns, rows }: { readonly columns: number; readonly rows: number }) {
  let lines = ['']
  let at = 0
  for (const [, up, clear, end, text = ''] of written
    .join('')
    .matchAll(/\u001b\[(\d+)A|(\u001b\[J)|(\n)|([^\u001b\n]+)/g)) {
    if (up !== undefined) at -= Number(up)
    else if (clear !== undefined) lines = [...lines.slice(0, at), '']
    else if (end !== undefined) at += 1
    else lines[at] = text.startsWith('\r') ? text.slice(1) : `${lines[at] ?? ''}${text}`
    assert.ok(at >= 0 && at < rows, `line ${at} of ${rows}`)
    assert.ok(displayWidth(lines[at] ?? '') < columns)
  }
  return lines
}

test('on a terminal of 80 columns the table is overwritten in its place, at most four times a second, and goes at the end', () => {
  const size = { columns: 80, rows: 24 }
  const written: string[] = []
  let nowMs = 0
  const terminal = { ...silentTerminal, ...size, isLive: true, write: (text: string) => void written.push(text) }
  const display = progressDisplay(terminal, () => nowMs)
  for (let done = 0; done <= 300; done++) {
    const techniques = many.map((one, index) => ({ ...one, attempts: index < done ? one.attempts : 0 }))
    display.show({ what: 'attack', done, total: 300, details: ['4 breaches', `${done} requests`], techniques })
    nowMs += 10
    const screen = screenOf(written, size)
    assert.match(screen[0] ?? '', /^attack █*░* \d+\/300/)
    assert.match(screen[1] ?? '', /^technique +attempts +breaches +unclear$/)
    assert.match(screen.at(-1) ?? '', /^88 more /)
  }
  assert.equal(written.length, 13, 'in three seconds')
  display.end()
  assert.deepEqual(
    screenOf(written, size).filter((line) => line !== ''),
    [`attack ${'█'.repeat(24)} 300/300 · 4 breaches · 300 requests`],
  )
})

test('a note stands above what is overwritten, and stays', () => {
  const written: string[] = []
  let nowMs = 0
  const terminal = { ...silentTerminal, isLive: true, write: (text: string) => void written.push(text) }
  const display = progressDisplay(terminal, () => nowMs)
  const show = () => display.show({ what: 'attack', done: 1, total: 2, details: [], techniques: many })
  show()
  display.note('Stopping.')
  nowMs += 1_000
  show()
  display.end()
  const screen = screenOf(written, { columns: 80, rows: 100 })
  assert.deepEqual([screen[1], screen.filter((line) => /^attack /.test(line)).length], ['Stopping.', 2])
})
