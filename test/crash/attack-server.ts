import { pino } from 'pino'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { attackEngine } from '../attack-engine.fixture.ts'

// The real service with techniques and a judge that answer at once, and with detectors that need no models: what is
// tried here is what keeps and counts.
const config = readConfig(process.env)
const app = await createApp(config, pino({ level: 'warn' }, pino.destination(2)), {
  catalogueModule: new URL('../calm-catalogue.fixture.ts', import.meta.url).href,
  redTeamEngine: attackEngine().engine,
  attackLeaseMs: 2_000,
})
const address = await app.http.listen({ host: config.host, port: config.port })
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
process.stdout.write(`  address    ${address}\n`)
