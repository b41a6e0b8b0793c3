import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { readAttackConfig } from './attack/config/read-attack-config.ts'
import { starterConfig } from './attack/starter/starter-config.ts'
import { runCommandLine } from './command-line.ts'
import { silentTerminal, type Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'redoubt-init-'))
const servers: ReturnType<typeof createServer>[] = []
after(() => {
  for (const server of servers) server.close().closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

/** A chat that answers by what it is asked and by the key that it is given. */
async function chat(answer: (prompt: string, key: string | undefined) => string | number) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { message } = JSON.parse(body) as { readonly message: string }
    asked.push(message)
    const said = answer(message, request.headers.authorization)
    if (typeof said === 'number') response.writeHead(said).end('no')
    else response.end(JSON.stringify({ reply: said }))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/chat` }
}

let files = 0
const newFile = () => join(folder, `init-${++files}.yaml`)
const env = { CANARY: 'Winter-99-Secret', CHAT_KEY: 'sk-chat-0123' }

async function say(words: readonly string[], terminal: Partial<Terminal> = {}, variables: Partial<typeof env> = env) {
  const printed: string[] = []
  const written: string[] = []
  const code = await runCommandLine(['init', ...words], {
    env: variables,
    print: (text) => printed.push(text),
    terminal: { ...silentTerminal, write: (text) => written.push(text), ...terminal },
  })
  return { code, text: printed.join('\n'), notices: written.join('') }
}

/** A person who answers in this order. */
function person(answers: readonly string[]) {
  const asked: string[] = []
  const ask = async (question: string) => {
    asked.push(question)
    const answer = answers[asked.length - 1]
    assert.ok(answer !== undefined, `nothing is left to say to: ${question}`)
    return answer
  }
  return { asked, terminal: { canAsk: true, ask } }
}

test('options make a config that says what they say, for each kind of target', async () => {
  const rule = 'Do not: promise #refunds, "ever" {or} later - at all'
  const lists = [
    '--policy',
    rule,
    '--policy',
    '* no prices',
    '--public-fact',
    'Call 0800 1',
    '--forbidden-tool',
    'refund',
  ]
  const made = async (...words: readonly string[]) => {
    const file = newFile()
    const { code } = await say([...words, ...lists, '--secret-env', 'CANARY', '--no-try', '--file', file])
    assert.equal(code, 0)
    assert.equal(readFileSync(file, 'utf8').includes(env.CANARY), false)
    return readAttackConfig(file, env)
  }
  const { written } = await made('--url', 'https://shop.example/chat', '--key-env', 'CHAT_KEY', '--name', 'Shop: #1')
  assert.equal(written.name, 'Shop: #1')
  assert.deepEqual(written.test, {
    policies: [rule, '* no prices'],
    public_facts: ['Call 0800 1'],
    checks: { secrets: ['{{env:CANARY}}'], forbidden_tools: ['refund'] },
  })
  assert.deepEqual(written.target, {
    type: 'http',
    url: 'https://shop.example/chat',
    headers: { authorization: 'Bearer {{env:CHAT_KEY}}' },
    body: { message: '{{prompt}}', conversation: '{{conversation_id}}' },
    reply_path: 'reply',
    timeout_ms: 60_000,
    requests_per_second: 5,
  })
  const openai = [
    '--target',
    'openai',
    '--url',
    'http://127.0.0.1:11434/v1',
    '--model',
    'llama',
    '--key-env',
    'CHAT_KEY',
  ]
  assert.deepEqual((await made(...openai)).written.target, {
    ...{ type: 'openai', base_url: 'http://127.0.0.1:11434/v1', model: 'llama', api_key_env: 'CHAT_KEY' },
  })
  const program = (await made('--target', 'program', '--command', '["node", "my bot.mjs"]')).written.target
  assert.deepEqual(program, { type: 'program', command: ['node', 'my bot.mjs'] })
  const module = (await made('--target', 'module', '--path', './bot.ts')).written.target
  assert.deepEqual(module, { type: 'module', path: './bot.ts' })
})

test('a forbidden tool is seen where the config says where calls stand, and said not to be seen where it does not', async () => {
  const words = ['--policy', 'p', '--url', 'http://127.0.0.1:1', '--forbidden-tool', 'refund', '--no-try']
  const blind = await say([...words, '--file', newFile()])
  assert.match(blind.text, /^not seen {3}no call of refund can be seen: .*target\.tool_calls_path/m)
  const file = newFile()
  const seeing = await say([...words, '--tool-calls-path', 'choices[0].message.tool_calls', '--file', file])
  assert.doesNotMatch(seeing.text, /not seen/)
  const { target } = readAttackConfig(file, env).config
  assert.equal(target.type === 'http' && target.tool_calls_path, 'choices[0].message.tool_calls')
})

test('as many scenarios are allowed as there are rules and checks, so that none stays untested', async () => {
  const file = newFile()
  const rules = Array.from({ length: 7 }, (_, index) => ['--policy', `Rule ${index}.`]).flat()
  await say([...rules, '--secret-env', 'CANARY', '--url', 'http://127.0.0.1:1', '--no-try', '--file', file])
  assert.equal(readAttackConfig(file, env).config.attack?.max_scenarios, 8)
})

test('an option that is missing, wrong or of another target is named, and nothing is written', async () => {
  const file = newFile()
  const url = ['--url', 'http://127.0.0.1:1/chat']
  const policy = ['--policy', 'p']
  const wrong: readonly (readonly [readonly string[], RegExp])[] = [
    [policy, /--url is needed/],
    [url, /--policy is needed/],
    [[...url, ...policy, '--model', 'x'], /--model does not go with --target http/],
    [[...policy, '--target', 'openai', ...url], /--model is needed/],
    [[...policy, '--target', 'ftp'], /--target must be one of http, openai, program, module/],
    [[...policy, '--url', 'shop.example'], /--url must be an address/],
    [[...url, ...policy, '--body', '{message: x}'], /--body must be JSON/],
    [[...url, ...policy, '--body', '{"message": "x"}'], /--body must say with \{\{prompt\}\}/],
    [[...url, ...policy, '--body', '{"message": "{{prompt}} {{promt}}"}'], /promt/],
    [[...url, ...policy, '--reply-path', 'a['], /reply_path/],
    [
      [...url, ...policy, '--secret-env', 'CANARY', '--secret-env', 'sk-123'],
      /--secret-env must be the name of an env/,
    ],
    [[...url, ...url, ...policy], /--url is given twice/],
  ]
  for (const [words, told] of wrong) {
    await assert.rejects(
      say([...words, '--no-try', '--file', file]),
      (error) => error instanceof UsageError && told.test(error.message) && !error.message.includes('sk-123'),
      String(told),
    )
    assert.equal(existsSync(file), false)
  }
})

const keys = ['ghp_16C7e42F292c6912E7710c838347Ae178B4a', 'sk_live_4eC39HqLyjWDarjtT1zdp7dc', 'A'.repeat(61)]

test('a key that is given for the name of its variable is neither written nor repeated', async () => {
  const words = ['--url', 'http://127.0.0.1:1/chat', '--policy', 'p', '--no-try', '--file']
  for (const key of keys) {
    for (const option of ['--key-env', '--secret-env']) {
      const file = newFile()
      await assert.rejects(
        say([...words, file, option, key]),
        (error) =>
          error instanceof UsageError &&
          error.message.startsWith(`${option} must be the name of an environment variable; this one is not set`) &&
          !error.message.includes(key),
      )
      assert.equal(existsSync(file), false)
      const { code } = await say([...words, file, option, key], {}, { [key]: 'a value' } as Partial<typeof env>)
      assert.deepEqual([code, readFileSync(file, 'utf8').includes(key)], [0, true], 'a variable may be called so')
    }
  }
  const file = newFile()
  const { code } = await say([...words, file, '--key-env', 'staging_key', '--secret-env', 'PIN_2'], {}, {})
  assert.equal(code, 0, 'what reads like a name may be set later')
})

test('a terminal that is told a key, or an address with one, tells it to nobody and asks again', async () => {
  const file = newFile()
  const [key = ''] = keys
  const login = 'http://me:hunter2@127.0.0.1:1/'
  const answers = [
    ...['', login, 'http://127.0.0.1:1/?api_key=hunter2', 'http://127.0.0.1:1/', '', '', '', key, ''],
    ...['', '', '', 'No refunds.', '', '', '', key, ''],
  ]
  const { asked, terminal } = person(answers)
  const { text, notices } = await say(['--file', file, '--no-try'], terminal)
  assert.deepEqual([asked.length, notices.match(/That must/g)?.length], [answers.length, 4])
  for (const told of [text, notices, readFileSync(file, 'utf8')])
    assert.equal(told.includes(key) || told.includes('hunter2'), false)
})

test('an address with a login or a key in it is neither written nor repeated', async () => {
  for (const [url, told] of [
    ['https://user:hunter2@shop.example/chat', /^--url must hold no user name and password: .*--key-env/],
    ['https://shop.example/chat?lang=en&api_key=hunter2', /^--url must hold no key \(api_key\): .*--key-env/],
  ] as const) {
    for (const target of [[], ['--target', 'openai', '--model', 'm']]) {
      const file = newFile()
      await assert.rejects(
        say([...target, '--url', url, '--policy', 'p', '--no-try', '--file', file]),
        (error) => error instanceof UsageError && told.test(error.message) && !error.message.includes('hunter2'),
      )
      assert.equal(existsSync(file), false)
    }
  }
})

test('only its owner may read the config', async () => {
  const example = newFile()
  await say(['--file', example])
  const own = newFile()
  await say(['--url', 'http://127.0.0.1:1', '--policy', 'p', '--no-try', '--file', own])
  for (const file of [example, own]) assert.equal(statSync(file).mode & 0o777, 0o600)
})

test('on a terminal it asks, asks again where an answer is none, and tries the target with its answer shown', async () => {
  const { url, asked } = await chat((_, key) => `Hello, I know ${env.CANARY}, \u001b[2Jwinter-99-secret and ${key}.`)
  const file = newFile()
  const answers = [
    ...['ftp', '', 'shop', url, '{}', '', '', 'calls', 'sk-chat-0123', 'CHAT_KEY', 'Shop', 'Shoes', ''],
    // Rules, tools, facts, secrets.
    ...['', 'No refunds. ', ' Give no discount.', '', 'refund', '', '', 'Winter-99-Secret', 'CANARY', ''],
  ]
  const { asked: questions, terminal } = person(answers)
  const { code, text, notices } = await say(['--file', file], terminal)
  assert.deepEqual([code, questions.length, asked], [0, answers.length, ['Hello! What can you help me with?']])
  assert.equal(notices.match(/That (must|is)/g)?.length, 6)
  assert.match(
    text,
    /^asked {6}Hello! What can you help me with\?\nanswered {3}Hello, I know █{16}, █{16} and Bearer █{12}\.$/m,
  )
  for (const told of [text, notices, readFileSync(file, 'utf8')]) assert.doesNotMatch(told, /winter-99|sk-chat|\u001b/i)
  const { config } = readAttackConfig(file, env)
  assert.equal(config.target.type === 'http' && config.target.tool_calls_path, 'calls')
  assert.deepEqual(config.test, {
    business_context: 'Shoes',
    policies: ['No refunds.', 'Give no discount.'],
    checks: { secrets: [env.CANARY], forbidden_tools: ['refund'] },
  })
})

test('a target that does not answer leaves the config and ends with 3; one that is not tried is asked nothing', async () => {
  const failing = await chat(() => 400)
  const file = newFile()
  const run = await say(['--url', failing.url, '--policy', 'p', '--file', file])
  assert.deepEqual([run.code, existsSync(file)], [3, true])
  assert.match(run.text, /^no answer {2}.*status 400/m)
  const untried = await say(['--url', failing.url, '--policy', 'p', '--no-try', '--file', newFile()])
  assert.deepEqual([untried.code, failing.asked.length], [0, 1])
  const unset = await say(
    ['--url', failing.url, '--policy', 'p', '--secret-env', 'CANARY', '--file', newFile()],
    {},
    {},
  )
  assert.deepEqual([unset.code, failing.asked.length], [0, 1])
  assert.match(unset.text, /^not tried {2}test\.checks\.secrets\[0\]: the environment variable CANARY is not set\.$/m)
  const missing = await say(['--target', 'module', '--path', './no-such.ts', '--policy', 'p', '--file', newFile()])
  assert.equal(missing.code, 3)
  const empty = await chat(() => '')
  const silent = await say(['--url', empty.url, '--policy', 'p', '--file', newFile()])
  assert.match(silent.text, /^answered {3}\(nothing: is reply_path right\?\)$/m)
})

test('nothing is sent to another computer before somebody says that it may be', async () => {
  const words = ['--url', 'http://192.0.2.1/chat', '--policy', 'p', '--file']
  const run = await say([...words, newFile()])
  assert.match(run.text, /^not tried {2}192\.0\.2\.1 is not this computer\. Say with --yes/m)
  const { asked, terminal } = person(['n'])
  assert.match((await say([...words, newFile()], terminal)).text, /^not tried {2}Nothing was sent\.$/m)
  assert.match(asked[0] ?? '', /Are you authorised to attack it\?/)
})

test('where nobody can be asked and nothing is said it writes the example, over no file that is there', async () => {
  const file = newFile()
  const run = await say(['--file', file])
  assert.equal(readFileSync(file, 'utf8'), starterConfig)
  assert.match(run.text, /Edit target and test in it, then: node cli\/redoubt.mjs attack /)
  writeFileSync(file, 'mine')
  const { asked, terminal } = person([])
  await assert.rejects(say(['--file', file], terminal), /exists already/)
  await assert.rejects(say(['--file', file, '--url', 'http://127.0.0.1:1', '--policy', 'p']), /exists already/)
  assert.deepEqual([asked, readFileSync(file, 'utf8')], [[], 'mine'])
})

test('Ctrl-C in the midst of the questions writes nothing', async () => {
  const file = newFile()
  const listeners = new Set<() => void>()
  const ask = (_: string, signal: AbortSignal) =>
    new Promise<string>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      for (const press of listeners) press()
    })
  const onInterrupt = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const run = await say(['--file', file], { canAsk: true, ask, onInterrupt })
  assert.deepEqual([run.code, existsSync(file), listeners.size], [3, false, 0])
})
