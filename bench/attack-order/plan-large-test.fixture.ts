// Plans the largest test in this thread, begins its first attempt, and tells what lies outside of the heap.
import { parentPort } from 'node:worker_threads'
import { workCountOf } from '../../server/domain/attack-run/attempt-order.ts'
import { createAttemptPlanner } from '../../server/redteam/planner/create-attempt-planner.ts'
import { planOf } from '../../server/services/attack-run/attack-plan.ts'
import { largeTest } from './measure-plan.ts'

const plan = planOf(largeTest())
const { combination } = createAttemptPlanner(plan).next(0)
parentPort?.postMessage({ attempts: workCountOf(plan), combination, bytes: process.memoryUsage().arrayBuffers })
