/** How many at a time, and until when. */
export interface AtOnceOptions {
  /** 1 or more. */
  readonly concurrency: number
  readonly signal: AbortSignal
}

/**
 * Does something for each item, so many at a time. Rejects with the first failure, after all that was begun has ended;
 * nothing more is begun then, nor once the signal is aborted.
 */
export async function eachAtOnce<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  { concurrency, signal }: AtOnceOptions,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []
  try {
    for await (const item of items) {
      if (signal.aborted || failures.length > 0) break
      const one: Promise<void> = work(item)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(one))
      running.add(one)
      if (running.size >= concurrency) await Promise.race(running)
    }
  } catch (error) {
    failures.push(error)
  }
  await Promise.all(running)
  signal.throwIfAborted()
  if (failures.length > 0) throw failures[0]
}
