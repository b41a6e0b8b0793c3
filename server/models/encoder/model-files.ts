import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { appliesHeads, contentHeads, plantedHeads, responseHeads, securityHeads } from '../../domain/guard/encoder.ts'
import { isRecord } from '../../domain/is-record.ts'
import type { NetworkPaths } from './network.ts'

/** The committed files of the encoder, found to belong together. */
export interface ModelFiles {
  /** Name of the fit and the first 12 hex digits of a SHA-256 over its numbers. */
  readonly version: string
  /** The same of the network for pairs. */
  readonly pairsVersion: string
  /** Where the networks lie, in ONNX form, 13 and 23 MB; beside them their words, 19 and 26 MB. */
  readonly paths: NetworkPaths
  /** The parsed description of the tokeniser. */
  readonly tokenizer: unknown
}

/** Where the committed files lie. */
export const modelFolder = fileURLToPath(new URL('../../../models/', import.meta.url))

/**
 * Reads the encoder's files and checks that they are those that encoder.json names, made for the heads of this program.
 * Rejects with a plain message that names the file and how to restore it. Cost: 30 ms.
 */
export async function readModelFiles(folder: string = modelFolder): Promise<ModelFiles> {
  const place = (name: string): string => join(folder, name)
  const card = await readCard(place('encoder.json'))
  const paths = { network: place('encoder.onnx'), pairs: place('encoder-pairs.onnx') }
  const { pairs } = card
  const [tokenizer] = await Promise.all([
    readHashed(place('encoder-tokenizer.json'), card.tokenizerSha256),
    readHashed(place('pairs-tokenizer.json'), pairs.tokenizerSha256),
    checkLarge(paths.network, card),
    checkLarge(place('encoder-words.bin'), { sha256: card.wordsSha256, bytes: card.wordsBytes }),
    checkLarge(paths.pairs, pairs),
    checkLarge(place('encoder-pairs-words.bin'), { sha256: pairs.wordsSha256, bytes: pairs.wordsBytes }),
  ])
  const parsed = parseJson(tokenizer, place('encoder-tokenizer.json'))
  return { version: versionOf(card), pairsVersion: versionOf(pairs), paths, tokenizer: parsed }
}

/** The versions that `readModelFiles` would tell, without a look at the large files. */
export async function readEncoderVersions(
  folder: string = modelFolder,
): Promise<Pick<ModelFiles, 'version' | 'pairsVersion'>> {
  const card = await readCard(join(folder, 'encoder.json'))
  return { version: versionOf(card), pairsVersion: versionOf(card.pairs) }
}

/** A plain error about a file of the encoder: what is wrong with it and how to restore it. */
export function unusableModelFile(path: string, why: string): Error {
  return new Error(
    `The encoder's file ${path} cannot be used: ${why}. ` +
      'Restore the files from the repository (git checkout -- models/) or fit and export them again as training/README.md says.',
  )
}

interface NetworkCard {
  readonly version: string
  /** Stays when the same numbers are laid into other files: what was made with them goes on being valid. */
  readonly versionSha256: string
  readonly sha256: string
  readonly bytes: number
  /** Of the file that holds its words. */
  readonly wordsSha256: string
  readonly wordsBytes: number
  readonly tokenizerSha256: string
}

interface Card extends NetworkCard {
  readonly pairs: NetworkCard
}

function versionOf({ version, versionSha256 }: NetworkCard): string {
  return `${version}-${versionSha256.slice(0, 12)}`
}

async function readCard(path: string): Promise<Card> {
  const raw = parseJson((await readBytes(path)).toString('utf8'), path)
  if (!isRecord(raw)) throw unusableModelFile(path, 'it does not have the expected fields')
  const { heads } = raw
  const [network, pairs] = [readNetworkCard(raw), readNetworkCard(raw.pairs)]
  if (network === null || pairs === null || !isRecord(heads)) {
    throw unusableModelFile(path, 'it does not have the expected fields')
  }
  for (const [head, names] of Object.entries({
    security: securityHeads,
    content: contentHeads,
    response: responseHeads,
    planted: plantedHeads,
    applies: appliesHeads,
  })) {
    if (JSON.stringify(heads[head]) === JSON.stringify(names)) continue
    throw unusableModelFile(path, `its ${head} head does not tell what this version of Redoubt asks for`)
  }
  return { ...network, pairs }
}

function readNetworkCard(raw: unknown): NetworkCard | null {
  if (!isRecord(raw)) return null
  const { version, versionSha256, sha256, bytes, wordsSha256, wordsBytes, tokenizerSha256 } = raw
  if (typeof version !== 'string' || typeof bytes !== 'number' || typeof wordsBytes !== 'number') return null
  if (!isHash(versionSha256) || !isHash(sha256) || !isHash(wordsSha256) || !isHash(tokenizerSha256)) return null
  return { version, versionSha256, sha256, bytes, wordsSha256, wordsBytes, tokenizerSha256 }
}

/** Read in pieces: held as a whole, a network would cost its tens of MB once more in every worker. */
async function checkLarge(path: string, { sha256, bytes }: Pick<NetworkCard, 'sha256' | 'bytes'>): Promise<void> {
  const hash = createHash('sha256')
  let read = 0
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
      hash.update(chunk)
      read += chunk.length
    }
  } catch (error) {
    throw unreadable(path, error)
  }
  if (read !== bytes) throw unusableModelFile(path, `it has ${read} bytes where encoder.json says ${bytes}`)
  if (hash.digest('hex') !== sha256) throw foreign(path)
}

async function readHashed(path: string, sha256: string): Promise<string> {
  const content = await readBytes(path)
  if (createHash('sha256').update(content).digest('hex') !== sha256) throw foreign(path)
  return content.toString('utf8')
}

function foreign(path: string): Error {
  return unusableModelFile(path, 'it is not the file that encoder.json names (its SHA-256 differs)')
}

function unreadable(path: string, error: unknown): Error {
  return unusableModelFile(path, `it cannot be read (${error instanceof Error ? error.message : String(error)})`)
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    throw unreadable(path, error)
  }
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unusableModelFile(path, 'it is not valid JSON')
  }
}

function isHash(given: unknown): given is string {
  return typeof given === 'string' && /^[0-9a-f]{64}$/.test(given)
}
