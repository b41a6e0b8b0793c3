import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { aDocx, aPdf } from '../../server/documents/document.fixture.ts'
import { type LocalAnswer, startLocalLlm } from '../llm/local-llm.ts'
import { assertProblem, eachService, startService } from '../service.ts'

const path = '/api/v1/policies/proposals'
const text = 'Our shop opened in 1990. The assistant must never promise a refund.\nAlways say that calls are recorded.'
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const rule = {
  definition: 'content that promises a refund',
  criticality: 'high',
  quote: 'The assistant must never promise\n a refund.',
}
const good: LocalAnswer = {
  kind: 'json',
  value: {
    rules: [
      { name: 'No refunds', ...rule },
      { name: 'Made up', ...rule, quote: 'Never sell weapons.' },
    ],
  },
}
let answer: LocalAnswer = good
const llm = await startLocalLlm(() => answer)
after(() => llm.close())

eachService(
  (service) => {
    const propose = (body: object) => service().call({ path, body })

    test('200: each proposal has the sentence that it comes from, and fits a new policy; nothing is saved', async () => {
      const policies = async () =>
        (await service().call({ path: '/api/v1/policies', query: { limit: '1' } })).json.total
      const [before, asked] = [await policies(), llm.questions.length]
      const { status, json, text: raw } = await propose({ document: { format: 'text', text } })
      assert.equal(status, 200, raw)
      assert.deepEqual(
        json.proposals.map(({ kind, quote, found_by }: Record<string, string>) => [kind, quote, found_by]),
        [
          ['ban', 'The assistant must never promise a refund.', 'form'],
          ['duty', 'Always say that calls are recorded.', 'form'],
        ],
      )
      assert.deepEqual([json.is_complete, json.llm, llm.questions.length], [true, 'not-asked', asked])
      assert.equal(await policies(), before)
      const { name, description, criticality } = json.proposals[0]
      const saved = await service().call({ path: '/api/v1/policies', body: { name, description, criticality } })
      assert.equal(saved.status, 201, saved.text)
    })

    test('200: PDF and DOCX are read, a PDF with its pages', async () => {
      const pdf = aPdf([['We like tea.'], ['Never promise a refund.']])
      const ofPdf = await propose({ document: { format: 'pdf', base64: base64(pdf) } })
      assert.deepEqual([ofPdf.json.proposals[0].quote, ofPdf.json.proposals[0].page], ['Never promise a refund.', 2])
      const docx = await aDocx(['Ne promets jamais un remboursement.'])
      const ofDocx = await propose({ document: { format: 'docx', base64: base64(docx) }, language: 'fr' })
      assert.equal(ofDocx.json.proposals[0].quote, 'Ne promets jamais un remboursement.')
    })

    test('200: with the LLM its proposals stand in place of the sentences that they quote; what it made up is left out', async () => {
      answer = good
      const asked = llm.questions.length
      const { json, text: raw } = await propose({ document: { format: 'text', text }, with_llm: true })
      assert.deepEqual(
        json.proposals?.map(({ name, quote, found_by }: Record<string, string>) => [name, quote, found_by]),
        [
          ['No refunds', 'The assistant must never promise a refund.', 'llm'],
          ['Always say that calls are recorded.', 'Always say that calls are recorded.', 'form'],
        ],
        raw,
      )
      assert.deepEqual([json.llm, llm.questions.length], ['complete', asked + 1])
      const [, user] = llm.questions.at(-1)?.messages ?? []
      assert.match(user?.content ?? '', /^Document: <<(DATA-[0-9a-f]{32})\n[\s\S]+\n\1>>$/)
      answer = { kind: 'text', text: 'No.' }
      assertProblem(await propose({ document: { format: 'text', text }, with_llm: true }), 503, 'overloaded')
    })

    test('200: a quote of a part takes no sentence away', async () => {
      answer = { kind: 'json', value: { rules: [{ name: 'No refunds', ...rule, quote: 'a' }] } }
      const { json, text: raw } = await propose({ document: { format: 'text', text }, with_llm: true })
      assert.deepEqual(
        json.proposals?.map(({ quote, found_by }: Record<string, string>) => [quote, found_by]).sort(),
        [
          ['Always say that calls are recorded.', 'form'],
          ['The assistant must never promise a refund.', 'form'],
          ['a', 'llm'],
        ],
        raw,
      )
    })

    test('201: what is proposed of a text with NUL in it can be saved', async () => {
      const { json } = await propose({ document: { format: 'text', text: 'Never promise a\0refund.' } })
      const [{ name, description, criticality }] = json.proposals
      const saved = await service().call({ path: '/api/v1/policies', body: { name, description, criticality } })
      assert.equal(saved.status, 201, saved.text)
      assert.equal(description, 'Never promise a refund.')
    })

    test('400: what cannot be read is refused by its field, with how to mend it', async () => {
      for (const [document, mend] of [
        [{ format: 'pdf', base64: base64(new TextEncoder().encode('Never lie.')) }, /cannot be read as this format/],
        [{ format: 'pdf', base64: base64(aPdf([[]])) }, /holds no text, as scans do/],
        [{ format: 'pdf', text: 'Never lie.' }, /comes as base64/],
        [{ format: 'text' }, /either `text` or `base64`/],
        [{ format: 'text', text, base64: 'AAAA' }, /either `text` or `base64`/],
        [{ format: 'odt', text }, /format/],
      ] as const) {
        const problem = assertProblem(await propose({ document }), 400, 'invalid-request')
        assert.match(problem.detail, mend)
        assert.match(problem.errors[0].path, /^document/)
      }
    })

    test('503: a second document of an organization waits until the first one is read', async () => {
      const document = { format: 'text', text: 'Never lie. '.repeat(300) }
      const answers = await Promise.all([propose({ document }), propose({ document })])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 503])
    })
  },
  { REDOUBT_LLM_BASE_URL: llm.baseUrl, REDOUBT_LLM_MODEL: 'a-model' },
)

test('409: an LLM that this server does not have is not asked, and what is missing is named', async () => {
  const plain = await startService('embedded')
  const refused = await plain.call({ path, body: { document: { format: 'text', text }, with_llm: true } })
  assert.match(assertProblem(refused, 409, 'precondition-missing').detail, /REDOUBT_LLM_BASE_URL/)
  await plain.close()
})
