import { type Finding, type MaterialFinding, type ScoredFinding, scored } from '../../domain/guard/finding.ts'
import type { Material } from '../../domain/guard/material.ts'
import type { SecurityDetector } from '../detector.ts'
import { shareWindows } from '../meaning/share-windows.ts'
import type { Reading } from '../reading.ts'
import { judgeMaterial, type MaterialJudge } from './judge-material.ts'

/** The most windows of all materials of a request together, unless there are more materials: .6 s on one idle core. */
const windowsMax = 64
/** The most windows where there are many materials: one for each. */
const windowsMostMax = 128
/** A window holds about so many units of English; other languages need more windows, which are shared out alike. */
const unitsOfWindow = 300
/** What hides in views beside the text needs windows too. */
const windowsBeside = 2

/**
 * The security detector together with the judgement of material: documents and what tools returned are read for orders
 * that do not come from the user, on a scale of their own. The riskier of message and material is the value; each material
 * keeps its own finding. A text that is itself material is judged as such alone: its words are nobody's order.
 */
export function createSecurityWithMaterial(messages: SecurityDetector, judge: MaterialJudge): SecurityDetector {
  return {
    id: messages.id,
    about: {
      ...messages.about,
      title: `${messages.about.title}; in documents and tool messages orders planted in them`,
      version: `${messages.about.version}+material-1-${judge.calibration.version}`,
      knownMisses: `${messages.about.knownMisses}; in material: orders that read like the document around them, facts that mislead without any order, windows that were not read of long documents`,
    },
    async evaluate(reading, options, scope) {
      const { material = [], isMaterial = false } = reading.exchange
      const own = isMaterial ? scored(0) : await messages.evaluate(reading, options, scope)
      if (material.length === 0 || own.status === 'failed') return own
      return joined(own, reading, await judgeAll(judge, material))
    },
  }
}

async function judgeAll(judge: MaterialJudge, material: readonly Material[]): Promise<readonly ScoredFinding[]> {
  const shares = sharesOf(material)
  const findings: ScoredFinding[] = []
  for (const [at, one] of material.entries()) findings.push(await judgeMaterial(judge, one, shares[at] ?? 0))
  return findings
}

/** How many windows each material may have. */
function sharesOf(material: readonly Material[]): readonly number[] {
  const needs = material.map(({ text }) => (text === '' ? 0 : Math.ceil(text.length / unitsOfWindow) + windowsBeside))
  const most = Math.min(windowsMostMax, Math.max(windowsMax, material.length))
  // None of them is the main one.
  return shareWindows([0, ...needs], most).slice(1)
}

function joined(own: ScoredFinding, { exchange }: Reading, findings: readonly ScoredFinding[]): Finding {
  const { material = [], isMaterial = false } = exchange
  const rows = findings.map((finding, at): MaterialFinding => ({ ...finding, at }))
  const riskiest = findings.reduce((best, finding, at) => (finding.value > (findings[best]?.value ?? 0) ? at : best), 0)
  const [found, about] = [findings[riskiest], material[riskiest]]
  const caveat = together(own.caveat, caveatOf(findings))
  const told = found?.reason && about ? `In ${nameOf(about)}: ${found.reason}` : null
  // The places of a finding count the units of the evaluated text: only where that is the material are they its own.
  const text = isMaterial ? findings.at(-1) : undefined
  const places = text && { spans: text.spans, unjudged: [...text.unjudged, ...(material.at(-1)?.unread ?? [])] }
  if (found === undefined || found.value <= own.value) {
    return { ...own, ...places, reason: together(own.reason, told), caveat, material: rows }
  }
  return { ...own, ...places, value: found.value, reason: together(told, own.reason), caveat, material: rows }
}

/** How people find a material in what they sent: counted from 1, with its title or id. */
function nameOf({ kind, index, title, id, image }: Material): string {
  if (image !== undefined) return `image ${image.number}, in the tool message ${index + 1} of the history`
  if (kind === 'tool-message') return `the tool message ${index + 1} of the history`
  const name = title ?? id
  return name === null ? `document ${index + 1}` : `document ${index + 1} (“${shortened(name)}”)`
}

const nameUnitsMax = 80

function shortened(name: string): string {
  return name.length <= nameUnitsMax ? name : `${name.slice(0, nameUnitsMax - 1).toWellFormed()}…`
}

function caveatOf(findings: readonly ScoredFinding[]): string | null {
  const partly = findings.filter(({ caveat }) => caveat !== null).length
  if (partly === 0) return null
  return `Of ${findings.length} documents and tool messages ${partly} ${partly === 1 ? 'was' : 'were'} judged in part.`
}

function together(first: string | null, second: string | null): string | null {
  return [first, second].filter((reason) => reason !== null).join(' ') || null
}
