import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const models = join(import.meta.dirname, '..', 'models')
const text = (name: string): string => readFileSync(join(models, name), 'utf8')
const sha256 = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(join(models, name)))
    .digest('hex')

interface Description {
  readonly version: string
  readonly versionSha256: string
  readonly sha256: string
  readonly bytes: number
  readonly wordsSha256: string
  readonly pairs: {
    readonly version: string
    readonly versionSha256: string
    readonly sha256: string
    readonly bytes: number
    readonly wordsSha256: string
  }
  readonly provenance: readonly { readonly source: string; readonly licence: string; readonly fit: number }[]
}

const described = JSON.parse(text('encoder.json')) as Description

test('the committed model, its description and its card belong together', () => {
  assert.equal(sha256('encoder.onnx'), described.sha256)
  assert.equal(sha256('encoder-words.bin'), described.wordsSha256)
  assert.equal(sha256('encoder-pairs.onnx'), described.pairs.sha256)
  assert.equal(sha256('encoder-pairs-words.bin'), described.pairs.wordsSha256)
  const card = text('encoder-card.md')
  for (const told of [described, described.pairs].flatMap(({ version, sha256, bytes }) => [
    version,
    sha256,
    bytes.toLocaleString('en'),
  ])) {
    assert.ok(card.includes(told), `models/encoder-card.md does not tell ${told}; run training/encoder/card.py`)
  }
})

test('the card names every source with its licence and rows, and no source is a dev set', () => {
  const card = text('encoder-card.md')
  assert.ok(described.provenance.length > 40)
  for (const { source, licence, fit } of described.provenance) {
    assert.ok(licence.length > 0, source)
    assert.match(
      card,
      new RegExp(`\\| ${source} \\| ${licence.replaceAll(/[^\w -]/g, '.')} \\| .* \\| ${fit} \\|`),
      source,
    )
    assert.doesNotMatch(
      source,
      /deepset-test|tensor|arena-hard-v01|mtbench|xstest|naughty|clinc|stsb-dev|gptfuzz-evaluate/,
    )
  }
})

test('fusion, kinds of harm, topics, background and judge were made for the committed encoder', () => {
  const version = `${described.version}-${described.versionSha256.slice(0, 12)}`
  for (const name of [
    'security-fusion.json',
    'content-calibration.json',
    'topic-calibration.json',
    'background.json',
  ]) {
    assert.ok(text(name).includes(version), `models/${name} was made for another encoder; see training/README.md`)
  }
  const pairs = `${described.pairs.version}-${described.pairs.versionSha256.slice(0, 12)}`
  assert.ok(
    text('judge.json').includes(pairs),
    'models/judge.json was made for other layers for pairs; see training/README.md',
  )
})
