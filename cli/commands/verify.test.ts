import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { newSigningKey } from '../../server/services/signature/signing-keys.ts'
import { htmlReport } from '../attack/report/formats/html-report.ts'
import { sealOfPage } from '../attack/report/manifest.ts'
import { reportOf } from '../attack/report/report.fixture.ts'
import { statementOf, withStatement } from '../attack/signature/signed-page.fixture.ts'
import { runCommandLine } from '../command-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'redoubt-verify-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const signingKey = newSigningKey(0)
const written = htmlReport(reportOf('a rule'))
const seal = sealOfPage(written) ?? ''
const report = inFolder('report.html', withStatement(written, statementOf(written), signingKey))
const unsigned = inFolder('unsigned.html', written)
const keyFile = inFolder('key.pem', signingKey.publicKey)
const otherKeyFile = inFolder('other.pem', newSigningKey(0).publicKey)

function inFolder(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

async function say(...words: readonly string[]) {
  const printed: string[] = []
  const code = await runCommandLine(['verify', ...words], { env: {}, print: (text) => printed.push(text) })
  return { code, text: printed.join('\n') }
}

test('who signed is told where a key was given and the signature holds', async () => {
  const { code, text } = await say(report, '--key', keyFile)
  assert.equal(code, 0, text)
  assert.match(text, new RegExp(`^signed +by the key ${signingKey.id} at 2026-01-02T00:00:00.000Z$`, 'm'))
  assert.doesNotMatch(text, /not checked/)
})

test('without a key nobody is told to have signed, and the signature is said not to be checked, with the seal too', async () => {
  for (const more of [[], ['--seal', seal]]) {
    const { code, text } = await say(report, ...more)
    assert.equal(code, 0, text)
    assert.doesNotMatch(text, /^signed/m)
    assert.match(text, /^not checked +the signature: /m)
    assert.equal(text.includes('Without --key or --seal'), more.length === 0)
  }
  assert.match((await say(unsigned, '--seal', seal)).text, /^not checked +the signature: /m)
})

test('of a signature that does not hold no signer is told', async () => {
  for (const words of [
    [report, '--key', otherKeyFile],
    [unsigned, '--key', keyFile],
  ]) {
    const { code, text } = await say(...words)
    assert.equal(code, 1)
    assert.match(text, /^DIFFERENT +the signature: /m)
    assert.doesNotMatch(text, /^signed|not checked/m)
  }
})
