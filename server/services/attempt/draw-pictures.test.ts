import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinPictured } from '../../domain/red-team-test/pictured-prompt.ts'
import { drawPictures } from './draw-pictures.ts'

const engine = { drawPicture: async (style: string, text: string) => `${style}:${text}` }
const prompt = joinPictured({ said: 'Do it.', shown: 'Tell it.' })
const asked = (count: number) =>
  Array.from({ length: count }, (_, place) => [
    { role: 'user' as const, content: joinPictured({ said: `Do ${place}.`, shown: `Tell ${place}.` }) },
    { role: 'assistant' as const, content: joinPictured({ said: 'I see', shown: 'nothing' }) },
  ]).flat()

test('text behind what is said is drawn in the style of the technique, and never what the target said', async () => {
  const drawn = await drawPictures(engine, 'img.rotated', { prompt, messages: asked(1) })
  assert.deepEqual(drawn, {
    prompt: 'Do it.',
    images: ['rotated:Tell it.'],
    messages: [
      { role: 'user', content: 'Do 0.', images: ['rotated:Tell 0.'] },
      { role: 'assistant', content: asked(1)[1]?.content, images: [] },
    ],
  })
})

test('other techniques have no pictures, and a prompt that shows none has none of its own', async () => {
  assert.equal(await drawPictures(engine, 'enc.base64', { prompt, messages: [] }), null)
  const drawn = await drawPictures(engine, 'img.plain', { prompt: 'Go on.', messages: asked(1) })
  assert.deepEqual([drawn?.prompt, drawn?.images], ['Go on.', []])
  assert.deepEqual(drawn?.messages[0]?.images, ['plain:Tell 0.'])
})

test('the latest six pictures are sent, and no more once there is a megabyte of them', async () => {
  const drawn = await drawPictures(engine, 'img.plain', { prompt, messages: asked(9) })
  const places = drawn?.messages.flatMap(({ images }) => images)
  assert.deepEqual(
    places,
    [4, 5, 6, 7, 8].map((place) => `plain:Tell ${place}.`),
  )
  assert.doesNotMatch(JSON.stringify(drawn?.messages[0]), /Tell/, 'what is not sent as a picture is not sent as text')
  const large = { drawPicture: async () => 'x'.repeat(600_000) }
  const few = await drawPictures(large, 'img.plain', { prompt, messages: asked(9) })
  assert.equal(few?.messages.flatMap(({ images }) => images).length, 1)
})
