import { parentPort } from 'node:worker_threads'

/** A thread that never answers for the pattern `stuck`, breaks at `break` and finds nothing wrong with all others. */
parentPort?.on('message', ({ deny }: { readonly deny: readonly string[] }) => {
  while (deny.includes('stuck'));
  if (deny.includes('break')) process.exit(1)
  parentPort?.postMessage([])
})
parentPort?.postMessage('ready')
