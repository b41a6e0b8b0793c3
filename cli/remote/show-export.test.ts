import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReplyOf } from '../../client/wire.ts'
import { showExport } from './show-export.ts'

type Reply = ReplyOf<'exportTest'>

const reply: Reply = {
  mode: 'shadow',
  policies: [],
  policies_left_out: 0,
  replay: {
    breaches: { total: 4, blocked_before: 1, blocked_after: 3 },
    twins: { total: 2, alarms_before: 0, alarms_after: 0, new_alarms: [] },
    still_passing: ['case-4'],
    errors: [],
    truncated: false,
    left_out: 0,
    pictures_as_text: 0,
    projects: [],
  },
}

test('an export whose replay was complete says no more than what it came to', () => {
  assert.deepEqual(showExport(reply), [
    'mode       shadow',
    'breaches   1 of 4 blocked before, 3 after',
    'twins      0 of 2 harmless prompts alarmed before, 0 after',
    'passes     case-4',
  ])
})

test('an export says what was replayed as text only, and what was not replayed at all', () => {
  const errors = [{ case_id: 'case-1', project_id: 'project', reason: 'the guard\nwas \u001b[31mbusy' }]
  const replay = { ...reply.replay, pictures_as_text: 2, left_out: 1, truncated: true, errors }
  const text = showExport({ ...reply, policies_left_out: 3, replay }).join('\n')
  assert.match(text, /^pictures +2 cases were replayed as the text in the picture, not as the picture$/m)
  assert.match(text, /^left out +1 case was not replayed/m)
  assert.match(text, /^errors +1 checks could not be made and count as not blocked, e\.g\. the guard/m)
  assert.match(text, /^ +3 more broken policies were left out/m)
  assert.equal(text.includes('\u001b'), false)
})

test('a policy that is held back says so, and why', () => {
  const [policy] = [{ id: 'p', name: 'Never lie', held_back: 'A twin reaches 1.00.' }]
  const lines = showExport({ ...reply, policies: [policy as Reply['policies'][number]] })
  assert.deepEqual(lines.slice(1, 3), [
    'policy     p  Never lie',
    '           HELD BACK IN SHADOW: A twin reaches 1.00.',
  ])
})
