import { isIP } from 'node:net'
import { type OidcRole, oidcRoles, type UpstreamRoute } from './effective-config.ts'
import { isGuessable } from './is-guessable.ts'
import { nearestName } from './nearest-name.ts'

/** What reading one setting gave: a value, or what is wrong with the text, in words that never repeat a secret. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string; readonly nearest?: string | null }

/** Reads the text of one setting, which is never empty. */
export type Parser<Value> = (text: string) => Parsed<Value>

/** A whole number between two bounds, both allowed. */
export function integer(min: number, max: number): Parser<number> {
  return (text) => {
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max) return good(value)
    return bad(`is ${quoted(text)}; it must be a whole number from ${min} to ${max}`)
  }
}

/** One of a few words. */
export function choice<Word extends string>(words: readonly Word[]): Parser<Word> {
  return (text) => {
    const word = words.find((one) => one === text)
    if (word !== undefined) return good(word)
    const problem = `is ${quoted(text)}; it must be one of ${words.join(', ')}`
    return { ok: false, problem, nearest: nearestName(text, words) }
  }
}

/** A name or address to listen on. */
export const host: Parser<string> = (text) =>
  /^[0-9A-Za-z.:_-]{1,255}$/.test(text) ? good(text) : bad('must be a host name or an IP address, without a port')

/** A folder; any path without NUL. */
export const folder: Parser<string> = (text) =>
  text.includes('\0') || text.length > 4096 ? bad('must be a path of at most 4096 characters') : good(text)

/** A UUID of any version, brought to lower case. */
export const uuid: Parser<string> = (text) =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
    ? good(text.toLowerCase())
    : bad('must be a UUID, 32 hexadecimal digits in the form 8-4-4-4-12')

/** A key that the operator chose. The text never appears in the problem. */
export const apiKey: Parser<string> = (text) => {
  if (!/^[\x21-\x7e]*$/.test(text)) return bad('must hold printable ASCII characters only, without spaces')
  if (text.length < 32) return bad(`has ${text.length} characters; it must have at least 32`)
  if (text.length > 512) return bad(`has ${text.length} characters; it must have at most 512`)
  return isGuessable(text)
    ? bad('is easy to guess; take a random one, for example from: openssl rand -hex 32')
    : good(text)
}

/** The address of a PostgreSQL database. The text never appears in the problem, because it may hold a password. */
export const databaseUrl: Parser<string> = (text) => {
  if (!/^postgres(ql)?:\/\//.test(text)) return bad('must start with postgres:// or postgresql://')
  return URL.canParse(text) ? good(text) : bad('is no valid URL; write special characters of the password as %XX')
}

/** The address of a service, without a user name, query or fragment. A slash at its end is left out. */
export const httpUrl: Parser<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol)) return bad('must be a URL that starts with http:// or https://')
  if (url.username !== '' || url.password !== '') return bad('must not hold a user name or password')
  if (url.search !== '' || url.hash !== '') return bad('must have neither a query nor a fragment')
  return good(text.replace(/\/+$/, ''))
}

/** A name of at most 200 characters. */
export const shortText: Parser<string> = (text) =>
  /^[^\p{Cc}]{1,200}$/u.test(text) ? good(text) : bad('must have 1 to 200 characters and no control characters')

/** A key of another service. The text never appears in the problem. */
export const foreignKey: Parser<string> = (text) =>
  /^[\x21-\x7e]{1,2000}$/.test(text) ? good(text) : bad('must hold 1 to 2000 printable ASCII characters without spaces')

/** Services by the names of models, separated by commas; one URL alone is for every model. */
export const upstreams: Parser<readonly UpstreamRoute[]> = (text) => {
  const entries = patternEntries(text, (entry) => /^https?:/.test(entry))
  if (typeof entries === 'string') return bad(entries)
  const routes: UpstreamRoute[] = []
  for (const [pattern, given] of entries) {
    const url = httpUrl(given)
    if (!url.ok) return bad(`entry ${routes.length + 1} ${url.problem}`)
    routes.push({ pattern, baseUrl: url.value })
  }
  return good(routes)
}

/** Keys by the same names. The text never appears in the problem. */
export const upstreamKeys: Parser<ReadonlyMap<string, string>> = (text) => {
  const entries = patternEntries(text, (entry) => !entry.includes('='))
  if (typeof entries === 'string') return bad(entries)
  const position = entries.findIndex(([, key]) => !foreignKey(key).ok)
  return position === -1 ? good(new Map(entries)) : bad(`entry ${position + 1} holds no key`)
}

