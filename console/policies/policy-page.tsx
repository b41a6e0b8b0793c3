import { Anchor, Button, Stack, Text } from '@mantine/core'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import type { Policy } from '../../contract/policy/policy.ts'
import { callOperation } from '../call-operation.ts'
import { useChange, useOperation } from '../operation.ts'
import { Badge } from '../parts/badge.tsx'
import { ArchiveButton } from '../parts/forms/archive-button.tsx'
import type { DraftOptions } from '../parts/forms/draft-state.ts'
import { isFilled } from '../parts/forms/is-filled.ts'
import { OvertakenNotice } from '../parts/forms/overtaken-notice.tsx'
import { SaveLine } from '../parts/forms/save-line.tsx'
import { useDraft } from '../parts/forms/use-draft.ts'
import { useLeaveQuestion } from '../parts/forms/use-leave-question.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { Permitted } from '../parts/permitted.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { useChosenProject } from '../parts/use-projects.tsx'
import { usePolicyWords } from '../parts/verdict/use-policy-words.ts'
import { policiesPlace } from '../projects/policies-place.ts'
import { useSigned } from '../session/session-provider.tsx'
import { useText } from '../texts/language.tsx'
import { CompiledView } from './compiled-view.tsx'
import { bodyOf, changesOf, draftOf, emptyDraft, type PolicyDraft } from './policy-draft.ts'
import { policyFieldTexts } from './policy-field-texts.ts'
import { PolicyFields } from './policy-fields.tsx'
import { policyReaders } from './policy-readers.ts'
import { PolicyVersions } from './policy-versions.tsx'
import { markedPatterns, usePolicyFieldNames, wrongPatterns } from './policy-wrong.ts'
import { RehearsePolicy } from './rehearse-policy.tsx'
import { TryPolicy } from './try-policy.tsx'
import { TrySentences } from './try-sentences.tsx'

/** A policy in its editor; `new` is one that is not there yet. */
export function PolicyPage() {
  const { id } = useParams({ strict: false }) as { readonly id: string }
  return id === 'new' ? <NewPolicy /> : <SavedPolicy id={id} />
}

function NewPolicy() {
  const { t } = useText()
  const navigate = useNavigate()
  const formId = useId()
  const [draft, setDraft] = useState(emptyDraft)
  const create = useChange('createPolicy', policyReaders)
  const names = usePolicyFieldNames()
  const change = (part: Partial<PolicyDraft>) => setDraft((before) => ({ ...before, ...part }))
  const { leave } = useLeaveQuestion(isFilled(emptyDraft, draft))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const onSuccess = ({ id }: { readonly id: string }) => {
      leave()
      void navigate({ to: `/policies/${id}` })
    }
    create.mutate({ body: bodyOf(draft) }, { onSuccess })
  }
  return (
    <>
      <PageTitle title={t('policies.new')} />
      <Stack maw={860}>
        <Permitted to="rehearsePolicy">
          <Stack>
            <form id={formId} onSubmit={submit}>
              <PolicyFields draft={draft} change={change} fixed={null} wrong={wrongPatterns(create)} />
            </form>
            <TrySentences policyId={null} draft={draft} />
            <RehearsePolicy policyId={null} draft={draft} change={change} />
          </Stack>
        </Permitted>
        {create.isError && <ProblemView problem={create.error} isCreation fields={names} marked={markedPatterns} />}
        <Permitted to="createPolicy">
          <Button type="submit" form={formId} w="fit-content" loading={create.isPending}>
            {t('action.create')}
          </Button>
        </Permitted>
      </Stack>
    </>
  )
}

function SavedPolicy({ id }: { readonly id: string }) {
  const query = useOperation('readPolicy', { params: { id } })
  return <QueryView query={query}>{(policy) => <PolicyView policy={policy} />}</QueryView>
}

