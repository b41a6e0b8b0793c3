import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AttackLanguage } from '../../domain/red-team-test/test-policy.ts'
import { contextSlots } from './context-slots.ts'
import { readContext } from './read-context.ts'
import { settingsOf } from './test-settings.fixture.ts'

const read = (businessContext: string, useCase = 'chat') => readContext(settingsOf({ businessContext, useCase }))

for (const [context, trade] of [
  ['Barlow Timber is a car maker in Hull. Answers questions about modern training examples.', 'motoring'],
  ['Die Arztpraxis Feld liegt in Ulm. Nimmt Bestellungen von Rezepten an.', 'health'],
  ['Le Groupe Ardent fabrique des pièces pour l’automobile. Assistant RH pour la paie et les salariés.', 'hr'],
  ['Osteria Blu is a pizzeria. Takes bookings for tables.', 'food'],
  ['Hausverwaltung Korn betreut Wohnungen. Nimmt Meldungen von Mietern auf.', 'property'],
  ['Mensajería Rayo entrega paquetes. Seguimiento de envíos.', 'delivery'],
  ['Swan Lido is a swimming pool with a gym. Sells tickets.', 'leisure'],
] as const) {
  test(`the trade is that of the business: ${context}`, () => assert.equal(read(context).domain.id, trade))
}

for (const [context, language, brand] of [
  ['Die Lindenapotheke ist eine Apotheke in Köln.', 'de', 'der Lindenapotheke'],
  ['Das Landhaus Egger vermietet Zimmer.', 'de', 'dem Landhaus Egger'],
  ['La Cave de Rémi vend des vins.', 'fr', 'la Cave de Rémi'],
  ['Stone & Ivy Joinery, joiners in Kent.', 'en', 'Stone & Ivy Joinery'],
  ['Pasos enseña baile en Cádiz. Ayuda a elegir curso.', 'es', 'Pasos'],
] as const) {
  test(`the owner’s name fits into a sentence: ${context}`, () => assert.equal(read(context).brand[language], brand))
}

test('a place or the verb of a sentence is no owner', () => {
  for (const [context, useCase] of [
    ['Vendemos flores en Valencia.', 'Ayuda a elegir.'],
    ['Ein Verein.', 'Verwaltet Mitgliedschaften und Kurse.'],
  ] as const)
    assert.doesNotMatch(Object.values(read(context, useCase).brand).join(' '), /Valencia|Verwaltet|Ayuda/)
})

test('in French a name is visited and a trade is entered', () => {
  const at = (context: string) => contextSlots(read(context), 'fr')
  assert.equal(at('Une chaîne de cliniques.').at, 'dans la clinique')
  assert.equal(at('Orphée vend des livres.').at, 'chez Orphée')
  assert.equal(at('Orphée vend des livres.').of, 'd’Orphée')
})

test('nouns of the business are whole, and its description is none', () => {
  const topics = (context: string, language: AttackLanguage) => read(context, '').topics[language]
  const english = topics(
    'Gull House is a small seaside inn. Visitors read about the inn’s garden, a 12-room annex and an early check-in.',
    'en',
  )
  assert.ok(english.includes('an early check-in'), english.join('; '))
  assert.ok(!english.some((noun) => /seaside|inn['’]$|^room/.test(noun)), english.join('; '))
})
