import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { dumpDatabase } from '../database-dump.ts'
import { eachService } from '../service.ts'

const path = '/public/guard/v1/input_guardrails'
const mimeTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** What every fixture shows. */
const written = 'Project Bluebird is secret'

async function bytesOf(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(`../images/${name}`, import.meta.url)))
}

function imageOf(bytes: Uint8Array, name: string): object {
  const mimeType = mimeTypes[name.split('.').at(-1) ?? '']
  return { base64: Buffer.from(bytes).toString('base64'), mimeType, name }
}

/** The machine of a test may be busy. */
const patient = { imageRequestMsMax: 60_000 }

eachService(
  (service, database) => {
    const begin = async (
      given: { readonly security?: boolean; readonly blockInput?: boolean; readonly failureMode?: string } = {},
    ) => {
      const { newPatternPolicy, newProject, newConversation, call } = service()
      const metricId = await newPatternPolicy(['project\\s+blue[a-z]+'])
      const projectId = await newProject({
        policies: [{ metricId, blockInput: given.blockInput ?? true, blockOutput: true }],
        failureMode: given.failureMode ?? 'closed',
        securityGuardrails: {
          securityGuardrailBlockInput: given.security ?? false,
          securityGuardrailBlockOutput: false,
        },
      })
      const query = { conversation_id: await newConversation(projectId) }
      const check = async (images: readonly object[], content = 'What is this?') => {
        const answer = await call({ path, query, body: { messages_history: [{ role: 'user', content }], images } })
        assert.equal(answer.status, 200, answer.text)
        return answer.json
      }
      return { projectId, query, check }
    }

    const blank = { base64: pixel, mimeType: 'image/png' }

    test('what is written in an image violates a policy; value, reason and place say in which', async () => {
      const { check } = await begin()
      const json = await check([blank, imageOf(await bytesOf('plain.jpg'), 'plain.jpg')])
      assert.equal(json.is_safe, false)
      const [row] = json.policies_guardrail_results.policies
      assert.equal(row.value, 1)
      assert.equal(row.status, 'success')
      assert.match(row.reason, /In image 2: Matches the deny pattern/)
      assert.equal(row.spans.length, 1)
      assert.deepEqual([row.spans[0].start, row.spans[0].end, row.spans[0].view], [0, 0, 'image 2'])
    })

    test('places in the text stand beside those in images', async () => {
      const { check } = await begin()
      const json = await check([imageOf(await bytesOf('one-bit.png'), 'one-bit.png')], 'About project blueberry')
      const [row] = json.policies_guardrail_results.policies
      assert.deepEqual(
        row.spans.map(({ view, start }: { view: string; start: number }) => [view, start]),
        [
          ['as sent', 6],
          ['image 1', 0],
        ],
      )
    })

    test('an image of a large body reaches the reader through the thread that parsed it', async () => {
      const { check } = await begin()
      const jpeg = await bytesOf('plain.jpg')
      // What stands behind the end of the picture belongs to nobody.
      const large = new Uint8Array(900_000)
      large.set(jpeg)
      const images = [imageOf(large, 'plain.jpg'), imageOf(large, 'plain.jpg')]
      const json = await check(images)
      const [row] = json.policies_guardrail_results.policies
      assert.match(row.reason, /In image 1: .* In image 2: /)
      assert.equal(row.status, 'success')
    })

    test('an image that cannot be read gives a warning with the reason, and the text is judged all the same', async () => {
      const { check } = await begin()
      const jpeg = await bytesOf('plain.jpg')
      const huge = await bytesOf('one-bit.png')
      new DataView(huge.buffer).setUint32(16, 30_000)
      new DataView(huge.buffer).setUint32(20, 30_000)
      const noise = (await bytesOf('sixteen-bit.png')).map((byte, index) => (index < 40 ? byte : (index * 7_919) & 255))
      const images = [
        imageOf(jpeg.slice(0, jpeg.length / 2), 'truncated.jpg'),
        imageOf(huge, 'huge.png'),
        imageOf(noise, 'noise.png'),
        imageOf(await bytesOf('animated.gif'), 'animated.gif'),
        imageOf(await bytesOf('animated.webp'), 'animated.webp'),
      ]
      const [row] = (await check(images)).policies_guardrail_results.policies
      assert.equal(row.status, 'warning')
      assert.equal(row.is_safe, false)
      for (const told of [
        /Image 1 was not judged: it is damaged/,
        /Image 2 was not judged: it has 30000 × 30000 pixels/,
        /Image 3 was not judged: it is damaged/,
        /In image 4: /,
        /Image 4 was judged only in part: it is animated/,
        /Image 5 was not judged: animated WebP/,
      ]) {
        assert.match(row.reason, told)
      }
      const [unread] = (await check(images.slice(0, 3), 'the project bluebell')).policies_guardrail_results.policies
      assert.deepEqual([unread.status, unread.value], ['warning', 1])
    })

    for (const failureMode of ['closed', 'open']) {
      test(`an image that was not read is ${failureMode === 'open' ? 'safe' : 'unsafe'} when the failure mode is ${failureMode}, and stored so`, async () => {
        const { check, projectId } = await begin({ failureMode })
        const jpeg = await bytesOf('plain.jpg')
        const json = await check([blank, imageOf(jpeg.slice(0, jpeg.length / 2), 'truncated.jpg')])
        const isSafe = failureMode === 'open'
        const [row] = json.policies_guardrail_results.policies
        assert.equal(json.is_safe, isSafe)
        assert.deepEqual(
          [row.status, row.is_safe, row.value, row.detection_is_above_threshold],
          ['warning', isSafe, 0, false],
        )
        assert.match(row.reason, /Image 2 was not judged: it is damaged/)
        assert.equal(/failure mode/.test(row.reason), !isSafe)
        const monitoring = { path: '/public/guard/v1/monitoring/messages', query: { project_id: projectId } }
        const [message] = (await service().call(monitoring)).json.messages
        assert.deepEqual([message.is_safe, message.policies[0].is_safe], [isSafe, isSafe])
      })
    }

    test('images of every kind are read: CMYK, turned, one bit, sixteen bits, WebP', async () => {
      const { check } = await begin()
      for (const name of ['cmyk.jpg', 'turned.jpg', 'one-bit.png', 'sixteen-bit.png', 'lossy.webp', 'lossless.webp']) {
        const [row] = (await check([imageOf(await bytesOf(name), name)])).policies_guardrail_results.policies
        assert.deepEqual([row.value, row.status], [1, 'success'], name)
      }
    })

    test('the security guardrail judges the text alone, and without a policy for input nobody reads images', async () => {
      const { check } = await begin({ security: true, blockInput: false })
      const image = imageOf(await bytesOf('plain.jpg'), 'plain.jpg')
      const [without, with_] = [await check([]), await check([image])]
      assert.equal(with_.is_safe, true)
      assert.equal(with_.security_guardrail_results.value, without.security_guardrail_results.value)
      assert.deepEqual(with_.security_guardrail_results.spans, without.security_guardrail_results.spans)
      assert.equal(with_.policies_guardrail_results, undefined)
    })

    test('a check in one call judges the images of each item', async () => {
      const { projectId } = await begin()
      const image = imageOf(await bytesOf('plain.jpg'), 'plain.jpg')
      const items = [{ text: 'one', images: [image] }, { text: 'two' }]
      const { json, status } = await service().call({ path: '/api/v1/check', body: { project_id: projectId, items } })
      assert.equal(status, 200)
      assert.deepEqual(
        json.items.map(({ is_safe }: { is_safe: boolean }) => is_safe),
        [false, true],
      )
    })

    test('a check in one call judges all images of its items, also when they are more than may wait together', async () => {
      const { projectId } = await begin()
      const item = { text: 'one', images: Array.from({ length: 6 }, () => blank) }
      const items = Array.from({ length: 6 }, () => item)
      const { json, status } = await service().call({ path: '/api/v1/check', body: { project_id: projectId, items } })
      assert.equal(status, 200)
      for (const { policies_guardrail_results: results } of json.items) {
        assert.equal(results.policies[0].status, 'success', results.policies[0].reason)
      }
    })

    test('neither an image, nor its name, nor the text in it is stored or returned', async () => {
      const { check } = await begin()
      const image = imageOf(await bytesOf('lossy.webp'), 'name-of-nobody.webp')
      const json = JSON.stringify(await check([image]))
      const dump = await dumpDatabase(service(), database)
      for (const text of [json, dump]) {
        assert.ok(!text.includes(written) && !text.includes('name-of-nobody'))
        assert.ok(!text.includes('UklGR'), 'the first bytes of a WebP file in base64')
      }
    })
  },
  {},
  patient,
)
