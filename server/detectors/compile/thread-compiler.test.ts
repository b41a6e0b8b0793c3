import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { Problem } from '../../domain/problem.ts'
import { stuckChannel } from './stuck-tools-fixture.ts'
import { createThreadCompiler } from './thread-compiler.ts'

const toolsUrl = new URL('../../guard-compilers.ts', import.meta.url).href

test('one more order than may wait is refused, the others are answered in their order', async () => {
  const compiler = createThreadCompiler({ toolsUrl, version: '1', queueMax: 2 })
  const asked = [compiler.compileTopic(['a cat'], 'o'), compiler.compileTopic(['a dog', 'a cow'], 'o')]
  await assert.rejects(
    compiler.compileTopic(['a hen'], 'o'),
    (error) => error instanceof Problem && error.code === 'overloaded',
  )
  const counts = (await Promise.all(asked)).map(({ sentences }) => sentences.count)
  assert.deepEqual(counts, [1, 2])
  await compiler.close()
})

test('a thread that takes too long is ended, what waits is rejected, and the next order starts another', async () => {
  const compiler = createThreadCompiler({ toolsUrl, version: '1', answerMsMax: 1 })
  await assert.rejects(compiler.compileTopic(['a cat'], 'o'), /too long/)
  await compiler.close()
  await assert.rejects(compiler.compileTopic(['a cat'], 'o'), /stopping/)
})

test('a thread that breaks after it has worked is a state that passes: try again, and another one answers', async () => {
  const broken: string[] = []
  const breakingUrl = new URL('./breaking-tools-fixture.ts', import.meta.url).href
  const onBroken = (error: Error) => broken.push(error.message)
  const compiler = createThreadCompiler({ toolsUrl: breakingUrl, version: '1', onBroken })
  await compiler.compileTopic(['fine'], 'o')
  await assert.rejects(compiler.compileTopic(['break'], 'o'), (error) => {
    assert.ok(error instanceof Problem, String(error))
    assert.deepEqual([error.code, error.retryAfterSeconds], ['overloaded', 5])
    return true
  })
  assert.equal((await compiler.compileTopic(['fine', 'as before'], 'o')).sentences.count, 2)
  assert.deepEqual(broken, ['The compiler thread ended.'])
  await compiler.close()
})

test('tools that cannot be opened reject the order with the reason', async () => {
  const compiler = createThreadCompiler({ toolsUrl: 'file:///nowhere.ts', version: '1' })
  await assert.rejects(compiler.compileTopic(['a cat'], 'o'), /nowhere/)
  await compiler.close()
})

test('closing does not wait for ever for native code that does not come back', async () => {
  const stuckUrl = new URL('./stuck-tools-fixture.ts', import.meta.url).href
  const inside = new BroadcastChannel(stuckChannel)
  const compiler = createThreadCompiler({
    toolsUrl: stuckUrl,
    version: '1',
    answerMsMax: 60_000,
    closeMsMax: 1,
    nativeMsMax: 50,
  })
  const waiting = assert.rejects(compiler.compileTopic(['a cat'], 'o'), /stopping/)
  await once(inside, 'message')
  inside.close()
  const startedMs = performance.now()
  await compiler.close()
  assert.ok(performance.now() - startedMs >= 40, 'the thread was in native code')
  await waiting
})

test('closing lets the order that has begun end and refuses those that wait with a problem', async () => {
  const compiler = createThreadCompiler({ toolsUrl, version: '1', closeMsMax: 30_000 })
  const first = compiler.compileTopic(['a cat'], 'o')
  const second = assert.rejects(compiler.compileTopic(['a dog'], 'o'), (error) => {
    return error instanceof Problem && error.code === 'overloaded'
  })
  await compiler.close()
  await second
  assert.equal((await first).sentences.count, 1)
})

test('the small order of an organization is not kept behind the many of another one', async () => {
  const compiler = createThreadCompiler({ toolsUrl, version: '1' })
  const done: string[] = []
  const many = Array.from({ length: 8 }, (_, at) =>
    compiler.compileTopic([`a long story of number ${at}`, 'and another'], 'many').then(() => done.push('many')),
  )
  const one = compiler.compileTopic(['a cat'], 'one').then(() => done.push('one'))
  await Promise.all([...many, one])
  assert.ok(done.indexOf('one') <= 2, done.join())
  await compiler.close()
})

test('what waited too long is refused when its turn comes', async () => {
  const compiler = createThreadCompiler({ toolsUrl, version: '1', waitMsMax: 100 })
  const [first, second] = await Promise.allSettled([
    compiler.compileTopic(['a cat'], 'a'),
    compiler.compileTopic(['a dog'], 'b'),
  ])
  assert.deepEqual([first.status, second.status], ['fulfilled', 'rejected'])
  await compiler.close()
})
