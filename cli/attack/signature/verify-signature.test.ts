import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SignedEnvelope } from '../../../contract/signature/signature.ts'
import { newSigningKey } from '../../../server/services/signature/signing-keys.ts'
import { htmlReport, withSignature } from '../report/formats/html-report.ts'
import { manifestTextOf, sealOfPage, signatureTextOf } from '../report/manifest.ts'
import { hostile, reportOf } from '../report/report.fixture.ts'
import { evidenceFixture, statementOf, withStatement } from './signed-page.fixture.ts'
import { verifyPage } from './verify-page.ts'
import { evidenceFaults, readTrustedKeys } from './verify-signature.ts'

const signingKey = newSigningKey(0)
const nothing = { seal: null, config: null, keys: null, evidence: null }
const evidence = evidenceFixture
const { answers } = evidence
const keys = readTrustedKeys(signingKey.publicKey)
const unreadable = ['the signature: it cannot be read']

function signedPage(text = 'a rule', key = signingKey) {
  const page = htmlReport(reportOf(text))
  return withStatement(page, statementOf(page), key)
}

const differences = (page: string, expected: Partial<Parameters<typeof verifyPage>[1]> = { keys }) =>
  verifyPage(page, { ...nothing, ...expected }).differences

/** A page whose manifest fits whatever was changed in it, as a forger writes it: what no digest of the page can find. */
function forgedPage(change: (report: ReturnType<typeof reportOf>) => ReturnType<typeof reportOf>): string {
  const signed = signedPage()
  const [, signature = ''] = /<pre id="signature-data">([\s\S]*?)<\/pre>/.exec(signed) ?? []
  const page = htmlReport(change(reportOf('a rule')))
  return page.replace('<pre id="signature-data"></pre>', `<pre id="signature-data">${signature}</pre>`)
}

test('a signed page verifies by its public key alone, whatever stands in it; unsigned it does not', () => {
  for (const text of ['a rule', hostile, '$& $1 \\u0041', '&quot;&amp;']) {
    const page = Buffer.from(signedPage(text)).toString()
    const { differences, signed } = verifyPage(page, { ...nothing, keys, evidence })
    assert.deepEqual([differences, signed?.keyId], [[], signingKey.id])
  }
  assert.deepEqual(differences(htmlReport(reportOf('a rule'))), ['the signature: the page has none'])
})

test('whoever changes a report and writes a manifest that fits is found by the signature', () => {
  const changes: Readonly<Record<string, (report: ReturnType<typeof reportOf>) => ReturnType<typeof reportOf>>> = {
    'a count': (report) => ({ ...report, summary: { ...report.summary, attempts_failed: 0 } }),
    'a rate of a policy': (report) => ({ ...report, policies: report.policies.map((row) => ({ ...row, failed: 0 })) }),
    'a conversation': (report) => ({
      ...report,
      breaches: report.breaches.map((one) => ({
        ...one,
        turns: one.turns.map((turn) => ({ ...turn, response: 'No.' })),
      })),
    }),
    'the text of a policy': (report) => ({
      ...report,
      policies: report.policies.map((row) => ({ ...row, policy: 'b' })),
    }),
    'what was not tested': (report) => ({ ...report, untested: [] }),
    'a version': (report) => ({ ...report, versions: { service: '9', judge: '9', encoder: '9', llm: false } }),
    'the seed': (report) => ({ ...report, provenance: { ...report.provenance, seed: 'other' } }),
    'the config': (report) => ({ ...report, provenance: { ...report.provenance, configDigest: 'other' } }),
    'a finding that is gone': (report) => ({ ...report, breaches: [] }),
    'who allowed it': (report) => ({ ...report, authorisation: 'nobody' }),
    'a date': (report) => ({ ...report, createdAt: '2027-01-01T00:00:00.000Z' }),
  }
  assert.deepEqual(differences(forgedPage((report) => report)), [])
  for (const [what, change] of Object.entries(changes)) {
    const page = forgedPage(change)
    const { differences: alone } = verifyPage(page, nothing)
    assert.deepEqual(
      alone.filter((line) => line.startsWith('the part') || line.startsWith('the finding')),
      [],
      what,
    )
    assert.ok(differences(page).includes('the signature: it is about another manifest'), what)
  }
})

