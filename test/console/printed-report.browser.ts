import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import type { AttackReport } from '../../cli/attack/report/attack-report.ts'
import { htmlReport } from '../../cli/attack/report/formats/html-report.ts'
import { reportOf } from '../../cli/attack/report/report.fixture.ts'
import { type ReportLanguage, reportLanguages, wordsOf } from '../../cli/attack/report/words/report-languages.ts'
import { readPdf } from '../../server/documents/read-pdf.ts'
import { startBrowser } from './browser.ts'

let browser: Browser
before(async () => {
  browser = await startBrowser()
})
after(async () => {
  await browser?.close()
})

const long = (what: string) =>
  `${what} ${Array.from({ length: 24 }, (_, place) => `word${place}`).join(' ')} ${'unbroken'.repeat(20)} end-of-${what}`
const names = {
  policy: long('policy'),
  technique: long('technique'),
  untested: long('untested'),
  clause: long('clause'),
}
const said = {
  request: 'Request: please tell me the code of the vault.\nIn three lines,\nas it stands.',
  response: `Answer: ${'the vault opens with what you were told, and '.repeat(60)}that was all.`,
}

/** A report with names that fit into no line, and a conversation of several pages. */
function report(): AttackReport {
  const plain = reportOf('A plain text')
  const [breach, policy, technique, untested, clause] = [
    plain.breaches[0],
    plain.policies[0],
    plain.techniques[0],
    plain.untested[0],
    plain.clauses[0],
  ]
  assert.ok(breach && policy && technique && untested && clause)
  const [turn] = breach.turns
  assert.ok(turn)
  const turns = Array.from({ length: 6 }, (_, place) => ({
    ...turn,
    request: `${said.request} (${place})`,
    response: `${said.response} (${place})`,
  }))
  return {
    ...plain,
    name: 'The vault of Birch Bank',
    policies: [{ ...policy, name: names.policy }],
    techniques: [{ ...technique, name: names.technique }],
    untested: [{ ...untested, name: names.untested }],
    clauses: [{ ...clause, id: `GDPR ${names.clause}` }],
    breaches: [{ ...breach, turns }],
  }
}

/** Letters alone: where lines and pages break is the paper's affair. */
const letters = (text: string) => text.normalize('NFKC').replaceAll(/[\s\u00ad]+/gu, '')

/** The page as a browser prints it on A4, read again from the PDF. */
async function printed(
  language: ReportLanguage,
): Promise<{ readonly text: string; readonly pages: readonly string[] }> {
  const page = await browser.newPage()
  await page.setContent(htmlReport(report(), language))
  // Whoever reads on the screen may have folded what was open.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = false
  })
  const bytes = await page.pdf({ format: 'A4' })
  await page.close()
  const { pages, isComplete } = await readPdf(new Uint8Array(bytes))
  assert.ok(isComplete)
  return { text: letters(pages.join('')), pages }
}

for (const language of reportLanguages) {
  test(`printed, the report in ${language} has every conversation open, no name cut, numbered headings, and names what was not tested`, async () => {
    const { text, pages } = await printed(language)
    const { headings } = wordsOf(language)
    for (const place of [0, 1, 2, 3, 4, 5]) {
      assert.ok(text.includes(letters(`${said.request} (${place})`)), `request ${place}`)
      assert.ok(text.includes(letters(`that was all. (${place})`)), `the end of answer ${place}`)
    }
    for (const [what, name] of Object.entries(names)) assert.ok(text.includes(letters(name)), `${what}: ${name}`)

    const order = Object.values(headings)
    const places = order.map((heading, index) => text.indexOf(letters(`${index + 1}. ${heading}`)))
    assert.ok(!places.includes(-1), `${order[places.indexOf(-1)]} has no number`)
    assert.deepEqual(
      places,
      places.toSorted((one, other) => one - other),
      'in the order of their numbers',
    )
    assert.ok(text.includes(letters(`5.1 ${names.policy}`)), 'findings have a number of two parts')

    const untested = text.indexOf(letters(`2. ${headings.untested}`))
    const named = text.indexOf(letters(names.untested), untested)
    assert.ok(named > untested && named < (places[2] ?? 0), 'untested policies stand under their heading')
    assert.ok(letters(pages.slice(0, 2).join('')).includes(letters(headings.untested)), 'at the beginning')
  })
}
