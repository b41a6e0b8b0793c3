import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownLogLevel } from './shown-log-level.ts'

test('requests do not scroll the first key away on a terminal, unless the log is asked for', () => {
  assert.equal(shownLogLevel('info', {}, true), 'warn')
  assert.equal(shownLogLevel('info', { REDOUBT_LOG_LEVEL: '' }, true), 'warn')
  assert.equal(shownLogLevel('info', { REDOUBT_LOG_LEVEL: 'info' }, true), 'info')
  assert.equal(shownLogLevel('debug', { REDOUBT_LOG_LEVEL: 'debug' }, true), 'debug')
  assert.equal(shownLogLevel('info', {}, false), 'info')
})
