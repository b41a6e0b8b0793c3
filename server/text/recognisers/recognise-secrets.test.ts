import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recogniseSecrets } from './recognise-secrets.ts'
import { confidentFrom } from './recognised.ts'

const confident = (text: string) => recogniseSecrets(text).filter(({ confidence }) => confidence >= confidentFrom)

// Put together at run time, so that scanners of this repository find no key in it.
const glued = (...parts: readonly string[]): string => parts.join('')
const token = 'Zq8vT3nYw5Lm2Rk9Xb4Hc7Jd'
const webToken = [{ alg: 'HS256' }, { sub: 'anna' }].map((part) =>
  Buffer.from(JSON.stringify(part)).toString('base64url'),
)

const found: readonly (readonly [string, string])[] = [
  [glued('AKIA', 'Q3EGRIPTZ5NB4XWM'), 'AWS access key id'],
  [glued('aws_secret_access_key = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYzz12345678"'), 'announced key or token'],
  [glued('AIza', 'SyB1x8vT3nYw5Lm2Rk9Xb4Hc7JdQp6Zk0Wa'), 'Google API key'],
  [glued('AccountKey=', token, token, '=='), 'Azure storage key'],
  [glued('ghp_', token, 'A1b2C3'), 'GitHub token'],
  [glued('github_pat_', token), 'GitHub token'],
  [glued('glpat-', token), 'GitLab token'],
  [glued('xoxb', '-123456789012-', token), 'Slack token'],
  [glued('https://hooks.slack', '.com/services/T00A1B2C3/B00A1B2C3/', token), 'Slack webhook'],
  [glued('sk_', 'live_', token), 'key of a payment or model service'],
  [glued('sk-', 'proj-', token), 'key of a payment or model service'],
  [glued('SG.', 'Zq8vT3nYw5Lm2Rk9Xb4Hc7', '.', token, token.slice(0, 19)), 'mail service key'],
  [glued(...webToken.slice(0, 1), '.', ...webToken.slice(1), '.', token), 'web token (JWT)'],
  [`-----BEGIN RSA PRIVATE KEY-----\n${token}${token}\n-----END RSA PRIVATE KEY-----`, 'private key'],
  ['postgres://admin:s3cr3tP4ss@db.internal:5432/app', 'address with a password'],
  [`Authorization: Bearer ${token}`, 'bearer token'],
  [`Authorization: Basic ${Buffer.from('anna:hunter22').toString('base64')}`, 'basic credentials'],
  ['DB_PASSWORD=hunter2!x', 'announced password'],
  ['my password is Tr0ub4dor&3', 'announced password'],
  ['my password is Test1234!', 'announced password'],
  ['the password is 123456', 'announced password'],
  ['Server=db;User Id=sa;Password=Zx81kk!q;', 'announced password'],
  ['Passwort: Sommer2024', 'announced password'],
  ['mot de passe : Ete2024!', 'announced password'],
  ['{"api_key": "8f14e45fceea167a5a36dedd4bea2543"}', 'announced key or token'],
  ['my PIN is 4821', 'PIN'],
  [
    'seed phrase: legal winner thank year wave sausage worth useful legal winner thank yellow',
    'wallet recovery phrase',
  ],
]

for (const [text, label] of found) {
  test(`is found with confidence: ${label} in ${text.slice(0, 24)}`, () => {
    assert.deepEqual(
      confident(text).map((find) => find.label),
      [label],
    )
  })
}

const left = [
  'password: changeme, password: <your password>, password=xxxxxxxx, password: ********, pwd = $DB_PWD, pwd = %PWD%',
  'PASSWORD = os.environ["PW"]; secret = get_secret("x"); token = tokenizer.decode(x1); password: str = None',
  'api_key: "YOUR_API_KEY", token: <token>, export KEY=your-api-key-here',
  'The password is incorrect. Password must contain at least 8 characters. A password is required; the token of my appreciation.',
  'La contraseña es válida. rotación de clave después de 5 iteraciones. Das Passwort lautet anders.',
  'postgres://user:password@localhost/db, https://example.com:8080/a@b, sk-xxxxxxxxxxxxxxxxxxxxxxxx',
  glued('AKIA', 'IOSFODNN7EXAMPLE'),
  '<a href="/reset-password ">Reset password</a> max_tokens: 4096, total_tokens=1234567',
  '-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----',
  '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A\n-----END PUBLIC KEY-----',
  'commit 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b, see src/InternationalizationConfiguration.ts',
]

for (const text of left) {
  test(`holds nothing sure: ${text.slice(0, 60)}`, () => assert.deepEqual(confident(text), []))
}
