import { Modal, Text, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useWholeList } from '../operation.ts'
import { usePolicyWords } from '../parts/verdict/use-policy-words.ts'
import { useSigned } from '../session/session-provider.tsx'
import { useText } from '../texts/language.tsx'
import { pages } from './pages.ts'

interface Destination {
  readonly id: string
  readonly title: string
  readonly to: string
}

const shownMax = 20

/** Goes anywhere by typing: pages, projects and policies by their names. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const { destinations, isCut } = useDestinations()
  const matching = useMemo(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean)
    return destinations.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
  }, [destinations, query])
  const found = matching.slice(0, shownMax)
  const isMore = matching.length > shownMax
  const go = (destination: Destination | undefined) => {
    if (destination === undefined) return
    onClose()
    void navigate({ to: destination.to })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setChosen(Math.min(chosen + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setChosen(Math.max(chosen - 1, 0))
    else if (event.key === 'Enter') go(found[chosen])
    else return
    event.preventDefault()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('shell.palette')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      transitionProps={{ duration: 0 }}
    >
      <TextInput
        data-autofocus
        aria-label={t('shell.palette')}
        role="combobox"
        aria-expanded
        aria-controls="palette-list"
        aria-activedescendant={found[chosen] ? `palette-${chosen}` : undefined}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <FoundList found={found} chosen={chosen} onGo={go} />
      <div role="status">
        {(isCut || isMore) && (
          <Text size="sm" c="dimmed" mt="xs">
            {t(isCut ? 'shell.palette.cut' : query.trim() === '' ? 'shell.palette.more' : 'list.more')}
          </Text>
        )}
      </div>
    </Modal>
  )
}

function FoundList({
  found,
  chosen,
  onGo,
}: {
  readonly found: readonly Destination[]
  /** The place of the one that the keys are at. */
  readonly chosen: number
  readonly onGo: (destination: Destination) => void
}) {
  const { t } = useText()
  return (
    <div className="palette-list" id="palette-list" role="listbox" aria-label={t('shell.palette')}>
      {found.map((destination, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys for all of them
        <div
          key={destination.id}
          id={`palette-${place}`}
          role="option"
          aria-selected={place === chosen}
          tabIndex={-1}
          onClick={() => onGo(destination)}
        >
          {destination.title}
        </div>
      ))}
      {found.length === 0 && (
        <div role="option" aria-selected={false} tabIndex={-1}>
          {t('shell.palette.none')}
        </div>
      )}
    </div>
  )
}

/** Pages, projects and policies; cut where there are more than are read. */
function useDestinations(): { readonly destinations: readonly Destination[]; readonly isCut: boolean } {
  const { t } = useText()
  const { mayCall } = useSigned()
  const projects = useWholeList('listProjects', {}, { enabled: mayCall('listProjects') })
  const wordsOf = usePolicyWords()
  const policies = useWholeList('listPolicies', {}, { enabled: mayCall('listPolicies') })
  const destinations = useMemo(
    () => [
      ...pages
        .filter(({ needs }) => mayCall(needs))
        .map(({ path, title }) => ({ id: path, title: t(title), to: path })),
      ...(projects.data?.items ?? []).map(({ id, name }) => ({
        id,
        title: `${t('nav.projects')}: ${name}`,
        to: `/projects/${id}`,
      })),
      ...(policies.data?.items ?? []).map((policy) => ({
        id: policy.id,
        title: `${t('nav.policies')}: ${wordsOf(policy).name}`,
        to: `/policies/${policy.id}`,
      })),
    ],
    [t, mayCall, wordsOf, projects.data, policies.data],
  )
  const isCut = [projects.data, policies.data].some((read) => read !== undefined && read.total > read.items.length)
  return { destinations, isCut }
}
