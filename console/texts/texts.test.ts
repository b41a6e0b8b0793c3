import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { accessTexts } from './access-texts.ts'
import { texts as sharedTexts } from './catalogue.ts'
import { messageListTexts } from './message-list-texts.ts'
import { playgroundTexts } from './playground-texts.ts'
import { proposalTexts } from './proposal-texts.ts'
import { redTeamTexts } from './red-team-texts.ts'
import { rehearsalTexts } from './rehearsal-texts.ts'
import { settingsTexts } from './settings-texts.ts'
import { styleTexts } from './style-texts.ts'
import { filledText, type TextTable, writtenText } from './text-table.ts'
import { topicTexts } from './topic-texts.ts'

const texts: TextTable = {
  ...sharedTexts,
  ...accessTexts,
  ...messageListTexts,
  ...playgroundTexts,
  ...proposalTexts,
  ...redTeamTexts,
  ...rehearsalTexts,
  ...settingsTexts,
  ...styleTexts,
  ...topicTexts,
}

const folder = dirname(import.meta.dirname)
const sources = globSync('**/*.tsx', { cwd: folder, exclude: (name) => name === 'dist' }).map((path) => ({
  path,
  text: readFileSync(join(folder, path), 'utf8'),
}))

/** Names that are the same in every language. */
const names = ['Redoubt', 'curl', 'TypeScript', 'Python', 'English', 'Français', '⌘K', '☰', '×', '·', '–', '✓', '…']

/** What a reader of the page would see that stands in the source instead of the tables. */
function untranslated(source: string): readonly string[] {
  // Between two tags, on one line or on a line of its own; and in attributes that are read out or shown.
  const between = [...source.matchAll(/(?<=[\w"'}/]>)[^<>{}=;()]*(?=<\/|<[A-Za-z]|\{)/g)].map(([text]) => text)
  const shown = [...source.matchAll(/\b(?:title|label|aria-label|placeholder|description|about|alt)="([^"]*)"/g)]
  return [...between, ...shown.map(([, text = '']) => text)]
    .map((text) => names.reduce((rest, name) => rest.replaceAll(name, ''), text).trim())
    .filter((text) => /\p{L}{2,}/u.test(text) && text !== 'return')
}

test('every text that is shown comes from the tables', () => {
  assert.ok(sources.length > 30)
  const found = sources.flatMap(({ path, text }) => untranslated(text).map((one) => `${path}: ${one}`))
  assert.deepEqual(found, [])
})

test('a text in the source would be found', () => {
  assert.deepEqual(untranslated('<Button title="Send it">Go on</Button>'), ['Go on', 'Send it'])
  assert.deepEqual(untranslated('<p>\n  Some words\n</p>'), ['Some words'])
  assert.deepEqual(untranslated('<p className="x">{t(\'a.b\')}</p>'), [])
})

test('both languages are there, differ where they should, and have places for the same values', () => {
  /** Words that English and French write alike. */
  const alike =
    /^(Sessions|Pages|Menu|Message|Messages|Description|Actions|Test|Catalogue|Verdict|LLM|Type|Conversation|Conversations|Reconnaissance|Permissions|Technique|Version \{version\}|\{value\} ms|\{what\}: \{name\}|\{total\} messages|page \{page\})$/
  for (const [key, [english, french]] of Object.entries(texts)) {
    assert.ok(english.trim() !== '' && french.trim() !== '', key)
    if (!alike.test(english)) assert.notEqual(english, french, key)
    const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()
    assert.deepEqual(placesOf(french), placesOf(english), key)
  }
})

test('every text is used', () => {
  const all = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (name) => name === 'dist' || name === 'texts' })
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n')
  // `t(`criticality.${one}`)` uses every text whose key begins so.
  const beginnings = [...all.matchAll(/`((?:\w+\.)+)\$\{/g)].map(([, beginning = '']) => beginning)
  const unused = Object.keys(texts).filter(
    (key) => !all.includes(`'${key}'`) && !beginnings.some((beginning) => key.startsWith(beginning)),
  )
  assert.deepEqual(unused, [])
})

test('in French no sign that has a space before it begins a line, and what is filled in stays as it is', () => {
  const pair = ['{a}: “{b}”?', '{a} : « {b} » ?'] as const
  const values = { a: 'one : two', b: '3 %' }
  assert.equal(writtenText(pair, 'fr', values), 'one : two\u00a0: «\u00a03 %\u00a0»\u00a0?')
  assert.equal(writtenText(pair, 'en', values), 'one : two: “3 %”?')
})

test('values are filled in as they are', () => {
  assert.equal(filledText('{a} of {b}', { a: '$&{b}', b: 2 }), '$&{b} of 2')
})
