import {
  Box,
  Button,
  Checkbox,
  Fieldset,
  Group,
  MultiSelect,
  NativeSelect,
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
import { NumberField } from '../parts/forms/number-field.tsx'
import { useLeaveQuestion } from '../parts/forms/use-leave-question.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { ProjectSelect, useChosenProject } from '../parts/use-projects.tsx'
import { usePlace } from '../place.ts'
import { certificationNames } from './certification-names.ts'
import { useRedTeamText } from './red-team-text.ts'
import { ExampleTarget } from './setup/example-target.tsx'
import { bodyOfTest, casesOf, emptyTest, type ListField, listPaths, type TestDraft, wrongLines } from './test-draft.ts'

const amounts = { min: 1, max: 20 }
const listFields = Object.keys(listPaths) as ListField[]
const languages = ['en', 'fr', 'de', 'es'] as const

/** Describes a test: what the target is for, what must not happen, and what everybody may know. Creating it costs nothing. */
export function NewTest() {
  const { t } = useRedTeamText()
  const { setSearch } = usePlace()
  const navigate = useNavigate()
  const { query, project, chosenId } = useChosenProject()
  const [draft, setDraft] = useState<TestDraft>(emptyTest)
  const create = useChange('createTest', ['listTests'])
  const [sent, setSent] = useState<TestDraft | null>(null)
  const wrongOf = (field: ListField) => wrongLines(create.error, field, draft, sent)
  const change = (changed: Partial<TestDraft>) => setDraft((before) => ({ ...before, ...changed }))
  const { leave } = useLeaveQuestion(isFilled(emptyTest, draft))
  const names = {
    name: t('field.name'),
    business_context: t('redTeam.new.businessContext'),
    use_case: t('redTeam.new.useCase'),
    ...Object.fromEntries(listFields.map((field) => [listPaths[field], t(`redTeam.new.${field}`)])),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (project === null) return
    const onSuccess = ({ id }: { readonly id: string }) => {
      leave()
      void navigate({ to: `/red-team/${id}`, search: { tab: 'setup' } as never })
    }
    setSent(draft)
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
                <TestFields draft={draft} change={change} wrongOf={wrongOf} />
                <Estimate draft={draft} />
                {create.isError && (
                  <ProblemView problem={create.error} fields={names} marked={Object.values(listPaths)} />
                )}
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
  /** Lines of a list with which something is wrong, and what. */
  readonly wrongOf: (field: ListField) => readonly [number, string][]
}

function TestFields({ draft, change, wrongOf }: FieldsProps) {
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
      <Lines name="policies" draft={draft} change={change} wrong={wrongOf('policies')} />
      <MultiSelect
        label={t('redTeam.new.certifications')}
        data={[...certificationNames]}
        value={[...draft.certifications]}
        onChange={(certifications) => change({ certifications })}
        searchable
      />
      <Group grow preventGrowOverflow={false} align="flex-end">
        <NumberField
          label={t('redTeam.new.maxPolicies')}
          value={draft.maxPolicies}
          onValue={(maxPolicies) => change({ maxPolicies })}
          {...amounts}
        />
        <NumberField
          label={t('redTeam.new.prompts')}
          value={draft.prompts}
          onValue={(prompts) => change({ prompts })}
          {...amounts}
        />
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
          <Lines name="secrets" draft={draft} change={change} wrong={wrongOf('secrets')} />
          <Lines name="forbiddenTools" draft={draft} change={change} wrong={wrongOf('forbiddenTools')} />
          <Lines name="patterns" draft={draft} change={change} wrong={wrongOf('patterns')} />
        </Stack>
      </Fieldset>
      <Lines name="publicFacts" draft={draft} change={change} wrong={wrongOf('publicFacts')} />
    </>
  )
}

/** A text of several lines; of a list, each line is one item. */
function Lines({
  name,
  draft,
  change,
  wrong,
  max,
}: Pick<FieldsProps, 'draft' | 'change'> & {
  readonly name: ListField | 'businessContext' | 'useCase'
  /** Undefined = it is no list. */
  readonly wrong?: readonly [number, string][]
  readonly max?: number
}) {
  const { t } = useRedTeamText()
  const about = wrong && t('redTeam.new.eachLine')
  const error = wrong?.map(([line, message]) => t('state.wrong.line', { line, message })).join('\n')
  return (
    <Textarea
      label={t(`redTeam.new.${name}`)}
      {...(about !== undefined && { description: about })}
      {...(max !== undefined && { maxLength: max })}
      error={error}
      styles={{ error: { whiteSpace: 'pre-line' } }}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
      autosize
      minRows={2}
      maxRows={10}
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
