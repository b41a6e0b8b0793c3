import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

/** One check: how it is run, and what to do when it fails. */
interface Check {
  readonly title: string
  readonly command: readonly string[]
  readonly mend: string
}

const root = dirname(import.meta.dirname)
const timeoutMs = 300_000
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

/** Hold words that are data against their schemas, and say what a schema cannot. */
const wordTests = [
  'test/words.test.ts',
  'server/detectors/lexicon/languages/languages.test.ts',
  'server/redteam/certifications/certification-files.test.ts',
  'server/redteam/wordings/frame-languages/frame-languages.test.ts',
  'server/redteam/aims/aim-keywords.test.ts',
  'server/redteam/wordings/asks/aim-wordings.test.ts',
  'server/redteam/wordings/asks/domain-words.test.ts',
  'server/redteam/wordings/probe-wordings.test.ts',
  'server/redteam/wordings/stage-wordings.test.ts',
  'server/redteam/wordings/words.test.ts',
  'training/generate/languages/language-texts.test.ts',
]

const checks: readonly Check[] = [
  { title: 'types', command: [bin('tsc'), '-p', '.'], mend: 'mend the types that are named above' },
  {
    title: 'types of the console',
    command: [bin('tsc'), '-p', 'console'],
    mend: 'mend the types that are named above',
  },
  {
    title: 'types of its tests',
    command: [bin('tsc'), '-p', 'test/console'],
    mend: 'mend the types that are named above',
  },
  {
    title: 'format and lint',
    command: [bin('biome'), 'ci', '.'],
    mend: 'run: npx biome check --write, then mend what is left by hand',
  },
  {
    title: 'architecture',
    command: [process.execPath, '--test', '--test-reporter=dot', 'test/architecture.test.ts'],
    mend: 'the lines above name the place, the rule and the way out',
  },
  {
    title: 'words',
    command: [process.execPath, '--test', '--test-reporter=dot', ...wordTests],
    mend: 'the lines above name the file and the place that its schema refuses',
  },
  { title: 'generated files', command: [process.execPath, 'scripts/gen.ts', '--check'], mend: 'run: npm run gen' },
]

const failed: Check[] = []
for (const check of checks) {
  const { isPassed, output } = await run(check.command)
  console.log(`${isPassed ? '✔' : '✖'} ${check.title}`)
  if (isPassed) continue
  failed.push(check)
  console.log(output.trimEnd().replace(/^/gm, '    '))
}
for (const { title, mend } of failed) console.log(`${title}: ${mend}`)
process.exitCode = failed.length === 0 ? 0 : 1

function run([command = '', ...rest]: readonly string[]): Promise<{
  readonly isPassed: boolean
  readonly output: string
}> {
  const child = spawn(command, rest, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ isPassed: false, output: error.message }))
    child.on('close', (code, signal) => {
      const end = signal === null ? '' : `\nended by ${signal} (the limit is ${timeoutMs / 1000} s)`
      resolve({ isPassed: code === 0, output: Buffer.concat(chunks).toString() + end })
    })
  })
}
