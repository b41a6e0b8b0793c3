import assert from 'node:assert/strict'
import { test } from 'node:test'
import { techniques } from '../../server/redteam/techniques/catalogue.ts'
import { displayWidth } from '../display-width.ts'
import { silentTerminal, type Terminal } from '../terminal.ts'
import { UsageError } from '../usage-error.ts'
import { chooseTechniques, preferredTechniques, withBaseline } from './config/choose-techniques.ts'
import { heedInterrupts, Interrupted } from './heed-interrupts.ts'
import { progressDisplay, progressLines, progressParts } from './show-progress.ts'
import { parseReportOption } from './write-reports.ts'

function terminalOf(fields: Partial<Terminal> = {}) {
  const written: string[] = []
  const exits: number[] = []
  const listeners = new Set<() => void>()
  const terminal: Terminal = {
    ...silentTerminal,
    columns: 40,
    write: (text) => written.push(text),
    onInterrupt: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    exit: (code) => exits.push(code),
    ...fields,
  }
  const press = () => {
    for (const listener of listeners) listener()
  }
  return { terminal, written, exits, press, listeners }
}

test('the first Ctrl-C stops cleanly though it arrives twice, the second ends at once', () => {
  const { terminal, exits, press, listeners } = terminalOf()
  let nowMs = 0
  const notes: string[] = []
  const { signal, release } = heedInterrupts(
    terminal,
    () => nowMs,
    (text) => notes.push(text),
  )
  press()
  nowMs = 50
  press()
  assert.ok(signal.aborted && signal.reason instanceof Interrupted)
  assert.deepEqual(exits, [])
  assert.equal(notes.length, 1)
  nowMs = 900
  press()
  assert.deepEqual(exits, [130])
  release()
  assert.equal(listeners.size, 0)
})

test('progress is overwritten and never cut on a terminal, and a line now and then elsewhere', () => {
  const show = (isLive: boolean) => {
    const { terminal, written } = terminalOf({ isLive })
    let nowMs = 0
    const display = progressDisplay(terminal, () => nowMs)
    for (let done = 0; done <= 10; done++) {
      display.show({ what: 'attack', done, total: 10, details: ['1 breaches'] })
      nowMs += 3_000
    }
    display.end()
    return written
  }
  const plain = show(false)
  assert.equal(plain.length, 4)
  assert.ok(plain.every((line) => line.endsWith('\n') && !line.includes('\u001b')))
  assert.match(plain[1] ?? '', /4\/10 · 1 breaches · 18 s left/)
  const live = show(true)
  assert.equal(live.length, 12)
  // On 40 columns the bar, and what else is told, take two lines: the second painting goes up one.
  assert.deepEqual(
    live.slice(0, 2).map((text) => text.replace(/^\r((\u001b\[\d?[AJ])*)[\s\S]*/, '$1')),
    ['\u001b[J', '\u001b[1A\u001b[J'],
  )
  const lines = live.flatMap((text) => text.replace(/^\r(\u001b\[\d?[AJ])*/, '').split('\n'))
  assert.ok(
    lines.every((line) => line.length < 40),
    'a line is never longer than the terminal',
  )
  assert.match(live[1] ?? '', /1\/10\n {2}1 breaches · 27 s left$/)
})

test('the time left is told in words, and not where it is not known', () => {
  const line = (etaMs: number | null) => progressParts({ what: 'a', done: 1, total: 2, details: [] }, etaMs).join(' · ')
  assert.match(line(61_000), / · 1 min 1 s left$/)
  assert.match(line(3_660_000), / · 1 h 1 min left$/)
  assert.equal(line(null).includes('left'), false)
})

test('however narrow the terminal and wide the letters, each detail of the progress is there and fits', () => {
  const details = ['3 breaches', '日本語の詳細 '.repeat(6).trim(), '9 errors of the target']
  for (const columns of [30, 60, 200]) {
    const techniques = [{ id: 'enc.base64', attempts: 2, breaches: 1, unclear: 0 }]
    const progress = { what: 'attack', done: 1, total: 2, details, techniques }
    const lines = progressLines(progress, 5_000, { columns, lines: 24 })
    assert.ok(lines.every((line) => displayWidth(line) < columns))
    for (const detail of [...details, '5 s left']) {
      assert.ok(lines.join('').replaceAll(' ', '').includes(detail.replaceAll(' ', '')), `${columns}: ${detail}`)
    }
    assert.match(lines.at(-1) ?? '', columns < 40 ? /^ {2}breaches, 0 unclear$/ : /^enc\.base64 +2 +1 +0$/)
  }
})

const catalogue = [
  ...Array.from({ length: 30 }, (_, index) => ({ id: `enc.${index}`, needs: [] })),
  { id: 'multi.a', needs: [] },
  { id: 'multi.b', needs: ['memory'] },
  { id: 'llm.a', needs: ['llm'] },
  { id: 'doc.a', needs: ['documents'] },
]

test('a preset takes some of each kind and nothing that needs an LLM', () => {
  assert.deepEqual(chooseTechniques(undefined, catalogue).slice(0, 3), ['enc.0', 'multi.a', 'enc.1'])
  assert.equal(chooseTechniques('quick', catalogue).length, 8)
  assert.equal(chooseTechniques('standard', catalogue).length, 20)
  const all = chooseTechniques('all', catalogue)
  assert.ok(all.includes('multi.b') && all.includes('doc.a') && !all.includes('llm.a') && all.length === 33)
  assert.throws(
    () => chooseTechniques(['enc.0', 'enc.99'], catalogue),
    (error) => error instanceof UsageError && /enc\.99/.test(error.message),
  )
})

test('the baseline comes first and once, whatever is chosen, and takes no place of a preset', () => {
  const plain = { id: 'plain.ask', needs: [] }
  const known = [...catalogue, plain]
  assert.deepEqual(withBaseline(['enc.0', 'plain.ask', 'enc.1'], known), ['plain.ask', 'enc.0', 'enc.1'])
  assert.deepEqual(withBaseline(['enc.0'], catalogue), ['enc.0'], 'a service that has none')
  for (const preset of ['quick', 'standard', 'all'] as const)
    assert.deepEqual(chooseTechniques(preset, known), chooseTechniques(preset, catalogue))
})

test('every technique that presets begin with is in the catalogue and needs nothing', () => {
  const known = techniques.filter(({ about }) => about.needs.length === 0).map(({ about }) => about.id)
  assert.deepEqual(
    preferredTechniques.filter((id) => !known.includes(id)),
    [],
  )
  assert.deepEqual(
    chooseTechniques(
      'quick',
      techniques.map(({ about }) => ({ ...about, needs: [...about.needs] })),
    ),
    preferredTechniques.slice(0, 8),
  )
})

test('--report names forms and files', () => {
  assert.deepEqual(Object.keys(parseReportOption('html=a.html,csv=/b.csv,badge=c.svg')), ['html', 'csv', 'badge'])
  for (const text of ['pdf=a', 'html', 'html=', '']) assert.throws(() => parseReportOption(text), UsageError)
})
