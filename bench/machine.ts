import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os'

/** What the figures were measured on: nothing that names the machine or its place. */
export function describeMachine(): readonly string[] {
  const model = cpus()[0]?.model.trim() || 'unknown processor'
  return [
    `${availableParallelism()} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GiB of memory, ${process.arch}`,
    `Linux ${release()}, Node ${process.versions.node}, SQLite ${process.versions.sqlite}`,
    `load of the machine in the minute before: ${loadavg()[0]?.toFixed(2)} (the load generator shares the cores with the server)`,
  ]
}
