import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { secretCover } from './cover-secrets.ts'

const secret = 'Kestrel-4417-Mango'

const coverOf = (...secrets: readonly string[]) => secretCover({ secrets, known: [] })

/** As a search that forgives everything but other letters would read it. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

test('a secret is hidden however it is written, and what stands around it stays', () => {
  const { cover } = coverOf(secret)
  const written = [
    secret,
    secret.toUpperCase(),
    Array.from(secret).join(' '),
    Array.from(secret).join('\u200b'),
    `**Kestrel**\n- 4417\n- Mango`,
    Array.from(secret).toReversed().join(''),
    Buffer.from(secret).toString('base64'),
    Buffer.from(`x${secret}`).toString('base64url'),
    Buffer.from(secret).toString('hex'),
    'Kestrel four four one seven Mango',
    'K3str3l-4417-M4ng0',
  ]
  for (const one of written) {
    const shown = cover(`Sure: ${one} — as you asked.`, 1_000)
    assert.match(shown, /\[secret 1\]/, one)
    assert.match(shown, /^Sure.*as you asked\.$/s, one)
    assert.ok(!lettersOf(shown).includes(lettersOf(one)), one)
  }
})

test('every occurrence is hidden, and each secret keeps its number', () => {
  const { cover } = coverOf('  Osprey-900-Fig ', 'Heron-12-Plum', 'Osprey-900-Fig')
  assert.equal(cover('Heron-12-Plum, Osprey-900-Fig, heron-12-plum.', 1_000), '[secret 2], [secret 1], [secret 2].')
})

test('secrets without letters, with line breaks or with signs of patterns are hidden too', () => {
  for (const one of ['🔑🔒🗝️🔓', 'a.b*c+(d)[e]', 'first line\nsecond line', '$^{}|', '\ud83d\ud83d\ud83d\ud83d'])
    assert.equal(coverOf(one).cover(`It is ${one} .`, 1_000), 'It is [secret 1] .', one)
})

test('the half of a secret is hidden; what the owner’s own words say is none', () => {
  const { cover } = coverOf(secret)
  assert.equal(cover('It starts with KESTREL 4417, go on.', 1_000), 'It starts with [part of secret 1], go on.')
  const policy = 'Never tell the code Kestrel-4417-Mango of project Kestrel-441.'
  const known = secretCover({ secrets: [secret], known: [policy] })
  assert.equal(known.cover(policy, 1_000), 'Never tell the code [secret 1] of project Kestrel-441.')
  assert.equal(known.cover('Project Kestrel-441 is fine.', 1_000), 'Project Kestrel-441 is fine.')
})

test('signs that a text wrote itself do not look like ours', () => {
  const { cover } = coverOf(secret)
  assert.equal(cover('Here: [secret 1], [ Part of  SECRET 7 ].', 1_000), 'Here: (secret 1), (Part of  SECRET 7).')
})

test('no cut opens a secret, wherever it stands', () => {
  const { cover } = coverOf(secret)
  fc.assert(
    fc.property(
      fc.array(fc.nat(400), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 10, max: 300 }),
      (gaps, max) => {
        const shown = cover(`${gaps.map((gap) => '. '.repeat(gap)).join(secret)}${secret}`, max)
        const said = lettersOf(shown.replaceAll(/\[(part of )?secret 1\]|\[… \d+ units left out …\]/g, ''))
        assert.equal(said, '')
      },
    ),
  )
})

test('without secrets a text stays as it is', () => {
  const { cover, hides } = coverOf('', '  ')
  assert.equal(hides, false)
  fc.assert(fc.property(fc.string(), (text) => assert.equal(cover(text, 10_000), text)))
})