test('a report that says another thing than the service signed is found, though its own manifest was signed', () => {
  const page = htmlReport(reportOf('a rule'))
  const sums = { ...JSON.parse(manifestTextOf(page) ?? '').sums, failed: 3 }
  for (const [changed, what] of [
    [{ sums }, 'the sums'],
    [{ seed: 'x' }, 'the seed'],
    [{ untested: [] }, 'what was not tested'],
    [{ versions: null }, 'the versions'],
    [{ run: { test_id: 'x', run_id: 'y' } }, 'the run'],
  ] as const) {
    const told = differences(withStatement(page, statementOf(page, changed), signingKey))
    assert.ok(told.includes(`${what}: the report says another thing than the service signed`), what)
  }
})

test('each changed byte of payload and signature, another key, and a retired one that signs later are found', () => {
  const [, shown = ''] = /<pre id="signature-data">([\s\S]*?)<\/pre>/.exec(signedPage()) ?? []
  const envelope = JSON.parse(shown.replaceAll('&quot;', '"')) as SignedEnvelope
  const page = htmlReport(reportOf('a rule'))
  const payload = Buffer.from(envelope.payload, 'base64')
  for (let place = 0; place < payload.length; place += 97) {
    const changed = Buffer.from(payload)
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
    assert.notDeepEqual(differences(withSignature(page, { ...envelope, payload: changed.toString('base64') })), [])
  }
  const [one = { keyid: '', sig: '' }] = envelope.signatures
  const sig = Buffer.from(one.sig, 'base64')
  sig.writeUInt8(sig.readUInt8(7) ^ 1, 7)
  const broken = { ...envelope, signatures: [{ ...one, sig: sig.toString('base64') }] }
  assert.deepEqual(differences(withSignature(page, broken)), ['the signature: it does not fit what was signed'])
  for (const signatures of [[], [one, one]])
    assert.deepEqual(differences(withSignature(page, { ...envelope, signatures })), unreadable)
  const stranger = newSigningKey(0)
  assert.match(differences(signedPage('a rule', stranger))[0] ?? '', /which is not among those given/)
  const told = (retired_at: string | null) =>
    differences(signedPage(), {
      keys: readTrustedKeys(JSON.stringify({ items: [{ public_key: signingKey.publicKey, retired_at }] })),
    })
  assert.deepEqual(told('2026-01-03T00:00:00.000Z'), [], 'what it signed before goes on counting')
  assert.match(told('2026-01-01T00:00:00.000Z')[0] ?? '', /by a key that was retired/)
  assert.match(differences(page.replace('data"></pre>', 'data">{</pre>'))[0] ?? '', /it cannot be read/)
})

test('whatever else stands in the places that no digest covers is found, shown by a browser or not', () => {
  const page = signedPage()
  const overlay = '<style>main{display:none}</style><div>All 40 policies held.</div>'
  const envelope = JSON.parse(signatureTextOf(page) ?? '') as SignedEnvelope
  const [one = { keyid: '', sig: '' }] = envelope.signatures
  const inPlace = (name: string, change: (shown: string) => string) =>
    page.replace(
      new RegExp(`(<pre id="${name}-data">)([^<]*)`),
      (_, mark: string, shown: string) => mark + change(shown),
    )
  const signatures = [
    inPlace('signature', (shown) => shown.replace('{', `{&quot;note&quot;: &quot;${overlay}&quot;,`)),
    inPlace('signature', () => JSON.stringify({ ...envelope, note: overlay })),
    inPlace('signature', (shown) => shown.replace('{', '{&quot;note&quot;: &quot;All held.&quot;,')),
    inPlace('signature', (shown) =>
      shown.replace('&quot;keyid', `&quot;note&quot;: &quot;${overlay}&quot;,&quot;keyid`),
    ),
    inPlace('signature', (shown) => `${shown}\n`),
  ]
  for (const forged of signatures) {
    assert.notEqual(forged, page)
    assert.match(differences(forged).join(), /^the signature: its place was changed/)
  }
  const manifests = [
    inPlace('manifest', (shown) =>
      shown.replace('&quot;manifest', `&quot;note&quot;: &quot;${overlay}&quot;,&quot;manifest`),
    ),
    inPlace('manifest', (shown) => shown.replaceAll('&quot;', '"')),
    inPlace('manifest', (shown) => shown.replace('{', '{ ')),
  ]
  for (const forged of manifests) {
    assert.notEqual(forged, page)
    assert.match(differences(forged).join(), /^the manifest: its place was changed/)
  }
  // What a decoder of base64 passes over.
  for (const more of [' ', '*', '<b>', '====All held.']) {
    const payload = { ...envelope, payload: envelope.payload + more }
    const sig = { ...envelope, signatures: [{ ...one, sig: one.sig + more }] }
    for (const forged of [payload, sig]) assert.deepEqual(differences(withSignature(page, forged)), unreadable)
  }
})

