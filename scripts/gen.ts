import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { attackConfigSchema } from '../cli/attack/config/attack-config.ts'
import { billOfMaterials } from './gen/bill-of-materials.ts'
import { clientOperations } from './gen/client-operations.ts'
import { configurationPage } from './gen/configuration-page.ts'
import { errorIndex } from './gen/error-index.ts'
import { licencesPage } from './gen/licences-page.ts'
import { pythonOperations, pythonWire } from './gen/python/python-client.ts'
import { techniquesPage } from './gen/techniques-page.ts'

/** Every generated file and what makes its text. */
const generated: Readonly<Record<string, () => Promise<string> | string>> = {
  'docs/errors/README.md': () => errorIndex(join(root, 'docs/errors')),
  'docs/configuration.md': configurationPage,
  'docs/techniques.md': techniquesPage,
  'docs/attack-config.schema.json': attackConfigSchema,
  'docs/packages/sbom.cdx.json': () => billOfMaterials(root),
  'docs/packages/licences.md': () => licencesPage(root),
  'client/operation-table.ts': clientOperations,
  'clients/python/src/redoubt_guard/wire.py': () => pythonWire(root),
  'clients/python/src/redoubt_guard/guard_operations.py': () => pythonOperations(root, 'guard', ['guard']),
  'clients/python/src/redoubt_guard/manage_operations.py': () => pythonOperations(root, 'manage', ['manage', 'admin']),
  'clients/python/src/redoubt_guard/redteam_operations.py': () => pythonOperations(root, 'redteam', ['redteam']),
  'docs/openapi.json': async () => {
    const { buildOpenApi } = await import('../server/openapi.ts')
    return `${JSON.stringify(await buildOpenApi(), null, 2)}\n`
  },
}

const root = dirname(import.meta.dirname)
const isCheck = process.argv.includes('--check')
const stale: string[] = []

for (const [path, make] of Object.entries(generated)) {
  const text = await make()
  if (text === readIfThere(path)) continue
  stale.push(path)
  if (isCheck) continue
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

if (isCheck && stale.length > 0) {
  console.error(`These files are not what their sources say: ${stale.join(', ')}. Run: npm run gen`)
  process.exitCode = 1
} else if (!isCheck) {
  console.log(stale.length === 0 ? 'Every generated file is up to date.' : `Written: ${stale.join(', ')}`)
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return null
  }
}
