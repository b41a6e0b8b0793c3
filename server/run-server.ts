import { type Logger, pino } from 'pino'
import { writeAddressFile } from './address-file.ts'
import { type App, createApp, version } from './app.ts'
import { type Config, ConfigError, forgetSecrets, readConfig } from './config.ts'
import { shownLogLevel } from './shown-log-level.ts'
import { startBanner } from './start-banner.ts'
import { explainStartFailure } from './start-failure.ts'

/** The longest that a stop may take before the process ends anyway; the promise is 10 s. */
const drainMaxMs = 9_500

/**
 * Starts the service and keeps it running until a signal stops it. Secrets are taken out of `env` once they are read. A failed start
 * is explained and ends the process. Settings are variables of the environment: `words` of the command line are refused, lest one that does nothing be taken for one that does.
 */
export async function runServer(env: NodeJS.ProcessEnv, words: readonly string[]): Promise<void> {
  const [word] = words
  if (word !== undefined) {
    process.stderr.write(
      `Redoubt did not start: it takes no ${word}. Its settings are variables of the environment, e.g. REDOUBT_PORT=4200 npm start. docs/configuration.md tells them all.\n`,
    )
    process.exitCode = 2
    return
  }
  await start(env).catch((error: unknown) => {
    process.stderr.write(`${explainStartFailure(error)}\n`)
    process.exitCode = error instanceof ConfigError ? 2 : 1
    // Threads that were started before the failure must not keep a failed start alive.
    setTimeout(() => process.exit(), 1_000).unref()
  })
}

async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env)
  forgetSecrets(env)
  const destination = pino.destination({ fd: 2, sync: false })
  const level = shownLogLevel(config.logLevel, env, process.stderr.isTTY === true)
  const log = pino({ level, base: null }, destination)
  const app = await createApp(config, log)
  let forgetAddress = () => {}
  stopOnSignal(app, log, () => {
    forgetAddress()
    destination.flushSync()
  })
  const address = await app.http.listen({ host: config.host, port: config.port }).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  if (config.databaseUrl === null) forgetAddress = writeAddressFile(config.dataDirectory, address)
  warnOfOpenAddress(config, (message) => log.warn(message))
  const signInCode = await app.createSignInCode()
  process.stdout.write(startBanner({ version, address, config, firstStart: app.firstStart, signInCode }))
}

/** Registered before the banner is printed: who reads it may stop the service at once. `leave` is called last. */
function stopOnSignal(app: App, log: Logger, leave: () => void): void {
  let isStopping = false
  const end = (code: number): void => {
    leave()
    process.exit(code)
  }
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping: running requests and jobs end first')
    setTimeout(() => {
      log.error('the stop took too long; what was not acknowledged is lost')
      end(1)
    }, drainMaxMs).unref()
    app.close().then(
      () => {
        log.info('stopped')
        end(0)
      },
      (error: unknown) => {
        log.error({ err: error }, 'the stop failed')
        end(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function warnOfOpenAddress(config: Config, warn: (message: string) => void): void {
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(config.host)
  if (!isLocal && config.trustProxy === false) {
    warn('the service listens beyond this machine without TLS: put a TLS proxy before it and set REDOUBT_TRUST_PROXY')
  }
}
