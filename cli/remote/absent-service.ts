import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressFileName } from '../../server/address-file.ts'
import { type Environment, readConfig } from '../../server/config.ts'

/** How long a service that says where it is may take to answer, in milliseconds. */
const answerMsMax = 2_000

/**
 * What to do when no service answers at `asked`: names the one that runs on the data folder of the settings, where one
 * does. It is asked for its health, without a key.
 */
export async function absentServiceHint(env: Environment, asked: string): Promise<string> {
  const found = await runningService(env)
  if (found === null || found === asked) {
    return 'Start it with: npm start. If it runs elsewhere, say so with --url, or its port with REDOUBT_PORT.'
  }
  return `One runs on the data folder of this machine, at ${found}: name it with --url ${found}, or set REDOUBT_PORT=${new URL(found).port}.`
}

async function runningService(env: Environment): Promise<string | null> {
  const address = readAddress(env)
  if (address === null) return null
  const signal = AbortSignal.timeout(answerMsMax)
  const response = await fetch(`${address}/health/live`, { redirect: 'error', signal }).catch(() => null)
  return response?.ok === true ? address : null
}

/** Null where no service has run, or settings are wrong. */
function readAddress(env: Environment): string | null {
  try {
    const text = readFileSync(join(readConfig(env).dataDirectory, addressFileName), 'utf8').trim()
    return /^http:\/\/[\w.:[\]-]{1,200}$/.test(text) && URL.canParse(text) ? text : null
  } catch {
    return null
  }
}
