import type { ServiceScope } from '../scope/service-scope.ts'

/** Recomputes the counters of one finished hour from its messages. Resolves with how many were wrong and are mended. */
export function repairRollup({ store }: Pick<ServiceScope, 'store'>, bucketMs: number): Promise<number> {
  return store.write(({ messages }) => messages.repairRollup(bucketMs))
}
