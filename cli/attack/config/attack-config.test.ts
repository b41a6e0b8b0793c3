import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { UsageError } from '../../usage-error.ts'
import { starterConfig } from '../starter/starter-config.ts'
import { remoteHostOf } from '../targets/open-target.ts'
import { attackConfigSchema } from './attack-config.ts'
import { readAttackConfig } from './read-attack-config.ts'

const folder = mkdtempSync(join(tmpdir(), 'redoubt-config-'))
after(() => rmSync(folder, { recursive: true, force: true }))

let count = 0
function read(text: string, env: Readonly<Record<string, string>> = {}) {
  count += 1
  const path = join(folder, `${count}.yaml`)
  writeFileSync(path, text)
  return readAttackConfig(path, env)
}

const target = `name: n\ntarget:\n  type: http\n  url: http://127.0.0.1:1/\n  body: { a: "{{prompt}}" }\n`

test('the config that init writes is valid, and so is its every other kind of target', () => {
  assert.equal(read(starterConfig).config.name, 'My assistant')
  const others = starterConfig.match(/^# (target: \{.*?\})( #|$)/gm) ?? []
  assert.equal(others.length, 3)
  for (const other of others) read(`name: n\n${other.replace(/^# /, '')}\n`)
})

test('the schema in docs is the one that is checked against', () => {
  assert.equal(readFileSync('docs/attack-config.schema.json', 'utf8'), attackConfigSchema(), 'run npm run gen')
})

const wrong: readonly (readonly [string, RegExp])[] = [
  ['target: [', /is no YAML/],
  ['name: n', /target: is needed/],
  ['name: n\ntarget: { url: "http://x" }', /target\.type: /],
  ['name: n\ntarget: { type: carrier-pigeon }', /target\.type: must be one of http, openai, program, module/],
  [`${target}  reply_pat: x\n`, /target\.reply_pat: there is no such field; the nearest is reply_path/],
  [`${target}attack: { attempts: 9 }\n`, /attack\.attempts: must be <= 5/],
  [`${target}attack: { languages: [itl] }\n`, /attack\.languages\[0\]: must be one of en, .*; the nearest is it$/m],
  [`${target}attack: { techniques: [] }\n`, /attack\.techniques/],
  [`${target}test: { certifications: [GDRP] }\n`, /test\.certifications\[0\]: must be one of GDPR/],
  [`${target}fail: { on: severe }\n`, /fail\.on: must be one of low, medium, high, critical/],
  [`${target}  headers: { Authorization: "Bearer abc" }\n`, /target\.headers\.Authorization: take the secret from/],
  [`${target}  reply_path: "a..b"\n`, /target\.reply_path: a\.\.b is no path/],
  [target.replace('{{prompt}}', '{{promt}}'), /target\.body\.a: \{\{promt\}\} is no placeholder/],
  [`${target}attack: { plant: true }\n`, /attack\.plant: \{\{plant\}\} stands nowhere in target\.body/],
  [
    target.replace('"{{prompt}}"', '"{{prompt}}", b: "{{plant}}"'),
    /\{\{plant\}\} is always empty without attack\.plant/,
  ],
  [
    'name: n\ntarget: { type: openai, model: m, base_url: "http://x/v1" }\nattack: { plant: true }\n',
    /attack\.plant: a target of type openai/,
  ],
  [`${target}attack: { images: true }\n`, /attack\.images: \{\{images\}\} stands nowhere in target\.body/],
  [
    target.replace('"{{prompt}}"', '"{{prompt}}", b: "{{images}}"'),
    /\{\{images\}\} is always empty without attack\.images/,
  ],
  [target.replace('{{prompt}}', 'hello'), /\{\{prompt\}\} stands nowhere/],
  [target.replace('127.0.0.1:1', '{{prompt}}'), /target\.url/],
  [`${target}  headers: { x-key: "{{env:NOT_SET}}" }\n`, /target\.headers\.x-key: .*NOT_SET is not set/],
  [
    `${target}  headers: { x-key: "{{file:none.txt}}" }\n`,
    /target\.headers\.x-key: the file .*none\.txt cannot be read/,
  ],
]

for (const [text, expected] of wrong) {
  test(`a config that is wrong is refused, naming the field: ${expected.source}`, () => {
    assert.throws(
      () => read(text),
      (error) => error instanceof UsageError && expected.test(error.message),
    )
  })
}

const openai = 'name: n\ntarget: { type: openai, model: m, base_url: "URL" }\n'

test('an address that holds a login or a key is refused by its place and not repeated', () => {
  for (const [text, url, expected] of [
    [target, 'https://me:hunter2@shop.example/', /target\.url: holds a user name or password; .*\{\{env:/],
    [target, 'https://shop.example/?token=hunter2', /target\.url: holds a key \(token\); .*\{\{env:/],
    [target, 'https://me:hunter2/x@shop.example/', /target\.url: is no address/],
    [openai, 'https://hunter2@shop.example/v1', /target\.base_url: holds a user name or password; .*api_key_env/],
    [openai, 'https://shop.example/v1?key=hunter2', /target\.base_url: holds a key \(key\); .*api_key_env/],
    [`${target}service: { url: URL }\n`, 'http://me:hunter2@127.0.0.1:4180', /service\.url: holds a user name/],
  ] as const) {
    const filled = text.includes('URL') ? text.replace('URL', url) : text.replace('http://127.0.0.1:1/', url)
    assert.throws(
      () => read(filled),
      (error) =>
        error instanceof UsageError && expected.test(error.message) && !/hunter2|shop\.example/.test(error.message),
      url,
    )
  }
  const { config } = read(target.replace('127.0.0.1:1/', 'shop.example/?key={{env:KEY}}&q={{prompt}}'), { KEY: 'k1' })
  assert.ok(config.target.type === 'http' && config.target.url.includes('?key=k1&'))
})

test('a key that stands where the name of its variable should is not repeated', () => {
  const key = 'sk_live_4eC39HqLyjWDarjtT1zdp7dc'
  assert.throws(
    () => read(`${target}  headers: { x-key: "{{env:${key}}}" }\n`),
    (error) =>
      error instanceof UsageError &&
      /target\.headers\.x-key: give the name of an environment variable/.test(error.message) &&
      !error.message.includes(key),
  )
})

test('secrets come from environment and files, and are known as such', () => {
  writeFileSync(join(folder, 'key.txt'), 'from-a-file\n')
  const headers = `  headers: { authorization: "Bearer {{env:KEY}}", x-other: "{{ file:key.txt }}" }\n`
  const { config, written, secrets } = read(`${target}${headers}`, { KEY: 'from-env' })
  assert.ok(config.target.type === 'http' && written.target.type === 'http')
  assert.deepEqual(config.target.headers, { authorization: 'Bearer from-env', 'x-other': 'from-a-file' })
  assert.deepEqual(secrets, ['from-env', 'from-a-file'])
  assert.equal(JSON.stringify(written).includes('from-'), false)
})

test('no variable and no file gets into what is sent to the service', () => {
  writeFileSync(join(folder, 'key.txt'), 'from-a-file\n')
  const { config } = read(`${target}test: { use_case: u, checks: { secrets: ["{{env:KEY}}"] } }\n`, { KEY: 'from-env' })
  assert.deepEqual(config.test, { use_case: 'u', checks: { secrets: ['from-env'] } })
  for (const [place, text] of [
    ['test.business_context', 'test: { business_context: "We sell {{ env:KEY }}" }\n'],
    ['test.use_case', 'test: { use_case: "{{file:key.txt}}" }\n'],
    ['version', 'version: "{{env:KEY}}"\n'],
  ] as const) {
    assert.throws(
      () => read(`${target}${text}`, { KEY: 'from-env' }),
      (error) => error instanceof UsageError && error.message.includes(place) && error.message.includes('alone'),
      place,
    )
  }
})

test('only what stays on this computer is attacked without a question', () => {
  const hosts = ['http://localhost:1/', 'http://127.9.9.9/', 'http://[::1]:3/x', 'http://a.localhost/']
  for (const url of hosts) assert.equal(remoteHostOf({ type: 'http', url }), null, url)
  const others = [
    'http://10.0.0.1/',
    'https://example.org/',
    'http://127.0.0.1.example.org/',
    'http://localhost.example/',
  ]
  for (const url of others) assert.notEqual(remoteHostOf({ type: 'http', url }), null, url)
  assert.equal(remoteHostOf({ type: 'openai', base_url: 'https://api.example.org/v1', model: 'm' }), 'api.example.org')
  assert.equal(remoteHostOf({ type: 'program', command: ['x'] }), null)
})
