import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { compileCache } from './compile-cache.ts'
import { sayText, startLocalUpstream } from './llm/local-upstream.ts'
import { eachService } from './service.ts'

const run = promisify(execFile)
const guides = new URL('../docs/guides/', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'redoubt-guides-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** The service behind the proxy of one guide. */
const upstream = await startLocalUpstream()
after(() => upstream.close())
upstream.answer = (request, response) => {
  const asksForCode = JSON.stringify(request.body).includes('back door')
  const pieces = asksForCode ? ['The door has a lo', 'ck. The code is 48', '21, and it'] : ['We open at nine.']
  return sayText(pieces.join(''), pieces)(request, response)
}

/** A block that runs, and the output that the guide shows below it; null when it shows none. */
interface Block {
  readonly language: 'sh' | 'ts'
  readonly code: string
  readonly shown: string | null
}

eachService(
  (service, database) => {
    for (const guide of readdirSync(guides)) {
      test(`${guide}: every command runs and prints what the page shows`, async () => {
        const { address, key, organizationId, newProject } = service()
        const blocks = blocksOf(readFileSync(join(guides, guide), 'utf8'))
        assert.ok(blocks.length > 0)
        const securityGuardrails = { securityViolationMessage: 'Sorry, I cannot help with that.' }
        const env = {
          ...compileCache,
          PATH: dirname(process.execPath) + delimiter + process.env.PATH,
          ADDRESS: address,
          KEY: key,
          ORGANIZATION: organizationId,
          CHECKOUT: join(guides, '../..'),
          PROJECT: await newProject({ securityGuardrails }),
        }
        // A folder of its own: a page that finds the files of another run would read what is long over.
        const cwd = join(folder, `${database}-${guide}`)
        mkdirSync(cwd)
        const file = join(cwd, guide)
        for (const [place, block] of blocks.entries()) {
          if (block.language === 'sh') continue
          writeFileSync(`${file}-${place}.ts`, block.code)
          const { stdout } = await run(process.execPath, [`${file}-${place}.ts`], { env, cwd })
          assertShown(stdout, block)
        }
        // One shell for the whole page, so that variables carry over; a mark tells the blocks' outputs apart.
        const shell = blocks.filter(({ language }) => language === 'sh')
        const script = ['set -euo pipefail', ...shell.map(({ code }) => `${code}\necho; echo '${mark}'`)].join('\n')
        const { stdout } = await run('bash', ['--norc', '-c', script], { env, cwd }).catch((error) =>
          assert.fail(`${error.stderr}\n${error.stdout}`),
        )
        const outputs = stdout.split(`${mark}\n`)
        for (const [place, block] of shell.entries()) assertShown(outputs[place] ?? '', block)
      })
    }
  },
  { REDOUBT_UPSTREAMS: upstream.baseUrl },
)

test('the chat of the guide takes at most 20 lines', () => {
  const [chat] = blocksOf(readFileSync(join(guides, 'guard-a-chat.md'), 'utf8')).filter(
    ({ language }) => language === 'ts',
  )
  assert.ok(chat)
  assert.ok(chat.code.trim().split('\n').length <= 20)
})

test('every guide is linked from the README', () => {
  const readme = readFileSync(join(guides, '../../README.md'), 'utf8')
  for (const guide of readdirSync(guides)) assert.ok(readme.includes(`docs/guides/${guide}`), guide)
})

const mark = '-- end of block --'

function blocksOf(page: string): readonly Block[] {
  const fenced = [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
  return fenced.flatMap(([, language, code = ''], place): Block[] => {
    if (language !== 'sh' && language !== 'ts') return []
    const next = fenced[place + 1]
    return [{ language, code, shown: next?.[1] === 'text' ? (next[2] ?? '') : null }]
  })
}

/** `…` on the page stands for anything. */
function assertShown(printed: string, { shown, code }: Block): void {
  if (shown === null) return
  const pattern = shown
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('…', '[\\s\\S]*?')
  assert.match(printed.trim(), new RegExp(`^${pattern}$`), code)
}