function PolicyView({ policy }: { readonly policy: Policy }) {
  const { t } = useText()
  const wordsOf = usePolicyWords()
  const archive = useChange('archivePolicy', policyReaders)
  const update = useChange('updatePolicy', policyReaders)
  const params = { id: policy.id }
  return (
    <>
      <PageTitle title={wordsOf(policy).name}>
        {policy.is_archived && <Badge>{t('state.archived')}</Badge>}
        <ArchiveButton
          to="archivePolicy"
          isArchived={policy.is_archived}
          question={t('policy.archive.ask')}
          isBusy={archive.isPending || update.isPending}
          onArchive={() => archive.mutate({ params })}
          onRestore={() => update.mutate({ params, body: { is_archived: false } })}
        />
      </PageTitle>
      {archive.isError && <ProblemView problem={archive.error} />}
      {update.isError && <ProblemView problem={update.error} />}
      <Stack maw={860}>
        {policy.is_default && <Text size="sm">{t('policy.catalogue.note')}</Text>}
        {!policy.is_default && !policy.is_archived && <SwitchOn policyId={policy.id} />}
        <PolicyForm key={policy.id} policy={policy} />
        {policy.compiled && <CompiledView compiled={policy.compiled} />}
        <Permitted to="tryPolicy">
          <TryPolicy policyId={policy.id} />
        </Permitted>
        <PolicyVersions policy={policy} />
      </Stack>
    </>
  )
}

/** The way to where a policy is switched on, while it is on nowhere: the project that somebody was in last. */
function SwitchOn({ policyId }: { readonly policyId: string }) {
  const { t } = useText()
  const { query, project } = useChosenProject()
  const isOn = query.data?.items.some(({ policies }) => policies.some(({ metricId }) => metricId === policyId))
  if (isOn !== false) return null
  return project === null ? (
    <Anchor component={Link} to="/projects" size="sm">
      {t('policy.next')}
    </Anchor>
  ) : (
    <Anchor component={Link} to={`/projects/${project.id}`} hash={policiesPlace} size="sm">
      {t('policy.next.named', { name: project.name })}
    </Anchor>
  )
}

const policyDraft: DraftOptions<Policy, PolicyDraft> = {
  changedAt: ({ updated_at }) => updated_at,
  draftOf,
  isChanged: (base, draft) => Object.keys(changesOf(base, draft)).length > 0,
}

function PolicyForm({ policy }: { readonly policy: Policy }) {
  const { t } = useText()
  const { client } = useSigned()
  const wordsOf = usePolicyWords()
  const formId = useId()
  const save = useChange('updatePolicy', policyReaders)
  const names = usePolicyFieldNames()
  const params = { id: policy.id }
  const { draft, isDirty, overtaken, change, submit } = useDraft(policy, policyDraft, {
    save,
    requestOf: (base, typed) => ({ params, body: { ...changesOf(base, typed), if_updated_at: base.updated_at } }),
    readNow: () => callOperation(client, 'readPolicy', { params }),
  })
  return (
    <Stack>
      <Permitted to="rehearsePolicy">
        <Stack>
          <form id={formId} onSubmit={submit}>
            <PolicyFields
              draft={draft}
              change={change}
              fixed={policy.is_default ? wordsOf(policy) : null}
              wrong={wrongPatterns(save)}
            />
          </form>
          <TrySentences policyId={policy.id} draft={draft} />
          <RehearsePolicy policyId={policy.id} draft={draft} change={change} />
        </Stack>
      </Permitted>
      {overtaken && (
        <OvertakenNotice
          overtaken={overtaken}
          draft={draft}
          nameOf={(field) => t(policyFieldTexts[field])}
          change={change}
        />
      )}
      {save.isError && <ProblemView problem={save.error} fields={names} marked={markedPatterns} />}
      <Permitted to="updatePolicy">
        <SaveLine save={save} isDirty={isDirty} formId={formId} />
      </Permitted>
    </Stack>
  )
}
