import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { embeddedImage } from './embedded-image.ts'
import { findJsonFault } from './find-json-fault.ts'
import { findMalformedText } from './find-malformed-text.ts'
import { depthMax, valuesMax } from './json-limits.ts'
import { adoptImages, parseBody } from './parse-body.ts'
import { readWireImages } from './read-wire-images.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2])

function parsed(text: string): unknown {
  const result = parseBody(bytesOf(text))
  assert.ok(result.kind === 'parsed', JSON.stringify(result))
  return adoptImages(result)
}

function problemOf(bytes: string | Uint8Array): string {
  const result = parseBody(typeof bytes === 'string' ? bytesOf(bytes) : bytes)
  return result.kind === 'refused' ? result.problem : 'parsed'
}

test('any JSON value is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), (text) => {
      if (text.includes('__proto__') || text.includes('images')) return
      assert.deepEqual(parsed(text), JSON.parse(text))
    }),
    { numRuns: 300 },
  )
})

test('images in parts of the last message leave their digest behind, in whichever form they came', () => {
  const data = `data:image/png;name=a.png;base64,${png.toString('base64')}`
  const parts = [
    { type: 'text', text: data },
    { type: 'image_url', image_url: { url: data } },
    { type: 'input_image', image_url: data },
    { type: 'image_url', image_url: { url: 'https://images.example/a.png' } },
  ]
  const history = [
    { role: 'user', content: parts },
    { role: 'user', content: parts },
  ]
  const body = parsed(JSON.stringify({ messages_history: history, items: [{ messages_history: history }] })) as {
    readonly messages_history: readonly { readonly content: typeof parts }[]
    readonly items: readonly { readonly messages_history: readonly { readonly content: typeof parts }[] }[]
  }
  for (const messages of [body.messages_history, body.items[0]?.messages_history]) {
    for (const [index, message] of messages?.entries() ?? []) {
      const [text, nested, plain, remote] = message.content
      assert.deepEqual([text, remote], [parts[0], parts[3]])
      for (const part of [nested, plain]) {
        assert.match(JSON.stringify(part), /"data:image\/png;base64,sha256:[0-9a-f]{64}"/)
        const image = embeddedImage(part)
        assert.ok(image)
        const read = readWireImages([image])
        // Earlier messages are history: their images are not decoded.
        assert.equal(read.kind, index === 0 ? 'refused' : 'images')
        if (read.kind === 'images') assert.deepEqual(read.images[0]?.content, new Uint8Array(png))
      }
    }
  }
})

test('images of tool messages behind the last message of the assistant are decoded, those before it are not', () => {
  const content = [{ type: 'image_url', image_url: { url: `data:image/png;base64,${png.toString('base64')}` } }]
  const roles = ['tool', 'assistant', 'tool', 'function', 'user', 'user']
  const body = parsed(JSON.stringify({ messages_history: roles.map((role) => ({ role, content })) })) as {
    readonly messages_history: readonly { readonly content: typeof content }[]
  }
  const isDecoded = body.messages_history.map(({ content: [part] }) => {
    const image = embeddedImage(part)
    return image !== null && readWireImages([image]).kind === 'images'
  })
  assert.deepEqual(isDecoded, [false, false, true, true, false, true])
})

test('no bytes are the body undefined', () => {
  assert.deepEqual(parseBody(new Uint8Array(0)), { kind: 'parsed', body: undefined, images: [] })
})

test('text that is not JSON is refused with the byte at which it stops being JSON', () => {
  const cases: readonly (readonly [string, RegExp])[] = [
    ['{"a":1,}', /field name.* at byte 7\./],
    ['{"a" 1}', /colon.* at byte 5\./],
    ['[1 2]', /comma.* at byte 3\./],
    ['[1,2', /ends too early at byte 4\./],
    ['{"a":nul}', /value was expected at byte 5\./],
    ['{"é":tru}', /at byte 6\./],
    ['"abc', /string has no end at byte 4\./],
    ['"a\\x"', /escape.* at byte 2\./],
    ['"a\nb"', /control character.* at byte 2\./],
    ['1 2', /nothing more.* at byte 2\./],
    ['01', /value was expected at byte 0\./],
    ['   ', /ends too early at byte 3\./],
  ]
  for (const [text, expected] of cases) assert.match(problemOf(text), expected, text)
})

test('the search for a fault agrees with JSON.parse on whether there is one', () => {
  const garbage = fc.string({ unit: fc.constantFrom(...'{}[]",:\\ 019.-+eEtrufalsn'), maxLength: 14 })
  fc.assert(
    fc.property(garbage, (text) => {
      let isJson = true
      try {
        JSON.parse(text)
      } catch {
        isJson = false
      }
      assert.equal(findJsonFault(bytesOf(text)) === null, isJson, text)
    }),
    { numRuns: 3_000 },
  )
})

test('a problem never quotes the text', () => {
  assert.doesNotMatch(problemOf('{"password":"hunter2" oops'), /hunter2|oops|password/)
})

test('invalid UTF-8 is refused', () => {
  assert.match(problemOf(Uint8Array.of(0x22, 0xff, 0x22)), /not valid UTF-8/)
  assert.match(problemOf(Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22)), /not valid UTF-8/)
})

