import type { FastifyInstance } from 'fastify'

/** What readiness depends on. */
export interface HealthOptions {
  /** Resolves when database and detectors answer, rejects with the reason when one does not. */
  readonly checkReady: () => Promise<void>
}

/** GET /health/live: the process answers. GET /health/ready: it can do its work (else 503 with the reason). */
export function registerHealth(app: FastifyInstance, { checkReady }: HealthOptions): void {
  const schema = { hide: true }
  app.get('/health/live', { schema }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema }, async (_request, reply) => {
    const failure = await checkReady().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : 'not ready'),
    )
    reply.code(failure === null ? 200 : 503)
    return failure === null ? { status: 'ready' } : { status: 'not ready', reason: failure }
  })
}
