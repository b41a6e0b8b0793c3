import assert from 'node:assert/strict'
import { isAbsolute } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { nearestName } from './config/nearest-name.ts'
import type { Setting } from './config/setting.ts'
import { settings } from './config/settings.ts'
import { ConfigError, type Environment, effectiveSettings, forgetSecrets, readConfig } from './config.ts'

const all: readonly Setting<unknown>[] = Object.values(settings)

test('an empty environment gives the documented defaults', () => {
  const config = readConfig({})
  assert.equal(config.host, '127.0.0.1')
  assert.equal(config.port, 4180)
  assert.ok(isAbsolute(config.dataDirectory) && config.dataDirectory.endsWith('/data'))
  assert.equal(config.databaseUrl, null)
  assert.equal(config.logLevel, 'info')
  assert.equal(config.rateLimitPerMinute, null)
  assert.equal(config.checkTimeoutMs, 5000)
  assert.equal(config.detectorQueueMax, 10_000)
  assert.equal(config.queueWaitMs, 10_000)
  assert.deepEqual(config.corsOrigins, [])
  assert.deepEqual(config.consoleTargets, [])
  assert.equal(config.trustProxy, false)
  assert.equal(config.databasePoolMax, 10)
})

test('a documented default that is a value reads as the default that holds', () => {
  for (const setting of all) {
    const text = setting.default.text
    if (text.startsWith('not set')) continue
    assert.deepEqual(setting.parse(text), { ok: true, value: setting.default.value }, setting.name)
  }
})

test('every documented example is accepted', () => {
  for (const setting of all) {
    const example = setting.secret === 'whole' ? '5f0c1e9a7b3d48260f9e2c7a1d5b8e3464d0b7f21c9a3e85' : setting.example
    assert.equal(setting.parse(example).ok, true, setting.name)
  }
})

test('an initial key that anybody could guess is refused without being shown', () => {
  const weak = 'changeme-changeme-changeme-changeme'
  const error = problemsOf({ REDOUBT_INIT_API_KEY: weak })
  assert.match(error.message, /REDOUBT_INIT_API_KEY is easy to guess.*openssl rand/)
  assert.ok(!error.message.includes(weak))
})

test('secrets are taken out of the environment once they are read, and nothing else is', () => {
  const secrets = { REDOUBT_INIT_API_KEY: 'one', REDOUBT_LLM_API_KEY: 'two', REDOUBT_OIDC_CLIENT_SECRET: 'three' }
  const env = { ...secrets, REDOUBT_PORT: '0', HOME: '/' }
  forgetSecrets(env)
  assert.deepEqual(env, { REDOUBT_PORT: '0', HOME: '/' })
})

test('an empty value counts as not set', () => {
  const empty = Object.fromEntries(all.map((setting) => [setting.name, '']))
  assert.deepEqual(readConfig(empty), readConfig({}))
})

test('values are read into their types', () => {
  const config = readConfig({
    REDOUBT_PORT: '0',
    DATABASE_URL: 'postgresql://u:p@h/d',
    REDOUBT_INIT_ORGANIZATION_ID: '0190D6F0-8A4E-7C3B-9D52-6F1E2A3B4C5D',
    REDOUBT_INIT_CREDITS: '0',
    REDOUBT_DETECTOR_WORKERS: '3',
    REDOUBT_CORS_ORIGINS: 'https://a.example, http://localhost:3000',
    REDOUBT_TRUST_PROXY: '10.0.0.0/8, ::1',
  })
  assert.equal(config.port, 0)
  assert.equal(config.databaseUrl, 'postgresql://u:p@h/d')
  assert.equal(config.initOrganizationId, '0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d')
  assert.equal(config.initCredits, 0)
  assert.equal(config.detectorWorkers, 3)
  assert.deepEqual(config.corsOrigins, ['https://a.example', 'http://localhost:3000'])
  assert.deepEqual(config.trustProxy, ['10.0.0.0/8', '::1'])
})

