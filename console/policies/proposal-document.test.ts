import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RedoubtProblem } from '../../client/redoubt-problem.ts'
import { documentOfFile, formatOf } from './proposal-document.ts'

test('the name of a file tells its format, or that it is none that is read', () => {
  const names = ['a.TXT', 'a.md', 'a.htm', 'rules.v2.pdf', 'a.docx', 'a.doc', 'pdf', 'a.pdf.exe']
  assert.deepEqual(names.map(formatOf), ['text', 'markdown', 'html', 'pdf', 'docx', null, null, null])
})

test('a file of any length is sent as it is', async () => {
  for (const length of [0, 1, 29_999, 30_000, 65_537]) {
    const bytes = Uint8Array.from({ length }, (_, index) => index % 251)
    const { base64 } = await documentOfFile(new File([bytes], 'a.pdf'), 'pdf', '')
    assert.deepEqual(new Uint8Array(Buffer.from(base64 ?? '', 'base64')), bytes)
  }
})

test('a file that cannot be read any more is a problem with the words to show', async () => {
  const gone = new File([], 'a.pdf')
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  await assert.rejects(documentOfFile(gone, 'pdf', 'Choose it again.'), (problem) => {
    assert.ok(problem instanceof RedoubtProblem)
    assert.deepEqual([problem.code, problem.message], ['unreadable-file', 'Choose it again.'])
    return true
  })
})
