import type { Service } from './service.ts'

/** Every value of every row in every table of a service, as one text; bytes are read as UTF-8. */
export async function dumpDatabase({ raw }: Pick<Service, 'raw'>, database: string): Promise<string> {
  const tables =
    database === 'embedded'
      ? await raw("SELECT name FROM sqlite_master WHERE type = 'table'")
      : await raw("SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'")
  const parts: string[] = []
  for (const { name } of tables) {
    for (const row of await raw(`SELECT * FROM ${String(name)}`)) {
      parts.push(`${String(name)}: ${Object.values(row).map(readable).join(' | ')}`)
    }
  }
  return parts.join('\n')
}

function readable(value: unknown): string {
  return value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : String(value)
}
