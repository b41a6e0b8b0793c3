import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DraftOptions, withOvertaken, withRead, withSaved } from './draft-state.ts'

interface Draft {
  readonly name: string
  readonly note: string
}

interface Saved extends Draft {
  readonly at: string
}

const options: DraftOptions<Saved, Draft> = {
  changedAt: ({ at }) => at,
  draftOf: ({ name, note }) => ({ name, note }),
  isChanged: (base, { name, note }) => base.name !== name || base.note !== note,
}
const base: Saved = { name: 'a', note: '', at: '1' }
const draft = options.draftOf(base)
const theirs: Saved = { ...base, name: 'theirs', at: '2' }

test('what was typed while the save was under way is still there when somebody else turns out to have saved first', () => {
  const typed = { ...draft, note: 'sent, and typed since' }
  const state = withOvertaken({ base, draft: typed, overtaken: null }, theirs, options)
  assert.deepEqual(state.draft, { name: 'theirs', note: 'sent, and typed since' })
  assert.deepEqual([state.base, state.overtaken?.taken, state.overtaken?.contested], [theirs, ['name'], []])
})

test('where nobody saved meanwhile the draft is left alone', () => {
  const state = { base, draft, overtaken: null }
  assert.equal(withOvertaken(state, { ...base }, options), state)
})

test('what was typed while it was saved stays; what was sent becomes what the service made of it', () => {
  const saved = { ...base, name: 'trimmed', at: '2' }
  const sent = { ...draft, name: ' trimmed ' }
  assert.equal(withSaved({ base, draft: sent, overtaken: null }, { sent, saved }, options).draft.name, 'trimmed')
  const more = { ...sent, note: 'more' }
  assert.deepEqual(withSaved({ base, draft: more, overtaken: null }, { sent, saved }, options), {
    ...{ base: saved, draft: more, overtaken: null },
  })
})

test('what is read anew takes the place of a draft in which nothing was typed, and of no other', () => {
  const calm = { base, draft, overtaken: null }
  assert.equal(withRead(calm, theirs, options).draft.name, 'theirs')
  assert.equal(withRead({ ...calm, base: theirs }, base, options).base, theirs)
  const typed = { ...calm, draft: { ...draft, note: 'mine' } }
  assert.equal(withRead(typed, theirs, options), typed)
})
