import { Button, Fieldset, Group, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Rehearsal } from '../../contract/policy/rehearsal.ts'
import { useChange } from '../operation.ts'
import { NumberField } from '../parts/forms/number-field.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { ProjectSelect, useChosenProject } from '../parts/use-projects.tsx'
import { usePlace } from '../place.ts'
import { usePageText } from '../texts/page-text.ts'
import { rehearsalTexts } from '../texts/rehearsal-texts.ts'
import { groupOf, rehearsalGroups } from './group-rehearsed.ts'
import { bodyOf, type PolicyDraft } from './policy-draft.ts'
import { usePolicyFieldNames } from './policy-wrong.ts'
import { RehearsedGroup } from './rehearsed-group.tsx'
import { WrongExamples } from './wrong-examples.tsx'

const messagesMax = 500

/**
 * What the policy in the editor would have said of stored messages; each becomes an example of it with one click. Holds a form
 * of its own, so it never stands inside the editor's.
 */
export function RehearsePolicy({
  policyId,
  draft,
  change,
}: {
  /** Null = it is not there yet. */
  readonly policyId: string | null
  readonly draft: PolicyDraft
  readonly change: (changed: Partial<PolicyDraft>) => void
}) {
  const { t, n } = usePageText(rehearsalTexts)
  const { setSearch } = usePlace()
  const { query, project, chosenId } = useChosenProject()
  const [limit, setLimit] = useState(100)
  const names = usePolicyFieldNames()
  const rehearse = useChange('rehearsePolicy', [])
  const policy = bodyOf(draft)
  const { data, variables } = rehearse
  const isStale = variables !== undefined && JSON.stringify(variables.body.policy) !== JSON.stringify(policy)
  const canJudge = project !== null && policy.name !== '' && policy.description !== ''
  const judge = (event: FormEvent) => {
    event.preventDefault()
    if (canJudge) rehearse.mutate({ body: { project_id: project.id, policy_id: policyId, policy, limit } })
  }
  const addExample = (kind: 'violating' | 'allowed', text: string) =>
    change({ [kind]: [...draft[kind].filter((row) => row.trim() !== ''), text] })
  return (
    <Fieldset legend={t('rehearsal.title')}>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {t('rehearsal.about')}
        </Text>
        <Group component="form" align="flex-end" onSubmit={judge}>
          <ProjectSelect
            projects={query.data?.items ?? []}
            value={chosenId}
            onChange={(id) => setSearch({ project: id ?? undefined })}
          />
          <NumberField
            label={t('rehearsal.count', { count: n(messagesMax) })}
            value={limit}
            onValue={setLimit}
            min={1}
            max={messagesMax}
            hideControls
          />
          <Button type="submit" variant="default" loading={rehearse.isPending} disabled={!canJudge}>
            {t('rehearsal.do')}
          </Button>
        </Group>
        {rehearse.isError && <ProblemView problem={rehearse.error} fields={names} />}
        <RehearsalNotes data={data} isStale={isStale} />
        {data && !isStale && <WrongExamples compiled={data.compiled} />}
        {data &&
          rehearsalGroups.map((group) => (
            <RehearsedGroup
              key={group}
              group={group}
              messages={data.items.filter(
                (item) => groupOf(item, variables?.body.policy.detection_threshold ?? draft.threshold) === group,
              )}
              draft={draft}
              onExample={addExample}
            />
          ))}
      </Stack>
    </Fieldset>
  )
}

/** What is to be known of a rehearsal beside its messages. */
function RehearsalNotes({ data, isStale }: { readonly data: Rehearsal | undefined; readonly isStale: boolean }) {
  const { t, n } = usePageText(rehearsalTexts)
  return (
    <div role="status">
      {data && isStale && <Text size="sm">{t('rehearsal.stale')}</Text>}
      {data && !data.is_complete && <Text size="sm">{t('rehearsal.incomplete')}</Text>}
      {data && data.without_text > 0 && (
        <Text size="sm">{t('rehearsal.withoutText', { count: n(data.without_text) })}</Text>
      )}
      {data?.items.length === 0 && <Text size="sm">{t('rehearsal.none')}</Text>}
    </div>
  )
}
