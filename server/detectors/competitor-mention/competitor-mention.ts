import { type Finding, type Span, scored, spansMax } from '../../domain/guard/finding.ts'
import type { PolicyExamples } from '../../domain/policy/policy.ts'
import type { PolicyDetector } from '../detector.ts'
import { type Reading, rangeInOriginal } from '../reading.ts'
import { findNames, listNames, type NameList } from './find-names.ts'
import { namesInExamples } from './names-in-examples.ts'

/** The most words of an allowed example that excuses names inside of it. */
const excuseWordsMax = 6

/** A name that stands there is sure; whether it is meant as the competitor's is not. */
const foundValue = 0.9

/**
 * The detector of the default policy `competitor mention`: finds the names that its violating examples give, in any view
 * of the text. Allowed examples of up to six words excuse what stands inside of them ("apple pie").
 * Source: the owner's examples. Known misses: nicknames, misspellings, products whose maker is not named.
 */
export function createCompetitorDetector(): PolicyDetector {
  const lists = new WeakMap<PolicyExamples, Lists>()
  const listsOf = (examples: PolicyExamples): Lists => {
    const known = lists.get(examples) ?? {
      names: listNames(namesInExamples(examples.violating)),
      excuses: listNames(examples.allowed.filter((example) => example.trim().split(/\s+/u).length <= excuseWordsMax)),
    }
    lists.set(examples, known)
    return known
  }
  return {
    id: 'competitor-mention',
    about: {
      title: "Names of the owner's competitors",
      version: '2',
      source:
        "The names in the policy's violating examples, compared word by word; in Chinese, Japanese and Thai, letter by letter.",
      knownMisses:
        'Nicknames, misspellings, products whose maker is not named, names that are also ordinary words, images.',
    },
    evaluate: (reading, { policy }) => evaluate(reading, listsOf(policy.examples)),
  }
}

interface Lists {
  readonly names: NameList
  readonly excuses: NameList
}

function evaluate(reading: Reading, { names, excuses }: Lists): Finding {
  const { unread: unjudged } = reading
  if (names.size === 0) {
    const caveat = 'The policy has no names to look for: give the competitors as violating examples.'
    return scored(0, { unjudged, caveat })
  }
  const rest = { unjudged, caveat: unjudged.length === 0 ? null : partlyRead }
  const spans = spansOf(reading, names, excuses)
  if (spans.length === 0) return scored(0, rest)
  return scored(foundValue, { ...rest, reason: `Names a competitor: ${spans[0]?.label}.`, spans })
}

const partlyRead = 'Parts of the text were searched for names only as sent, not in their normalised or decoded form.'

/** Places of names that no excuse covers. Cost: linear in the views; ends at the most spans of a finding. */
function spansOf({ views }: Reading, names: NameList, excuses: NameList): readonly Span[] {
  const spans = new Map<string, Span>()
  for (const view of views) {
    const excused = findNames(view.text, excuses)
    let next = 0
    let excusedTo = 0
    // Both lists rise by start: of the excuses that start before a name, the one that ends last is the one to look at.
    for (const { name, start, end } of findNames(view.text, names)) {
      for (let one = excused[next]; one !== undefined && one.start <= start; one = excused[++next])
        excusedTo = Math.max(excusedTo, one.end)
      if (excusedTo >= end) continue
      const range = rangeInOriginal(view, start, end)
      const key = `${name} ${range.start}`
      if (!spans.has(key))
        spans.set(key, { ...range, view: view.label, label: `name “${name.slice(0, 60).toWellFormed()}”` })
      if (spans.size >= spansMax) return [...spans.values()]
    }
  }
  return [...spans.values()]
}
