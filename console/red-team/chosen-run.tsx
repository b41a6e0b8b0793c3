import { NativeSelect } from '@mantine/core'
import type { AttackResults } from '../../contract/red-team-test/test.ts'
import { usePlace } from '../place.ts'
import { useRedTeamText } from './red-team-text.ts'
import { statusOfRun, statusWords } from './test-status.ts'

/** A run as a test tells of it. */
export type RunState = AttackResults['runs'][number]

/** The run that the address names: the latest when it names none. Null without any. `runs`: newest first. */
export function useChosenRun(runs: readonly RunState[]): RunState | null {
  const { search } = usePlace()
  return runs.find(({ run_id }) => run_id === search.run) ?? runs[0] ?? null
}

/** The runs as choices, newest first, each with what came of it. */
export function useRunChoices(runs: readonly RunState[]) {
  const { t, n } = useRedTeamText()
  return runs.map((run, place) => ({
    value: run.run_id,
    label: t('redTeam.run.choice', {
      number: n(runs.length - place),
      state: t(statusWords(statusOfRun(run), 'feminine').key),
      failed: n(run.summary.attempts_failed),
      attempts: n(run.summary.attempts_total),
    }),
  }))
}

/** Chooses which run a page shows. Nothing where there is nothing to choose. */
export function RunSelect({ runs }: { readonly runs: readonly RunState[] }) {
  const { t } = useRedTeamText()
  const { setSearch } = usePlace()
  const choices = useRunChoices(runs)
  const chosen = useChosenRun(runs)
  if (choices.length < 2 || chosen === null) return null
  return (
    <NativeSelect
      label={t('redTeam.run.which')}
      data={choices}
      value={chosen.run_id}
      onChange={(event) => {
        const id = event.currentTarget.value
        setSearch({ run: id === runs[0]?.run_id ? undefined : id, offset: undefined })
      }}
      w={380}
      maw="100%"
      mb="md"
    />
  )
}
