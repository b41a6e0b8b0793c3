import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { DocumentFormat } from '../domain/policy/propose-policies.ts'
import { aDocx, aPdf } from './document.fixture.ts'
import { documentBounds } from './document-bounds.ts'
import { createThreadRuleReader } from './thread-rule-reader.ts'

const reader = createThreadRuleReader({ msMax: 120_000, atOnceMax: 1 })
after(() => reader.close())

const read = (format: DocumentFormat, content: string | Uint8Array, by = reader) =>
  by.read({ format, content, prefer: 'en' })

/** What is proposed; the failure where there is one. */
async function quotes(format: DocumentFormat, content: string | Uint8Array): Promise<unknown> {
  const outcome = await read(format, content)
  return typeof outcome === 'string' ? outcome : outcome.proposals.map(({ quote, page }) => [quote, page])
}

test('rules are found in text, Markdown, HTML, PDF and DOCX alike, with the page where there are pages', async () => {
  const rules = ['Never promise a refund.', 'The bot must not give legal advice.']
  const expected = rules.map((rule) => [rule, null])
  assert.deepEqual(await quotes('text', rules.join('\n')), expected)
  assert.deepEqual(
    await quotes('markdown', `# Rules\n\n- ${rules[0]}\n- The bot **must not** give [legal advice](/x).`),
    expected,
  )
  const html = `<html><head><title>Never eat.</title></head><body><!-- Never sleep. --><p>${rules[0]}</p><p hidden>Never rest.</p><p>${rules[1]}</p></body></html>`
  assert.deepEqual(await quotes('html', html), expected)
  assert.deepEqual(await quotes('docx', await aDocx(['Rules', ...rules])), expected)
  const pdf = aPdf([['Rules of the shop', rules[0] ?? ''], [rules[1] ?? '']])
  assert.deepEqual(await quotes('pdf', pdf), [
    [rules[0], 1],
    [rules[1], 2],
  ])
})

test('NUL is read as a blank in every format, so that what is proposed can be saved', async () => {
  const rule = 'Never promise a\0refund.'
  const contents = [
    ['text', rule],
    ['text', new TextEncoder().encode(rule)],
    ['markdown', `- ${rule}`],
    ['html', `<p>${rule}</p>`],
    ['html', '<p>Never promise a&#0;refund.</p>'],
    ['pdf', aPdf([[rule]])],
    ['docx', await aDocx([rule])],
  ] as const
  for (const [format, content] of contents) {
    assert.deepEqual(await quotes(format, content), [['Never promise a refund.', null]], format)
  }
})

test('what is damaged, of another format or without text is told as that', async () => {
  const bytes = new TextEncoder().encode('Never promise a refund.')
  assert.equal(await quotes('pdf', bytes), 'damaged')
  assert.equal(await quotes('docx', bytes), 'damaged')
  assert.equal(await quotes('text', new Uint8Array([0xff, 0xfe, 0x41])), 'damaged')
  assert.equal(await quotes('pdf', aPdf([[]])), 'empty')
  assert.equal(await quotes('text', ' \n 1 2 3'), 'empty')
})

test('a DOCX that unpacks to more than may be is given up, whatever it says of itself', async () => {
  const bomb = await aDocx(['Never promise a refund.'], {
    'word/media/a.bin': new Uint8Array(documentBounds.unpackedBytesMax + 1),
  })
  assert.ok(bomb.length < 1_000_000)
  assert.equal(await quotes('docx', bomb), 'too-large')
})

test('a document that takes too long, or more memory than may be, is given up; the next one is read', async () => {
  const hasty = createThreadRuleReader({ msMax: 1 })
  assert.equal(await read('text', 'Never lie.', hasty), 'timed-out')
  let asked = 0
  const small = createThreadRuleReader({ msMax: 120_000, memoryBytes: () => asked++ * 1_000_000_000 })
  assert.equal(await read('text', 'Never lie. '.repeat(5_000), small), 'too-large')
  assert.deepEqual(await quotes('text', 'Never lie.'), [['Never lie.', null]])
})

test('more at once than may be are refused, and after closing all', async () => {
  const closing = createThreadRuleReader({ msMax: 120_000, atOnceMax: 1 })
  const [first, second] = await Promise.all([read('text', 'Never lie.', closing), read('text', 'Never lie.', closing)])
  assert.equal(typeof first, 'object')
  assert.equal(second, 'busy')
  await closing.close()
  assert.equal(await read('text', 'Never lie.', closing), 'busy')
})

test('what is longer than is read is read in part, and said so', async () => {
  const long = await read('text', `Never lie.\n${'We like tea. '.repeat(20_000)}`)
  assert.ok(typeof long === 'object')
  assert.deepEqual([long.proposals.length, long.isComplete], [1, false])
  const many = await read('pdf', aPdf(Array.from({ length: documentBounds.pagesMax + 1 }, () => ['Never lie.'])))
  assert.ok(typeof many === 'object')
  assert.deepEqual([many.proposals.length, many.pages.length, many.isComplete], [1, documentBounds.pagesMax, false])
})
