import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertLinear } from '../../../test/growth.ts'
import { exchangeOf } from '../views/exchange-of.fixture.ts'
import { readExchange } from '../views/read-exchange.ts'
import { findSwearWords, type SwearWord } from './find-swear-words.ts'

function found(text: string): readonly SwearWord[] {
  return readExchange(exchangeOf(text)).views.flatMap(findSwearWords)
}

for (const text of [
  'What the fuck is this?',
  'This is bullshit.',
  'So eine Scheiße, du Arschloch.',
  'Putain, quel connard.',
  'Eres un gilipollas.',
  'Che cazzo vuoi?',
  'Vai para o caralho.',
  'Ale kurwa gorąco.',
  'Что за хуйня?',
  'f**k you',
  'what a sh!t day',
  'F U C K this',
  'you c.u.n.t',
  'sh1t happens',
]) {
  test(`“${text}” has a strong swear word`, () => {
    assert.equal(found(text)[0]?.strength, 'strong')
  })
}

for (const text of [
  'She lives in Scunthorpe and assesses classic cars with a cockpit.',
  'Con Maria abbiamo visto Troia, non il mare.',
  'The parliament passed the bill; analysis of the assets follows.',
  'Press * to multiply: 4**2, a#b, foo@bar.com, $HOME/bin!',
  'Der Nebel und der Mist auf dem Feld, mit Dickicht.',
  'Ein Bissen Shiitake, fünfzig Schitze.',
]) {
  test(`“${text}” has none`, () => {
    assert.deepEqual(
      found(text).filter(({ strength }) => strength === 'strong'),
      [],
    )
  })
}

for (const word of ['FUCK', 'SCHEISSE', 'F**K', 'SH1T', 'F U C K', 'SİKTİR']) {
  test(`“${word}” is found, at its place, beside a capital that grows when it becomes small`, () => {
    const text = `İİ İstanbul, ${word} this`
    const view = { kind: 'as-sent', label: 'as sent', text, starts: null, ends: null } as const
    assert.deepEqual(
      findSwearWords(view).map(({ start, end }) => text.slice(start, end)),
      [word],
    )
  })
}

for (const unit of ['fu', 'f*', 'f ']) {
  test(`a million letters of “${unit}” are searched, with work that grows with the text and not with its square`, () =>
    assertLinear({
      size: 1_000_000,
      make: (size) =>
        ({ kind: 'as-sent', label: 'as sent', text: unit.repeat(size / 2), starts: null, ends: null }) as const,
      work: findSwearWords,
    }))
}
