/** Settles as `work` does, or rejects with `late()` when that takes longer than `boundMs`. The work itself goes on. */
export async function withinMs<Result>(work: Promise<Result>, boundMs: number, late: () => Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const bound = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), boundMs)
  })
  try {
    return await Promise.race([work, bound])
  } finally {
    clearTimeout(timer)
  }
}
