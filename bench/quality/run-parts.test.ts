import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { PartName } from './part.ts'
import { partNames } from './part.ts'
import { inProcesses, type RunPart, runParts } from './run-parts.ts'

test('two parts run at a time, and nothing runs beside the part that is timed', async () => {
  const running = new Set<PartName>()
  const beside = new Map<PartName, number>()
  const run: RunPart = async (name) => {
    running.add(name)
    await new Promise<void>((resolve) => setImmediate(resolve))
    beside.set(name, running.size)
    running.delete(name)
    return { status: 'failed', reason: name }
  }
  const results = await runParts(partNames, run)
  assert.deepEqual(Object.keys(results), partNames)
  assert.equal(Math.max(...beside.values()), 2)
  assert.equal(beside.get('cost'), 1)
})

test('a part that fails is told with its reason and leaves no figures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-run-parts-'))
  try {
    for (const name of ['dev', 'train']) mkdirSync(join(folder, name))
    const told: string[] = []
    const results = await runParts(
      ['personal-data'],
      inProcesses(folder, (line) => told.push(line)),
    )
    const part = results['personal-data']
    assert.equal(part?.status, 'failed')
    assert.match(part?.status === 'failed' ? part.reason : '', /ENOENT.*pii-presidio-research/)
    assert.match(told[0] ?? '', /^personal-data failed: /)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
