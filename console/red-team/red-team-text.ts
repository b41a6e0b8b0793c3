import { useMemo } from 'react'
import type { TextKey } from '../texts/catalogue.ts'
import { type Spoken, useText } from '../texts/language.tsx'
import { redTeamTexts } from '../texts/red-team-texts.ts'
import { filledText, languages, type TextValues } from '../texts/text-table.ts'

/** The key of a text of the red team. */
export type RedTeamKey = keyof typeof redTeamTexts

/** What is written on the pages of the red team. */
export interface RedTeamSpoken extends Omit<Spoken, 't'> {
  readonly t: (key: RedTeamKey | TextKey, values?: TextValues) => string
}

/** As `useText`, with the texts of the red team, which are loaded with its pages and not before. */
export function useRedTeamText(): RedTeamSpoken {
  const spoken = useText()
  return useMemo(() => {
    const place = languages.indexOf(spoken.language)
    const t: RedTeamSpoken['t'] = (key, values) =>
      isOwn(key) ? filledText(redTeamTexts[key][place] ?? key, values) : spoken.t(key, values)
    return { ...spoken, t }
  }, [spoken])
}

function isOwn(key: RedTeamKey | TextKey): key is RedTeamKey {
  return key in redTeamTexts
}
