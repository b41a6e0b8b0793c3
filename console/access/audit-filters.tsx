import { Group, NativeSelect } from '@mantine/core'
import type { AuditItem } from '../../contract/account/audit-log.ts'
import { useWholeList } from '../operation.ts'
import { ChoiceSelect } from '../parts/forms/choice-select.tsx'
import { DayFields } from '../parts/forms/day-fields.tsx'
import { WholeTextInput } from '../parts/forms/whole-text-input.tsx'
import { usePlace } from '../place.ts'
import { accessTexts } from '../texts/access-texts.ts'
import { usePageText } from '../texts/page-text.ts'

/** The first words of what the log tells of. */
const kinds = [
  'organization',
  'project',
  'policy',
  'topic',
  'api_key',
  'session',
  'person',
  'credits',
  'calibration',
  'conversation',
  'monitoring',
  'feedback',
  'saved_view',
  'test',
  'attack-run',
  'agent-run',
] as const

const otherActors = ['command line', 'first start'] as const

/** The actors by their ids in the log: keys by their names, people as the entries that are shown tell of them. */
export function useActors(entries: readonly AuditItem[]): ReadonlyMap<string, string> {
  const { t } = usePageText(accessTexts)
  const keys = useWholeList('listApiKeys', {})
  return new Map([
    ...(keys.data?.items ?? []).map(({ id, name, prefix }) => [`api_key:${id}`, `${name} (${prefix}…)`] as const),
    // Newest first: of several names of a person the last one stays.
    ...entries
      .toReversed()
      .flatMap(({ actor, person }) => (person === null ? [] : [[actor, personName(person)] as const])),
    ...otherActors.map((actor) => [actor, t(`audit.actor.${actor}`)] as const),
  ])
}

/** Somebody with what the identity provider calls him, which no name can pass itself off as. */
export function personName({ name, subject }: NonNullable<AuditItem['person']>): string {
  return name === subject ? name : `${name} (${subject})`
}

/** Which entries are shown; all of it stands in the address. */
export function AuditFilters({ actors }: { readonly actors: ReadonlyMap<string, string> }) {
  const { t } = usePageText(accessTexts)
  const { search, setSearch } = usePlace()
  const set = (changed: Parameters<typeof setSearch>[0]) => setSearch({ ...changed, offset: undefined })
  // What the address names is a choice, also when the page does not know it.
  const choices = (any: string, known: readonly (readonly [string, string])[], named: string | undefined) => [
    { value: '', label: any },
    ...known.map(([value, label]) => ({ value, label })),
    ...(named === undefined || known.some(([value]) => value === named) ? [] : [{ value: named, label: named }]),
  ]
  return (
    <Group align="flex-end" mb="md">
      <NativeSelect
        label={t('audit.what')}
        data={choices(
          t('audit.any'),
          kinds.map((kind) => [kind, t(`audit.kind.${kind}`)]),
          search.action,
        )}
        value={search.action ?? ''}
        onChange={(event) => set({ action: event.currentTarget.value || undefined })}
      />
      <ChoiceSelect
        label={t('audit.who')}
        choices={choices(t('audit.anybody'), [...actors], search.actor)}
        value={search.actor ?? ''}
        onChange={(actor) => set({ actor: actor || undefined })}
      />
      <WholeTextInput label={t('audit.target')} value={search.target} onWhole={(target) => set({ target })} />
      <DayFields days={search} onChange={set} />
    </Group>
  )
}
