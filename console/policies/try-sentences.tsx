import { Button, Fieldset, Stack, Table, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Rehearsal } from '../../contract/policy/rehearsal.ts'
import { useChange } from '../operation.ts'
import { VerdictBadge } from '../parts/badge.tsx'
import { WideTable } from '../parts/lists/wide-table.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { ReasonText } from '../parts/verdict/reason-text.tsx'
import { SaidText } from '../parts/verdict/said-text.tsx'
import { usePageText } from '../texts/page-text.ts'
import { rehearsalTexts } from '../texts/rehearsal-texts.ts'
import { ownSentences, sentencesMax } from './own-sentences.ts'
import { bodyOf, type PolicyDraft } from './policy-draft.ts'
import { usePolicyFieldNames } from './policy-wrong.ts'
import { WrongExamples } from './wrong-examples.tsx'

/**
 * What the policy in the editor says of sentences that somebody types, before it is saved. Holds a form of its own, so it never
 * stands inside the editor's.
 */
export function TrySentences({
  policyId,
  draft,
}: {
  /** Null = it is not there yet. */
  readonly policyId: string | null
  readonly draft: PolicyDraft
}) {
  const { t, n } = usePageText(rehearsalTexts)
  const [typed, setTyped] = useState('')
  const names = usePolicyFieldNames()
  const attempt = useChange('rehearsePolicy', [])
  const { sentences, isCut } = ownSentences(typed)
  const unnamed = bodyOf(draft)
  // A name says nothing of what is judged, and may come last.
  const policy = unnamed.name.trim() === '' ? { ...unnamed, name: t('policies.new') } : unnamed
  const isDefined = policy.description !== ''
  const { data, variables } = attempt
  const isStale =
    variables !== undefined &&
    JSON.stringify([variables.body.policy, variables.body.texts]) !== JSON.stringify([policy, sentences])
  const judge = (event: FormEvent) => {
    event.preventDefault()
    if (isDefined && sentences.length > 0)
      attempt.mutate({ body: { policy_id: policyId, policy, texts: [...sentences] } })
  }
  return (
    <Fieldset legend={t('sentences.title')}>
      <Stack gap="xs" component="form" onSubmit={judge}>
        <Textarea
          label={t('sentences.label', { count: n(sentencesMax) })}
          description={t('sentences.about')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autosize
          minRows={3}
          maxRows={20}
        />
        {isCut && <Text size="sm">{t('sentences.cut', { count: n(sentencesMax) })}</Text>}
        {!isDefined && <Text size="sm">{t('sentences.undefined')}</Text>}
        <Button
          type="submit"
          variant="default"
          w="fit-content"
          loading={attempt.isPending}
          disabled={!isDefined || sentences.length === 0}
        >
          {t('sentences.do')}
        </Button>
        {attempt.isError && <ProblemView problem={attempt.error} fields={names} />}
        <div role="status">
          {data && isStale && <Text size="sm">{t('sentences.stale')}</Text>}
          {data && !data.is_complete && <Text size="sm">{t('rehearsal.incomplete')}</Text>}
        </div>
        {data && !isStale && <WrongExamples compiled={data.compiled} />}
        {data && (
          <Judged texts={data.texts} threshold={variables?.body.policy.detection_threshold ?? draft.threshold} />
        )}
      </Stack>
    </Fieldset>
  )
}

function Judged({ texts, threshold }: { readonly texts: Rehearsal['texts']; readonly threshold: number }) {
  const { t, n } = usePageText(rehearsalTexts)
  const head = [t('sentences.text'), t('sentences.result'), t('field.value'), t('field.threshold')]
  return (
    <WideTable label={t('sentences.title')} head={head}>
      {texts.map(({ text, value, is_safe: isSafe, status, reason }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may stand there twice
        <Table.Tr key={place}>
          <Table.Td miw={200}>
            <SaidText text={text} />
            {(!isSafe || status !== 'success') && reason !== null && (
              <ReasonText reason={reason} size="xs" c="dimmed" />
            )}
          </Table.Td>
          <Table.Td>
            <VerdictBadge isSafe={isSafe} />
          </Table.Td>
          <Table.Td>{n(value, 3)}</Table.Td>
          <Table.Td>{n(threshold, 3)}</Table.Td>
        </Table.Tr>
      ))}
    </WideTable>
  )
}
