import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** A file of JSON objects, one a line, written as they come. */
export class LineFile {
  readonly #file: number
  #lines: string[] = []

  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true })
    this.#file = openSync(path, 'w')
  }

  write(row: unknown): void {
    this.#lines.push(JSON.stringify(row))
    if (this.#lines.length >= 500) this.#flush()
  }

  close(): void {
    this.#flush()
    closeSync(this.#file)
  }

  #flush(): void {
    if (this.#lines.length > 0) writeSync(this.#file, `${this.#lines.join('\n')}\n`)
    this.#lines = []
  }
}
