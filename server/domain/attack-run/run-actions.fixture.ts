import fc from 'fast-check'

/** What a random test does next. Numbers choose among what is possible at that moment. */
export type Action =
  | { readonly kind: 'ask'; readonly worker: string; readonly count: number; readonly luck: number }
  | { readonly kind: 'answer'; readonly pick: number; readonly luck: number }
  | { readonly kind: 'repeat'; readonly pick: number; readonly changed: boolean }
  | { readonly kind: 'judge'; readonly pick: number; readonly luck: number }
  | { readonly kind: 'judge_again'; readonly pick: number }
  | { readonly kind: 'rule'; readonly pick: number; readonly success: boolean }
  | { readonly kind: 'wait' }
  | { readonly kind: 'forget' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'stop' }

const small = fc.nat({ max: 99 })
/** Any of them; those come more often that bring a run on. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 50,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      worker: fc.constantFrom('', 'a', 'b', '~x'),
      count: fc.integer({ min: 1, max: 3 }),
      luck: small,
    }),
  },
  { weight: 60, arbitrary: fc.record({ kind: fc.constant('answer' as const), pick: small, luck: small }) },
  { weight: 20, arbitrary: fc.record({ kind: fc.constant('repeat' as const), pick: small, changed: fc.boolean() }) },
  {
    weight: 60,
    arbitrary: fc.record({ kind: fc.constant('judge' as const), pick: small, luck: small }),
  },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('judge_again' as const), pick: small }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('rule' as const), pick: small, success: fc.boolean() }),
  },
  { weight: 10, arbitrary: fc.constant({ kind: 'wait' as const }) },
  { weight: 10, arbitrary: fc.constant({ kind: 'forget' as const }) },
  { weight: 4, arbitrary: fc.constant({ kind: 'pause' as const }) },
  { weight: 8, arbitrary: fc.constant({ kind: 'resume' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'stop' as const }) },
)
