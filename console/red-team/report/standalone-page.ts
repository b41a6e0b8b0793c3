/** What a reader of a file can do nothing with. */
const left = '.no-print, button, script'

/**
 * A part of the page as a file of its own: what is shown, unfolded, with the styles that it needs, and a policy that lets it run
 * and load nothing.
 */
export function standalonePage(part: HTMLElement, title: string, language: string): string {
  const copy = part.cloneNode(true) as HTMLElement
  for (const one of copy.querySelectorAll(left)) one.remove()
  unfold(copy)
  const page = document.implementation.createHTMLDocument(title)
  page.documentElement.lang = language
  // Styles depend on the look; a file is read, and printed, in the light one.
  page.documentElement.dataset.mantineColorScheme = 'light'
  const meta = (name: 'charset' | 'http-equiv' | 'name', value: string, content?: string) => {
    const element = page.createElement('meta')
    element.setAttribute(name, value)
    if (content !== undefined) element.setAttribute('content', content)
    return element
  }
  const style = page.createElement('style')
  style.textContent = rulesOf(document.styleSheets).join('\n')
  page.head.prepend(
    meta('charset', 'utf-8'),
    meta('http-equiv', 'Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'"),
    meta('name', 'viewport', 'width=device-width'),
  )
  page.head.append(style)
  const main = page.createElement('main')
  main.style.padding = '1rem'
  const heading = page.createElement('h1')
  heading.textContent = title
  main.append(heading, page.importNode(copy, true))
  page.body.append(main)
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`
}

/** The rules of all sheets that may be read: one of another origin, which an extension of the browser may have added, is left out. */
export function rulesOf(sheets: Iterable<Pick<CSSStyleSheet, 'cssRules'>>): readonly string[] {
  return [...sheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].map(({ cssText }) => cssText)
    } catch {
      return []
    }
  })
}

/** Opens all that is folded: on paper nobody can. */
export function unfold(part: HTMLElement): void {
  for (const details of part.querySelectorAll('details')) details.open = true
}
