import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SaxesParser } from 'saxes'
import { hostile, reportOf } from '../report.fixture.ts'
import { badge } from './badge.ts'
import { cell, csvReport } from './csv-report.ts'
import { junitReport } from './junit-report.ts'
import { markdownReport, md } from './markdown-report.ts'
import { sarifReport } from './sarif-report.ts'

/** What a strict XML parser reads; throws at the first thing that is no XML. */
function readXml(text: string): { readonly names: readonly string[]; readonly texts: readonly string[] } {
  const names: string[] = []
  const texts: string[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => void names.push(name))
  parser.on('text', (one) => void texts.push(one))
  parser.write(text).close()
  return { names, texts }
}

const all = [hostile, 'x\u0000\u000b\ufffe\ud800', '\u202egnp', ']]><a>', '=1+1', '👍'.repeat(100_000)]

test('JUnit and the badge are XML to a strict parser, and no text of a target becomes an element', () => {
  const calm = readXml(junitReport(reportOf('x'))).names
  for (const text of all) assert.deepEqual(readXml(junitReport(reportOf(text))).names, calm)
  assert.ok(
    readXml(junitReport(reportOf(hostile)))
      .texts.join('')
      .includes('<script>alert(1)</script>'),
  )
  assert.deepEqual(
    readXml(badge(reportOf(hostile))).texts.filter((text) => text.trim() !== ''),
    ['red team: 1 finding, high, 1 untested', 'red team', '1 finding, high, 1 untested'],
  )
})

test('SARIF is JSON in well-formed Unicode whose every result names a rule', () => {
  for (const text of all) {
    const written = sarifReport(reportOf(text))
    const [run] = JSON.parse(written).runs
    assert.equal(run.tool.driver.rules[run.results[0].ruleIndex].id, run.results[0].ruleId)
    assert.ok(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(written)).length > 0)
  }
})

test('a badge never says that all is well where nothing was judged', () => {
  const full = reportOf('x')
  const nothing = { ...full, breaches: [], untested: [] }
  const summary = { ...full.summary, attempts_failed: 0, attempts_passed: 0 }
  assert.match(badge({ ...nothing, summary }), /nothing judged/)
  assert.match(badge({ ...nothing, summary: { ...summary, attempts_passed: 4 } }), /no finding in 4 attempts/)
})

/** The cells of a CSV by RFC 4180. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  for (const [, quoted = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

test('no cell of the CSV is a formula to a spreadsheet, and every row has every column', () => {
  for (const begin of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '|calc', '%0A', '＝1'])
    assert.match(cell(begin), /^"'/, JSON.stringify(begin))
  assert.equal(cell('a "quoted", text'), '"a ""quoted"", text"')
  for (const text of [...all, '=cmd|"/c calc"!A1', 'a","b\r\n"c']) {
    const rows = readCsv(csvReport(reportOf(text)))
    assert.deepEqual(
      rows.map((row) => row.length),
      [21, 21, 21],
      JSON.stringify(text.slice(0, 40)),
    )
    assert.ok(rows.flat().every((one) => !/^[=+\-@]/.test(one)))
    assert.equal(rows[1]?.[5], 'not tested')
  }
})

test('no cell of the CSV is shown in another direction than it is written in', () => {
  const turned = 'pay \u202egnp.exe\u202c \u2066x\u2069\u200f'
  assert.equal(cell(turned), '"pay \ufffdgnp.exe\ufffd \ufffdx\ufffd\ufffd"')
  assert.doesNotMatch(csvReport(reportOf(turned)), /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/)
  assert.equal(cell('שלום, 漢字'), '"שלום, 漢字"')
})

test('Markdown takes no text of a target for markup, and a fence cannot be closed from inside', () => {
  assert.equal(
    md('# [a](http://x) <b> *c* | `d` @e'),
    '\\# \\[a\\]\\(http&#58;//x\\) &lt;b&gt; \\*c\\* \\| \\`d\\` &#64;e',
  )
  const text = markdownReport(reportOf('```\n# Not a heading\n````\n<script>'))
  const outside = text.replaceAll(/^(`{3,})text\n[\s\S]*?\n\1$/gm, '')
  assert.equal(/<script|^# Not/m.test(outside), false)
  assert.match(text, /^`{5}text$/m)
  assert.match(markdownReport(reportOf('x'), 'fr'), /^## Constats$/m)
})

test('Markdown says in words how many findings it leaves out', () => {
  const full = reportOf('x')
  const breaches = Array.from({ length: 60 }, (_, index) =>
    full.breaches.map((one) => ({ ...one, findingKey: `${index}` })),
  ).flat()
  const text = markdownReport({ ...full, breaches })
  assert.match(text, /^10 more findings are in the HTML, JSON and CSV reports\.$/m)
  assert.doesNotMatch(text, /^\+ /m)
})
