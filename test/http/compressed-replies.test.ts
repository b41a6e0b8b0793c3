import assert from 'node:assert/strict'
import { get } from 'node:http'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { eachService } from '../service.ts'

interface Reply {
  readonly encoding: string | undefined
  readonly vary: string
  readonly bytes: Buffer
}

eachService((service) => {
  /** A reply as it comes over the wire, which `fetch` does not show. */
  const read = (path: string, headers: Readonly<Record<string, string>>): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const asked = get(`${service().address}${path}`, { headers }, (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('error', reject)
        reply.on('end', () => {
          const { 'content-encoding': encoding, vary = '' } = reply.headers
          resolve({ encoding, vary: String(vary), bytes: Buffer.concat(parts) })
        })
      })
      asked.on('error', reject)
    })
  const cookie = async () => {
    const signIn = { method: 'POST', path: '/api/v1/session', key: null, body: { api_key: service().key } }
    const { headers } = await service().call(signIn)
    return String(headers.get('set-cookie')).split(';')[0] ?? ''
  }
  const list = '/api/v1/policies?limit=100'

  test('a browser that is signed in and takes it gets lists compressed, with the same content', async () => {
    const session = { cookie: await cookie() }
    const plain = await read(list, session)
    const packed = await read(list, { ...session, 'accept-encoding': 'gzip, deflate, br' })
    assert.equal(plain.encoding, undefined)
    assert.equal(packed.encoding, 'gzip')
    assert.match(packed.vary, /accept-encoding/)
    assert.ok(packed.bytes.length < plain.bytes.length / 4, `${packed.bytes.length} of ${plain.bytes.length} bytes`)
    assert.deepEqual(JSON.parse(gunzipSync(packed.bytes).toString()), JSON.parse(plain.bytes.toString()))
  })

  test('a program with a key gets replies as they are, and what holds a secret of a session is compressed for nobody', async () => {
    const takes = { 'accept-encoding': 'gzip' }
    assert.equal((await read(list, { ...takes, 'x-api-key': service().key })).encoding, undefined)
    const own = await read('/api/v1/session', { ...takes, cookie: await cookie() })
    assert.equal(own.encoding, undefined)
    assert.ok(own.bytes.length > 1_400, 'it is long enough to be worth it')
    assert.ok(JSON.parse(own.bytes.toString()).csrf_token)
  })
})
