import { Anchor, Button, Checkbox, Group, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { RedoubtProblem } from '../../client/redoubt-problem.ts'
import type { PolicyProposal } from '../../contract/policy/proposal.ts'
import { callOperation } from '../call-operation.ts'
import { Badge } from '../parts/badge.tsx'
import { useLeaveQuestion } from '../parts/forms/use-leave-question.ts'
import { PartedList } from '../parts/lists/parted-list.tsx'
import { Permitted } from '../parts/permitted.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { useSigned } from '../session/session-provider.tsx'
import { usePageText } from '../texts/page-text.ts'
import { proposalTexts } from '../texts/proposal-texts.ts'
import { policyReaders } from './policy-readers.ts'

/** A proposal as it stands in its fields, and what became of it. */
interface Row extends PolicyProposal {
  readonly isChosen: boolean
  /** The policy that was made of it. */
  readonly createdId: string | null
}

/** Proposals to choose from and to reword; those that are chosen become policies when somebody says so. */
export function ProposalList({ proposals }: { readonly proposals: readonly PolicyProposal[] }) {
  const { t, n } = usePageText(proposalTexts)
  const { client } = useSigned()
  const queries = useQueryClient()
  const [rows, setRows] = useState<readonly Row[]>(() =>
    proposals.map((proposal) => ({ ...proposal, isChosen: false, createdId: null })),
  )
  const set = (place: number, changed: Partial<Row>) =>
    setRows((before) => before.map((row, index) => (index === place ? { ...row, ...changed } : row)))
  const placed = rows.map((row, place) => ({ row, place }))
  const isOpen = ({ row: { createdId, isChosen, name, description }, place }: (typeof placed)[number]) =>
    createdId === null && (isChosen || name !== proposals[place]?.name || description !== proposals[place]?.description)
  useLeaveQuestion(placed.some(isOpen))
  const chosen = placed.filter(({ row }) => row.isChosen && row.createdId === null)
  const create = useMutation<void, RedoubtProblem>({
    mutationFn: async () => {
      // One after the other: what was made before one is refused stays made, and is shown as that.
      for (const { row, place } of chosen) {
        const body = { name: row.name.trim(), description: row.description.trim(), criticality: row.criticality }
        const { id } = await callOperation(client, 'createPolicy', { body })
        set(place, { createdId: id })
      }
    },
    onSettled: async () => {
      await Promise.all(policyReaders.map((name) => queries.invalidateQueries({ queryKey: [name] })))
    },
  })
  return (
    <>
      <PartedList items={placed} limit={20}>
        {(shown) => (
          <Stack>
            {shown.map(({ row, place }) => (
              <ProposalRow
                key={place}
                row={row}
                change={(changed) => set(place, changed)}
                isPending={create.isPending}
              />
            ))}
          </Stack>
        )}
      </PartedList>
      {create.isError && <ProblemView problem={create.error} />}
      <Permitted to="createPolicy">
        <Button
          w="fit-content"
          loading={create.isPending}
          disabled={
            chosen.length === 0 || chosen.some(({ row }) => row.name.trim() === '' || row.description.trim() === '')
          }
          onClick={() => create.mutate()}
        >
          {t('proposals.create', { count: n(chosen.length) })}
        </Button>
      </Permitted>
    </>
  )
}

function ProposalRow({
  row,
  change,
  isPending,
}: {
  readonly row: Row
  readonly change: (changed: Partial<Row>) => void
  /** Policies are being made of what stands in the fields. */
  readonly isPending: boolean
}) {
  const { t } = usePageText(proposalTexts)
  const isFixed = isPending || row.createdId !== null
  return (
    <Paper withBorder p="md" component="section" aria-label={row.name}>
      <Stack gap="xs">
        <Text component="blockquote" className="said" size="sm" m={0} pl="md">
          {row.quote}
        </Text>
        <Group gap="xs">
          {row.page !== null && <Badge>{t('proposals.page', { page: row.page })}</Badge>}
          {row.kind === 'duty' && <Badge tone="warn">{t('proposals.duty')}</Badge>}
          {row.found_by === 'llm' && <Badge>{t('proposals.byLlm')}</Badge>}
          <Text size="sm" c="dimmed">
            {t('field.criticality')} {t(`criticality.${row.criticality}`)}
          </Text>
        </Group>
        <TextInput
          label={t('field.name')}
          value={row.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          maxLength={200}
          disabled={isFixed}
        />
        <Textarea
          label={t('policy.definition')}
          value={row.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
          maxLength={4_000}
          disabled={isFixed}
          autosize
        />
        {row.createdId === null ? (
          <Checkbox
            label={t('proposals.take', { name: row.name })}
            styles={{ label: { overflowWrap: 'anywhere' } }}
            checked={row.isChosen}
            disabled={isFixed}
            onChange={(event) => change({ isChosen: event.currentTarget.checked })}
          />
        ) : (
          <Anchor component={Link} to={`/policies/${row.createdId}`} size="sm">
            {t('proposals.created')}
          </Anchor>
        )}
      </Stack>
    </Paper>
  )
}
