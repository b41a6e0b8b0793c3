import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openChatbot } from '../../examples/legacy-chatbot.ts'
import { eachService } from '../service.ts'

eachService((service) => {
  const open = async (answer: (text: string) => Promise<string>) => {
    const { call, newPatternPolicy, newProject, address, key: apiKey } = service()
    const newTopic = async (name: string, state: string, sentences: readonly string[]) =>
      (await call({ path: '/api/v1/topics', body: { name, state, sentences } })).json.id
    const topics = [
      await newTopic(`opening hours ${Math.random()}`, 'safe', ['When are you open?']),
      await newTopic(`betting ${Math.random()}`, 'unsafe', ['Which horse shall I bet my savings on?']),
    ].map((topicId) => ({ topicId, enableInput: true, enableOutput: false }))
    const metricId = await newPatternPolicy(['apollo'], { name: 'No Apollo' })
    const clientId = await newProject({ topics, policies: [{ metricId, blockInput: false, blockOutput: true }] })
    return openChatbot({ address, apiKey, clientId, answer })
  }

  test('a question on a safe topic is allowed, one on an unsafe topic is not, and the talk goes on', async () => {
    const talk = await open(async () => 'From nine to six.')
    const safe = await talk('When are you open?')
    assert.deepEqual([safe.allowed, safe.text, safe.issues], [true, 'From nine to six.', []])
    assert.equal(safe.topics.length, 2, 'every topic of the project is listed')
    assert.ok(safe.topics.some(({ state, similarity }) => state === 'safe' && similarity > 0.9))
    const unsafe = await talk('Which horse shall I bet my savings on?')
    assert.deepEqual([unsafe.allowed, unsafe.text], [false, 'Let us talk about something else.'])
    assert.equal((await talk('And when are you open on Sunday?')).allowed, true)
  })

  test('an answer against an output policy is named and held back', async () => {
    const talk = await open(async () => 'Project Apollo starts soon.')
    const { text, issues } = await talk('When are you open?')
    assert.deepEqual([text, issues], ['I would rather not say.', ['No Apollo']])
  })
})