test('every bad value is named, all in one error', () => {
  const bad: Environment = {
    REDOUBT_HOST: 'http://here',
    REDOUBT_PORT: '65536',
    REDOUBT_DATA_DIR: 'a\0b',
    DATABASE_URL: 'mysql://h/d',
    REDOUBT_DATABASE_POOL_MAX: '1.5',
    REDOUBT_LOG_LEVEL: 'verbose',
    REDOUBT_INIT_ORGANIZATION_ID: 'acme',
    REDOUBT_INIT_API_KEY: 'short',
    REDOUBT_INIT_CREDITS: '-1',
    REDOUBT_RATE_LIMIT_PER_MINUTE: '0',
    REDOUBT_DISK_RESERVE_MB: '-1',
    REDOUBT_ROWS_KEPT_DAYS: '29',
    REDOUBT_QUOTA_PROJECTS: '0',
    REDOUBT_QUOTA_POLICIES: '-1',
    REDOUBT_QUOTA_TOPICS: 'many',
    REDOUBT_QUOTA_API_KEYS: '1.5',
    REDOUBT_QUOTA_TESTS: '1000001',
    REDOUBT_DETECTOR_WORKERS: 'many',
    REDOUBT_CHECK_TIMEOUT_MS: '5s',
    REDOUBT_QUEUE_MAX: '1e3',
    REDOUBT_CONNECTIONS_MAX: '1',
    REDOUBT_QUEUE_WAIT_MS: '5',
    REDOUBT_CORS_ORIGINS: 'https://a.example/path',
    REDOUBT_CONSOLE_TARGETS: 'https://*.example',
    REDOUBT_TRUST_PROXY: 'yes',
    REDOUBT_LLM_BASE_URL: 'ftp://llm.example/v1',
    REDOUBT_LLM_MODEL: 'm'.repeat(201),
    REDOUBT_LLM_API_KEY: 'with space',
    REDOUBT_LLM_TOKENS_PER_DAY: '0',
    REDOUBT_LLM_TIMEOUT_MS: '10',
    REDOUBT_LLM_CHECK_TIMEOUT_MS: '20000',
    REDOUBT_LLM_CHECKS_PER_DAY: '0',
    REDOUBT_UPSTREAMS: 'gpt-*=ftp://llm.example/v1',
    REDOUBT_UPSTREAM_KEYS: 'gpt-*=with space',
    REDOUBT_UPSTREAM_TIMEOUT_MS: '10',
    REDOUBT_UPSTREAM_PARALLEL: 'perhaps',
    REDOUBT_PUBLIC_URL: 'http://redoubt.example',
    REDOUBT_OIDC_ISSUER: 'http://login.example',
    REDOUBT_OIDC_CLIENT_ID: 'c'.repeat(201),
    REDOUBT_OIDC_CLIENT_SECRET: 'with space',
    REDOUBT_OIDC_NAME: 'a\nb',
    REDOUBT_OIDC_SCOPES: 'profile',
    REDOUBT_OIDC_ROLE_CLAIM: 'r'.repeat(201),
    REDOUBT_OIDC_ROLES: 'admins=administrator',
    REDOUBT_OIDC_ORGANIZATION: 'acme',
    REDOUBT_OIDC_SESSION_HOURS: '169',
  }
  assert.deepEqual(
    Object.keys(bad).sort(),
    all.map((setting) => setting.name).sort(),
    'the sample covers every setting',
  )
  const error = problemsOf(bad)
  assert.deepEqual(error.problems.map((problem) => problem.name).sort(), Object.keys(bad).sort())
  for (const name of Object.keys(bad)) assert.ok(error.message.includes(`  ${name} `), name)
})

test('half an LLM is refused with the name of what is missing', () => {
  const address = { REDOUBT_LLM_BASE_URL: 'http://127.0.0.1:11434/v1/' }
  assert.match(problemsOf(address).message, /REDOUBT_LLM_MODEL has to be set together with REDOUBT_LLM_BASE_URL/)
  assert.match(problemsOf({ REDOUBT_LLM_MODEL: 'm' }).message, /REDOUBT_LLM_BASE_URL has to be set together/)
  assert.equal(readConfig({ ...address, REDOUBT_LLM_MODEL: 'm' }).llmBaseUrl, 'http://127.0.0.1:11434/v1')
})

