/** What this thread has computed so far, in milliseconds. Unlike a clock it stands still while others have the processor. */
export function computedMs(): number {
  const used = process.threadCpuUsage()
  return (used.user + used.system) / 1_000
}
