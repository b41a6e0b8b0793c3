import { type PageSpoken, usePageText } from '../texts/page-text.ts'
import { redTeamTexts } from '../texts/red-team-texts.ts'

/** What is written on the pages of the red team. */
export function useRedTeamText(): PageSpoken<typeof redTeamTexts> {
  return usePageText(redTeamTexts)
}
