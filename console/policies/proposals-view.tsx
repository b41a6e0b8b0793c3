import { Button, Checkbox, FileInput, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { RedoubtProblem } from '../../client/redoubt-problem.ts'
import type { ProposedPolicies, ProposePoliciesBody } from '../../contract/policy/proposal.ts'
import { callOperation } from '../call-operation.ts'
import { EmptyView } from '../parts/empty-view.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { Permitted } from '../parts/permitted.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { useSigned } from '../session/session-provider.tsx'
import { usePageText } from '../texts/page-text.ts'
import { proposalTexts } from '../texts/proposal-texts.ts'
import { documentOfFile, fileBytesMax, formatOf } from './proposal-document.ts'
import { ProposalList } from './proposal-list.tsx'

type Language = NonNullable<ProposePoliciesBody['language']>

const languages = ['en', 'fr', 'de', 'es'] as const

/** Policies that a document seems to ask for, to be looked through before any of them is created. */
export function ProposalsView() {
  const { t } = usePageText(proposalTexts)
  // Counted, because a list of proposals holds what was edited in it until the next one is there.
  const [last, setLast] = useState<{ readonly count: number; readonly found: ProposedPolicies } | null>(null)
  return (
    <>
      <PageTitle title={t('proposals.title')} about={t('proposals.about')} />
      <Stack maw={860}>
        <Permitted to="proposePolicies">
          <DocumentForm onFound={(found) => setLast((before) => ({ count: (before?.count ?? 0) + 1, found }))} />
        </Permitted>
        {last !== null && <Found key={last.count} found={last.found} />}
      </Stack>
    </>
  )
}

function Found({ found }: { readonly found: ProposedPolicies }) {
  const { t, n } = usePageText(proposalTexts)
  const { proposals } = found
  if (proposals.length === 0) return <EmptyView title={t('proposals.none')}>{t('proposals.none.do')}</EmptyView>
  return (
    <>
      <Text role="status">{t('proposals.found', { count: n(proposals.length) })}</Text>
      {(!found.is_complete || found.llm === 'in-part') && <Text size="sm">{t('proposals.inPart')}</Text>}
      <ProposalList proposals={proposals} />
    </>
  )
}

function DocumentForm({ onFound }: { readonly onFound: (found: ProposedPolicies) => void }) {
  const { t } = usePageText(proposalTexts)
  const [file, setFile] = useState<File | null>(null)
  const [text, setText] = useState('')
  const [language, setLanguage] = useState<Language>('en')
  const [withLlm, setWithLlm] = useState(false)
  const { client } = useSigned()
  const propose = useMutation<ProposedPolicies, RedoubtProblem>({
    mutationFn: async () => {
      const format = file === null ? null : formatOf(file.name)
      const document =
        file === null || format === null
          ? { format: 'text' as const, text }
          : await documentOfFile(file, format, t('proposals.unreadable'))
      return callOperation(client, 'proposePolicies', { body: { document, language, with_llm: withLlm } })
    },
    onSuccess: onFound,
  })
  const refusal = refusalOf(file)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    propose.mutate()
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <FileInput
          label={t('proposals.file')}
          description={t('proposals.file.hint')}
          accept=".txt,.text,.md,.markdown,.html,.htm,.pdf,.docx"
          placeholder={t('proposals.file.choose')}
          value={file}
          onChange={setFile}
          clearable
          clearButtonProps={{ 'aria-label': t('action.cancel') }}
          error={refusal === null ? null : t(refusal)}
        />
        <Textarea
          label={t('proposals.text')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          disabled={file !== null}
          maxLength={1_000_000}
          autosize
          minRows={4}
          maxRows={14}
        />
        <LanguageSelect value={language} onChange={setLanguage} />
        <Checkbox
          label={t('proposals.withLlm')}
          checked={withLlm}
          onChange={(event) => setWithLlm(event.currentTarget.checked)}
        />
        <Button
          type="submit"
          w="fit-content"
          loading={propose.isPending}
          disabled={refusal !== null || (file === null && text.trim() === '')}
        >
          {t('proposals.do')}
        </Button>
        {propose.isError && <ProblemView problem={propose.error} />}
      </Stack>
    </form>
  )
}

function LanguageSelect({
  value,
  onChange,
}: {
  readonly value: Language
  readonly onChange: (language: Language) => void
}) {
  const { t } = usePageText(proposalTexts)
  return (
    <NativeSelect
      label={t('proposals.language')}
      data={languages.map((one) => ({ value: one, label: t(`proposals.language.${one}`) }))}
      value={value}
      onChange={(event) => onChange(languages.find((one) => one === event.currentTarget.value) ?? 'en')}
      w={280}
      maw="100%"
    />
  )
}

function refusalOf(file: File | null) {
  if (file === null) return null
  if (file.size > fileBytesMax) return 'proposals.tooLarge'
  return formatOf(file.name) === null ? 'proposals.unknown' : null
}
