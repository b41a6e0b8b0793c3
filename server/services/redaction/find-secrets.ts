import type { Redaction } from './redaction.ts'

/** Keys, tokens, passwords that a word announces, and private keys. */
export function findSecrets(text: string): Redaction[] {
  const found: Redaction[] = findPrivateKeys(text)
  for (const pattern of knownForms) {
    for (const match of text.matchAll(pattern)) {
      found.push({ start: match.index, end: match.index + match[0].length, kind: 'secret' })
    }
  }
  for (const { index, 0: whole, groups } of text.matchAll(announced)) {
    const value = groups?.value ?? ''
    found.push({ start: index + whole.length - value.length, end: index + whole.length, kind: 'secret' })
  }
  for (const match of text.matchAll(/(?<![A-Za-z0-9_+/=-])[A-Za-z0-9_+/=-]{24,512}(?![A-Za-z0-9_+/=-])/g)) {
    if (looksRandom(match[0])) found.push({ start: match.index, end: match.index + match[0].length, kind: 'secret' })
  }
  return found
}

/** Forms that issuers of keys publish, so that leaked keys can be found. */
const knownForms: readonly RegExp[] = [
  /(?<![A-Za-z0-9])(?:sk|pk|rk)[-_](?:[A-Za-z0-9]{1,12}[-_]){0,3}[A-Za-z0-9]{16,256}/g,
  /(?<![A-Za-z0-9])(?:rdk|hf|npm|ghp|gho|ghu|ghs|ghr|dop_v1|shpat|pypi|glpat)[-_][A-Za-z0-9_-]{16,256}/g,
  /(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{20,256}/g,
  /(?<![A-Za-z0-9])xox[abeprs]-[A-Za-z0-9-]{10,256}/g,
  /(?<![A-Za-z0-9])(?:AKIA|ASIA|AGPA|AIDA|AROA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
  /(?<![A-Za-z0-9])AIza[A-Za-z0-9_-]{35}/g,
  /(?<![A-Za-z0-9])eyJ[A-Za-z0-9_-]{8,4096}\.[A-Za-z0-9_-]{8,8192}(?:\.[A-Za-z0-9_-]{0,2048})?/g,
]

const announced =
  /(?<![A-Za-z])(?:api[ _-]?key|access[ _-]?key|client[ _-]?secret|secret|token|pass(?:word|wd|phrase|wort|code)|pwd|passwort|kennwort|mot de passe|contrase(?:ñ|n)a|bearer|authorization)(?:["']?[ \t]{0,3}(?:[:=]|is\b|ist\b)[ \t]{0,3}|[ \t])["'`]?(?<value>(?=[^\s"'`]{0,64}[\d!@#$%^&*_+=~-])[^\s"'`,;]{6,256})/gi

/** From its first line to its last, or to the end where that is missing. One pass. */
function findPrivateKeys(text: string): Redaction[] {
  const found: Redaction[] = []
  let from = 0
  for (;;) {
    const start = text.indexOf('-----BEGIN ', from)
    if (start === -1) return found
    const head = text.slice(start, start + 80)
    if (!/^-----BEGIN [A-Z ]{0,40}PRIVATE KEY/.test(head)) {
      from = start + 11
      continue
    }
    const last = /-----END [A-Z ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----/g
    last.lastIndex = start
    const match = last.exec(text)
    const end = match ? match.index + match[0].length : text.length
    found.push({ start, end, kind: 'secret' })
    from = end
  }
}

/** Letters of both cases and digits well mixed, or a long run of hexadecimal digits. Words, paths and ids do not look so. */
function looksRandom(run: string): boolean {
  if (/^[0-9a-f]{32,}$/i.test(run)) return /\d/.test(run) && /[a-f]/i.test(run)
  if (!(/[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run))) return false
  let changes = 0
  for (let at = 1; at < run.length; at += 1) if (kindOf(run, at) !== kindOf(run, at - 1)) changes += 1
  return changes >= run.length / 4 && new Set(run).size >= 12
}

function kindOf(run: string, at: number): number {
  const code = run.charCodeAt(at)
  if (code >= 48 && code <= 57) return 0
  if (code >= 65 && code <= 90) return 1
  return code >= 97 && code <= 122 ? 2 : 3
}
