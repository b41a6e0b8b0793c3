import type { Environment } from '../../../server/config.ts'
import { secretInAddress } from '../config/address-secrets.ts'
import { isKeyLike } from '../config/key-like-name.ts'

/** The kinds of targets. */
export const targetKinds = ['http', 'openai', 'program', 'module'] as const

/** One of them. */
export type TargetKind = (typeof targetKinds)[number]

/** Something that `redoubt init` has to know: an option, or a question in its place. */
export interface StarterField {
  /** The name of the option. */
  readonly option: string
  /** What its value is, in capitals. */
  readonly value: string
  /** What the help says of the option. */
  readonly meaning: string
  /** What is asked on a terminal. */
  readonly question: string
  /** What it is where nothing is said; null = it is needed. */
  readonly fallback: string | null
  /** Kinds of targets that have it. Absent: all. */
  readonly kinds?: readonly TargetKind[]
  /** Whether there may be several, a line each. */
  readonly isList?: true
  /** What is wrong with a value (of a list: with one line of it) in an environment, null when nothing is. Repeats no value. */
  problem?(text: string, env: Environment): string | null
}

/** Values by option, those of lists with a line each. */
export type StarterValues = Readonly<Record<string, string>>

/** All of them, in the order of the questions. */
export const starterFields: readonly StarterField[] = [
  {
    ...{ option: 'target', value: 'KIND', fallback: 'http' },
    meaning:
      'What is attacked: http, openai (a model or gateway), program (a local one) or module (a TypeScript file).',
    question:
      'What is attacked: http, openai (a model or gateway), program (a local one) or module (a TypeScript file)?',
    problem: (text) => (targetKinds.some((kind) => kind === text) ? null : `must be one of ${targetKinds.join(', ')}`),
  },
  {
    ...{ option: 'url', value: 'URL', fallback: null, kinds: ['http', 'openai'] },
    meaning: 'Where it is; of openai up to the version, e.g. http://127.0.0.1:11434/v1.',
    question: 'Its address (of openai up to the version, e.g. http://127.0.0.1:11434/v1)?',
    problem: addressProblem,
  },
  {
    ...{
      option: 'body',
      value: 'JSON',
      fallback: '{"message": "{{prompt}}", "conversation": "{{conversation_id}}"}',
      kinds: ['http'],
    },
    meaning:
      'What is sent: {{prompt}} is the next thing to say, {{messages}} the whole conversation, {{conversation_id}} its id.',
    question: 'What is sent to it, as JSON with {{prompt}}, or {{messages}} for the whole conversation?',
    problem: bodyProblem,
  },
  {
    ...{ option: 'reply-path', value: 'PATH', fallback: 'reply', kinds: ['http'] },
    meaning: 'Where the answer stands in its reply, e.g. choices[0].message.content.',
    question: 'Where does the answer stand in its reply, e.g. choices[0].message.content?',
  },
  {
    ...{ option: 'tool-calls-path', value: 'PATH', fallback: '', kinds: ['http'] },
    meaning: 'Where the calls of its tools stand in its reply, e.g. tool_calls. Without it no call is seen.',
    question: 'Where do the calls of its tools stand in its reply, e.g. tool_calls (empty: it shows none)?',
  },
  {
    ...{ option: 'model', value: 'NAME', fallback: null, kinds: ['openai'] },
    meaning: 'The name of the model.',
    question: 'The name of the model?',
  },
  {
    ...{ option: 'key-env', value: 'VARIABLE', fallback: '', kinds: ['http', 'openai'] },
    meaning: 'The environment variable that holds its key; sent as Bearer.',
    question: 'Which environment variable holds its key (never the key itself; empty: none)?',
    problem: variableProblem,
  },
  {
    ...{ option: 'command', value: 'WORDS', fallback: null, kinds: ['program'] },
    meaning: 'What starts it: words with spaces between them, or a JSON list of words.',
    question: 'What starts it, e.g. node bot.mjs?',
    problem: (text) => (commandWords(text) === null ? 'must be words, or a JSON list of words' : null),
  },
  {
    ...{ option: 'path', value: 'FILE', fallback: null, kinds: ['module'] },
    meaning: 'The file of the module, relative to the config.',
    question: 'The file of the module, relative to the config?',
  },
  {
    ...{ option: 'name', value: 'TEXT', fallback: 'My assistant' },
    meaning: 'What it is called.',
    question: 'What is it called?',
  },
  {
    ...{ option: 'business', value: 'TEXT', fallback: '' },
    meaning: 'What the business is about.',
    question: 'What is the business about, e.g. an online shop for garden tools?',
  },
  {
    ...{ option: 'use-case', value: 'TEXT', fallback: '' },
    meaning: 'What it is for.',
    question: 'What is it for, e.g. questions about orders and returns?',
  },
  {
    ...{ option: 'policy', value: 'TEXT', fallback: null, isList: true },
    meaning: 'What it must not do, in plain words.',
    question: 'What must it not do? One rule a line, in plain words.',
  },
  {
    ...{ option: 'forbidden-tool', value: 'NAME', fallback: '', isList: true },
    meaning: 'A tool that it must never call.',
    question: 'Which tools must it never call? One a line.',
  },
  {
    ...{ option: 'public-fact', value: 'TEXT', fallback: '', isList: true },
    meaning: 'What everybody may know, e.g. a hotline: to say it breaks no rule.',
    question: 'What may everybody know, e.g. a hotline, opening hours? One a line.',
  },
  {
    ...{ option: 'secret-env', value: 'VARIABLE', fallback: '', isList: true },
    meaning: 'An environment variable with a text that it must never say. The text itself is never written down.',
    question: 'Which environment variables hold texts that it must never say (never the texts themselves)? One a line.',
    problem: variableProblem,
  },
]

/** The words of a command; null where the text is none. */
export function commandWords(text: string): readonly string[] | null {
  if (!text.trimStart().startsWith('[')) return text.trim() === '' ? null : text.trim().split(/\s+/)
  const words = readJson(text)
  return Array.isArray(words) && words.length > 0 && words.every((word) => typeof word === 'string' && word !== '')
    ? words
    : null
}

/** A value that was given as JSON; undefined where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function bodyProblem(text: string): string | null {
  if (readJson(text) === undefined) return 'must be JSON, with its texts in double quotes'
  return /\{\{\s*(prompt|messages)\b/.test(text)
    ? null
    : 'must say with {{prompt}} or {{messages}} where the prompt stands'
}

/** An address is written down as it is given. */
function addressProblem(text: string): string | null {
  const secret = secretInAddress(text)
  if (secret?.kind === 'login') return `must hold no user name and password: ${ownPlace}`
  if (secret?.kind === 'key') return `must hold no key (${secret.parameter}): ${ownPlace}`
  return /^https?:\/\/[^{}\s]+$/.test(text) && URL.canParse(text)
    ? null
    : 'must be an address like http://127.0.0.1:3000/chat'
}

const ownPlace = 'put it into an environment variable, and give the name of that as --key-env'

/** Whoever gives a secret for the name of one is not told it back. */
function variableProblem(text: string, env: Environment): string | null {
  if (!/^[A-Za-z_]\w{0,99}$/.test(text)) return 'must be the name of an environment variable'
  if (env[text] || !isKeyLike(text)) return null
  return 'must be the name of an environment variable; this one is not set and looks like a key itself'
}
