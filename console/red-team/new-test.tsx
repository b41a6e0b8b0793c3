import {
  Box,
  Button,
  Checkbox,
  Fieldset,
  Group,
  MultiSelect,
  NativeSelect,
  NumberInput,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useChange } from '../operation.ts'
import { EmptyView } from '../parts/empty-view.tsx'
import { isFilled } from '../parts/forms/is-filled.ts'
import { useLeaveQuestion } from '../parts/forms/use-leave-question.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { ProjectSelect, useChosenProject } from '../parts/use-projects.tsx'
import { usePlace } from '../place.ts'
import { certificationNames } from './certification-names.ts'
import { useRedTeamText } from './red-team-text.ts'
import { ExampleTarget } from './setup/example-target.tsx'
import { bodyOfTest, casesOf, emptyTest, type TestDraft } from './test-draft.ts'

const languages = ['en', 'fr', 'de', 'es'] as const

/** Describes a test: what the target is for, what must not happen, and what everybody may know. Creating it costs nothing. */
export function NewTest() {
  const { t } = useRedTeamText()
  const { setSearch } = usePlace()
  const navigate = useNavigate()
  const { query, project, chosenId } = useChosenProject()
  const [draft, setDraft] = useState<TestDraft>(emptyTest)
  const create = useChange('createTest', ['listTests'])
  const change = (changed: Partial<TestDraft>) => setDraft((before) => ({ ...before, ...changed }))
  const { leave } = useLeaveQuestion(isFilled(emptyTest, draft))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (project === null) return
    const onSuccess = ({ id }: { readonly id: string }) => {
      leave()
      void navigate({ to: `/red-team/${id}`, search: { tab: 'setup' } as never })
    }
    create.mutate({ body: bodyOfTest(draft, project.id) }, { onSuccess })
  }
  return (
    <>
      <PageTitle title={t('redTeam.new')} about={t('redTeam.new.about')} />
      <Box mb="md">
        <ExampleTarget isOpened={false} />
      </Box>
      <QueryView query={query}>
        {({ items }) =>
          chosenId === null ? (
            <EmptyView title={t('redTeam.new.noProject')}>{t('redTeam.new.noProject.do')}</EmptyView>
          ) : (
            <form onSubmit={submit}>
              <Stack maw={760}>
                <ProjectSelect
                  projects={items}
                  value={chosenId}
                  onChange={(id) => setSearch({ project: id ?? undefined })}
                />
                <TestFields draft={draft} change={change} />
                <Estimate draft={draft} />
                {create.isError && <ProblemView problem={create.error} />}
                <Button type="submit" w="fit-content" loading={create.isPending} disabled={project === null}>
                  {t('action.create')}
                </Button>
              </Stack>
            </form>
          )
        }
      </QueryView>
    </>
  )
}

interface FieldsProps {
  readonly draft: TestDraft
  readonly change: (changed: Partial<TestDraft>) => void
}

function TestFields({ draft, change }: FieldsProps) {
  const { t } = useRedTeamText()
  return (
    <>
      <TextInput
        label={t('field.name')}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        maxLength={200}
        required
      />
      <Lines name="businessContext" draft={draft} change={change} max={20_000} />
      <Lines name="useCase" draft={draft} change={change} max={20_000} />
      <Lines name="policies" draft={draft} change={change} isList />
      <MultiSelect
        label={t('redTeam.new.certifications')}
        data={[...certificationNames]}
        value={[...draft.certifications]}
        onChange={(certifications) => change({ certifications })}
        searchable
      />
      <Group grow preventGrowOverflow={false} align="flex-end">
        <Amount
          label={t('redTeam.new.maxPolicies')}
          value={draft.maxPolicies}
          onValue={(maxPolicies) => change({ maxPolicies })}
        />
        <Amount label={t('redTeam.new.prompts')} value={draft.prompts} onValue={(prompts) => change({ prompts })} />
        <NativeSelect
          label={t('redTeam.new.language')}
          data={languages.map((value) => ({ value, label: t(`redTeam.language.${value}`) }))}
          value={draft.language}
          onChange={(event) => change({ language: event.currentTarget.value })}
        />
      </Group>
      <Checkbox
        label={t('redTeam.new.twins')}
        checked={draft.benignTwins}
        onChange={(event) => change({ benignTwins: event.currentTarget.checked })}
      />
      <Fieldset legend={t('redTeam.new.checks')}>
        <Stack>
          <Lines name="secrets" draft={draft} change={change} isList />
          <Lines name="forbiddenTools" draft={draft} change={change} isList />
          <Lines name="patterns" draft={draft} change={change} isList />
        </Stack>
      </Fieldset>
      <Lines name="publicFacts" draft={draft} change={change} isList />
    </>
  )
}

type TextName = 'businessContext' | 'useCase' | 'policies' | 'secrets' | 'forbiddenTools' | 'patterns' | 'publicFacts'

/** A text of several lines; of a list, each line is one item. */
function Lines({
  name,
  draft,
  change,
  isList = false,
  max,
}: FieldsProps & { readonly name: TextName; readonly isList?: boolean; readonly max?: number }) {
  const { t } = useRedTeamText()
  const about = isList ? t('redTeam.new.eachLine') : undefined
  return (
    <Textarea
      label={t(`redTeam.new.${name}`)}
      {...(about !== undefined && { description: about })}
      {...(max !== undefined && { maxLength: max })}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
      autosize
      minRows={2}
      maxRows={10}
    />
  )
}

function Amount({
  label,
  value,
  onValue,
}: {
  readonly label: string
  readonly value: number
  readonly onValue: (value: number) => void
}) {
  return (
    <NumberInput
      label={label}
      value={value}
      onChange={(next) => typeof next === 'number' && onValue(next)}
      min={1}
      max={20}
      allowDecimal={false}
    />
  )
}

/** What the dataset would hold and cost. */
function Estimate({ draft }: { readonly draft: TestDraft }) {
  const { t, n } = useRedTeamText()
  const cases = casesOf(draft)
  return (
    <Text role="status">
      {cases === null ? t('redTeam.new.estimate.context') : t('redTeam.new.estimate', { cases: n(cases) })}
    </Text>
  )
}
