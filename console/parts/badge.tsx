import type { ReactNode } from 'react'
import { useText } from '../texts/language.tsx'

/** How a badge is meant; the words say it too. */
export type Tone = 'good' | 'bad' | 'warn' | 'quiet'

/** A word that stands out. */
export function Badge({ tone = 'quiet', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  )
}

/** Passed or blocked. */
export function VerdictBadge({ isSafe }: { readonly isSafe: boolean }) {
  const { t } = useText()
  return <Badge tone={isSafe ? 'good' : 'bad'}>{t(isSafe ? 'verdict.passed' : 'verdict.blocked')}</Badge>
}
