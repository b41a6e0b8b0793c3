import { type Finding, type ScoredFinding, type Span, scored, spansMax } from '../../domain/guard/finding.ts'

/** What one image added to a check. */
export interface JudgedImage {
  /** Counts from 1, in the order in which the images were sent. */
  readonly number: number
  /** Null when it holds no text. */
  readonly finding: Finding | null
  /** What could not be judged of it, in plain words; null when all of it was. */
  readonly gap: string | null
}

/**
 * One finding of a text and of the texts in its images: the highest value of all, with the reasons of what was found in
 * each. An image that could not be judged is told in the caveat; a text that could not be judged fails the check, whatever
 * the images hold. The span of an image has no place in the text as sent: it is empty, at 0, and its view begins with
 * `image 2`.
 */
export function mergeImageFindings(text: Finding, images: readonly JudgedImage[]): Finding {
  if (text.status === 'failed') return text
  const found = images.flatMap(({ number, finding }) =>
    finding?.status === 'scored' && finding.value > 0 ? [{ number, finding }] : [],
  )
  const all = [
    { value: text.value, reason: text.reason, spans: text.spans },
    ...found.map(({ number, finding }) => ({
      value: finding.value,
      reason: finding.reason === null ? `Image ${number} is what counts.` : `In image ${number}: ${finding.reason}`,
      spans: finding.spans.map((span) => inImage(span, number)),
    })),
  ].sort((a, b) => b.value - a.value)
  return scored(all[0]?.value ?? text.value, {
    reason: joined(all.map(({ reason }) => reason)),
    spans: all.flatMap(({ spans }) => spans).slice(0, spansMax),
    unjudged: text.unjudged,
    isImageUnjudged: images.some(hasGap),
    caveat: joined([text.caveat, ...images.flatMap((image) => gapsOf(image, text))]),
  })
}

function hasGap({ finding, gap }: JudgedImage): boolean {
  if (gap !== null) return true
  return finding !== null && (finding.status === 'failed' || finding.unjudged.length > 0)
}

function inImage({ view, label }: Span, number: number): Span {
  return { start: 0, end: 0, view: view === 'as sent' ? `image ${number}` : `image ${number}, ${view}`, label }
}

function gapsOf({ number, finding, gap }: JudgedImage, text: ScoredFinding): (string | null)[] {
  if (finding?.status === 'failed') return [gap, `Image ${number} was not judged: ${finding.reason}`]
  const own = finding?.caveat ?? null
  // What is said of the text already, a policy without patterns for one, holds for the images as well.
  return [gap, own === null || own === text.caveat ? null : `In image ${number}: ${own}`]
}

function joined(parts: readonly (string | null)[]): string | null {
  const said = parts.filter((part) => part !== null)
  return said.length === 0 ? null : said.join(' ')
}
