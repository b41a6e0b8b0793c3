import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, test } from 'node:test'
import { applyRetention } from '../../server/services/upkeep/apply-retention.ts'
import { type Service, startService } from '../service.ts'
import { stillClock } from '../store/fixtures.ts'

const day = 86_400_000
const clock = stillClock(Date.UTC(2031, 4, 10, 12))
let folder: string
let service: Service

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redoubt-erased-'))
  service = await startService('embedded', { REDOUBT_DATA_DIR: folder }, { clock })
})
after(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

/** The files of the data folder in which a word stands, read as bytes. */
async function filesWith(word: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).sort()
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))))
  return names.filter((_name, index) => contents[index]?.includes(word))
}

/** Ten turns, with notes and replies for repetitions, that all hold the word; returns the conversation. */
async function say(projectId: string, word: string): Promise<string> {
  const { call, newConversation } = service
  const conversation_id = await newConversation(projectId)
  const history: { readonly role: string; readonly content: string }[] = []
  for (let turn = 0; turn < 10; turn += 1) {
    history.push({ role: 'user', content: `${turn} ${word} ${'and so on '.repeat(turn * 100)}` })
    const { json } = await call({
      path: '/public/guard/v1/input_guardrails',
      query: { conversation_id },
      body: { messages_history: history },
      headers: { 'idempotency-key': `${word}-${turn}` },
    })
    await call({
      path: `/api/v1/messages/${json.input_request.id}/feedback`,
      body: { kind: 'missed', security: true, note: `a note on ${word}` },
    })
  }
  return conversation_id
}

/** Reads from the write-ahead log as a backup program would, so that it cannot be emptied; returns what ends it. */
function holdLog(): () => void {
  const reader = new DatabaseSync(join(folder, 'redoubt.sqlite'), { readOnly: true })
  reader.exec('BEGIN')
  reader.prepare('SELECT COUNT(*) FROM turn_texts').get()
  return () => reader.close()
}

test('once an erasure is completed no byte of the words stands in the database or in its log', async () => {
  const { call, newProject } = service
  const projectId = await newProject()
  const id = await say(projectId, 'thylacine')
  await say(projectId, 'kultarr')
  assert.ok((await filesWith('thylacine')).includes('redoubt.sqlite-wal'), 'the search finds it before')
  const { json } = await call({ method: 'POST', path: `/api/v1/conversations/${id}/erase` })
  assert.equal(json.status, 'completed')
  assert.deepEqual(await filesWith('thylacine'), [])
  assert.deepEqual(await filesWith('kultarr'), ['redoubt.sqlite'], 'what others said stays')
})

test('while somebody reads from the log an erasure is not completed; a job completes it afterwards', async () => {
  const { call, newProject } = service
  const id = await say(await newProject(), 'mulgara')
  const release = holdLog()
  const erase = () =>
    call({
      method: 'POST',
      path: `/api/v1/conversations/${id}/erase`,
      headers: { 'idempotency-key': 'erase-while-read' },
    })
  const { json, status } = await erase()
  try {
    assert.deepEqual([status, json.status, json.completed_at], [201, 'running', null])
    assert.ok((await filesWith('mulgara')).length > 0)
    assert.deepEqual((await erase()).json, json)
  } finally {
    release()
  }
  const deadline = Date.now() + 60_000
  let read = json
  while (read.status === 'running' && Date.now() < deadline) {
    clock.move(1_000)
    read = (await call({ path: `/api/v1/erasures/${json.id}` })).json
  }
  assert.equal(read.status, 'completed')
  assert.deepEqual(read.erased, json.erased, 'nothing is counted twice')
  assert.deepEqual(await filesWith('mulgara'), [])
})

test('after retention no byte of the words is left either, and a pass that could not see to it fails and is repeated', async () => {
  const { newProject, app } = service
  await say(await newProject({ dataRetentionDays: 2 }), 'bilby')
  clock.move(2 * day + 1)
  const retain = () => applyRetention({ store: app.store, clock }, new AbortController().signal)
  const release = holdLog()
  await assert.rejects(retain(), { code: 'overloaded', message: /reads the embedded database/ })
  assert.ok((await filesWith('bilby')).length > 0)
  release()
  assert.equal((await retain()).texts, 0, 'the pass before removed them')
  assert.deepEqual(await filesWith('bilby'), [])
})