test('raw markup that reads as the same manifest is found, seal and signature notwithstanding', () => {
  const written = htmlReport(reportOf(hostile))
  const page = withStatement(written, statementOf(written), signingKey)
  const forged = page.replace(/(?<=<pre id="manifest-data">)[^<]*/, (shown) => shown.replaceAll('&lt;', '<'))
  assert.notEqual(forged, page)
  assert.deepEqual([sealOfPage(forged), manifestTextOf(forged)], [sealOfPage(page), manifestTextOf(page)])
  assert.match(differences(forged, { keys, seal: sealOfPage(page) }).join(), /^the manifest: its place was changed/)
})

test('a statement of another shape is told as a signature that cannot be read', () => {
  const page = htmlReport(reportOf('a rule'))
  const whole = statementOf(page)
  const { predicate } = whole
  const broken: readonly unknown[] = [
    null,
    { ...whole, subject: [] },
    { ...whole, subject: [{ digest: null }] },
    { ...whole, predicate: null },
    { ...whole, predicate: { ...predicate, run: undefined } },
    { ...whole, predicate: { ...predicate, run: { run_id: 1 } } },
    { ...whole, predicate: { ...predicate, signed_at: {} } },
    ...[[null], [[1]], [['a', 'b']], 'x', undefined].map((checkpoints) => ({
      ...whole,
      predicate: { ...predicate, evidence: { ...evidence, head: 'zz', checkpoints } },
    })),
  ]
  for (const statement of broken) {
    const forged = withStatement(page, statement, signingKey)
    assert.deepEqual(differences(forged, { keys, evidence }), unreadable, JSON.stringify(statement))
  }
})

test('where evidence differs from what was signed, it says from which conversation on', () => {
  assert.deepEqual(evidenceFaults(evidence, evidence), [])
  const now = { ...evidence, head: 'zz', checkpoints: [[1, 'aa'] as const, [2, 'yy'] as const, [3, 'zz'] as const] }
  assert.match(evidenceFaults(evidence, now).join(), /^the conversations: .* is number 2$/)
  assert.match(
    evidenceFaults(evidence, { ...now, cases: 4 }).join(),
    /^the conversations: 3 were signed, 4 are there now$/,
  )
  const changed = { ...evidence, answers: { ...answers, head: 'b', checkpoints: [[1, 'b'] as const] } }
  assert.match(evidenceFaults(evidence, changed).join(), /^the answers to the dataset: .* is number 1$/)
})

test('a dataset that was generated again is said to be that, and only where answers were signed', () => {
  const none = { dataset_id: 'other', cases: 0, head: 'start', checkpoints: [] }
  assert.deepEqual(evidenceFaults(evidence, { ...evidence, answers: none }), [
    'the answers to the dataset: the dataset was generated again since, and the 1 that were signed are no longer read',
  ])
  assert.deepEqual(
    evidenceFaults({ ...evidence, answers: { ...none, dataset_id: 'd' } }, { ...evidence, answers: none }),
    [],
  )
})
