import { type ReactNode, useState } from 'react'

/** Unfolds what is only made once somebody wants to see it, so that long lists of them stay small. */
export function Unfolding({
  summary,
  isOpened = false,
  children,
}: {
  readonly summary: ReactNode
  /** Whether it is open to begin with. */
  readonly isOpened?: boolean
  readonly children: () => ReactNode
}) {
  const [isOpen, setOpen] = useState(isOpened)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  )
}
