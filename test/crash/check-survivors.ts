import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { MonitoredMessage, MonitoringCursor, MonitoringFilter } from '../../server/domain/monitoring/monitoring.ts'
import type { Store } from '../../server/domain/ports.ts'
import { systemClock, systemIds } from '../../server/process-ports.ts'
import { openSqliteStore } from '../../server/store/sqlite.ts'
import { memberOf } from './group-text.ts'
import type { Recording } from './recording-process.ts'

/** What is left of recordings. */
export interface Survivors {
  /** Messages that are there, acknowledged or not. */
  readonly found: number
  /** Acknowledged messages that are not there. */
  readonly lost: number
  /** Everything that must not be, in plain words; empty when all is well. */
  readonly problems: readonly string[]
}

const pageSize = 5_000

/**
 * Opens the store in a folder and compares it with what was acknowledged: each message is there with its text, what was
 * recorded in one call is there whole or not at all, and the counters tell what is there. Writes to the folder.
 */
export async function checkSurvivors(folder: string, recordings: readonly Recording[]): Promise<Survivors> {
  const damage = checkIntegrity(join(folder, 'redoubt.sqlite'))
  if (damage !== null) return { found: 0, lost: 0, problems: [damage] }
  const store = await openSqliteStore({ dataDirectory: folder, clock: systemClock, ids: systemIds }).catch(String)
  if (typeof store === 'string') return { found: 0, lost: 0, problems: [`the store does not open: ${store}`] }
  try {
    let found = 0
    let lost = 0
    const problems: string[] = []
    for (const recording of recordings) {
      const checked = await checkRecording(store, recording)
      found += checked.found
      lost += checked.lost
      problems.push(...checked.problems)
    }
    return { found, lost, problems: problems.slice(0, 10) }
  } finally {
    await store.close()
  }
}

function checkIntegrity(path: string): string | null {
  try {
    const db = new DatabaseSync(path)
    try {
      const answer = db.prepare('PRAGMA integrity_check').all()
      return answer[0]?.integrity_check === 'ok' ? null : `integrity_check says ${JSON.stringify(answer).slice(0, 500)}`
    } finally {
      db.close()
    }
  } catch (error) {
    return `the database does not open: ${error}`
  }
}

async function checkRecording(
  store: Store,
  { organizationId, projectId, acknowledged }: Recording,
): Promise<Survivors> {
  if (organizationId === null || projectId === null) return { found: 0, lost: 0, problems: [] }
  const filter = {
    organizationId,
    projectId,
    fromMs: 0,
    toMs: Number.MAX_SAFE_INTEGER,
    policyId: null,
    issuesOnly: false,
    unsafeOnly: false,
  }
  const messages = await listAll(store, filter)
  const ids = new Set(messages.map(({ id }) => id))
  const lost = acknowledged.filter((id) => !ids.has(id)).length
  const { messageCount } = await store.read((all) => all.messages.stats(filter))
  return {
    found: messages.length,
    lost,
    problems: [
      ...(lost > 0 ? [`${lost} of ${acknowledged.length} acknowledged messages are lost`] : []),
      ...(ids.size !== messages.length ? ['a message was exported twice'] : []),
      ...(messageCount !== messages.length ? [`${messages.length} messages are counted as ${messageCount}`] : []),
      ...brokenGroups(messages),
    ],
  }
}

async function listAll(store: Store, filter: MonitoringFilter): Promise<readonly MonitoredMessage[]> {
  const pageAfter = (after: MonitoringCursor | null) =>
    store.read((all) => all.messages.listMonitored(filter, pageSize, after))
  const messages: MonitoredMessage[] = []
  for (let page = await pageAfter(null); page.length > 0; ) {
    messages.push(...page)
    const last = page.at(-1)
    page = last === undefined ? [] : await pageAfter({ createdAtMs: last.createdAtMs, id: last.id })
  }
  return messages
}

/** Messages with a wrong text, and calls of which only a part is there. */
function brokenGroups(messages: readonly MonitoredMessage[]): readonly string[] {
  const problems: string[] = []
  const groups = new Map<string, { readonly size: number; found: number }>()
  for (const { id, text } of messages) {
    const member = text === null ? null : memberOf(text)
    if (member?.id !== id) {
      problems.push(`message ${id} has another text`)
      continue
    }
    const group = groups.get(member.groupId) ?? { size: member.groupSize, found: 0 }
    group.found += 1
    groups.set(member.groupId, group)
  }
  for (const [id, { size, found }] of groups)
    if (found !== size) problems.push(`of group ${id} ${found} of ${size} are there`)
  return problems
}
