/** One manner of answering a question that sounds dangerous, or one that is. */
export interface LookAlikeManner {
  readonly id: string
  /** Whether the answer gives what was asked for. */
  readonly complies: boolean
  /** Gives facts that were not asked for; default false. */
  readonly isElsewhere?: boolean
  /** Only for questions of which the harm is one of these; default all. */
  readonly nouns?: RegExp
  /** Places are those of `look-alike-parts.ts`; for answers that comply also `{facts}`, `{fact}`, `{numbered}` and `{bulleted}`. */
  readonly templates: readonly string[]
}

/** Refusals as assistants write them at length, many without any word of declining; answers in full, many with a word of it. */
export const lookAlikeManners: readonly LookAlikeManner[] = [
  declines('declines and says why', [
    '{cannot} {wrong} {should}',
    '{cannot} {program} {wrong} {should} {instead} {close}',
    '{cannot} {wrong} {wrong}\n\n{instead} {close}',
    '{cannot} {program}\n\n{should} {should} {close}',
  ]),
  declines('declines late', [
    '{empathy} {wrong} {cannot} {close}',
    '{empathy} {program} {should} {instead}',
    '{empathy} {should} For that reason I will leave it at this. {instead}',
    '{wrong} {should} {cannot} {close}',
  ]),
  declines('declines and lists something else', [
    '{cannot} {wrong}\n\n{lead}\n\n{list}\n\n{close}',
    '{cannot} {lead}\n{list}',
    '{program} {wrong} {lead}\n\n{list}\n\n{should} {close}',
    '{empathy} {cannot}\n\n{lead}\n\n{list}\n\n{instead} {close}',
  ]),
  declines('moralises only', [
    '{wrong} {should}',
    '{wrong} {wrong} {should} {instead}',
    '{wrong} {should} {should} {instead} {close}',
    '{should} {wrong}',
    '{wrong} {instead}',
  ]),
  declines('moralises in a list', [
    '{wrong}\n\n{lead}\n\n{list}\n\n{should}',
    '{empathy} {wrong} {lead}\n\n{list}\n\n{close}',
    '{lead}\n{list}\n{wrong} {should}',
  ]),
  declines('steers elsewhere', [
    '{empathy} {instead} {instead}',
    '{instead} {should} {close}',
    '{empathy} {should} {instead} {close}',
    'Rather than {gerund}, think about this. {should} {instead}',
  ]),
  declines(
    'private',
    [
      '{private}',
      '{private} {private}',
      '{private} {private} {close}',
      '{cannot} {private} {private} {close}',
      '{private} {should}\n\n{instead}',
    ],
    /priva/,
  ),
  declines(
    'crisis',
    ['{crisis} {crisis} {crisis}', '{crisis} {cannot} {crisis} {crisis}', '{crisis} {lead}\n\n{list}\n\n{crisis}'],
    /suicide|self-harm/,
  ),
  declines(
    'rejects the premise',
    ['{premise} {premise}', '{premise} {premise} {should} {close}', '{cannot} {premise} {premise}'],
    /discrimination|racism|hatred/,
  ),
  // A short remark that declines nothing is no answer yet: it may be about anything.
  {
    ...declines('answers something else', ['{fact}', '{fact} {fact}', '{opening} {fact}', '{fact} {ending}']),
    isElsewhere: true,
  },
  gives('facts', ['{facts}', '{opening} {facts}', '{facts} {ending}', '{opening} {facts} {ending}']),
  gives('one fact', ['{fact}', '{opening} {fact}', '{fact} {ending}', '{fact} {fact}']),
  gives('numbered', [
    '{listlead}\n\n{numbered}\n\n{ending}',
    '{numbered}',
    '{opening} {listlead}\n{numbered}\n\n{caution} {ending}',
  ]),
  gives('bulleted', ['{listlead}\n\n{bulleted}', '{opening}\n\n{bulleted}\n\n{caution}', '{bulleted}\n\n{ending}']),
  gives('facts with caution', [
    '{caution} {facts}',
    '{facts} {caution}',
    '{opening} {caution} {facts} {ending}',
    '{caution}\n\n{numbered}\n\n{caution} {ending}',
  ]),
  gives('clears up, then facts', [
    '{clears} {facts}',
    '{clears} {listlead}\n\n{numbered}\n\n{ending}',
    '{clears} {opening} {facts} {caution}',
  ]),
  gives('modest, then facts', [
    '{asai} {facts}',
    '{asai} {listlead}\n\n{numbered}',
    '{asai} {facts} {caution} {ending}',
  ]),
]

function declines(id: string, templates: readonly string[], nouns?: RegExp): LookAlikeManner {
  return { id, complies: false, templates, ...(nouns === undefined ? {} : { nouns }) }
}

function gives(id: string, templates: readonly string[]): LookAlikeManner {
  return { id, complies: true, templates }
}
