import { wordsBefore } from '../nearby-words.ts'
import type { Recognised } from '../recognised.ts'

/**
 * Dates of birth that words announce. "Born on" alone is said of people in history books too and stays below a confident
 * value, unless the speaker is the one who was born.
 * Source: how dates and birthdays are written in English, French, German, Spanish, Italian, Portuguese, Dutch, Polish, Russian.
 * Known misses: dates in words, ages, other languages, the head of a table column.
 */
export function findBirthDates(text: string): Recognised[] {
  const found: Recognised[] = []
  for (const { index, 0: words, groups } of text.matchAll(announcement)) {
    const end = index + words.length
    const date = datePattern.exec(text.slice(end, end + 56))
    const written = date?.groups?.date
    if (date === null || written === undefined || !hasYear.test(written)) continue
    const isNamed = groups?.named !== undefined
    const start = end + date[0].length - written.length
    const confidence = isNamed ? 0.8 : selfBefore.test(wordsBefore(text, index, 16)) ? 0.65 : 0.35
    found.push({ start, end: start + written.length, kind: 'date of birth', label: 'date of birth', confidence })
  }
  return found
}

const announcement =
  /(?<!\p{L})(?:(?<named>d\.?o\.?b\.?|date of birth|birth ?-?date|geburts(?:datum|tag)|date de naissance|fecha de nacimiento|data di nascita|data de nascimento|geboortedatum|data urodzenia|дата рождения)|birthday|born|geboren|geb\.|née? le|nacid[oa]|nat[oa]|nascid[oa]|urodzon[yao]|родил\p{L}{1,4})(?!\p{L})/giu
const datePattern =
  /^[^\d\n.!?]{0,24}?[ :("'|*]{0,4}(?<date>\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:st|nd|rd|th|\.|er)? (?:of |de )?\p{L}{3,10}\.?,? (?:de )?\d{4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})(?!\d)/iu
const hasYear = /(?:19[1-9]\d|20[0-4]\d)|[./-]\d{2}$/
const selfBefore =
  /(?<!\p{L})(?:I was|I am|I'm|my|ich (?:bin|wurde)|mein\p{L}?|je suis|nac[ií]|mi|sono|mio|mia|eu|ik ben|mijn)(?: \p{L}{1,10}){0,2} $/iu