test('nesting is accepted up to its bound and refused beyond it, however deep', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  assert.equal(problemOf(nested(depthMax)), 'parsed')
  assert.match(problemOf(nested(depthMax + 1)), /deeper than 64 levels at byte 64/)
  assert.match(problemOf(nested(100_000)), /deeper than 64/)
  assert.match(problemOf('{"a":'.repeat(100_000)), /deeper than 64/)
  assert.equal(problemOf(JSON.stringify(`${'['.repeat(500)}"\\`)), 'parsed')
})

test('more values than the bound are refused', () => {
  assert.equal(problemOf(`[${'1,'.repeat(valuesMax - 2)}1]`), 'parsed')
  assert.match(problemOf(`[${'1,'.repeat(valuesMax)}1]`), /more than 30000 values/)
})

test('__proto__ keys are ignored at every depth, also written with escapes', () => {
  const body = parsed('{"a":{"__proto__":{"admin":true},"b":[{"\\u005f_proto__":1,"c":2}]},"__proto__":{"x":1}}')
  assert.deepEqual(body, { a: { b: [{ c: 2 }] } })
  assert.equal(Object.hasOwn(Object.assign({}, body), '__proto__'), false)
})

test('images are taken out, and their format and size are found again', () => {
  const base64 = png.toString('base64')
  const body = parsed(JSON.stringify({ images: [{ base64, mimeType: 'image/png', name: 'a' }], text: 'hi' }))
  const { images } = body as { images: { base64: string; mimeType: string; name: string }[] }
  assert.match(images[0]?.base64 ?? '', /^sha256:[0-9a-f]{64}$/)
  const read = readWireImages(images)
  assert.ok(read.kind === 'images')
  assert.deepEqual(read.images, [{ format: 'png', name: 'a', sizeBytes: png.length, content: new Uint8Array(png) }])
})

test('images of each of several checks are taken out', () => {
  const image = { base64: png.toString('base64'), mimeType: 'image/png' }
  const body = parsed(JSON.stringify({ items: [{ images: [] }, { images: [image, image] }, 5] }))
  const { items } = body as { items: { images: { base64: string; mimeType: string }[] }[] }
  const read = readWireImages(items[1]?.images, 'items[1].images')
  assert.ok(read.kind === 'images')
  assert.equal(read.images.length, 2)
})

test('equal images have equal placeholders and other images have others', () => {
  const placeholder = (bytes: Buffer) =>
    JSON.stringify(parsed(JSON.stringify({ images: [{ base64: bytes.toString('base64') }] })))
  assert.equal(placeholder(png), placeholder(Buffer.from(png)))
  assert.notEqual(placeholder(png), placeholder(Buffer.concat([png, png])))
})

test('images of another shape stay for the schema to judge', () => {
  for (const images of [5, 'x', [1, null, [2]], [{ base64: 7 }], {}]) {
    assert.deepEqual(parsed(JSON.stringify({ images })), { images })
  }
})

test('each wrong image is named with what is wrong', () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]).toString('base64')
  const good = png.toString('base64')
  const wrong = [
    { base64: good, mimeType: 'image/png' },
    { base64: `data:image/png;base64,${good}`, mimeType: 'image/png' },
    { base64: jpeg, mimeType: 'image/png' },
    { base64: 'AAAA', mimeType: 'image/png' },
    { base64: good.slice(0, -1), mimeType: 'image/png' },
    { base64: `${good.slice(0, 4)}\n${good.slice(5)}`, mimeType: 'image/png' },
    { base64: '_-__', mimeType: 'image/png' },
    { base64: 'A===', mimeType: 'image/png' },
    { base64: '', mimeType: 'image/png' },
    { base64: 'A'.repeat(7_340_036), mimeType: 'image/png' },
  ]
  const body = parsed(JSON.stringify({ images: wrong })) as { images: typeof wrong }
  const read = readWireImages(body.images)
  assert.ok(read.kind === 'refused')
  assert.deepEqual(
    read.errors.map(({ path, message }) => `${path}: ${message}`),
    [
      'images[1].base64: must be base64 only, without the data-URL prefix',
      'images[2].mimeType: says image/png but the bytes are JPEG',
      'images[3].base64: is not a PNG, JPEG, WebP or GIF file',
      ...[4, 5, 6, 7].map(
        (i) => `images[${i}].base64: is not valid base64 (standard alphabet with padding, no line breaks)`,
      ),
      'images[8].base64: is empty',
      'images[9].base64: has 7340036 characters; at most 7340032 are allowed',
    ],
  )
})

test('any bytes are taken as base64, whatever their number', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), (tail) => {
      const bytes = Buffer.concat([png, tail])
      const read = readWireImages([{ base64: bytes.toString('base64'), mimeType: 'image/png' }])
      assert.ok(read.kind === 'images')
      assert.equal(read.images[0]?.sizeBytes, bytes.length)
    }),
  )
})

test('a lone surrogate is found and its path told, first place first', () => {
  const path = (text: string) => findMalformedText(JSON.parse(text))
  assert.equal(path('{"messages_history":[{"content":"ok"},{},{"content":"\\ud800"}]}'), 'messages_history[2].content')
  assert.equal(path('{"a":["\\udc00","\\ud800"],"b":"\\ud800"}'), 'a[0]')
  assert.equal(path('{"a":"\\ud83d\\ude00","b":["x",1,null,true]}'), null)
  assert.equal(path('"\\ud800"'), '')
  assert.match(path('{"a":{"\\ud800":1}}') ?? '', /^a\./)
})
