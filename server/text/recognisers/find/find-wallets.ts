import { createHash } from 'node:crypto'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { hasWordsNear } from '../nearby-words.ts'
import type { Recognised } from '../recognised.ts'

/** Checks of checksums for one text: each costs up to half a millisecond; beyond, form and words decide. */
const checksMax = 200

/**
 * Addresses of crypto wallets with their checksum: base58 (Bitcoin, Litecoin, Dogecoin, Tron), bech32 (Bitcoin, Litecoin),
 * Ethereum with mixed case; all-lower-case Ethereum addresses only where words announce them.
 * Source: BIP 13, BIP 173, BIP 350, EIP 55. Known misses: chains without a checksum (Solana), Monero, Cardano.
 */
export function findWallets(text: string): Recognised[] {
  const found: Recognised[] = []
  let checksLeft = checksMax
  for (const { index, 0: written } of text.matchAll(candidate)) {
    const place = { start: index, end: index + written.length }
    checksLeft -= 1
    const byChecksum = checksLeft < 0 ? 0.3 : checksumConfidence(written)
    if (byChecksum === 0) continue
    const confidence = hasWordsNear(text, place, walletWords) ? Math.max(0.75, byChecksum) : byChecksum
    found.push({ ...place, kind: 'crypto wallet', label: 'crypto wallet address', confidence })
  }
  return found
}

const candidate =
  /(?<![A-Za-z0-9])(?:0x[0-9a-fA-F]{40}|(?:bc1|ltc1)[02-9ac-hj-np-z]{11,87}|[13LMDT][1-9A-HJ-NP-Za-km-z]{25,34})(?![A-Za-z0-9])/g
const walletWords =
  /(?<!\p{L})(?:wallets?|bitcoin|btc|ethereum|eth(?:er)?|litecoin|ltc|doge(?:coin)?|tron|trx|usdt|crypto\p{L}*|deposit|withdraw\p{L}*|send|donat\p{L}+|portefeuille|cartera|billetera)(?!\p{L})/iu

function checksumConfidence(written: string): number {
  if (written.startsWith('0x')) return ethereumConfidence(written.slice(2))
  if (/^(?:bc1|ltc1)/.test(written)) return isBech32(written) ? 0.7 : 0
  return isBase58Check(written) ? 0.7 : 0
}

function ethereumConfidence(hex: string): number {
  if (/^0+$/.test(hex) || new Set(hex).size < 6) return 0
  if (!(/[a-f]/.test(hex) && /[A-F]/.test(hex))) return 0.4
  const hash = Buffer.from(keccak_256(Buffer.from(hex.toLowerCase(), 'latin1'))).toString('hex')
  const isKept = [...hex].every((letter, at) => {
    if (/\d/.test(letter)) return true
    return Number.parseInt(hash.charAt(at), 16) >= 8 === (letter === letter.toUpperCase())
  })
  return isKept ? 0.55 : 0.2
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

function isBase58Check(written: string): boolean {
  let value = 0n
  for (const character of written) value = value * 58n + BigInt(base58.indexOf(character))
  const hex = value.toString(16)
  if (hex.length > 50) return false
  const bytes = Buffer.from(hex.padStart(50, '0'), 'hex')
  const once = createHash('sha256').update(bytes.subarray(0, 21)).digest()
  return createHash('sha256').update(once).digest().subarray(0, 4).equals(bytes.subarray(21))
}

const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

function isBech32(written: string): boolean {
  const split = written.indexOf('1')
  const prefix = [...written.slice(0, split)].map((letter) => letter.charCodeAt(0))
  const values = [...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31)]
  for (const character of written.slice(split + 1)) values.push(bech32.indexOf(character))
  let check = 1
  for (const value of values) {
    const top = check >>> 25
    check = ((check & 0x1ffffff) << 5) ^ value
    generators.forEach((generator, bit) => {
      if (((top >> bit) & 1) === 1) check ^= generator
    })
  }
  return check === 1 || check === 0x2bc830a3
}
