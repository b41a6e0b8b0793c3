const storageName = 'redoubt-project'

/** Of this tab: another tab that looks at another project changes nothing under the hands of who works in this one. */
let remembered: string | null = null

/** The id of the project that somebody was in last, in this tab or before it was opened; undefined = in none yet. */
export function rememberedProject(): string | undefined {
  remembered ??= window.localStorage.getItem(storageName)
  return remembered ?? undefined
}

/** From now on pages that name no project show this one. */
export function rememberProject(id: string): void {
  if (id === remembered) return
  remembered = id
  window.localStorage.setItem(storageName, id)
}
