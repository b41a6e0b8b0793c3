import { crc32 } from 'node:zlib'
import type { RandomBytes } from '../scope/service-scope.ts'

/** What every issued key starts with, so that scanners of repositories and logs recognise it. */
const apiKeyPrefix = 'rdk_'

/**
 * Makes a key: `rdk_`, 256 random bits as 43 base-62 digits, and 6 digits of checksum, 53 characters together.
 * The checksum tells a mistyped or cut key from an unknown one without asking the database; it is no secret.
 */
export function makeApiKey(randomBytes: RandomBytes): string {
  const body = apiKeyPrefix + base62(bytesToInteger(randomBytes(secretBytes)), secretDigits)
  return body + checksumOf(body)
}

/** Whether a text has the form of an issued key and an intact checksum. Says nothing about whether it exists. */
export function looksLikeIssuedKey(text: string): boolean {
  if (!issuedKeyPattern.test(text)) return false
  const body = text.slice(0, -checksumDigits)
  return checksumOf(body) === text.slice(-checksumDigits)
}

/** The first characters by which people recognise a key: 8 of an issued one, 4 of one that was given. */
export function recognisablePrefix(key: string): string {
  return key.slice(0, looksLikeIssuedKey(key) ? 8 : 4)
}

const secretBytes = 32
/** 62 ** 43 is the first power of 62 above 2 ** 256. */
const secretDigits = 43
/** 62 ** 6 is above 2 ** 32. */
const checksumDigits = 6
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const issuedKeyPattern = /^rdk_[0-9A-Za-z]{49}$/

function checksumOf(body: string): string {
  return base62(BigInt(crc32(body)), checksumDigits)
}

function bytesToInteger(bytes: Uint8Array): bigint {
  return bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}

function base62(value: bigint, digits: number): string {
  let rest = value
  let text = ''
  for (let count = 0; count < digits; count += 1) {
    text = alphabet.charAt(Number(rest % 62n)) + text
    rest /= 62n
  }
  return text
}
