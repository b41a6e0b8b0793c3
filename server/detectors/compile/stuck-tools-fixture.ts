import type { OpenCompileTools } from './compile-thread.ts'

/** Where the tools tell that they are inside. */
export const stuckChannel = 'stuck-compile-tools'

/** Tools whose native code never comes back, for tests of ending the thread. */
export const openCompileTools: OpenCompileTools = ({ uninterrupted }) =>
  uninterrupted(() => {
    // The open channel is also what keeps the thread from ending by itself.
    const channel = new BroadcastChannel(stuckChannel)
    channel.onmessage = () => {}
    channel.postMessage('inside')
    return new Promise(() => {})
  })