const provider = {
  REDOUBT_PUBLIC_URL: 'https://redoubt.example/',
  REDOUBT_OIDC_ISSUER: 'https://login.example/application/o/redoubt/',
  REDOUBT_OIDC_CLIENT_ID: 'redoubt',
  REDOUBT_OIDC_ROLES: 'cn=admins=owner, soc=analyst',
}

test('half an identity provider is refused with the name of what is missing, and so are its settings without it', () => {
  for (const missing of ['REDOUBT_PUBLIC_URL', 'REDOUBT_OIDC_CLIENT_ID', 'REDOUBT_OIDC_ROLES'] as const) {
    const { message } = problemsOf({ ...provider, [missing]: '' })
    assert.match(message, new RegExp(`${missing} has to be set together with REDOUBT_OIDC_ISSUER`))
  }
  for (const [alone, value] of [
    ['REDOUBT_OIDC_CLIENT_ID', 'redoubt'],
    ['REDOUBT_OIDC_ROLES', 'a=owner'],
    ['REDOUBT_OIDC_CLIENT_SECRET', 'sshh'],
  ] as const) {
    const { message } = problemsOf({ [alone]: value })
    assert.match(message, new RegExp(`REDOUBT_OIDC_ISSUER has to be set together with ${alone}`))
    assert.equal(message.includes('sshh'), false)
  }
  assert.equal(readConfig({ REDOUBT_PUBLIC_URL: 'https://redoubt.example' }).oidcIssuer, null)
})

test('an identity provider is read letter by letter, and so is what gives roles', () => {
  const config = readConfig({ ...provider, REDOUBT_OIDC_SCOPES: 'openid, email' })
  assert.equal(config.oidcIssuer, provider.REDOUBT_OIDC_ISSUER)
  assert.equal(config.publicUrl, 'https://redoubt.example')
  assert.deepEqual(config.oidcScopes, ['openid', 'email'])
  assert.deepEqual(
    [...config.oidcRoles],
    [
      ['cn=admins', 'owner'],
      ['soc', 'analyst'],
    ],
  )
  for (const roles of ['admins', '=owner', 'a=owner,a=editor', 'a=Owner', 'a=owner,,']) {
    assert.match(problemsOf({ ...provider, REDOUBT_OIDC_ROLES: roles }).message, /REDOUBT_OIDC_ROLES entry \d/, roles)
  }
})

test('codes and secrets go over TLS, or stay on this machine', () => {
  for (const name of ['REDOUBT_PUBLIC_URL', 'REDOUBT_OIDC_ISSUER'] as const) {
    for (const url of ['http://login.example', 'http://127.0.0.1.evil.example', 'http://localhost.evil.example']) {
      assert.match(problemsOf({ ...provider, [name]: url }).message, new RegExp(`${name} must start with https`), url)
    }
    for (const url of ['http://127.0.0.1:9000', 'http://localhost:9000', 'http://[::1]:9000']) {
      assert.ok(readConfig({ ...provider, [name]: url }), url)
    }
  }
  assert.match(problemsOf({ ...provider, REDOUBT_PUBLIC_URL: 'https://a.example/redoubt' }).message, /without a path/)
})

test('upstreams are read by the names of models; one URL and one key alone are for every model', () => {
  const config = readConfig({
    REDOUBT_UPSTREAMS: 'gpt-*=https://one.example/v1/, http://127.0.0.1:11434/v1',
    REDOUBT_UPSTREAM_KEYS: 'gpt-*=sk-one==,sk-two',
  })
  assert.deepEqual(config.upstreams, [
    { pattern: 'gpt-*', baseUrl: 'https://one.example/v1' },
    { pattern: '*', baseUrl: 'http://127.0.0.1:11434/v1' },
  ])
  assert.deepEqual(
    [...config.upstreamKeys],
    [
      ['gpt-*', 'sk-one=='],
      ['*', 'sk-two'],
    ],
  )
})

