/** How many writers raise counters of their own; two that share a shard only wait for each other. */
const shardCount = 32

/** The shard of a process, from an id of its own. 0 to 31. */
export function shardOf(id: string): number {
  const tail = Number.parseInt(id.slice(-4), 16)
  return Number.isNaN(tail) ? 0 : tail % shardCount
}
