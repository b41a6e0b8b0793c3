import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Policy } from '../domain/policy/policy.ts'
import { openCatalogue } from '../guard-catalogue.ts'
import { createDetectorPool } from './pool/detector-pool.ts'

const catalogue = await openCatalogue({ uninterrupted: (run) => run() })

test('every detector has an id of its own, a version, a source and its known misses', () => {
  const { topicsDetector } = catalogue
  assert.ok(topicsDetector)
  const detectors = [catalogue.securityDetector, ...catalogue.policyDetectors, topicsDetector]
  assert.equal(new Set(detectors.map(({ id }) => id)).size, detectors.length)
  for (const { id, about } of detectors) {
    assert.match(id, /^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    for (const word of [about.title, about.version, about.source, about.knownMisses]) assert.ok(word.length > 0, id)
  }
})

test('the workers load the catalogue and judge with it', async () => {
  const pool = createDetectorPool({ size: 1, catalogueModule: new URL('../guard-catalogue.ts', import.meta.url).href })
  await pool.ready()
  assert.deepEqual([...pool.policyDetectors].sort(), catalogue.policyDetectors.map(({ id }) => id).sort())
  const policy: Policy = {
    id: 'p',
    organizationId: 'o',
    name: 'code names',
    description: 'content that names a secret project',
    criticality: 'high',
    detectionThreshold: 0.5,
    violationMessage: null,
    examples: { violating: [], allowed: [] },
    patterns: { deny: ['project bluebird'], allow: [] },
    detector: 'patterns',
    isDefault: false,
    createdAtMs: 0,
    updatedAtMs: 0,
    archivedAtMs: null,
  }
  const text = 'When does Project Bluebird start?'
  const findings = await pool.evaluate({
    snapshot: {
      id: 's',
      organizationId: 'o',
      projectId: 'p',
      security: { blockInput: true, blockOutput: true, detectionThreshold: 1, violationMessage: null },
      policies: [{ policy, blockInput: true, blockOutput: true }],
      executionMode: 'normal',
      failureMode: 'closed',
      securityDetector: pool.securityDetector,
    },
    exchange: { direction: 'input', role: 'user', text, textWithContext: text, history: [], imageCount: 0 },
    mode: 'normal',
    security: true,
    policyIds: ['p'],
  })
  await pool.close()
  const judged = findings.policies.get('p')?.finding
  assert.ok(judged?.status === 'scored' && judged.value === 1)
  assert.deepEqual(
    judged.spans.map(({ start, end }) => [start, end]),
    [[10, 26]],
  )
  assert.equal(findings.security?.finding.status, 'scored')
})
