import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'

/** The OpenAPI document of the routes that a started service registers. Starts one on a throw-away folder. */
export async function buildOpenApi(): Promise<object> {
  const folder = await mkdtemp(join(tmpdir(), 'redoubt-openapi-'))
  try {
    const app = await createApp(
      readConfig({ REDOUBT_DATA_DIR: folder, REDOUBT_DETECTOR_WORKERS: '1' }),
      pino({ level: 'silent' }),
    )
    const document = app.http.swagger()
    await app.close()
    return document
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
