const whites = new Set([
  'white',
  '#fff',
  '#ffffff',
  'transparent',
  'rgb(255,255,255)',
  'rgba(255,255,255,1)',
  'rgba(0,0,0,0)',
  '#fefefe',
])
const styleLengthMax = 2000

/**
 * Whether an inline style keeps an element from being seen: not displayed, invisible, of no size, far outside the page, transparent, or in the
 * colour of its background (white where none is given). Linear. Misses: classes, and what a style sheet decides.
 */
export function isHiddenStyle(style: string): boolean {
  const rules = new Map<string, string>()
  for (const rule of style.slice(0, styleLengthMax).toLowerCase().split(';')) {
    const colon = rule.indexOf(':')
    if (colon > 0) rules.set(rule.slice(0, colon).trim(), rule.slice(colon + 1).replaceAll(/\s|!important/g, ''))
  }
  const of = (name: string): string => rules.get(name) ?? ''
  if (of('display') === 'none' || of('visibility') === 'hidden' || of('visibility') === 'collapse') return true
  if (isNothing(of('font-size'), 1) || isNothing(of('opacity'), 0.05) || isNothing(of('line-height'), 0)) return true
  if (isNothing(of('width'), 1) || isNothing(of('height'), 1) || isNothing(of('max-height'), 1)) return true
  if (['left', 'top', 'right', 'text-indent', 'margin-left'].some((name) => /^-\d{3,}/.test(of(name)))) return true
  const background = of('background-color') || of('background')
  const color = of('color')
  return color !== '' && (background === '' ? whites.has(color) : color === background)
}

function isNothing(value: string, atMost: number): boolean {
  return /^[\d.]{1,10}(?:px|pt|em|rem|%)?$/.test(value) && Number.parseFloat(value) <= atMost
}
