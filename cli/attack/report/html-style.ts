/** The style of the HTML report: no fonts, pictures or scripts from anywhere. */
export const htmlStyle = `
:root{color-scheme:light dark;--ink:#1c2430;--soft:#5b6675;--line:#d8dee6;--paper:#fff;--tint:#f4f6f9;--bad:#b3261e;--good:#1e7d45;--mark:#ffd9a0}
@media (prefers-color-scheme:dark){:root{--ink:#e6eaf0;--soft:#9aa5b4;--line:#333c49;--paper:#14181f;--tint:#1c222b;--bad:#ff8a80;--good:#7bd8a0;--mark:#7a4a00}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:68rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{font-size:1.7rem;margin:0 0 .25rem}h2{font-size:1.2rem;margin:2.5rem 0 .75rem}p{margin:.4rem 0}
.soft{color:var(--soft)}.bad{color:var(--bad)}.good{color:var(--good)}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));gap:.75rem;margin:1.25rem 0}
.tile{background:var(--tint);border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem}.tile b{display:block;font-size:1.5rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid var(--line);vertical-align:top}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
svg{display:block;max-width:100%}svg .track{fill:var(--tint);stroke:var(--line)}svg .bar{fill:var(--bad)}svg .range{stroke:var(--ink);stroke-width:1.5}
details{border:1px solid var(--line);border-radius:.5rem;margin:.6rem 0;background:var(--tint)}summary{cursor:pointer;padding:.6rem 1rem}
.inside{padding:0 1rem 1rem}.turn{margin:.6rem 0}.who{font-size:.8rem;color:var(--soft)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.15rem 0;padding:.6rem .8rem;background:var(--paper);border:1px solid var(--line);border-radius:.4rem;font:13px/1.45 ui-monospace,monospace}
.answer pre{border-left:4px solid var(--soft)}.breach pre{border-left-color:var(--bad)}mark{background:var(--mark);color:inherit}
.tag{border:1px solid var(--line);border-radius:1rem;padding:0 .5rem;font-size:.8rem;white-space:nowrap}
@media print{details{break-inside:avoid}}
`
