import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createReadingEncoder } from '../meaning/encode-reading.ts'
import { exchangeOf } from '../views/exchange-of.fixture.ts'
import { readExchange } from '../views/read-exchange.ts'
import { aloneOf, calibrationFixture, encoderOf, encodingOf } from './content-calibration.fixture.ts'
import { judgeHarm } from './judge-harm.ts'
import { judgeHarmAgain } from './judge-harm-again.ts'

const calibration = { ...calibrationFixture, again: { ...calibrationFixture.again, from: 0.25 } }

async function judged(text: string, first: number, second: number) {
  const again: string[] = []
  const encoder = encoderOf(
    () => encodingOf({ harmful: first, violence: first }),
    (read) => {
      again.push(read)
      return aloneOf({ harmful: second, violence: second })
    },
  )
  const { parts } = await createReadingEncoder(encoder)(readExchange(exchangeOf(text)))
  const harm = await judgeHarmAgain(parts, calibration, encoder)
  const byTheFirst = judgeHarm(parts, calibration).get('violence')?.value ?? -1
  return { again, value: harm.get('violence')?.value ?? -1, byTheFirst }
}

test('a text that the first look clears is not read again', async () => {
  const { again, value, byTheFirst } = await judged('Good morning.', -4, 3)
  assert.deepEqual(again, [])
  assert.equal(value, byTheFirst)
})

test('a doubtful text is read again, and both looks decide', async () => {
  const calmed = await judged('A doubtful one.', 1, -6)
  assert.deepEqual(calmed.again, ['A doubtful one.'])
  assert.ok(calmed.value < calmed.byTheFirst, `${calmed.value} ${calmed.byTheFirst}`)
  const confirmed = await judged('A doubtful one.', 1, 3)
  assert.ok(confirmed.value > calmed.value)
  assert.equal(confirmed.byTheFirst, calmed.byTheFirst)
})
