import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'

/**
 * What keeps native libraries from reporting home: onnxruntime 1.30 writes a device id and a queue of events below the
 * user's home as soon as it is loaded, and sends them to its maker. They read it once, while they are loaded.
 */
export const quietEnvironment = { ORT_DISABLE_TELEMETRY: '1' } as const

const toldToThreads = 'redoubt: libraries are quiet'

/**
 * Makes native libraries of this process silent, in this thread and all that it starts from now on. To be called before
 * one is loaded and before a thread starts that will load one. Throws in a thread whose starter has not called it: what
 * a thread writes into its environment is a copy, which native code does not see.
 */
export function quietLibraries(): void {
  if (!isMainThread) {
    if (getEnvironmentData(toldToThreads) === true) return
    throw new Error('This thread would load a library that reports home: call quietLibraries() before starting it.')
  }
  for (const [name, value] of Object.entries(quietEnvironment)) {
    // Written only when it differs: another thread may be reading the environment at this moment.
    if (process.env[name] !== value) process.env[name] = value
  }
  setEnvironmentData(toldToThreads, true)
}
