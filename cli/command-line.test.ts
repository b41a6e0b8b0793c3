import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { looksLikeIssuedKey } from '../server/services/account/api-key-format.ts'
import { compileCache } from '../test/compile-cache.ts'
import { commands } from './catalogue.ts'
import { runCommandLine } from './command-line.ts'
import { UsageError } from './usage-error.ts'

const someId = '0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d'

test('the help names every command, and every command has its own with an example of itself', async () => {
  const general = await say(['--help'])
  for (const { name, load } of commands) {
    assert.equal((await load()).name, name)
    assert.ok(general.text.includes(`  ${name} `), name)
    const own = await say([...name.split(' '), '--help'])
    assert.equal(own.code, 0)
    assert.ok(own.text.includes(`Examples:\n  node cli/redoubt.mjs ${name}`), name)
  }
})

test('a command loads what it needs: one that asks the service opens no database', async () => {
  const program = join(import.meta.dirname, 'main.ts')
  const told = [
    `import { registerHooks } from 'node:module'`,
    'const urls = []',
    'registerHooks({ load: (url, context, next) => { urls.push(url); return next(url, context) } })',
    `process.on('exit', () => console.log(urls.some((url) => url.includes('/node_modules/kysely/'))))`,
  ].join(';')
  const load = (...words: readonly string[]) =>
    promisify(execFile)(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(told)}`, program, ...words],
      {
        env: { ...compileCache, PATH: process.env.PATH, REDOUBT_API_KEY: 'rdk_x' },
      },
    ).catch((error: { readonly stdout: string }) => error)
  assert.equal((await load('check', 'Hello', '--url', 'http://127.0.0.1:9')).stdout, 'false\n')
  assert.equal((await load('key', 'list', '--organization', 'x')).stdout, 'true\n')
})

test('the help of a group names its commands only', async () => {
  const { text } = await say(['key', '--help'])
  assert.ok(text.includes('  key create ') && !text.includes('  config '))
})

test('the version is the one of the package', async () => {
  assert.match((await say(['--version'])).text, /^\d+\.\d+\.\d+/)
})

test('no command at all shows the help and is a mistake', async () => {
  assert.equal((await say([])).code, 2)
})

const mistakes: readonly (readonly [readonly string[], RegExp])[] = [
  [['confg'], /no command "confg".*"config"/],
  [['key', 'creat'], /no command "key creat".*"key create"/],
  [['key'], /no command "key".*"key (create|list|revoke)"/],
  [['keys', 'list'], /no command "keys".*nearest/],
  [['--verison'], /no option "--verison".*"--version"/],
  [['key', 'create', '--permission', 'guard'], /no option "--permission".*"--permissions"/],
  [['key', 'create', '--name'], /--name needs a value/],
  [['key', 'create', '--name', 'a', '--name', 'b'], /--name is given twice/],
  [['key', 'create', '--permissions', 'gaurd'], /no permission "gaurd".*"guard"/],
  [['key', 'create', '--expires-at', 'tomorrow'], /--expires-at must be a moment/],
  [['key', 'revoke'], /ID is missing/],
  [['key', 'revoke', 'x'], /ID must be a UUID/],
  [['key', 'list', 'surplus'], /"surplus" is too much/],
  [['organization', 'create'], /--name is needed/],
  [['organization', 'create', '--name', 'a', '--id', 'b'], /--id must be a UUID/],
  [['credits', 'grant', '-5'], /no option "-5"|AMOUNT/],
  [['audit', 'verify', '--noted', 'x'], /--noted must be 64 hex digits/],
  [['calibrate', '--target', '0.05'], /--project is needed/],
  [['calibrate', '--project', 'x', '--dry-run=yes'], /--dry-run takes no value/],
  [['calibrate', '--project', 'x'], /--project must be a UUID/],
  [['calibrate', '--project', someId], /--file or --from-traffic/],
  [['calibrate', '--project', someId, '--from-traffic', 'week'], /--from-traffic must be/],
  [['calibrate', '--project', someId, '--from-traffic', '7d', '--target', '1'], /--target must be/],
  [['calibrate', '--project', someId, '--from-traffic', '7d'], /REDOUBT_API_KEY/],
  [['attack'], /CONFIG is missing/],
  [['attack', 'no-such-file.yaml'], /cannot be read.*node cli\/redoubt\.mjs init/],
  [['check', 'hello'], /REDOUBT_API_KEY/],
  [['check', 'hello', '--url', 'nowhere', '--key-file', 'no-such-file'], /no-such-file cannot be read/],
  [['techniques'], /REDOUBT_API_KEY/],
  [['export', '--projects', someId], /either --test or --config/],
  [['export', '--projects', someId, '--test', someId, '--mode', 'on'], /--mode must be one of/],
  [['export', '--projects', someId, '--config', '/none/a.yaml'], /Nothing was attacked/],
  [['init', '--file', '/no/such/folder/a.yaml'], /cannot be written/],
  [['credits', 'grant', '1.5'], /AMOUNT must be a whole number/],
]

for (const [words, expected] of mistakes) {
  test(`"${words.join(' ')}" is explained as a mistake of usage`, async () => {
    await assert.rejects(say(words), (error) => error instanceof UsageError && expected.test(error.message))
  })
}

test('a hint never talks anybody into saying that they are authorised', async () => {
  for (const near of ['--ye', '--yess', '--YES', '--y']) {
    await assert.rejects(say(['attack', 'a.yaml', near]), (error) => {
      assert.ok(error instanceof UsageError)
      assert.doesNotMatch(error.message, /--yes"/)
      return true
    })
  }
})

test('config shows each setting with its source and no secret', async () => {
  const { text } = await say(['config'], {
    REDOUBT_INIT_API_KEY: 'secret-Qx7vN2pLw9TzK4mB8rYc5HdF3jS6gA',
    REDOUBT_PORT: '1',
  })
  assert.match(text, /^REDOUBT_PORT +1 +environment$/m)
  assert.match(text, /^REDOUBT_HOST +127\.0\.0\.1 +default$/m)
  assert.equal(text.includes('secret-'), false)
})

test('a lost key is mended: organization, key, list, revoke, credits, on the embedded database', async (context) => {
  const env = { REDOUBT_DATA_DIR: temporaryFolder(context) }
  await assert.rejects(say(['key', 'create'], env), /has no organization yet/)

  const organization = await say(['organization', 'create', '--name', 'Acme', '--id', someId], env)
  assert.match(organization.text, new RegExp(`^organization +${someId}$`, 'm'))
  assert.match(organization.text, /^permissions +guard, redteam, manage, admin$/m)
  assert.equal(looksLikeIssuedKey(/first key +(\S+)/.exec(organization.text)?.[1] ?? ''), true)
  await assert.rejects(say(['organization', 'create', '--name', 'Again', '--id', someId], env), /exists already/)

  const created = await say(['key', 'create', '--name', 'Backend', '--permissions', 'guard'], env)
  const key = /^key +(\S+)/m.exec(created.text)?.[1] ?? ''
  const id = /^id +(\S+)/m.exec(created.text)?.[1] ?? ''
  assert.equal(looksLikeIssuedKey(key), true)

  const listed = await say(['key', 'list'], env)
  assert.match(listed.text, new RegExp(`^${id} +${key.slice(0, 8)}… +guard +usable +Backend$`, 'm'))
  assert.equal(listed.text.includes(key), false)

  await say(['key', 'revoke', id], env)
  assert.match((await say(['key', 'list'], env)).text, new RegExp(`^${id} .*revoked .*Backend$`, 'm'))
  await assert.rejects(say(['key', 'revoke', someId], env), /has no key/)

  assert.match((await say(['credits', 'grant', '100'], env)).text, /balance +100$/m)
  assert.match((await say(['credits', 'grant', '11'], env)).text, /balance +111$/m)

  const verified = await say(['audit', 'verify'], env)
  assert.equal(verified.code, 0)
  assert.match(verified.text, /^intact +5 entries$/m)
  const noted = /^hash +([0-9a-f]{64})$/m.exec(verified.text)?.[1] ?? ''
  assert.equal((await say(['audit', 'verify', '--noted', noted], env)).code, 0)

  const second = await say(['organization', 'create', '--name', 'Second'], env)
  assert.equal(
    second.text.includes('admin'),
    false,
    'only the first organization gets a key that manages organizations',
  )
  await assert.rejects(say(['key', 'list'], env), /say which one with --organization/)
  assert.equal((await say(['key', 'list', '--organization', someId.toUpperCase()], env)).code, 0)
  await assert.rejects(say(['key', 'create', '--organization', id], env), /There is no organization/)
})

test('an audit log that was changed behind the service is found, with exit code 1', async (context) => {
  const folder = temporaryFolder(context)
  const env = { REDOUBT_DATA_DIR: folder }
  await say(['organization', 'create', '--name', 'Acme'], env)
  await say(['credits', 'grant', '100'], env)
  const database = new DatabaseSync(join(folder, 'redoubt.sqlite'))
  database.exec(`UPDATE audit_entries SET after_state = '{"balance":1}' WHERE sequence = 2`)
  database.close()
  const { code, text } = await say(['audit', 'verify'], env)
  assert.equal(code, 1)
  assert.match(text, /^intact +1 entries$/m)
  assert.match(text, /^broken +entry 2 was changed after it was written$/m)
})

test('a key that would be expired already is refused', async (context) => {
  const env = { REDOUBT_DATA_DIR: temporaryFolder(context) }
  await say(['organization', 'create', '--name', 'Acme'], env)
  await assert.rejects(say(['key', 'create', '--expires-at', '2001-01-01T00:00:00Z'], env), /lies in the past/)
})

async function say(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const printed: string[] = []
  const code = await runCommandLine(words, { env, print: (text) => printed.push(text) })
  return { code, text: printed.join('\n') }
}

function temporaryFolder(context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-cli-'))
  context.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
