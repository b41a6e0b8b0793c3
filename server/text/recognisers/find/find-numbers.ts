import { cardConfidence } from '../forms/cards.ts'
import { digitIds } from '../forms/national-ids.ts'
import { type NumberWindow, visitNumbers } from '../forms/number-windows.ts'
import { type LibraryBudget, phoneConfidence } from '../forms/phones.ts'
import { hasWordsNear } from '../nearby-words.ts'
import type { Recognised } from '../recognised.ts'

/** How many numbers of a text the phone library is asked about: at most about a fifth of a second. */
const libraryNumbersMax = 1_000

/**
 * Payment cards, national ids of digits, and phone numbers. Each stretch of digits gets its surest reading; of equally
 * sure ones the longest. Cost: one pass over the text, a bounded number of readings for each group of digits.
 */
export function findNumbers(text: string): Recognised[] {
  const found: Recognised[] = []
  const budget: LibraryBudget = { left: libraryNumbersMax }
  visitNumbers(text, (windows) => {
    let best: Reading | null = null
    let taken: NumberWindow | null = null
    for (const window of windows) {
      const reading = readNumber(text, window, budget)
      if (reading.confidence > (best?.confidence ?? 0)) [best, taken] = [reading, window]
    }
    if (best === null || taken === null) return null
    const end = best.kind === 'phone number' ? withExtension(text, taken.end) : taken.end
    const start = best.kind === 'phone number' ? withSign(text, taken.start) : taken.start
    found.push({ ...best, start, end })
    return taken
  })
  return found
}

type Reading = Pick<Recognised, 'kind' | 'label' | 'confidence'>

function readNumber(text: string, window: NumberWindow, budget: LibraryBudget): Reading {
  const confidence = cardConfidence(text, window)
  const card: Reading = { kind: 'payment card', label: 'payment card number', confidence }
  if (confidence >= 0.9) return card
  const id = readId(text, window)
  const surer = id !== null && id.confidence > confidence ? id : card
  if (surer.confidence >= 0.8) return surer
  const phone = phoneConfidence(text, window, budget)
  return phone > surer.confidence ? { kind: 'phone number', label: 'phone number', confidence: phone } : surer
}

/** The surest national id that a number may be. */
function readId(text: string, window: NumberWindow): Reading | null {
  const { digits, written } = window
  if (!/^[\d ./\u00a0-]+$/.test(written) || /^(\d)\1+$/.test(digits)) return null
  let best: Reading | null = null
  for (const id of digitIds) {
    if (id.digits !== digits.length) continue
    const isValid = id.isValid(digits)
    const byForm = isValid ? id.byForm(window) : 0
    if (!isValid && id.mayBreak !== true) continue
    const announced = hasWordsNear(text, window, id.words) ? (isValid ? 0.95 : 0.6) : 0
    const confidence = Math.max(byForm, announced)
    if (confidence > (best?.confidence ?? 0)) best = { kind: 'national id', label: id.label, confidence }
  }
  return best
}

/** The plus and the bracket in front belong to a phone number. */
function withSign(text: string, start: number): number {
  const sign = /\+? ?\(?$/.exec(text.slice(Math.max(0, start - 3), start))?.[0] ?? ''
  return /[+(]/.test(sign) ? start - sign.trimStart().length : start
}

/** So does an extension behind it. */
function withExtension(text: string, end: number): number {
  return end + (/^ ?(?:x|ext\.?|extension|#) ?\d{1,6}(?!\d)/i.exec(text.slice(end, end + 20))?.[0].length ?? 0)
}
