import { Button, Checkbox, Fieldset, List, NativeSelect, Stack, Table, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ExportedPolicy, ExportTestReply } from '../../../contract/export/export.ts'
import type { Test } from '../../../contract/red-team-test/test.ts'
import { useOperation } from '../../operation.ts'
import { Badge } from '../../parts/badge.tsx'
import { EmptyView } from '../../parts/empty-view.tsx'
import { PartedList } from '../../parts/lists/parted-list.tsx'
import { WideTable } from '../../parts/lists/wide-table.tsx'
import { ProblemView } from '../../parts/problem-view.tsx'
import { QueryView } from '../../parts/query-view.tsx'
import { useReasons } from '../../parts/verdict/use-reasons.ts'
import { useSigned } from '../../session/session-provider.tsx'
import type { RunState } from '../chosen-run.tsx'
import { useRedTeamText } from '../red-team-text.ts'

const modes = ['none', 'shadow', 'enforce'] as const
type Mode = (typeof modes)[number]
/** A replay may take minutes. */
const timeoutMs = 600_000
const projectsMax = 20

/** Turns what broke into guard policies, and shows what a replay of every breach and every benign twin proves of them. */
export function ExportView({ test, run }: { readonly test: Test; readonly run: RunState | null }) {
  const { t } = useRedTeamText()
  const { client, mayCall } = useSigned()
  const [chosen, setChosen] = useState<readonly string[]>([test.project_id])
  const [mode, setMode] = useState<Mode>('none')
  const projects = useOperation('listProjects', { query: { limit: 500 } }, { enabled: mayCall('exportTest') })
  const exported = useMutation({
    mutationFn: () => {
      const body = { project_ids: [...chosen], mode, ...(run !== null && { run_id: run.run_id }) }
      return client.call('exportTest', { params: { test_id: test.id }, body }, { timeoutMs, retries: 0 })
    },
  })
  if (!mayCall('exportTest')) return <EmptyView title={t('state.permission')}>{t('state.permission.do')}</EmptyView>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    exported.mutate()
  }
  return (
    <Stack maw={960}>
      <Text size="sm">{t('redTeam.export.about')}</Text>
      <form onSubmit={submit}>
        <Stack>
          <QueryView query={projects}>
            {({ items }) => (
              <Checkbox.Group label={t('redTeam.export.projects')} value={[...chosen]} onChange={setChosen}>
                <PartedList items={items} nameOf={({ name }) => name}>
                  {(shown) => (
                    <Stack gap="xs" mt="xs" mah={240} style={{ overflowY: 'auto' }}>
                      {shown.map(({ id, name }) => (
                        <Checkbox key={id} value={id} label={name} style={{ overflowWrap: 'anywhere' }} />
                      ))}
                    </Stack>
                  )}
                </PartedList>
              </Checkbox.Group>
            )}
          </QueryView>
          <NativeSelect
            label={t('redTeam.export.mode')}
            data={modes.map((value) => ({ value, label: t(`redTeam.export.mode.${value}`) }))}
            value={mode}
            onChange={(event) => setMode(modes.find((one) => one === event.currentTarget.value) ?? 'none')}
            w={380}
            maw="100%"
          />
          <Button
            type="submit"
            w="fit-content"
            loading={exported.isPending}
            disabled={chosen.length === 0 || chosen.length > projectsMax}
          >
            {t('redTeam.export.do')}
          </Button>
        </Stack>
      </form>
      {exported.isError && <ProblemView problem={exported.error} />}
      <div aria-live="polite">
        {exported.isPending && <Text size="sm">{t('redTeam.export.doing')}</Text>}
        {exported.data && <Proof reply={exported.data} />}
      </div>
    </Stack>
  )
}

function Proof({ reply }: { readonly reply: ExportTestReply }) {
  const { t, n } = useRedTeamText()
  const { replay, policies } = reply
  const { breaches, twins } = replay
  const notes = [
    ...(replay.left_out > 0 ? [t('redTeam.export.leftOut', { count: n(replay.left_out) })] : []),
    ...(replay.errors.length > 0 ? [t('redTeam.export.errors', { count: n(replay.errors.length) })] : []),
    ...(replay.pictures_as_text > 0 ? [t('redTeam.export.pictures', { count: n(replay.pictures_as_text) })] : []),
    ...(reply.policies_left_out > 0 ? [t('redTeam.export.policiesLeft', { count: n(reply.policies_left_out) })] : []),
  ]
  const head = ['', t('redTeam.export.total'), t('redTeam.export.before'), t('redTeam.export.after')]
  return (
    <Stack>
      <Text fw={600}>{t(`redTeam.export.done.${reply.mode}`, { count: n(policies.length) })}</Text>
      <WideTable label={t('redTeam.export.proof')} head={head.map((one) => one || t('redTeam.export.replayed'))}>
        <Table.Tr>
          <Table.Td>{t('redTeam.export.breaches')}</Table.Td>
          <Table.Td>{n(breaches.total)}</Table.Td>
          <Table.Td>{n(breaches.blocked_before)}</Table.Td>
          <Table.Td>{n(breaches.blocked_after)}</Table.Td>
        </Table.Tr>
        <Table.Tr>
          <Table.Td>{t('redTeam.export.twins')}</Table.Td>
          <Table.Td>{n(twins.total)}</Table.Td>
          <Table.Td>{n(twins.alarms_before)}</Table.Td>
          <Table.Td>{n(twins.alarms_after)}</Table.Td>
        </Table.Tr>
      </WideTable>
      <Text>
        {t('redTeam.export.stillPassing', { count: n(replay.still_passing.length) })}{' '}
        {t('redTeam.export.newAlarms', { count: n(twins.new_alarms.length) })}
      </Text>
      {notes.length > 0 && (
        <List size="sm">
          {notes.map((note) => (
            <List.Item key={note}>{note}</List.Item>
          ))}
        </List>
      )}
      {policies.map((policy) => (
        <PolicyProof key={policy.from_policy_id} policy={policy} />
      ))}
    </Stack>
  )
}

function PolicyProof({ policy }: { readonly policy: ExportedPolicy }) {
  const { t, n } = useRedTeamText()
  const reasonOf = useReasons()
  const { generalisation, examples, held_back } = policy
  return (
    <Fieldset legend={policy.name} style={{ overflowWrap: 'anywhere' }}>
      <Badge tone="quiet">{t(`criticality.${policy.criticality}`)}</Badge>
      <Text size="sm">
        {t('redTeam.export.made', { breaches: n(policy.breaches), findings: n(policy.findings ?? 0) })}
      </Text>
      {held_back !== null && (
        <Text size="sm" fw={600}>
          {t('redTeam.export.heldBack', { reason: reasonOf(held_back).text })}
        </Text>
      )}
      <Text size="sm">
        {generalisation === null
          ? t('redTeam.export.unproven')
          : t('redTeam.export.general', {
              blocked: n(generalisation.breaches.blocked),
              breaches: n(generalisation.breaches.total),
              alarms: n(generalisation.twins.alarms),
              twins: n(generalisation.twins.total),
            })}
      </Text>
      <details>
        <summary className="fold">{t('redTeam.export.examples', { count: n(examples.violating.length) })}</summary>
        <List size="sm">
          {examples.violating.map((text) => (
            <List.Item key={text} className="said">
              {text}
            </List.Item>
          ))}
        </List>
      </details>
    </Fieldset>
  )
}
