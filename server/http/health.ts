import type { FastifyInstance } from 'fastify'
import { Problem } from '../domain/problem.ts'

/** What readiness depends on. */
export interface HealthOptions {
  /** Resolves when database and detectors answer, rejects with the reason when one does not. */
  readonly checkReady: () => Promise<void>
}

/** GET /health/live: the process answers. GET /health/ready: it can do its work (else 503 with the reason in words of ours). */
export function registerHealth(app: FastifyInstance, { checkReady }: HealthOptions): void {
  const schema = { hide: true }
  app.get('/health/live', { schema }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema }, async (request, reply) => {
    const failure = await checkReady().then(
      () => null,
      (error: unknown) => {
        // What a driver or a library says may name hosts, users and folders: that is for the log alone.
        request.log.warn({ err: error }, 'not ready')
        return error instanceof Problem ? error.message : 'A part of the service does not answer; the log says which.'
      },
    )
    reply.code(failure === null ? 200 : 503)
    return failure === null ? { status: 'ready' } : { status: 'not ready', reason: failure }
  })
}
