import assert from 'node:assert/strict'
import { type BackupClient, createBackupClient, type Stored } from './client.ts'
import type { Installation, Settings } from './installation.ts'

/** What differs between the databases. */
export interface WalkOptions {
  readonly installation: Installation
  readonly database: 'embedded' | 'postgres'
  /** Settings of the service whose database is backed up. */
  readonly settings: Settings
  /** What is set when the backup is restored. */
  readonly restoring: Settings
}

/** What was walked. */
export interface Walked {
  readonly client: BackupClient
  /** Messages that were acknowledged before the backup began. */
  readonly before: Stored
  /** Messages that were stored while it was made. */
  readonly meanwhile: number
}

/**
 * Backs up a service that stores checks all the while, by the commands of the page; stops it, restores, starts what was
 * restored, and finds every message that was acknowledged before the backup began. Nothing is left running.
 */
export async function walkBackup({ installation, database, settings, restoring }: WalkOptions): Promise<Walked> {
  const client = createBackupClient()
  const all: Stored = new Map()
  const first = await installation.start('start', { ...settings, ...client.settings })
  await client.store(first.address, all, () => all.size >= 20)
  const before: Stored = new Map(all)
  let isBackedUp = false
  const backup = installation.run(`${database}-backup`, settings).finally(() => {
    isBackedUp = true
  })
  await Promise.all([backup, client.store(first.address, all, () => isBackedUp && all.size > before.size)])
  await client.assertStored(first.address, all)
  await first.stop()
  const restored = await installation.start(`${database}-restore`, { ...settings, ...restoring })
  await client.assertStored(restored.address, before)
  // It goes on where it was, and what it stores does not reach the database from before.
  const later: Stored = new Map()
  await client.store(restored.address, later, () => later.size >= 3)
  await restored.stop()
  const again = await installation.start('start', settings)
  await client.assertStored(again.address, all)
  await assert.rejects(client.assertStored(again.address, later), /404/)
  await again.stop()
  return { client, before, meanwhile: all.size - before.size }
}
