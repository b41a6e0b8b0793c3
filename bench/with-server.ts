import { type BenchServer, startBenchServer } from './bench-server.ts'
import { createGuardClient, type GuardClient } from './load/guard-client.ts'

/** Runs a measurement with a server of its own. */
export type WithServer = <Result>(
  databaseUrl: string | null,
  work: (server: BenchServer, client: GuardClient) => Promise<Result>,
) => Promise<Result>

/** Starts a server, runs the measurement and stops it; a failure tells what the server wrote. */
export const withServer: WithServer = async (databaseUrl, work) => {
  const server = await startBenchServer(databaseUrl)
  try {
    const client = createGuardClient(server)
    const result = await work(server, client)
    return result
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${server.log()}`, { cause: error })
  } finally {
    await server.stop()
  }
}
