import { parentPort } from 'node:worker_threads'
import type { PolicyPatterns } from '../../domain/policy/policy.ts'
import { lowerPriority } from '../pool/lower-priority.ts'
import { checkPolicyPatterns } from './check-policy-patterns.ts'
import { checkSearchCost } from './check-search-cost.ts'
import { computedMs } from './computed-ms.ts'

/** Light requests go first; checks share with it. */
const patternNiceness = 10
lowerPriority(patternNiceness)

const port = parentPort
if (port === null) throw new Error('This module runs in a worker thread only.')
port.on('message', (patterns: PolicyPatterns) => {
  const errors = checkPolicyPatterns(patterns)
  port.postMessage(errors.length > 0 ? errors : checkSearchCost(patterns, computedMs))
})
port.postMessage('ready')
