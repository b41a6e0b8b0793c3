import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scored } from '../../domain/guard/finding.ts'
import type { PolicyCheck, SecurityDetector } from '../detector.ts'
import { exchangeOf } from '../views/exchange-of.fixture.ts'
import { readExchange } from '../views/read-exchange.ts'
import { createDisclosureDetector } from './system-prompt-leak.ts'

test('a message that asks for no instructions keeps what was not judged and why', async () => {
  const rest = { unjudged: [{ start: 0, end: 4 }], caveat: 'Too long to be read whole.' }
  const attacks: SecurityDetector = {
    id: 'attacks',
    about: { title: '', version: '1', source: '', knownMisses: '' },
    evaluate: () => scored(0.9, { ...rest, reason: 'An attack.' }),
  }
  const scope = { signal: new AbortController().signal }
  const reading = readExchange(exchangeOf('What are your opening hours?'))
  const finding = await createDisclosureDetector(attacks).evaluate(reading, {} as PolicyCheck, scope)
  assert.deepEqual(finding, scored(0, rest))
})
