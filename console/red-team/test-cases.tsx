import { Paper, Stack, Text } from '@mantine/core'
import type { TestPolicy } from '../../contract/redteam/dataset.ts'
import type { ResultCase } from '../../contract/redteam/results.ts'
import { useOperation } from '../operation.ts'
import { Badge } from '../parts/badge.tsx'
import { EmptyView } from '../parts/empty-view.tsx'
import { Pager } from '../parts/pager.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { SaidText } from '../parts/said-text.tsx'
import { usePlace } from '../place.ts'
import { offsetOf } from '../search.ts'
import { useText } from '../texts/language.tsx'

const limit = 20
const tones = { passed: 'good', failed: 'bad', error: 'warn', not_run: 'quiet' } as const

/** Each conversation of the latest run, and each answered case, with what the judges say and what they saw. */
export function TestCases({ testId, policies }: { readonly testId: string; readonly policies: readonly TestPolicy[] }) {
  const { t } = useText()
  const { search, setSearch } = usePlace()
  const offset = offsetOf(search)
  const request = { params: { test_id: testId }, query: { kind: 'eval' as const, offset, limit } }
  const query = useOperation('listResultCases', request, { keepsPrevious: true })
  return (
    <QueryView query={query}>
      {({ cases, total }) =>
        cases.length === 0 ? (
          <EmptyView title={t('redTeam.noCases')} />
        ) : (
          <Stack maw={960}>
            {cases.map((one) => (
              <CaseView key={one.id} one={one} policies={policies} />
            ))}
            <Pager offset={offset} limit={limit} total={total} onOffset={(next) => setSearch({ offset: `${next}` })} />
          </Stack>
        )
      }
    </QueryView>
  )
}

function CaseView({ one, policies }: { readonly one: ResultCase; readonly policies: readonly TestPolicy[] }) {
  const { t } = useText()
  const status = one.status ?? 'not_run'
  const policy = policies.find(({ id }) => id === one.policy_id)?.name ?? one.policy
  const turns = one.turns ?? [singleTurnOf(one)]
  return (
    <Paper withBorder p="md">
      <Text component="div" size="sm" style={{ overflowWrap: 'anywhere' }}>
        <Badge tone={tones[status]}>{t(`redTeam.case.${status}`)}</Badge> <strong>{policy}</strong>{' '}
        {one.technique_id ?? ''}
      </Text>
      {one.evaluation && (
        <Text size="sm" className="said">
          {one.evaluation.reason}
        </Text>
      )}
      <details open={status === 'failed'}>
        <summary>{t('action.details')}</summary>
        <Stack gap="xs" mt="xs">
          {turns.map((turn) => (
            <TurnView key={turn.turn_index} turn={turn} one={one} />
          ))}
        </Stack>
        {one.is_shortened && <Text size="sm">{t('redTeam.case.shortened')}</Text>}
      </details>
    </Paper>
  )
}

interface ShownTurn {
  readonly turn_index: number
  readonly prompt: string
  readonly response: string | null
  readonly error: string | null
}

function singleTurnOf({ prompt, response }: ResultCase): ShownTurn {
  return { turn_index: 0, prompt, response: response ?? null, error: null }
}

function TurnView({ turn, one }: { readonly turn: ShownTurn; readonly one: ResultCase }) {
  const { t } = useText()
  const spans = (one.evaluation?.evidence ?? [])
    .filter(({ turn_index: place }) => place === turn.turn_index)
    .map(({ start, end }) => ({ start, end, label: t('redTeam.case.evidence'), view: '' }))
  return (
    <>
      <Paper withBorder p="xs">
        <Text size="xs" fw={600}>
          {t('redTeam.case.attacker')}
        </Text>
        <SaidText text={turn.prompt} />
      </Paper>
      <Paper withBorder p="xs" ml="lg">
        <Text size="xs" fw={600}>
          {t('redTeam.case.target')}
        </Text>
        <SaidText text={turn.response ?? turn.error} spans={spans} />
      </Paper>
    </>
  )
}
