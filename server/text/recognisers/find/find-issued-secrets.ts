import { entropyBits } from '../forms/randomness.ts'
import { isDocumentationSample } from '../placeholders.ts'
import type { Recognised } from '../recognised.ts'

/**
 * Keys and tokens whose issuers gave them a form of their own, so that leaked ones can be found.
 * Source: the formats that the issuers publish. Known misses: issuers that are not listed; keys cut in two.
 * Cost: one search for the prefix of each form; a form is tried only where its prefix stands.
 */
export function findIssuedSecrets(text: string): Recognised[] {
  return forms.flatMap(({ prefixes, form, label, confidence }) => {
    if (!prefixes.some((prefix) => text.includes(prefix))) return []
    return Array.from(text.matchAll(form), ({ index, 0: written }): Recognised => {
      const isSample = isDocumentationSample(written) || entropyBits(written) < 2.5
      const place = { start: index, end: index + written.length }
      return { ...place, kind: 'secret', label, confidence: isSample ? 0.3 : confidence }
    })
  })
}

interface IssuedForm {
  readonly label: string
  /** At least one of them stands in every key of the form. */
  readonly prefixes: readonly string[]
  readonly form: RegExp
  readonly confidence: number
}

function issued(label: string, prefixes: readonly string[], form: RegExp, confidence = 0.95): IssuedForm {
  return { label, prefixes, form, confidence }
}

const forms: readonly IssuedForm[] = [
  issued(
    'AWS access key id',
    ['AKIA', 'ASIA', 'AGPA', 'AIDA', 'AROA'],
    /(?<![A-Za-z0-9])(?:AKIA|ASIA|AGPA|AIDA|AROA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
    0.9,
  ),
  issued('Google API key', ['AIza'], /(?<![A-Za-z0-9])AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/g),
  issued('Google OAuth secret', ['GOCSPX-'], /(?<![A-Za-z0-9])GOCSPX-[A-Za-z0-9_-]{24,40}/g),
  issued('Google OAuth token', ['ya29.'], /(?<![A-Za-z0-9])ya29\.[A-Za-z0-9_-]{30,512}/g),
  issued(
    'Azure storage key',
    ['AccountKey=', 'SharedAccessKey='],
    /(?:AccountKey|SharedAccessKey)=[A-Za-z0-9+/]{40,100}={0,2}/g,
  ),
  issued(
    'Azure client secret',
    ['8Q~', '7Q~'],
    /(?<![A-Za-z0-9_~.-])[A-Za-z0-9_~.-]{3}[78]Q~[A-Za-z0-9_~.-]{31,34}(?![A-Za-z0-9_~.-])/g,
  ),
  issued('shared access signature', ['sig='], /[?&]sig=[A-Za-z0-9%+/]{40,120}(?:=|%3D){0,2}/g, 0.85),
  issued('GitHub token', ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'], /(?<![A-Za-z0-9])gh[pousr]_[A-Za-z0-9_]{20,256}/g),
  issued('GitHub token', ['github_pat_'], /(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{20,256}/g),
  issued('GitLab token', ['glpat-', 'gldt-', 'glrt-'], /(?<![A-Za-z0-9])gl(?:pat|dt|rt)-[A-Za-z0-9_-]{16,128}/g),
  issued('Slack token', ['xox', 'xapp-'], /(?<![A-Za-z0-9])(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,256}/g),
  issued('Slack webhook', ['hooks.slack.com/'], /hooks\.slack\.com\/(?:services|workflows)\/[A-Za-z0-9_/-]{20,128}/g),
  issued(
    'Discord webhook',
    ['/api/webhooks/'],
    /discord(?:app)?\.com\/api\/webhooks\/\d{15,21}\/[A-Za-z0-9_-]{40,100}/g,
  ),
  issued(
    'key of a payment or model service',
    ['sk-', 'sk_', 'rk_', 'rk-'],
    /(?<![A-Za-z0-9])[sr]k[-_](?:[A-Za-z0-9]{1,12}[-_]){0,3}(?=[A-Za-z_-]{0,64}\d)[A-Za-z0-9][A-Za-z0-9_-]{15,255}/g,
    0.9,
  ),
  issued(
    'publishable key',
    ['pk-', 'pk_'],
    /(?<![A-Za-z0-9])pk[-_](?:[A-Za-z0-9]{1,12}[-_]){0,3}[A-Za-z0-9]{16,256}/g,
    0.3,
  ),
  issued('Stripe webhook secret', ['whsec_'], /(?<![A-Za-z0-9])whsec_[A-Za-z0-9+/=]{24,128}/g),
  issued(
    'npm or PyPI token',
    ['npm_', 'pypi-'],
    /(?<![A-Za-z0-9])(?:npm_[A-Za-z0-9]{30,64}|pypi-[A-Za-z0-9_-]{40,256})/g,
  ),
  issued('model hub token', ['hf_'], /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{20,64}/g),
  issued('Redoubt key', ['rdk'], /(?<![A-Za-z0-9])rdk[-_][A-Za-z0-9_-]{16,256}/g),
  issued('hosting token', ['dop_v1_', 'doo_v1_', 'dor_v1_'], /(?<![A-Za-z0-9])do[opr]_v1_[a-f0-9]{40,80}/g),
  issued(
    'Shopify token',
    ['shpat_', 'shpss_', 'shpca_', 'shppa_'],
    /(?<![A-Za-z0-9])shp(?:at|ss|ca|pa)_[A-Fa-f0-9]{24,64}/g,
  ),
  issued(
    'mail service key',
    ['SG.', 'key-'],
    /(?<![A-Za-z0-9])(?:SG\.[A-Za-z0-9_-]{16,32}\.[A-Za-z0-9_-]{32,64}|key-[0-9a-f]{32})(?![A-Za-z0-9])/g,
  ),
  issued('Telegram bot token', [':AA'], /(?<![A-Za-z0-9])\d{8,10}:AA[A-Za-z0-9_-]{32,34}(?![A-Za-z0-9_-])/g),
  issued('vault token', ['hvs.', 'hvb.'], /(?<![A-Za-z0-9])hv[sb]\.[A-Za-z0-9_-]{20,256}/g),
  issued('data platform token', ['dapi'], /(?<![A-Za-z0-9])dapi[a-f0-9]{32}(?:-\d)?(?![A-Za-z0-9])/g),
  issued(
    'service token',
    ['lin_api_', 'PMAK-', 'NRAK-', 'ATATT3', 'dp.pt.', 'AGE-SECRET-KEY-', 'gsk_', 'xai-', 'r8_', 'sntrys_', 'figd_'],
    /(?<![A-Za-z0-9])(?:lin_api_|PMAK-|NRAK-|ATATT3|dp\.pt\.|AGE-SECRET-KEY-1|gsk_|xai-|r8_|sntrys_|figd_)[A-Za-z0-9_=-]{24,256}/g,
  ),
]
