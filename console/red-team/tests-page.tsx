import { Anchor, Button, Stack, Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { TestList, TestSummary } from '../../contract/red-team-test/test.ts'
import { useOperation } from '../operation.ts'
import { Badge } from '../parts/badge.tsx'
import { PagedList } from '../parts/lists/paged-list.tsx'
import { WideTable } from '../parts/lists/wide-table.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { TimeText } from '../parts/time-text.tsx'
import { usePlace } from '../place.ts'
import { offsetOf } from '../search.ts'
import { useRedTeamText } from './red-team-text.ts'
import { attackKeyPlace } from './setup/example-commands.ts'
import { ExampleTarget } from './setup/example-target.tsx'
import { KeyedCommands } from './setup/keyed-commands.tsx'
import { isListAttacked } from './test-pace.ts'
import { stageOf } from './test-stage.ts'
import { never, usePace } from './use-pace.ts'

const limit = 50

/** How an attack is begun, where the target can be reached. */
const commands = `export REDOUBT_URL=${window.location.origin}
export REDOUBT_API_KEY=${attackKeyPlace}
node cli/redoubt.mjs init                  # writes attack.yaml for your application
node cli/redoubt.mjs attack attack.yaml`

const isListHeld = ({ items }: TestList) => isListAttacked(items)

/** All tests of the organization, newest first. */
export function TestsPage() {
  const { t, n } = useRedTeamText()
  const { search } = usePlace()
  const offset = offsetOf(search)
  // Never over, also when every test is: the command line or another person may begin one at any time.
  const everyMs = usePace(never, isListHeld)
  const query = useOperation('listTests', { query: { offset, limit } }, { keepsPrevious: true, everyMs })
  const head = [t('field.name'), t('redTeam.stage'), t('field.state'), t('redTeam.cases'), t('field.created')]
  return (
    <>
      <PageTitle title={t('nav.redTeam')} about={t('redTeam.about')}>
        <Button component={Link} to="/red-team/new">
          {t('redTeam.new')}
        </Button>
      </PageTitle>
      <QueryView query={query}>
        {(page) => (
          <Stack>
            <PagedList page={page} none={<Text fw={600}>{t('redTeam.none')}</Text>}>
              {(items) => (
                <WideTable label={t('nav.redTeam')} head={head}>
                  {items.map((test) => (
                    <Table.Tr key={test.id}>
                      <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 160 }}>
                        <Anchor component={Link} to={`/red-team/${test.id}`}>
                          {test.name}
                        </Anchor>
                      </Table.Td>
                      <StageCells test={test} />
                      <Table.Td>{n(test.case_count)}</Table.Td>
                      <Table.Td>
                        <TimeText at={test.created_at} />
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </WideTable>
              )}
            </PagedList>
            <ExampleTarget key={String(page.total === 0)} isOpened={page.total === 0} />
            <Text c="dimmed">{t('redTeam.none.do')}</Text>
            <KeyedCommands title={t('redTeam.command')} commands={commands} />
          </Stack>
        )}
      </QueryView>
    </>
  )
}

/** The stage that a test is in, and how far that is. */
function StageCells({ test }: { readonly test: TestSummary }) {
  const { t } = useRedTeamText()
  const { name, state } = stageOf(test)
  return (
    <>
      <Table.Td>{t(name)}</Table.Td>
      <Table.Td>
        <Badge tone={state.tone}>{t(state.key, state.values)}</Badge>
      </Table.Td>
    </>
  )
}
