import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, eachService } from '../service.ts'

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const linkedId = 'Ada ✓ 4711'
const exportPath = '/public/guard/v1/monitoring/messages'

/** What is sent, in this order; each is kept by its text. */
const said = {
  plain: 'When do you open?',
  image: 'What does it show?',
  document: 'What does the document say?',
  tool: 'The weather is fine.',
  answer: 'We open at nine.',
  shadow: 'The apollo project',
  enforced: 'The zebra project',
  topic: 'How do I get a refund?',
  alarm: 'Was this one blocked?',
  missed: 'Was this one let through?',
  linked: 'It is Ada.',
} as const
type Said = keyof typeof said

eachService((service) => {
  let filled: Promise<Filled> | undefined
  interface Filled {
    readonly project: string
    readonly topic: string
    readonly conversation: string
    readonly shadowPolicy: string
    readonly enforcedPolicy: string
  }

  const created = async (path: string, body: object, query: Record<string, string> = {}) => {
    const answer = await service().call({ path, body, query })
    assert.ok(answer.status === 200 || answer.status === 201, answer.text)
    return answer.json
  }

  async function fill(): Promise<Filled> {
    const { newPatternPolicy, newProject, newConversation } = service()
    const [enforcedPolicy, shadowPolicy] = [await newPatternPolicy(['zebra']), await newPatternPolicy(['apollo'])]
    const sentences = [said.topic, 'I want my money back']
    const topic = (await created('/api/v1/topics', { name: 'Refunds', state: 'safe', sentences })).id
    const uses = { blockInput: true, blockOutput: true }
    const project = await newProject({
      securityGuardrails: { securityGuardrailBlockInput: true, securityGuardrailBlockOutput: false },
      policies: [
        { metricId: enforcedPolicy, ...uses },
        { metricId: shadowPolicy, ...uses, shadow: true },
      ],
      topics: [{ topicId: topic, enableInput: true, enableOutput: false }],
    })
    const conversation = await newConversation(project)
    const linked = await created(
      '/public/guard/v1/conversation_linked',
      {},
      { project_id: project, conversation_linked_id: linkedId },
    )
    const send = async (name: Said, more: object = {}, role = 'user') => {
      const history = role === 'tool' ? [{ role: 'user', content: 'What is the weather like?' }] : []
      const body = { messages_history: [...history, { role, content: said[name] }], ...more }
      const conversation_id = name === 'linked' ? linked.id : conversation
      return (await created('/public/guard/v1/input_guardrails', body, { conversation_id })).input_request.id
    }
    await send('plain')
    await send('image', { images: [{ base64: pixel, mimeType: 'image/png' }] })
    await send('document', { documents: [{ text: 'Nothing but opening hours.' }] })
    await send('tool', {}, 'tool')
    await send('answer', {}, 'assistant')
    for (const name of ['shadow', 'enforced', 'topic'] as const) await send(name)
    for (const [name, kind] of [
      ['alarm', 'false_alarm'],
      ['missed', 'missed'],
    ] as const)
      await created(`/api/v1/messages/${await send(name)}/feedback`, { kind, security: true })
    await send('linked')
    return { project, topic, conversation, shadowPolicy, enforcedPolicy }
  }
  const place = (): Promise<Filled> => {
    filled ??= fill()
    return filled
  }

  /** The texts of all pages of the list, two a page, and those of the export, which must be the same. */
  const listed = async (filters: Record<string, string>): Promise<readonly string[]> => {
    const query = { project_id: (await place()).project, ...filters }
    const texts: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path = '/api/v1/messages'
      const { json, status, text } = await service().call({
        path,
        query: { ...query, limit: '2', ...(cursor !== '' && { cursor }) },
      })
      assert.equal(status, 200, text)
      texts.push(...json.items.map((item: { readonly text: string }) => item.text))
      if (json.next_cursor === null) assert.equal(json.total, texts.length, JSON.stringify(filters))
      cursor = json.next_cursor
    }
    const { policy_id: metric, ...others } = query as Record<string, string>
    const asked = { ...others, ...(metric !== undefined && { metric_id: metric }) }
    const { json } = await service().call({ path: exportPath, query: asked })
    assert.deepEqual(
      json.messages.map((item: { readonly text: string }) => item.text),
      texts,
      JSON.stringify(filters),
    )
    assert.equal(json.meta.messageCount, texts.length)
    return texts
  }
  const textsOf = (...names: Said[]) => names.map((name) => said[name])
  const newestFirst = Object.values(said).toReversed()
  const allBut = (...names: Said[]) => newestFirst.filter((text) => !textsOf(...names).includes(text as never))

  test('list and export keep by each filter what has it, page by page, and nothing else', async () => {
    const { topic, conversation, shadowPolicy, enforcedPolicy } = await place()
    const cases: readonly (readonly [filters: Record<string, string>, kept: readonly string[]])[] = [
      [{}, newestFirst],
      [{ images_only: 'true' }, textsOf('image')],
      [{ images_only: 'false' }, newestFirst],
      [{ documents_only: 'true' }, textsOf('document')],
      [{ tool_messages_only: 'true' }, textsOf('tool')],
      [{ role: 'assistant' }, textsOf('answer')],
      [{ role: 'user' }, allBut('answer')],
      [{ shadow_only: 'true' }, textsOf('shadow')],
      [{ shadow_only: 'true', policy_id: shadowPolicy }, textsOf('shadow')],
      [{ shadow_only: 'true', policy_id: enforcedPolicy }, []],
      [{ issues_only: 'true' }, textsOf('enforced')],
      [{ issues_only: 'true', policy_id: shadowPolicy }, []],
      [{ issues_only: 'true', shadow_only: 'true' }, []],
      [{ topic_id: topic }, textsOf('topic')],
      [{ topic_id: topic.toUpperCase(), role: 'user' }, textsOf('topic')],
      [{ topic_id: topic, direction: 'output' }, []],
      [{ topic_id: shadowPolicy }, []],
      [{ policy_id: topic }, []],
      [{ feedback: 'any' }, textsOf('missed', 'alarm')],
      [{ feedback: 'missed' }, textsOf('missed')],
      [{ feedback: 'false_alarm' }, textsOf('alarm')],
      [{ feedback: 'false_alarm', unsafe_only: 'true' }, []],
      [{ conversation_id: conversation }, allBut('linked')],
      [{ conversation_id: conversation, images_only: 'true' }, textsOf('image')],
      [{ conversation_id: conversation, unsafe_only: 'true' }, textsOf('enforced')],
      [{ conversation_linked_id: linkedId }, textsOf('linked')],
      [{ conversation_linked_id: linkedId.toLowerCase() }, []],
      [{ conversation_linked_id: linkedId, conversation_id: conversation }, []],
    ]
    for (const [filters, kept] of cases) assert.deepEqual(await listed(filters), kept, JSON.stringify(filters))
    const searched = await service().call({
      path: '/api/v1/messages',
      query: { project_id: (await place()).project, feedback: 'any', search: 'blocked' },
    })
    assert.deepEqual(
      searched.json.items.map((item: { readonly text: string }) => item.text),
      textsOf('alarm'),
    )
    assert.equal(searched.json.searched.messages, 2, 'texts of what the filters keep alone are looked through')
  })

  test('a conversation of another project or organization is none of the project’s, and keeps nothing', async () => {
    const { conversation } = await place()
    const project = await service().newProject()
    await created('/api/v1/check', { project_id: project, text: 'Hello' })
    for (const filter of [{ conversation_id: conversation }, { conversation_linked_id: linkedId }]) {
      const query = { project_id: project, ...filter }
      const { json } = await service().call({ path: '/api/v1/messages', query })
      assert.deepEqual([json.total, json.items], [0, []])
    }
    const stranger = await service().newOrganization()
    const query = { project_id: (await place()).project, conversation_id: conversation }
    const refused = await service().call({ path: '/api/v1/messages', query, key: stranger.key })
    assertProblem(refused, 404, 'project-not-found')
  })

  test('a wrong value is refused by list, export and saved views, and the field is named', async () => {
    const { project } = await place()
    for (const [field, value, kept] of [
      ['role', 'tool', 'tool'],
      ['feedback', 'good', 'good'],
      ['images_only', 'some', 'some'],
      ['documents_only', '2', 2],
      ['tool_messages_only', 'x', 'x'],
      ['shadow_only', 'x', 'x'],
      ['topic_id', '', ''],
      ['conversation_id', 'x'.repeat(513), 'x'.repeat(513)],
      ['conversation_linked_id', 'a\0', 'a\0'],
    ] as const) {
      for (const path of ['/api/v1/messages', exportPath]) {
        const answer = await service().call({ path, query: { project_id: project, [field]: value } })
        const problem = assertProblem(answer, 400, 'invalid-request')
        assert.match(JSON.stringify(problem.errors), new RegExp(field), `${path} ${field}`)
      }
      const body = { name: 'x', filters: { [field]: kept } }
      const problem = assertProblem(await service().call({ path: '/api/v1/saved-views', body }), 400, 'invalid-request')
      assert.deepEqual(
        problem.errors.map((error: { path: string }) => error.path),
        [`filters.${field}`],
      )
    }
    const refused = await service().call({ path: '/api/v1/messages', query: { project_id: project, issues_only: 'x' } })
    assert.match(assertProblem(refused, 400, 'invalid-request').detail + refused.text, /issues_only/)
  })

  test('the audit log tells that an export or a view names a linked id, and not which', async () => {
    const { project } = await place()
    await service().call({ path: exportPath, query: { project_id: project, conversation_linked_id: 'Person 77' } })
    const filters = { conversation_linked_id: 'Person 77', images_only: true }
    await created('/api/v1/saved-views', { name: 'One person', filters })
    const { text } = await service().call({ path: '/api/v1/audit-log', query: { limit: '500' } })
    assert.equal(text.includes('Person 77'), false)
    assert.match(text, /"by_conversation_linked_id":true/)
    assert.match(text, /"hasConversationLinkedId":true/)
  })
})
