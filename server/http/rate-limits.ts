import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../domain/problem.ts'

/** Refused attempts of one address in a minute: more than people make by mistake, fewer than who guesses needs. */
export const refusedPerMinuteMax = 300

const timeWindow = 60_000

type Limiter = ReturnType<FastifyInstance['createRateLimit']>

/**
 * Limits what one organization may ask for in a minute, all its keys together and each item of a batch for one; null = no
 * limit. Requests without a usable key are limited by their address in any case; whoever has a key is not touched by those
 * of others behind the same address. Each server counts for itself.
 */
export async function registerRateLimits(
  app: FastifyInstance,
  perMinute: number | null,
  refusedMax: number = refusedPerMinuteMax,
): Promise<void> {
  await app.register(rateLimit, { global: false })
  const refused = app.createRateLimit({
    max: refusedMax,
    timeWindow,
    keyGenerator: (request) => `address ${request.ip}`,
  })
  app.decorateRequest('countRefusal', null)
  app.addHook('onRequest', async (request) => {
    request.countRefusal = () =>
      count(refused, request, 1, `This address may be refused ${refusedMax} times in a minute.`)
  })
  if (perMinute === null) return
  const asked = app.createRateLimit({
    max: perMinute,
    timeWindow,
    keyGenerator: (request) => request.caller?.organizationId ?? request.ip,
  })
  // After authentication, and when the body can tell how many items it has; before it is validated.
  app.addHook('preValidation', async (request) => {
    if (request.caller === null) return
    await count(asked, request, itemsOf(request.body), `An organization may send ${perMinute} requests in a minute.`)
  })
}

/** How many requests a body stands for; one that has too many items is refused by its schema afterwards. */
function itemsOf(body: unknown): number {
  if (typeof body !== 'object' || body === null || !('items' in body) || !Array.isArray(body.items)) return 1
  return Math.max(1, Math.min(itemsMax, body.items.length))
}

/** The most items that any operation takes. */
const itemsMax = 100

/** Rejects with Problem `rate-limited` once the limit is passed. What was counted up to there stays counted. */
async function count(limiter: Limiter, request: FastifyRequest, times: number, why: string): Promise<void> {
  for (let counted = 0; counted < times; counted++) {
    const limit = await limiter(request)
    if (limit.isAllowed || !limit.isExceeded) continue
    throw new Problem('rate-limited', why, { retryAfterSeconds: Math.max(1, limit.ttl / 1_000) })
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts a request that has no usable key; rejects with Problem `rate-limited` when its address had too many of them. */
    countRefusal: (() => Promise<void>) | null
  }
}
