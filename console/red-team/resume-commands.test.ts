import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Test } from '../../contract/red-team-test/test.ts'
import { configFileOf, resumeCommand, sealedReportCommands } from './resume-commands.ts'

const made = (config_file: unknown) => ({ metadata: { config_file } as unknown as Test['metadata'] })

test('the lines to paste name the config of the test where the command line made it', () => {
  const known = made('examples/attack.yaml')
  assert.equal(resumeCommand(known), 'node cli/redoubt.mjs attack examples/attack.yaml --resume')
  assert.match(sealedReportCommands(known), /^node cli\/redoubt\.mjs attack examples\/attack\.yaml --resume --report /)
})

test('what is no plain name of a file is not put into a line that somebody pastes', () => {
  for (const name of [
    undefined,
    7,
    '',
    '-x',
    '--help',
    'a;rm -rf ~',
    '$(id)',
    'a b.yaml',
    'a\nb',
    "a'b",
    'x'.repeat(600),
  ]) {
    assert.equal(configFileOf(made(name)), null, String(name))
    assert.match(resumeCommand(made(name)), / path\/to\/your-attack\.yaml --resume$/)
  }
})
