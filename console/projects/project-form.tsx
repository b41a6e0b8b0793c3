import { Fieldset, Group, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import type { Project } from '../../contract/project/project.ts'
import { callOperation } from '../call-operation.ts'
import { useChange } from '../operation.ts'
import type { DraftOptions } from '../parts/forms/draft-state.ts'
import { NumberField } from '../parts/forms/number-field.tsx'
import { OvertakenNotice } from '../parts/forms/overtaken-notice.tsx'
import { SaveLine } from '../parts/forms/save-line.tsx'
import { useDraft } from '../parts/forms/use-draft.ts'
import { Permitted } from '../parts/permitted.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { useSigned } from '../session/session-provider.tsx'
import type { TextKey } from '../texts/catalogue.ts'
import { useText } from '../texts/language.tsx'
import { TopicDialog } from '../topics/topic-dialog.tsx'
import { ExpectedAlarms } from './expected-alarms.tsx'
import { PolicySwitches } from './policy-switches.tsx'
import { changesOf, type DraftPart, draftOf, type ProjectDraft, withoutOff } from './project-draft.ts'
import { projectReaders } from './project-readers.ts'
import { TopicSwitches } from './topic-switches.tsx'

const projectDraft: DraftOptions<Project, ProjectDraft> = {
  changedAt: ({ updatedAt }) => updatedAt,
  draftOf,
  isChanged: (base, draft) => Object.keys(changesOf(base, draft)).length > 0,
  settled: withoutOff,
}

/** What each field is called where somebody else changed it. */
const fieldTexts = {
  name: 'field.name',
  description: 'field.description',
  failureMode: 'project.failureMode',
  executionMode: 'project.mode',
  storeText: 'project.storeText',
  retentionDays: 'project.retention',
  securityInput: 'project.security.input',
  securityOutput: 'project.security.output',
  securityThreshold: 'project.security.threshold',
  securityMessage: 'project.security.message',
  policies: 'project.policies',
  topics: 'project.topics',
} as const satisfies Record<keyof ProjectDraft, TextKey>

/** The settings of a project. Only what differs is sent. */
export function ProjectForm({ project }: { readonly project: Project }) {
  const { t } = useText()
  const { client } = useSigned()
  const save = useChange('updateProject', projectReaders)
  const params = { id: project.id }
  const { draft, isDirty, overtaken, change, submit } = useDraft(project, projectDraft, {
    save,
    requestOf: (base, typed) => ({ params, body: { ...changesOf(base, typed), ifUpdatedAt: base.updatedAt } }),
    readNow: () => callOperation(client, 'readProject', { params }),
  })
  // Whoever writes a topic here wants it watched here; it is when the project is saved.
  const watch = (id: string) => change({ topics: { ...draft.topics, [id]: { input: true, output: true } } })
  return (
    <>
      <form onSubmit={submit}>
        <Stack maw={960}>
          <Permitted to="updateProject">
            <Stack>
              <GeneralPart draft={draft} change={change} />
              <SecurityPart draft={draft} change={change} projectId={project.id} />
              <PolicySwitches draft={draft} change={change} />
              <TopicSwitches draft={draft} change={change} />
            </Stack>
          </Permitted>
          {overtaken && (
            <OvertakenNotice
              overtaken={overtaken}
              draft={draft}
              nameOf={(field) => t(fieldTexts[field])}
              change={change}
            />
          )}
          {save.isError && <ProblemView problem={save.error} />}
          <SaveLine save={save} isDirty={isDirty} className="save-bar" />
        </Stack>
      </form>
      <TopicDialog onCreated={watch} />
    </>
  )
}

const failureModes = ['closed', 'open'] as const
const executionModes = ['normal', 'fast'] as const
const storings = ['full', 'redacted', 'none'] as const

function GeneralPart({ draft, change }: DraftPart) {
  const { t } = useText()
  const choices = <Choice extends string>(values: readonly Choice[], textOf: (choice: Choice) => string) =>
    values.map((value) => ({ value, label: textOf(value) }))
  return (
    <Fieldset legend={t('project.general')}>
      <Stack>
        <TextInput
          label={t('field.name')}
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          maxLength={200}
          required
        />
        <Textarea
          label={t('field.description')}
          value={draft.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
          maxLength={4_000}
          autosize
        />
        <Group grow preventGrowOverflow={false}>
          <Select
            label={t('project.failureMode')}
            data={choices(failureModes, (mode) => t(`project.failureMode.${mode}`))}
            value={draft.failureMode}
            onChange={(mode) => change({ failureMode: mode === 'open' ? 'open' : 'closed' })}
            allowDeselect={false}
          />
          <Select
            label={t('project.mode')}
            data={choices(executionModes, (mode) => t(`project.mode.${mode}`))}
            value={draft.executionMode}
            onChange={(mode) => change({ executionMode: mode === 'fast' ? 'fast' : 'normal' })}
            allowDeselect={false}
          />
          <Select
            label={t('project.storeText')}
            data={choices(storings, (how) => t(`project.storeText.${how}`))}
            value={draft.storeText}
            onChange={(how) => change({ storeText: how === 'redacted' || how === 'none' ? how : 'full' })}
            allowDeselect={false}
          />
          <NumberField
            label={t('project.retention')}
            description={t('project.retention.hint')}
            isOptional
            value={draft.retentionDays}
            onValue={(retentionDays) => change({ retentionDays })}
            min={1}
            max={36_500}
            hideControls
          />
        </Group>
      </Stack>
    </Fieldset>
  )
}

function SecurityPart({ draft, change, projectId }: DraftPart & { readonly projectId: string }) {
  const { t } = useText()
  return (
    <Fieldset legend={t('project.security')}>
      <Stack>
        <Switch
          label={t('project.security.input')}
          checked={draft.securityInput}
          onChange={(event) => change({ securityInput: event.currentTarget.checked })}
        />
        <Switch
          label={t('project.security.output')}
          checked={draft.securityOutput}
          onChange={(event) => change({ securityOutput: event.currentTarget.checked })}
        />
        <ExpectedAlarms
          projectId={projectId}
          threshold={draft.securityThreshold}
          onThreshold={(securityThreshold) => change({ securityThreshold })}
        />
        <Textarea
          label={t('project.security.message')}
          value={draft.securityMessage}
          onChange={(event) => change({ securityMessage: event.currentTarget.value })}
          maxLength={2_000}
          autosize
        />
      </Stack>
    </Fieldset>
  )
}
