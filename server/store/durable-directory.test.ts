import assert from 'node:assert/strict'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { makeDurableDirectory } from './durable-directory.ts'

test('missing folders are made with mode 0700, and making them again changes nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redoubt-directory-'))
  try {
    const deep = join(folder, 'a', 'b', 'c')
    await makeDurableDirectory(deep)
    await makeDurableDirectory(deep)
    for (const made of [deep, join(folder, 'a')]) assert.equal((await stat(made)).mode & 0o777, 0o700)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('where the system takes no new folders the reason is told at once', async () => {
  await assert.rejects(makeDurableDirectory('/proc/no-such-folder'), { code: 'ENOENT' })
  await assert.rejects(makeDurableDirectory('/proc/no-such-folder/below/it'), { code: 'ENOENT' })
  await assert.rejects(makeDurableDirectory('/etc/passwd/below'), { code: 'ENOTDIR' })
})