test('a key of an upstream that is not named is refused, and not shown', () => {
  const env = { REDOUBT_UPSTREAMS: 'gpt-*=https://one.example/v1', REDOUBT_UPSTREAM_KEYS: 's3cr3t' }
  assert.match(problemsOf(env).message, /REDOUBT_UPSTREAM_KEYS holds a key for a model that REDOUBT_UPSTREAMS does not/)
  assert.equal(JSON.stringify([problemsOf(env).message, effectiveSettings(env)]).includes('s3cr3t'), false)
  for (const given of ['=https://one.example', 'a*b=https://one.example', 'a=http://b,a=http://c', 'a', 'a='])
    assert.match(problemsOf({ REDOUBT_UPSTREAMS: given }).message, /REDOUBT_UPSTREAMS entry \d/, given)
})

test('an unknown REDOUBT_ name is refused with the nearest valid one; other names are nobody’s business', () => {
  const error = problemsOf({ REDOUBT_PROT: '1', REDOUBT_DATA_DIRECTORY: 'x', PATH: '/bin', redoubt_port: 'x' })
  assert.deepEqual(
    error.problems.map(({ name, nearest }) => [name, nearest]),
    [
      ['REDOUBT_DATA_DIRECTORY', 'REDOUBT_DATA_DIR'],
      ['REDOUBT_PROT', 'REDOUBT_PORT'],
    ],
  )
})

test('a wrong word gets the nearest right one', () => {
  assert.equal(problemsOf({ REDOUBT_LOG_LEVEL: 'wran' }).problems[0]?.nearest, 'warn')
})

test('secrets appear in no error and in no listing, well formed or not', () => {
  const secret = fc.stringMatching(/^[A-Za-z0-9!@:/?#% ]{12,60}$/).map((text) => `s3cr3t${text}`)
  fc.assert(
    fc.property(secret, (text) => {
      const env: Environment = {
        REDOUBT_INIT_API_KEY: text,
        DATABASE_URL: `postgres://user:${text}@host/db`,
        REDOUBT_PORT: 'x',
      }
      const shown = JSON.stringify([problemsOf(env).message, effectiveSettings(env)])
      assert.equal(shown.includes('s3cr3t'), false, shown)
    }),
    { numRuns: 300 },
  )
  const inQuery = effectiveSettings({ DATABASE_URL: 'postgres://host/db?user=u&password=s3cr3t&sslmode=require' })
  assert.equal(JSON.stringify(inQuery).includes('s3cr3t'), false)
  const wrongScheme = effectiveSettings({ DATABASE_URL: 'mysql://user:s3cr3t@host/db' })
  assert.equal(JSON.stringify(wrongScheme).includes('s3cr3t'), false)
})

test('the listing says where each value comes from', () => {
  const rows = effectiveSettings({ REDOUBT_PORT: '1', REDOUBT_HOST: '' })
  assert.deepEqual(
    rows.find((row) => row.name === 'REDOUBT_PORT'),
    { name: 'REDOUBT_PORT', value: '1', source: 'environment' },
  )
  assert.equal(rows.find((row) => row.name === 'REDOUBT_HOST')?.source, 'default')
  assert.equal(rows.length, all.length)
})

test('the nearest name is the one that goes on where a short one ends', () => {
  assert.equal(nearestName('REDOUBT_DATA', ['REDOUBT_HOST', 'REDOUBT_DATA_DIR']), 'REDOUBT_DATA_DIR')
})

test('the nearest name counts a swap of neighbours as one change', () => {
  assert.equal(nearestName('prot', ['pr', 'port']), 'port')
  assert.equal(nearestName('CONFGI', ['con', 'config']), 'config')
  assert.equal(nearestName('x', []), null)
})

function problemsOf(env: Environment): ConfigError {
  try {
    readConfig(env)
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    return error
  }
  return assert.fail('the settings were accepted')
}
