import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { configDigest, isDigestOf } from '../config/config-digest.ts'
import { htmlReport } from '../report/formats/html-report.ts'
import { manifestTextOf, sealOfPage } from '../report/manifest.ts'
import { hostile, reportOf } from '../report/report.fixture.ts'
import { verifyPage } from './verify-page.ts'

const nothing = { seal: null, config: null, keys: null, evidence: null }
const page = htmlReport(reportOf('a rule'))
const seal = sealOfPage(page)
const differences = (changed: string, expected: Partial<Parameters<typeof verifyPage>[1]> = {}) =>
  verifyPage(changed, { ...nothing, ...expected }).differences

test('a report as it was written verifies, whatever stands in it and in whichever language', () => {
  for (const text of ['a rule', hostile, '\u202e\ud800', '$& $1 \\u0041', '&quot;&amp;'])
    for (const language of ['en', 'fr'] as const) {
      // As a disk gives it back.
      const written = Buffer.from(htmlReport(reportOf(text), language)).toString()
      assert.deepEqual(verifyPage(written, { ...nothing, seal: sealOfPage(written) }).differences, [])
      assert.equal(JSON.parse(manifestTextOf(written) ?? '').seed, text)
    }
})

test('each change of a page is named by its part, and nothing else is', () => {
  const [finding = ''] = page.match(/(?<=id="finding-)[\da-f]{8}/) ?? []
  const changes: readonly (readonly [string, string, string])[] = [
    ['1 of 4 judged', '0 of 4 judged', 'the part "summary" was changed'],
    ['severity: high', 'severity: low', `the finding ${finding} was changed`],
    ['<h2>Findings', '<h2>No findings', 'the part "findings" was changed'],
    ['default-src', 'script-src', 'what stands around the parts (head, style, title, the order of parts) was changed'],
    ['Digests (SHA-256)', 'Nothing', 'the part "manifest" was changed'],
  ]
  for (const [before, after, told] of changes) {
    assert.ok(page.includes(before), before)
    assert.deepEqual(differences(page.replace(before, after)), [told])
  }
})

test('a change is seen where two policies have the same words', () => {
  const full = reportOf('a rule')
  const policies = full.policies.flatMap((row) => [row, { ...row, id: 'twin' }])
  const breaches = full.breaches.flatMap((one) => [one, { ...one, policyId: 'twin', id: 'other' }])
  const written = htmlReport({ ...full, policies, breaches })
  const ids = written.match(/(?<=<article id=")[^"]+/g) ?? []
  assert.equal(new Set(ids).size, ids.length, 'every finding has an id of its own')
  const [first = ''] = written.match(/<article[\s\S]*?<\/article>/) ?? []
  const changed = written.replace(first, first.replace('severity: high', 'severity: low'))
  assert.deepEqual(differences(changed), [`the finding ${ids[0]?.slice('finding-'.length)} was changed`])
})

test('a part that is gone, doubled or moved does not go unseen', () => {
  const [untested = ''] = page.match(/<section id="untested">[\s\S]*?<\/section>/) ?? []
  const [finding = ''] = page.match(/<article[\s\S]*?<\/article>/) ?? []
  assert.ok(untested !== '' && finding !== '')
  assert.ok(differences(page.replace(untested, '')).includes('the part "untested" is missing'))
  assert.ok(differences(page.replace(finding, '')).some((line) => /^the finding [\da-f]{8} is missing$/.test(line)))
  assert.equal(differences(page.replace(untested, untested + untested)).length, 1)
  assert.ok(
    differences(page.replace(untested, untested.replace('untested', 'extra'))).includes('the part "extra" was added'),
  )
  assert.ok(differences(page.replace('</main>', `${untested}</main>`).replace(untested, '')).length > 0)
})

test('whoever changes the manifest with the page is found by the seal, and by what lies outside of the page', () => {
  const forged = page.replace('&quot;config_digest&quot;: &quot;c0&quot;', '&quot;config_digest&quot;: &quot;ff&quot;')
  assert.notEqual(forged, page)
  assert.deepEqual(differences(forged), [], 'the page alone cannot tell')
  assert.match(differences(forged, { seal })[0] ?? '', /^the seal: [\da-f]{64} in the report, [\da-f]{64} now$/)
})

test('a config is known again by a salted digest, another one is not it, and no digest is the same twice', () => {
  const config = Buffer.from('name: Shop')
  const digest = configDigest(config)
  const report = { ...reportOf('a rule'), provenance: { configDigest: digest, seed: 's' } }
  const written = htmlReport(report)
  assert.deepEqual(differences(written, { config }), [])
  assert.deepEqual(differences(written, { config: Buffer.from('name: Shops') }), [
    'the config: it is not the one that was run',
  ])
  assert.notEqual(configDigest(config), digest)
  assert.equal(isDigestOf('c0', config), false)
})

test('a report of the version before signatures verifies by its parts, seal and config, and is not said to be changed', () => {
  const first = readFileSync(new URL('unsigned-report.fixture.html', import.meta.url), 'utf8')
  const printed = '7ffa40c03425d5d3b5ef3b527607c22083874eed81d165e8dafc9fce6ac14701'
  assert.deepEqual(differences(first), [])
  assert.deepEqual(differences(first, { seal: printed, config: Buffer.from('name: Shop') }), [])
  assert.deepEqual(differences(first, { config: Buffer.from('name: Shops') }), [
    'the config: it is not the one that was run',
  ])
  assert.deepEqual(differences(first.replace('1 of 4 judged', '0 of 4 judged')), ['the part "summary" was changed'])
  const [told = '', ...more] = differences(first, { keys: [] })
  assert.match(told, /^the signature: an older version wrote the report and signed none/)
  assert.deepEqual(more, [])
  const raw = first.replace('  &quot;run_id', '  &quot;note&quot;: &quot;<b>held</b>&quot;, &quot;run_id')
  assert.match(differences(raw).join(), /^the manifest: its place was changed/)
})

test('a page without a manifest, or with one that cannot be read, is told so', () => {
  assert.match(differences('<p>hello</p>')[0] ?? '', /no manifest/)
  assert.match(differences(page.replace('{', '[')).join(), /changed|cannot be read/)
  assert.match(
    differences(page.replace(/(<pre id="manifest-data">)[\s\S]*?<\/pre>/, '$1{}</pre>'))[0] ?? '',
    /cannot be read/,
  )
})
