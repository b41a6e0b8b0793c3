import { Button, Group, SimpleGrid, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Project } from '../../contract/project/project.ts'
import { useChange } from '../operation.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { Permitted } from '../parts/permitted.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { ProjectSelect, useChosenProject } from '../parts/use-projects.tsx'
import { usePlace } from '../place.ts'
import { usePageText } from '../texts/page-text.ts'
import { playgroundTexts } from '../texts/playground-texts.ts'
import { attachmentFields, type SentDocument, type SentImage } from './attachments.ts'
import { DocumentFields } from './document-fields.tsx'
import { ImageField } from './image-field.tsx'
import { PlayResult, type Sent } from './play-result.tsx'

/** A message, with images, documents and its answer if wanted, as one or two projects would judge them. */
export function PlaygroundPage() {
  const { t } = usePageText(playgroundTexts)
  const { search } = usePlace()
  const { query, project, chosenId } = useChosenProject()
  const projects = query.data?.items ?? []
  const compared = projects.find(({ id }) => id === search.compare && id !== project?.id) ?? null
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState('')
  const [images, setImages] = useState<readonly SentImage[]>([])
  const [documents, setDocuments] = useState<readonly SentDocument[]>([])
  const [sent, setSent] = useState<Sent>({ text: '', documents: [], securityThresholds: {} })
  const first = useChange('check', [])
  const second = useChange('check', [])
  const results = useRef<HTMLDivElement>(null)
  const { data } = first
  useEffect(() => {
    if (data !== undefined) results.current?.scrollIntoView({ block: 'nearest' })
  }, [data])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const output = answer === '' ? {} : { output: answer }
    const fields = { text, store: false, ...output, ...attachmentFields(images, documents) }
    const bodyOf = (projectId: string) => ({ body: { project_id: projectId, ...fields } })
    if (project === null) return
    setSent({ text, documents, securityThresholds: thresholdsOf(projects), ...output })
    first.mutate(bodyOf(project.id))
    if (compared !== null) second.mutate(bodyOf(compared.id))
    else second.reset()
  }
  const sides = [
    { of: project, check: first },
    { of: compared, check: second },
  ]
  return (
    <>
      <PageTitle title={t('nav.playground')} about={t('playground.about')} />
      {query.isError && <ProblemView problem={query.error} />}
      <form onSubmit={submit}>
        <Permitted to="check">
          <Stack maw={960}>
            <ProjectChoice project={project} compared={compared} chosenId={chosenId} projects={projects} />
            <TextFields text={text} onText={setText} answer={answer} onAnswer={setAnswer} />
            <ImageField images={images} onImages={setImages} />
            <DocumentFields documents={documents} onDocuments={setDocuments} />
            <Button
              type="submit"
              loading={first.isPending || second.isPending}
              disabled={project === null}
              w="fit-content"
            >
              {t('playground.check')}
            </Button>
          </Stack>
        </Permitted>
      </form>
      <SimpleGrid ref={results} cols={{ base: 1, md: compared === null ? 1 : 2 }} mt="md" aria-live="polite">
        {sides.map(({ of, check }, place) => (
          <div key={place === 0 ? 'first' : 'second'}>
            {check.isError && <ProblemView problem={check.error} />}
            {of !== null && check.data && (
              <PlayResult name={of.name} judgedBy={check.variables?.body?.project_id} sent={sent} result={check.data} />
            )}
          </div>
        ))}
      </SimpleGrid>
    </>
  )
}

function thresholdsOf(projects: readonly Project[]): Sent['securityThresholds'] {
  return Object.fromEntries(
    projects.map(({ id, securityGuardrails: guardrails }) => [id, guardrails.securityGuardrailDetectionThreshold]),
  )
}

function TextFields({
  text,
  onText,
  answer,
  onAnswer,
}: {
  readonly text: string
  readonly onText: (text: string) => void
  /** Empty = the message is judged alone. */
  readonly answer: string
  readonly onAnswer: (answer: string) => void
}) {
  const { t } = usePageText(playgroundTexts)
  return (
    <>
      <Textarea
        label={t('playground.message')}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        autosize
        minRows={3}
        maxRows={14}
        required
      />
      <Textarea
        label={t('playground.answer')}
        value={answer}
        onChange={(event) => onAnswer(event.currentTarget.value)}
        autosize
        minRows={2}
        maxRows={14}
      />
    </>
  )
}

/** Whose rules judge, and beside them those of another project if wanted. */
function ProjectChoice({
  projects,
  project,
  chosenId,
  compared,
}: {
  readonly projects: readonly Project[]
  readonly project: Project | null
  readonly chosenId: string | null
  readonly compared: Project | null
}) {
  const { t } = usePageText(playgroundTexts)
  const { setSearch } = usePlace()
  return (
    <Group align="flex-end">
      <ProjectSelect projects={projects} value={chosenId} onChange={(id) => setSearch({ project: id ?? undefined })} />
      <ProjectSelect
        projects={projects.filter(({ id }) => id !== project?.id)}
        label={t('playground.compare')}
        none={t('playground.compare.none')}
        value={compared?.id ?? null}
        onChange={(id) => setSearch({ compare: id ?? undefined })}
      />
    </Group>
  )
}
