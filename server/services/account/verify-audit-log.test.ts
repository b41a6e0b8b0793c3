import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AuditEntry } from '../../domain/account/audit.ts'
import { auditSha256 } from '../../domain/account/audit-chain.ts'
import type { Repositories, Store } from '../../domain/ports.ts'
import { sha256 } from '../../process-ports.ts'
import { verifyAuditLog } from './verify-audit-log.ts'

/** A chain of entries with this much text in each, and how many entries were asked for at a time. */
function chainOf(count: number, units: number) {
  const entries: AuditEntry[] = []
  for (let sequence = 1; sequence <= count; sequence++) {
    const entry: Omit<AuditEntry, 'sha256'> = {
      ...{ id: `entry-${sequence}`, organizationId: 'one', sequence, atMs: 0, actor: 'command line', person: null },
      ...{ action: 'project.update', target: 'project:1', before: null, after: 'x'.repeat(units) },
      previousSha256: entries.at(-1)?.sha256 ?? '0'.repeat(64),
    }
    entries.push({ ...entry, sha256: auditSha256(entry, sha256) })
  }
  const limits: number[] = []
  const audit: Pick<Repositories['audit'], 'findHead' | 'listAfter'> = {
    findHead: async () => ({ sequence: count, sha256: entries.at(-1)?.sha256 ?? '' }),
    async listAfter(_organizationId, sequence, limit) {
      limits.push(limit)
      return entries.slice(sequence, sequence + limit)
    },
  }
  const read = <Result>(work: (repositories: Repositories) => Promise<Result>) => work({ audit } as Repositories)
  return { store: { read, survey: read } as Partial<Store> as Store, limits }
}

test('few entries are held at once, and other work has its turn between them, long ones too', async () => {
  for (const [count, units, turnsMin] of [
    [100, 10, 5],
    [10, 500_000, 10],
  ] as const) {
    const { store, limits } = chainOf(count, units)
    let turns = 0
    let isOver = false
    const otherWork = () => {
      turns += 1
      if (!isOver) setImmediate(otherWork)
    }
    setImmediate(otherWork)
    const { entries, fault } = await verifyAuditLog({ store, sha256 }, 'one')
    isOver = true
    assert.deepEqual([entries, fault], [count, null])
    assert.ok(Math.max(...limits) <= 20, limits.join(' '))
    assert.ok(turns >= turnsMin, `${turns} turns for ${count} entries of ${units} units`)
  }
})

test('it ends when nobody waits for it any more', async () => {
  const { store, limits } = chainOf(100, 10)
  const client = new AbortController()
  const verified = verifyAuditLog({ store, sha256, signal: client.signal }, 'one')
  client.abort()
  await assert.rejects(verified, { code: 'overloaded' })
  assert.ok(limits.length <= 1, limits.join(' '))
})
