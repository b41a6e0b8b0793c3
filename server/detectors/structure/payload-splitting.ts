import type { SignalReading, StructureSignal } from './signal.ts'
import { nothingSeen } from './signal.ts'
import type { Phrase } from './words/phrase-scan.ts'
import { scanPhrases } from './words/phrase-scan.ts'

/** An order cut into parts that the model is to put together and follow. */
export const payloadSplitting: StructureSignal = {
  id: 'payload-splitting',
  title: 'parts that are to be joined and followed',
  source: 'payload splitting (Kang et al. 2023); CyberSecEval forms',
  knownMisses:
    'parts spread over turns; parts named in prose; honest questions about string concatenation are a weak case',
  measure: ({ view }) => measureParts(view.text),
}

const assignmentPattern = /(?<![\w.])[a-z]\w{0,11}[ \t]{0,2}:?=[ \t]{0,2}["'“‘][^"'”’\n]{1,60}["'”’]/gi

const assembly: readonly Phrase[] = [
  {
    pattern:
      /\b(?:combine|concatenate|join|merge|put|assemble|glue|piece|add|connect)\b[^.\n]{0,40}\b(?:parts?|strings?|variables?|pieces|fragments|letters|halves|words|them|together)\b[^\n]{0,60}\b(?:answer|follow|execute|do|obey|respond|reply|act|perform|run|carry out|comply|tell)\b/gi,
    label: 'parts are to be joined and followed',
    weight: 0.7,
  },
  {
    pattern:
      /\b(?:what is|execute|follow|answer|do|perform|run|obey|output|respond to|reply to|write|print|say|evaluate)\b[^.\n"']{0,24}(?<![\w.])[a-z]\w{0,3} {0,2}\+ {0,2}[a-z]\w{0,3}(?: {0,2}\+ {0,2}[a-z]\w{0,3}){0,8}(?!\w)/gi,
    label: 'a joined text is to be followed',
    weight: 0.5,
  },
]

function measureParts(text: string): SignalReading {
  const joined = scanPhrases(text, assembly)
  if (joined.value === 0) return nothingSeen
  const assigned = countUpTo(text, assignmentPattern, 8)
  return assigned >= 2
    ? { value: Math.min(1, joined.value + 0.1 * assigned), marks: joined.marks }
    : { value: joined.value / 2, marks: joined.marks }
}

function countUpTo(text: string, pattern: RegExp, max: number): number {
  let count = 0
  for (const _ of text.matchAll(pattern)) if (++count >= max) break
  return count
}
