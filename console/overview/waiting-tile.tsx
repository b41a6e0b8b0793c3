import { Box } from '@mantine/core'
import type { Queues } from '../../contract/monitoring/queues.ts'
import { useOperation } from '../operation.ts'
import { Badge } from '../parts/badge.tsx'
import { FactList } from '../parts/fact-list.tsx'
import { TimeText } from '../parts/time-text.tsx'
import { useSigned } from '../session/session-provider.tsx'
import { useText } from '../texts/language.tsx'
import { Tile } from './tiles.tsx'
import { oldestOf, partsWaiting, waitingIn } from './waiting-parts.ts'

/** How often it is counted again. */
const everyMs = 15_000

/** How much waits of the organization, and of what; nothing for whoever may not ask. */
export function WaitingTile() {
  const { mayCall } = useSigned()
  const query = useOperation('readQueues', {}, { enabled: mayCall('readQueues'), everyMs })
  // As of the state of the service: what was counted before says nothing when nobody answers now.
  if (query.data === undefined || query.isError) return null
  return <Waiting queues={query.data} />
}

function Waiting({ queues }: { readonly queues: Queues }) {
  const { t, n } = useText()
  const { count, givenUp, isCut } = waitingIn(queues)
  const since = oldestOf(queues)
  const parts = partsWaiting(queues)
  const numberOf = (value: number, isLeast: boolean) => (isLeast ? t('waiting.atLeast', { count: n(value) }) : n(value))
  return (
    <Box mb="md">
      <Tile
        title={t('waiting.title')}
        value={numberOf(count, isCut)}
        about={
          <>
            {since === null ? (
              t(count === 0 ? 'waiting.nothing' : 'waiting.moment')
            ) : (
              <>
                {t('waiting.since')} <TimeText at={since} />
              </>
            )}{' '}
            {givenUp > 0 && <Badge tone="warn">{t('waiting.givenUp', { count: n(givenUp) })}</Badge>}
          </>
        }
      >
        {parts.length > 0 && (
          <details>
            <summary>{t('waiting.parts')}</summary>
            <FactList
              facts={parts.map(({ part, states, isCut: isLeast }) => [
                t(`waiting.of.${part}`),
                states
                  .map(({ state, count: one }) => t(`waiting.state.${state}`, { count: numberOf(one, isLeast) }))
                  .join(', '),
              ])}
            />
          </details>
        )}
      </Tile>
    </Box>
  )
}
