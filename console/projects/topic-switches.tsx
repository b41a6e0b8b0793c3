import { Anchor, Fieldset, Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Topic } from '../../contract/topic/topic.ts'
import { useWholeList } from '../operation.ts'
import { PartedList } from '../parts/lists/parted-list.tsx'
import { RowCheckbox } from '../parts/lists/row-controls.tsx'
import { WideTable } from '../parts/lists/wide-table.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { Unfolding } from '../parts/unfolding.tsx'
import type { Search } from '../search.ts'
import { useSigned } from '../session/session-provider.tsx'
import { usePageText } from '../texts/page-text.ts'
import { topicTexts } from '../texts/topic-texts.ts'
import type { DraftPart } from './project-draft.ts'

/** Which topics are watched in a project, with the way to each of them and to a new one. */
export function TopicSwitches({ draft, change }: DraftPart) {
  const { t, n } = usePageText(topicTexts)
  const { mayCall } = useSigned()
  const query = useWholeList('listTopics', { include_archived: true })
  return (
    <Fieldset legend={t('project.topics')}>
      <Text size="sm" c="dimmed" mb="xs">
        {t('project.topics.about')}
      </Text>
      <QueryView query={query}>
        {({ items }) => {
          const inUse = items.filter(({ is_archived }) => !is_archived)
          const archived = items.filter(({ is_archived }) => is_archived)
          return (
            <>
              {inUse.length === 0 ? (
                <Text size="sm">{t('topics.none')}</Text>
              ) : (
                <TopicTable topics={inUse} draft={draft} change={change} />
              )}
              {archived.length > 0 && (
                <Unfolding summary={t('topics.archived', { count: n(archived.length) })}>
                  {() => (
                    <PartedList items={archived} nameOf={({ name }) => name} limit={30}>
                      {(shown) => (
                        <ul>
                          {shown.map(({ id, name }) => (
                            <li key={id}>
                              <TopicLink id={id}>{name}</TopicLink>
                            </li>
                          ))}
                        </ul>
                      )}
                    </PartedList>
                  )}
                </Unfolding>
              )}
            </>
          )
        }}
      </QueryView>
      {mayCall('createTopic') && (
        <Text size="sm" mt="xs">
          <TopicLink id="new">{t('topics.new')}</TopicLink>
        </Text>
      )}
    </Fieldset>
  )
}

function TopicTable({ topics, draft, change }: DraftPart & { readonly topics: readonly Topic[] }) {
  const { t } = usePageText(topicTexts)
  const head = [t('field.name'), t('projects.input'), t('projects.output')]
  return (
    <PartedList items={topics} nameOf={({ name }) => name} limit={30}>
      {(shown) => (
        <WideTable label={t('project.topics')} head={head}>
          {shown.map(({ id, name }) => {
            const use = draft.topics[id] ?? { input: false, output: false }
            return (
              <Table.Tr key={id}>
                <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 160 }}>
                  <TopicLink id={id}>{name}</TopicLink>
                </Table.Td>
                {(['input', 'output'] as const).map((side) => (
                  <Table.Td key={side}>
                    <RowCheckbox
                      label={t('project.policy.on', { name, side: t(`projects.${side}`) })}
                      isChecked={use[side]}
                      onChange={(isOn) => change({ topics: { ...draft.topics, [id]: { ...use, [side]: isOn } } })}
                    />
                  </Table.Td>
                ))}
              </Table.Tr>
            )
          })}
        </WideTable>
      )}
    </PartedList>
  )
}

/** The way to a topic over this page. A link, because whoever may not change the project may still read its topics. */
function TopicLink({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const search = (before: Search) => ({ ...before, topic: id })
  return (
    <Anchor component={Link} to="." search={search as never} replace resetScroll={false}>
      {children}
    </Anchor>
  )
}
