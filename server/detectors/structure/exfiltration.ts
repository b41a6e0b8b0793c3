import type { StructureSignal } from './signal.ts'
import type { Phrase } from './words/phrase-scan.ts'
import { scanPhrases } from './words/phrase-scan.ts'

/** Ways to make the answer carry data out: an image or link whose address is to be filled with it. */
export const exfiltration: StructureSignal = {
  id: 'exfiltration',
  title: 'a link or image that is to carry data out',
  source: 'Markdown image exfiltration (Rehberger 2023)',
  knownMisses: 'links without a parameter or placeholder; templates of honest tracking links look alike',
  measure: ({ view }) => scanPhrases(view.text, phrases),
}

const placeholder =
  '(?:\\{{1,2}[a-z_ -]{2,40}\\}|\\[[a-z_ -]{2,40}\\]|<[a-z_ -]{2,40}>|%7b|\\$\\{|(?:data|secret|conversation|history|summary|prompt|message|chat|email|password|key|context)_?here\\b|[A-Z_]{5,30}\\b)'
const data =
  '(?:data|conversation|history|summary|prompt|instructions?|messages?|chat|e-?mails?|passwords?|keys?|context|secrets?|answers?|credentials|contents?|words|name|address|information|details|replies)'
const link = '(?:links?|urls?|images?|parameters?|query(?: string)?|markdown|https?:\\/\\/\\S{1,80})'

const phrases: readonly Phrase[] = [
  {
    pattern: new RegExp(`!\\[[^\\]\\n]{0,60}\\]\\(https?:\\/\\/[^)\\s]{1,120}[?&/=]${placeholder}`, 'gi'),
    label: 'image address to be filled with data',
    weight: 0.7,
  },
  {
    pattern: new RegExp(
      `^ {0,3}\\[[^\\]\\n]{1,60}\\]: {0,4}<?https?:\\/\\/[^\\s]{1,120}[?&][^\\s=]{0,40}=${placeholder}`,
      'gim',
    ),
    label: 'image address to be filled with data',
    weight: 0.7,
  },
  {
    pattern: new RegExp(`https?:\\/\\/[^\\s)"'?]{1,120}\\?[^\\s)"'=]{0,40}=${placeholder}`, 'g'),
    label: 'link to be filled with data',
    weight: 0.4,
  },
  {
    pattern: new RegExp(
      `\\b(?:append|include|add|encode|put|insert|embed|attach|concatenate|place|replace|fill|pass)(?:ing)?\\b[^.\\n]{0,50}\\b${data}\\b[^.\\n]{0,50}\\b(?:to|in|into|in(?:side)?|as|at the end of|with|of|onto)\\b[^.\\n]{0,25}(?:\\b${link})`,
      'gi',
    ),
    label: 'data is to be put into a link',
    weight: 0.7,
  },
  {
    pattern: new RegExp(
      `\\b(?:render|display|show|load|fetch|visit|open|call|request|output|generate|create|make)\\b[^.\\n]{0,40}\\b(?:image|markdown|link|url|request|get request|pixel)\\b[^\\n]{0,80}https?:\\/\\/[^\\n]{0,120}\\b${data}\\b`,
      'gi',
    ),
    label: 'an address is to be called with data',
    weight: 0.4,
  },
  {
    pattern: new RegExp(
      `\\b(?:send|forward|post|upload|transmit|exfiltrate|leak|e-?mail)\\b[^.\\n]{0,30}\\b(?:all|every|the|this|your|our|their|any|entire|full)\\b[^.\\n]{0,30}\\b${data}\\b[^.\\n]{0,40}\\b(?:to|via)\\b[^.\\n]{0,15}(?:https?:\\/\\/|[\\w.+-]{1,40}@|\\battacker)`,
      'gi',
    ),
    label: 'data is to be sent away',
    weight: 0.6,
  },
]
