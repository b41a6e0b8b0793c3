import { html, type Markup } from './markup.ts'

/**
 * The style of the HTML report: no fonts, pictures or scripts from anywhere. Headings are numbered; on paper colours are
 * those of paper, tables and conversations break between their rows, and nothing is cut.
 */
export const htmlStyle: Markup = html`
:root{color-scheme:light dark;--ink:#1c2430;--soft:#5b6675;--line:#d8dee6;--paper:#fff;--tint:#f4f6f9;--bad:#b3261e;--good:#1e7d45;--mark:#ffd9a0}
@media screen and (prefers-color-scheme:dark){:root{--ink:#e6eaf0;--soft:#9aa5b4;--line:#333c49;--paper:#14181f;--tint:#1c222b;--bad:#ff8a80;--good:#7bd8a0;--mark:#7a4a00}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:68rem;margin:0 auto;padding:2rem 1.25rem 4rem;counter-reset:part}
h1{font-size:1.7rem;margin:0 0 .25rem}h2{font-size:1.2rem;margin:2.5rem 0 .75rem;counter-reset:subpart}h3{font-size:1rem;margin:1.5rem 0 .4rem}p{margin:.4rem 0}
section{counter-increment:part}h2::before{content:counter(part) ". "}
h3{counter-increment:subpart}h3::before{content:counter(part) "." counter(subpart) " "}
.soft{color:var(--soft)}.bad{color:var(--bad)}.good{color:var(--good)}
.sentence{font-size:1.05rem}.first{border-left:4px solid var(--bad);padding-left:.8rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.3rem 1rem}dt{font-weight:600}dd{margin:0;white-space:pre-line}
.policies li{white-space:pre-line;margin:.5rem 0}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid var(--line);vertical-align:top}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
svg{display:block;max-width:100%}svg .track{fill:var(--tint);stroke:var(--line)}svg .bar{fill:var(--bad)}svg .range{stroke:var(--ink);stroke-width:1.5}
article{border-top:1px solid var(--line);margin-top:1.5rem}
details{border:1px solid var(--line);border-radius:.5rem;margin:.6rem 0;background:var(--tint)}summary{cursor:pointer;padding:.6rem 1rem}
.inside{padding:0 1rem 1rem}.turn{margin:.6rem 0}.who{font-size:.8rem;color:var(--soft)}
pre{white-space:pre-wrap;unicode-bidi:isolate;margin:.15rem 0;padding:.6rem .8rem;background:var(--paper);border:1px solid var(--line);border-radius:.4rem;font:13px/1.45 ui-monospace,monospace}
code{font:13px ui-monospace,monospace}
.answer pre{border-left:4px solid var(--soft)}.breach pre{border-left-color:var(--bad)}mark{background:var(--mark);color:inherit}
.tag{border:1px solid var(--line);border-radius:1rem;padding:0 .5rem;font-size:.8rem;font-weight:400}
@page{margin:18mm 16mm}
@media print{
body{font-size:10.5pt}main{max-width:none;padding:0}
section{break-before:page}section:first-of-type,#untested,#sample,#glossary{break-before:auto}
h1,h2,h3,summary,thead{break-after:avoid}tr,li,.sentence{break-inside:avoid}thead{display:table-header-group}
details::details-content{content-visibility:visible;block-size:auto}summary{list-style:none}
pre,mark,svg *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
`
