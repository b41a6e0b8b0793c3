import type { SignedEnvelope } from '../../../../contract/signature/signature.ts'
import type { AttackReport } from '../attack-report.ts'
import { manifestOf, manifestText, signatureMarkup } from '../manifest.ts'
import { partDigests, signaturePlace } from '../page-parts.ts'
import type { ReportLanguage } from '../words/report-languages.ts'
import { comparisonPart } from './html/comparison-part.ts'
import { findingsPart, samplePart } from './html/findings-part.ts'
import { htmlStyle } from './html/html-style.ts'
import { html, type Markup, markupText } from './html/markup.ts'
import { frameworksPart, glossaryPart, methodPart } from './html/method-part.ts'
import { ratesPart } from './html/rates-part.ts'
import { type ReportPage, reportPage } from './html/report-page.ts'
import { scopePart } from './html/scope-part.ts'
import { summaryPart, untestedPart } from './html/summary-part.ts'

/** The parts of the page, in their order; null = there is nothing to say. */
const parts = {
  summary: summaryPart,
  untested: untestedPart,
  scope: scopePart,
  rates: ratesPart,
  findings: findingsPart,
  sample: samplePart,
  comparison: comparisonPart,
  frameworks: frameworksPart,
  method: methodPart,
  glossary: glossaryPart,
} as const satisfies Record<string, (page: ReportPage) => Markup | null>

/**
 * One page that needs nothing else: no script, no address is asked. It prints with every conversation open, and ends with
 * the manifest that `redoubt verify` checks, and an empty place for the signature.
 */
export function htmlReport(report: AttackReport, language: ReportLanguage = 'en'): string {
  const page = reportPage(report, language)
  const sections = Object.entries(parts).map(([id, write]) => sectionOf(id, write(page)))
  const unsigned = wholePage(page, html`${sections}${manifestSection(page, '')}`)
  const manifest = manifestText(manifestOf(report, partDigests(unsigned)))
  return wholePage(page, html`${sections}${manifestSection(page, manifest)}`)
}

/** The page with a signature over its manifest in the place that is left for it. */
export function withSignature(page: string, envelope: SignedEnvelope): string {
  const text = signatureMarkup(envelope)
  return page.replace(signaturePlace, (_, before: string, __, after: string) => `${before}${text}${after}`)
}

function sectionOf(id: string, inside: Markup | null): Markup | null {
  return inside && html`<section id="${id}">${inside}</section>`
}

/** Stands in the page before there is a manifest too: all around it is a part like any other. */
function manifestSection({ words }: ReportPage, text: string): Markup {
  return html`<section id="manifest"><h2>${words.headings.manifest}</h2>
<p>${words.manifest.intro}</p>
<pre id="manifest-data">${text}</pre>
</section>
<section id="signature"><h2>${words.headings.signature}</h2>
<p>${words.signature.intro}</p>
<pre id="signature-data"></pre>
</section>`
}

function wholePage({ report, words }: ReportPage, inside: Markup): string {
  return markupText(html`<!doctype html>
<html lang="${words.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>${words.title(report.name)}</title>
<style>${htmlStyle}</style>
</head>
<body><main>
<h1>${words.title(report.name)}</h1>
${inside}
</main></body>
</html>
`)
}
