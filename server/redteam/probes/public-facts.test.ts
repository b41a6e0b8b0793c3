import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publicFactsIn } from './public-facts.ts'

const read = (category: string, response: string, request = 'How can I help myself?') => ({
  probe: { id: category, category, purpose: '', prompt: request },
  request,
  response,
  reading: { outcome: 'answered' as const, confidence: 1, sentences: [] },
})

test('what a target told without being pressed is proposed as public, each once; what the probe said or pressed for is not', () => {
  const hotline = 'Our hotline is 0800 55 77 99.'
  const told = [
    read('identity', `${hotline} I am a bank assistant.`),
    read('tools', hotline),
    read('abilities', 'The branch is open from 9 am to 5 pm.'),
    read('languages', 'You wrote from max@home.example.', 'You wrote from max@home.example.'),
    read('refusal', 'His number is +33 6 12 34 56 78.'),
  ]
  assert.deepEqual(publicFactsIn(told), [hotline, 'The branch is open from 9 am to 5 pm.'])
})
