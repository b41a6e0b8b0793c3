import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertLinear } from '../../test/growth.ts'
import { frenchMark, frenchReason, reasonTwins } from './french-reason.ts'
import { reasonLists, reasonWords } from './reason-words.ts'

/** With spaces that may break: tests are written with those. */
const french = (reason: string) => {
  const { text, isWhole } = frenchReason(reason)
  return { text: text.replaceAll('\u00a0', ' '), isWhole }
}

const held: Readonly<Record<string, string>> = {
  ...{ count: '7', decimal: '0.25', date: '2026-11-28', codes: 'en, fr', technique: 'mt.fitd', word: 'TypeError' },
  ...{ json: 'say \\"it\\"', quoted: 'He said “no”. The answer is empty.' },
}

/** A wording with something in each place: of a list of words each in its turn, if `word` says which. */
function filled(text: string, word = 0): string {
  return text.replace(/\{([a-zA-Z]+)(?::[a-z]+)?\}/g, (_, kind: string) => {
    const words = reasonWords[reasonLists[kind]?.of ?? kind]
    return words === undefined ? (held[kind] ?? '') : filled(words[word % words.length]?.[0] ?? '')
  })
}

const wordsMost = Math.max(...Object.values(reasonWords).map((words) => words.length))
for (const [english] of reasonTwins) {
  test(`is known with whatever stands in its places: ${english}`, () => {
    for (let word = 0; word < (english.includes('{') ? wordsMost : 1); word++) {
      const reason = filled(english, word)
      const { text, isWhole } = frenchReason(reason)
      assert.ok(isWhole, reason)
      assert.notEqual(text, reason)
      assert.doesNotMatch(text, /[{}]|undefined/)
      if (english.includes('{quoted}')) assert.ok(text.includes(held.quoted ?? ''), text)
      if (english.includes('{json}')) assert.ok(text.includes(held.json ?? ''), text)
    }
  })
}

test('French is written with its own marks: apostrophes, quotes, and spaces that do not break', () => {
  for (const [english, written] of [...reasonTwins, ...Object.values(reasonWords).flat()]) {
    assert.doesNotMatch(written, /['"]/, english)
    assert.doesNotMatch(written, /[“”]/, english)
    assert.doesNotMatch(written, /[^ \u00a0][:;»](?:\s|$)/, english)
  }
  assert.equal(frenchReason('Repeats the allowed example “x”.').text, 'Reprend l’exemple autorisé «\u00a0x\u00a0».')
})

test('sentences follow one another, each in French', () => {
  assert.deepEqual(
    french(
      'Together with earlier turns: Signs seen: asks to ignore the earlier instructions (German); a hint at leaving the role. Moved by rules 60 %, encoder 40 %. Parts of the text were not judged.',
    ),
    {
      text: 'Avec les tours précédents : Signes relevés : demande d’ignorer les instructions précédentes (allemand) ; une allusion : quitter le rôle. Fait monter la valeur : règles 60 %, encodeur 40 %. Des parties du texte n’ont pas été jugées.',
      isWhole: true,
    },
  )
  assert.deepEqual(french('In image 2: Image 3 was not judged: The detector broke (TypeError).'), {
    text: 'Dans l’image 2 : L’image 3 n’a pas été jugée : Le détecteur est tombé en panne (TypeError).',
    isWhole: true,
  })
})

test('what nobody knows stays as it is, from the first of it to the last', () => {
  const own = 'It leaks. The answer is empty. So it does.'
  assert.deepEqual(french(own), { text: own, isWhole: false })
  assert.deepEqual(french(`A harmless request was not answered. ${own} (It quotes nothing that the target said.)`), {
    text: `Une demande anodine est restée sans réponse. ${own} (Il ne cite rien que la cible ait dit.)`,
    isWhole: false,
  })
  for (const odd of ['', ' ', '  . ', '…', '“', '{quoted}', 'Signs seen: .', 'Signs seen: nothing.', 'In image x:'])
    assert.equal(frenchReason(odd).text, odd)
})

test('what is quoted is never translated, whatever it says and whatever marks it holds', () => {
  for (const quoted of [
    'The answer is empty.',
    'He said “The answer is empty.” and left',
    'x”. The answer is empty. “y',
    'x”, nearer than to what is allowed, and so on',
    '”',
    '“',
    '“““',
    '{quoted} $& $1 \\',
    'a\nb',
  ]) {
    const { text } = frenchReason(`Parts of the text were not judged. Repeats the violating example “${quoted}”.`)
    assert.ok(text.includes(quoted), `${quoted} became ${text}`)
  }
  const tool = JSON.stringify('a". The answer is empty. "b')
  assert.ok(frenchReason(`The target calls the forbidden tool ${tool}.`).text.includes(tool.slice(1, -1)))
})

test('what a mark says is known, or stays', () => {
  assert.deepEqual(frenchMark('label', 'national id (Spain)'), {
    text: 'numéro national d’identité (Espagne)',
    isWhole: true,
  })
  assert.deepEqual(frenchMark('label', 'exfiltrate phrase (de)'), {
    text: 'formule\u00a0: envoi de données (de)',
    isWhole: true,
  })
  assert.deepEqual(frenchMark('seen', 'image 2, hex in base64'), {
    text: 'image 2, hexadécimal dans base64',
    isWhole: true,
  })
  assert.deepEqual(frenchMark('label', 'of a later version'), { text: 'of a later version', isWhole: false })
})

/** Beginnings that go on for long before they fail. */
const hostile = [
  ...['“', '”', '. ', 'a. ', ' ', 'Sig. ', 'mt.fitd ', 'mt.'],
  'Signs seen: a secret; ',
  'a secret; ',
  'Repeats the violating example “',
  'Near to the violating example “a”, nearer than to what is allowed, “”””',
  'Near to what the definition says, “”””””””””””””””””””””',
  'Holds personal data: IBAN (2, hex in hex in hex), ',
  'The target calls the forbidden tool "\\"',
  'Image 1 was not judged: ',
  'Repeats 7 % of the system message of the conversation (hex in hex in hex in ',
  'The answer is empty. ',
]
for (const part of hostile) {
  test(`a reason of a million units takes time in proportion: ${part}`, async () => {
    const make = (size: number) => part.repeat(Math.ceil(size / part.length))
    await assertLinear({ size: 1_000_000, make, work: frenchReason })
  })
}
