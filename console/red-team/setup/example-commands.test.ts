import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { exampleAttackCommands, exampleTargetCommand } from './example-commands.ts'

const root = dirname(dirname(dirname(import.meta.dirname)))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('the commands for the example name files of a clone, and what attacks it asks where it listens', () => {
  const attack = exampleAttackCommands('http://127.0.0.1:4180')
  const files = [exampleTargetCommand, ...attack.split('\n')].flatMap(
    (line) => line.match(/[\w./-]+\.(?:mjs|yaml)/g) ?? [],
  )
  const [target = '', command = '', config = ''] = files
  assert.deepEqual(files.length, 3)
  for (const file of files) assert.ok(existsSync(join(root, file)), `${file} is missing`)
  const port = /process\.argv\[2\] \?\? (\d+)/.exec(read(target))?.[1]
  assert.match(read(config), new RegExp(`url: http://127\\.0\\.0\\.1:${port}/chat`))
  assert.ok(read(config).includes(`# ${exampleTargetCommand}`), 'the config says how its target is started')
  assert.ok(read(config).includes(`# node ${command} attack ${config}`))
})
