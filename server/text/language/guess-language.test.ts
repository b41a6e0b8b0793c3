import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guessLanguage } from './guess-language.ts'

for (const [code, text] of [
  ['en', 'I can help you with your orders and with returns.'],
  ['fr', 'Je peux vous aider avec vos commandes.'],
  ['de', 'Ich kann dir bei deinen Bestellungen helfen.'],
  ['es', 'Puedo ayudarte con tus pedidos y con las devoluciones.'],
  ['it', 'Posso aiutarla con gli ordini e con i resi della nostra casa.'],
  ['pt', 'Eu posso ajudar você com os seus pedidos e não só.'],
  ['nl', 'Ik kan u helpen met het volgen van een bestelling.'],
  ['ru', 'Я помогу вам с заказом.'],
  ['ja', 'ご注文についてお手伝いします。'],
  ['zh', '我可以帮助您处理订单。'],
  ['ar', 'يمكنني مساعدتك في طلبك.'],
] as const) {
  test(`${code} is told from: ${text}`, () => assert.equal(guessLanguage(text), code))
}

test('what cannot be told is null', () => {
  for (const text of ['', '12345', 'xyzzy', '\ud800', 'QkFTRTY0']) assert.equal(guessLanguage(text), null, text)
})
