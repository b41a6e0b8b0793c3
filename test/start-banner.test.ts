import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBanner } from './start-banner.ts'

const printed = `
> redoubt@0.1.0 start

Redoubt 0.1.0 is ready

  address        http://127.0.0.1:4180
  documentation  http://127.0.0.1:4180/docs
  organization   0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d
  first key      rdk_0aZ  (shown once; keep it)

Try it:

curl -s http://127.0.0.1:4180/api/v1/check \\
  -H "X-Api-Key: rdk_0aZ" \\
  -d '{"text": "Hello"}'

`

test('address, organization, key and the whole command are found in what the start prints', () => {
  assert.deepEqual(readBanner(printed), {
    address: 'http://127.0.0.1:4180',
    organizationId: '0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d',
    key: 'rdk_0aZ',
    curl: `curl -s http://127.0.0.1:4180/api/v1/check \\\n  -H "X-Api-Key: rdk_0aZ" \\\n  -d '{"text": "Hello"}'`,
  })
})

test('a banner that is not printed to its end yet is not read', () => {
  for (let length = 0; length < printed.length - 1; length += 1)
    assert.equal(readBanner(printed.slice(0, length)), null)
})
