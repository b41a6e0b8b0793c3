import { after } from 'node:test'
import { createDetectorPool } from '../server/detectors/pool/detector-pool.ts'
import type { DetectorPoolOptions } from '../server/detectors/pool/detector-pool-options.ts'
import { Problem } from '../server/domain/problem.ts'

type Pool = ReturnType<typeof createDetectorPool>

/** A pool of this process, and who is told of a worker that it loses. */
interface SharedPool {
  readonly pool: Pool
  onWorkerLost: DetectorPoolOptions['onWorkerLost']
}

const pools = new Map<string, SharedPool>()
after(async () => {
  for (const { pool } of pools.values()) await pool.close()
})

/**
 * In the place of `createDetectorPool` for services of one process that follow one another: what is set up alike is one pool of real
 * workers, which load the product's models once and not for each service. Who closes it gets its own answers, and the pool stays.
 */
export function openSharedDetectors(options: DetectorPoolOptions): Pool {
  const { onWorkerLost, onTask: _, ...setUp } = options
  const key = JSON.stringify(setUp)
  const shared = pools.get(key) ?? startPool(options)
  pools.set(key, shared)
  shared.onWorkerLost = onWorkerLost
  return lend(shared.pool)
}

function startPool(options: DetectorPoolOptions): SharedPool {
  const shared: SharedPool = {
    pool: createDetectorPool({ ...options, onWorkerLost: (reason) => shared.onWorkerLost?.(reason) }),
    onWorkerLost: undefined,
  }
  return shared
}

function lend(pool: Pool): Pool {
  const running = new Set<Promise<unknown>>()
  let isClosed = false
  const asked = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (isClosed) return Promise.reject(new Problem('overloaded', 'The service is stopping.', { retryAfterSeconds: 1 }))
    const answer = ask()
    const settled: Promise<unknown> = answer.then(
      () => running.delete(settled),
      () => running.delete(settled),
    )
    running.add(settled)
    return answer
  }
  return {
    evaluate: (task) => asked(() => pool.evaluate(task)),
    judge: (subject, signal) => asked(() => pool.judge(subject, signal)),
    waitingOf: (organizationId) => pool.waitingOf(organizationId),
    behindMs: () => pool.behindMs(),
    get securityDetector() {
      return pool.securityDetector
    },
    get policyDetectors() {
      return pool.policyDetectors
    },
    policyDetector: (id) => pool.policyDetector(id),
    ready: () => pool.ready(),
    async close() {
      isClosed = true
      await Promise.all(running)
    },
  }
}
