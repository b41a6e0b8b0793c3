import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Problem } from '../../domain/problem.ts'
import { createThreadCompiler } from './thread-compiler.ts'

const toolsUrl = new URL('../../guard-compilers.ts', import.meta.url).href

test('one more order than may wait is refused, the others are answered in their order', async () => {
  const compiler = createThreadCompiler({ toolsUrl, version: '1', queueMax: 2 })
  const asked = [compiler.compileTopic(['a cat']), compiler.compileTopic(['a dog', 'a cow'])]
  await assert.rejects(
    compiler.compileTopic(['a hen']),
    (error) => error instanceof Problem && error.code === 'overloaded',
  )
  const counts = (await Promise.all(asked)).map(({ sentences }) => sentences.count)
  assert.deepEqual(counts, [1, 2])
  await compiler.close()
})

test('a thread that takes too long is ended, what waits is rejected, and the next order starts another', async () => {
  const compiler = createThreadCompiler({ toolsUrl, version: '1', answerMsMax: 1 })
  await assert.rejects(compiler.compileTopic(['a cat']), /too long/)
  await compiler.close()
  await assert.rejects(compiler.compileTopic(['a cat']), /stopping/)
})

test('tools that cannot be opened reject the order with the reason', async () => {
  const compiler = createThreadCompiler({ toolsUrl: 'file:///nowhere.ts', version: '1' })
  await assert.rejects(compiler.compileTopic(['a cat']), /nowhere/)
  await compiler.close()
})
