import type { SearchName } from '../../search.ts'
import { type MergedDraft, mergeDrafts } from './merge-drafts.ts'

/** How a form begins with what is saved. */
export interface DraftOptions<Saved, Draft> {
  /** When it was last changed, as ISO 8601 in UTC: later is greater. */
  readonly changedAt: (saved: Saved) => string
  /** The form as it begins. */
  readonly draftOf: (saved: Saved) => Draft
  /** Whether something was typed that is not saved. */
  readonly isChanged: (base: Saved, draft: Draft) => boolean
  /** The draft as `draftOf` would write it, once it were saved. Default: there is one way to write it. */
  readonly settled?: (draft: Draft) => Draft
  /** The name in the address that keeps the form on the page. Default: the page has it. */
  readonly heldBy?: SearchName
}

/** What came of a change by somebody else, for the person at the form to look at. */
export interface Overtaken<Draft> extends Pick<MergedDraft<Draft>, 'taken' | 'contested'> {
  /** What somebody else saved. */
  readonly theirs: Draft
}

/** What a form holds, what it began with, and who else was at it. */
export interface DraftState<Saved, Draft> {
  /** What was saved when the form began. */
  readonly base: Saved
  /** What the form holds now. */
  readonly draft: Draft
  /** Null = nobody saved anything meanwhile. */
  readonly overtaken: Overtaken<Draft> | null
}

/** With what was read anew, while nothing was typed. */
export function withRead<Saved, Draft>(
  state: DraftState<Saved, Draft>,
  read: Saved,
  { changedAt, draftOf, isChanged }: DraftOptions<Saved, Draft>,
): DraftState<Saved, Draft> {
  if (changedAt(read) <= changedAt(state.base) || isChanged(state.base, state.draft)) return state
  return { ...state, base: read, draft: draftOf(read) }
}

/** After saving `sent`: what was typed meanwhile stays. */
export function withSaved<Saved, Draft>(
  { draft }: DraftState<Saved, Draft>,
  { sent, saved }: { readonly sent: Draft; readonly saved: Saved },
  { draftOf }: DraftOptions<Saved, Draft>,
): DraftState<Saved, Draft> {
  return { base: saved, draft: draft === sent ? draftOf(saved) : draft, overtaken: null }
}

/** Put together with what somebody else saved meanwhile: with all that was typed up to now, also while it was being saved. */
export function withOvertaken<Saved, Draft extends object>(
  state: DraftState<Saved, Draft>,
  now: Saved,
  { changedAt, draftOf, settled = (draft) => draft }: DraftOptions<Saved, Draft>,
): DraftState<Saved, Draft> {
  if (changedAt(now) === changedAt(state.base)) return state
  const theirs = draftOf(now)
  const { draft, ...told } = mergeDrafts(draftOf(state.base), settled(state.draft), theirs)
  return { base: now, draft, overtaken: { theirs, ...told } }
}
