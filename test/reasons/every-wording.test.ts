import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { parseSync } from 'oxc-parser'
import { reasonTwins } from '../../client/reasons/french-reason.ts'
import { readTemplate, templateOf } from '../../client/reasons/reason-template.ts'
import { reasonWords } from '../../client/reasons/reason-words.ts'

const root = dirname(dirname(import.meta.dirname))

/** Where reasons of verdicts are written: every text of these files is one, or stands below. */
const speaking = [
  'server/detectors/**/*.ts',
  'server/redteam/judges/**/*.ts',
  'server/redteam/planner/*.ts',
  'server/redteam/attackers/ask-judge.ts',
  'server/services/judging/*.ts',
  'server/services/attempt/judge-turn.ts',
  'server/services/agent-run/evaluate-cases.ts',
  'server/services/agent-run/give-up-evaluation.ts',
  'server/services/guard/evaluate-output.ts',
  'server/domain/guard/*.ts',
  'server/domain/confirming/next-confirming.ts',
  'server/domain/export/choose-threshold.ts',
  'server/models/ocr/*.ts',
  'server/text/recognisers/find/*.ts',
  'server/text/recognisers/forms/national-ids.ts',
  'server/text/recognisers/recognise-secrets.ts',
]

/** What of these files no verdict tells, and why. */
const silent: Readonly<Record<string, RegExp>> = {
  'words that are looked for in texts':
    /views\/(?:markup|decoding)\/|judges\/words\/|secret-tokens|system-message|restatement|find-secret\.ts|human-claims|data-signs|names-in-examples/,
  'why a file of a model is refused at start':
    /calibration\.ts|model-file|look-weights|security-(?:fusion|rules)|ngram-model/,
  'what is said to whoever saves a policy': /detectors\/compile\/|patterns\/(?:check|compile|measure|thread)-/,
  'names of measures, which a file of weights repeats': /measure-answer\.ts|security\/signals\.ts/,
  'refusals of a whole request': /task-queue/,
  'what is read beside a short text': /short-signs/,
  'detectors of tests': /catalogue-fixture/,
}

/** Texts of the other files that no verdict tells. */
const unsaid = [
  // Kinds of data, which are told by their labels.
  ...['health record', 'identity document', 'network address'],
  // What a detector says about itself.
  'system messages that are paraphrased',
  // What an LLM is asked.
  ...['You judge whether a chat', 'The messages of tester', 'It breaks the policy only', '"quote" is copied'],
  ...['Answer as JSON', 'Values that the owner', 'The tester ', '\nHere "breaks_policy"', 'Judge the last answer'],
  ...['(no answer)', 'Tools that it called: '],
  // Why a whole request was refused.
  ...['The service is stopping; ask', 'Too many checks are waiting', 'The request was given up'],
  // Why a worker judged nothing, which is told to the service alone.
  'The turn could not be judged (',
]

interface Said {
  readonly place: string
  readonly text: string
}

/** Every text of two words or more in a file; those of errors, and what a detector says about itself, are none. */
function saidIn(path: string): readonly Said[] {
  const source = readFileSync(join(root, path), 'utf8')
  return textsIn(parseSync(path, source).program.body).flatMap(({ start, text }) => {
    const place = `${path}:${source.slice(0, start).split('\n').length}`
    const parts = text.split(hole).filter((part) => /\p{L}{2,},? \p{L}/u.test(part) && !part.includes('(?'))
    return parts.filter((part) => !unsaid.some((one) => part.startsWith(one))).map((part) => ({ place, text: part }))
  })
}

/** Stands for what a template puts in. */
const hole = '\u0000'

interface Node {
  readonly type?: string
  readonly start: number
  readonly name?: string
  readonly callee?: Node
  readonly key?: Node
  readonly value?: unknown
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[]
  readonly expressions?: readonly unknown[]
}

/** The texts below a piece of syntax, with where they begin. */
function textsIn(given: unknown): readonly { readonly start: number; readonly text: string }[] {
  if (given === null || typeof given !== 'object') return []
  const { type = '', start, callee, key, value, quasis, expressions } = given as Node
  if (type === 'ImportDeclaration' || type.startsWith('TS')) return []
  if (type === 'NewExpression' && /Error|Problem|Failure|RegExp/.test(callee?.name ?? '')) return []
  if (type === 'Property' && /^(?:about|source|knownMisses)$/.test(key?.name ?? '')) return []
  if (type === 'Literal') return typeof value === 'string' ? [{ start, text: value }] : []
  if (type !== 'TemplateLiteral') return Object.values(given).flatMap(textsIn)
  const text = quasis?.map((quasi) => quasi.value.cooked).join(hole) ?? ''
  return [{ start, text }, ...textsIn(expressions)]
}

const english = [...reasonTwins, ...Object.values(reasonWords).flat()].map(([text]) => text.replace(/\{[^}]*\}/g, hole))

/** Whether it is a word of a list, with its places filled. */
function isWord(text: string): boolean {
  const words = Object.values(reasonWords).flat().map(templateOf)
  return words.some((word) => readTemplate(word, text, 0)?.end === text.length)
}

test('every wording of a reason in the sources is known in French', () => {
  const files = globSync([...speaking], { cwd: root })
    .filter((path) => !/\.(?:test|fixture)\.ts$/.test(path) && !Object.values(silent).some((why) => why.test(path)))
    .sort()
  assert.ok(files.length > 200, `${files.length}`)
  const unknown = files
    .flatMap(saidIn)
    .filter(({ text }) => !english.some((known) => known.includes(text.trim())) && !isWord(text))
    .map(({ place, text }) => `${place} "${text}": give it a twin in client/reasons/`)
  assert.deepEqual(unknown, [])
})