/** The pairs of a list, or what is wrong with it. An entry that stands alone is for every model. */
function patternEntries(text: string, isAlone: (entry: string) => boolean): [string, string][] | string {
  const list = split(text)
  if (list.length > 100) return 'must list at most 100 entries'
  const entries: [string, string][] = []
  for (const entry of list) {
    const at = entry.indexOf('=')
    const pair: [string, string] = isAlone(entry) ? ['*', entry] : [entry.slice(0, at), entry.slice(at + 1)]
    const [pattern] = pair
    if (at === 0 || !/^[^*=\s\p{Cc}]{0,200}\*?$/u.test(pattern) || pattern === '')
      return `entry ${entries.length + 1} needs the name of a model before its "=", with at most one "*", at its end`
    if (entries.some(([known]) => known === pattern)) return `entry ${entries.length + 1} names a model a second time`
    entries.push(pair)
  }
  return entries
}

/** Web origins, separated by commas. */
export const origins: Parser<readonly string[]> = (text) => {
  const list = split(text)
  if (list.length > 100) return bad('must list at most 100 origins')
  const position = list.findIndex(
    (one) => !/^https?:\/\//.test(one) || !URL.canParse(one) || new URL(one).origin !== one,
  )
  return position === -1 ? good(list) : bad(`entry ${position + 1} is no origin like https://app.example.com`)
}

/** Web origins that stand in a content security policy: without the characters that mean something there. */
export const plainOrigins: Parser<readonly string[]> = (text) => {
  const position = split(text).findIndex((one) => !/^[a-z0-9.:/[\]-]*$/i.test(one))
  return position === -1 ? origins(text) : bad(`entry ${position + 1} is no origin like https://app.example.com`)
}

/** Where browsers reach the service: an origin over TLS, or on this machine. */
export const publicUrl: Parser<string> = (text) => {
  const url = safeUrl(text)
  if (typeof url === 'string') return bad(url)
  return url.pathname === '/' ? good(url.origin) : bad('must be scheme, host and port alone, without a path')
}

/** An OpenID provider, over TLS or on this machine. Its text is kept: tokens hold it letter by letter. */
export const issuer: Parser<string> = (text) => {
  const url = safeUrl(text)
  return typeof url === 'string' ? bad(url) : good(text)
}

/** A URL to which secrets may go, or what is wrong with it. */
function safeUrl(text: string): URL | string {
  const read = httpUrl(text)
  if (!read.ok) return read.problem
  const url = new URL(text)
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
  return url.protocol === 'https:' || isLocal ? url : 'must start with https:// unless its host is this machine'
}

/** Scopes of OpenID Connect, separated by commas. */
export const scopes: Parser<readonly string[]> = (text) => {
  const list = split(text)
  if (list.length > 50) return bad('must list at most 50 scopes')
  const position = list.findIndex((one) => !/^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/.test(one))
  if (position !== -1) return bad(`entry ${position + 1} is no scope; separate scopes by commas`)
  return list.includes('openid') ? good(list) : bad('must have "openid" among its scopes')
}

/** Roles by what gives them, separated by commas. */
export const roleMapping: Parser<ReadonlyMap<string, OidcRole>> = (text) => {
  const mapping = new Map<string, OidcRole>()
  for (const [place, entry] of split(text).entries()) {
    const at = entry.lastIndexOf('=')
    const [value, word] = [entry.slice(0, at), entry.slice(at + 1)]
    const role = oidcRoles.find((one) => one === word)
    if (at < 1 || role === undefined || !/^[^\p{Cc}]{1,200}$/u.test(value))
      return bad(
        `entry ${place + 1} is not of the form <value of the claim>=<role>, with one of ${oidcRoles.join(', ')}`,
      )
    if (mapping.has(value)) return bad(`entry ${place + 1} names a value a second time`)
    mapping.set(value, role)
  }
  return mapping.size > 100 ? bad('must list at most 100 entries') : good(mapping)
}

/** `true` or `false`. */
export const flag: Parser<boolean> = (text) =>
  text === 'true' || text === 'false' ? good(text === 'true') : bad('must be `true` or `false`')

/** `true`, `false`, or addresses and networks of proxies, separated by commas. */
export const proxies: Parser<boolean | readonly string[]> = (text) => {
  if (text === 'true' || text === 'false') return good(text === 'true')
  const list = split(text)
  if (list.length > 100) return bad('must list at most 100 addresses')
  const position = list.findIndex((one) => !isNetwork(one))
  return position === -1
    ? good(list)
    : bad(`entry ${position + 1} is neither an IP address nor a network like 10.0.0.0/8`)
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

function split(text: string): readonly string[] {
  return text.split(',').map((part) => part.trim())
}

function good<Value>(value: Value): Parsed<Value> {
  return { ok: true, value }
}

function bad(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem }
}

function quoted(text: string): string {
  return text.length > 24 ? `a text of ${text.length} characters` : JSON.stringify(text)
}
