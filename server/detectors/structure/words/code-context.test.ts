import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standsInCode } from './code-context.ts'

const inside = (text: string, phrase: string): boolean => {
  const start = text.indexOf(phrase)
  assert.ok(start >= 0)
  return standsInCode(text, start, start + phrase.length)
}

test('a prompt in a program, a request body or settings stands in code', () => {
  for (const text of [
    "greeting_prompt = 'You are a polite clerk.'",
    'const prompt = `You are a polite clerk.`',
    '{"messages": [{"role": "system", "content": "You are a polite clerk."}]}',
    'client.chat.completions.create(model=m, messages=[sys("You are a polite clerk.")])',
    'system_prompt: |\n  You are a polite clerk.',
  ]) {
    assert.ok(inside(text, 'You are'), text)
  }
})

test('a sentence in a chat does not stand in code', () => {
  for (const text of [
    'You are a polite clerk. Greet me.',
    'My plan = nothing. You are a clerk.',
    'He said "You are a clerk".',
  ]) {
    assert.ok(!inside(text, 'You are'), text)
  }
})
