import {
  Button,
  Checkbox,
  Fieldset,
  Group,
  NativeSelect,
  Stack,
  Switch,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { RedoubtProblem } from '../../client/redoubt-problem.ts'
import { Badge, VerdictBadge } from '../parts/badge.tsx'
import { CodeBlock } from '../parts/code-block.tsx'
import { EmptyView } from '../parts/empty-view.tsx'
import { FactList } from '../parts/fact-list.tsx'
import { ConfirmButton } from '../parts/forms/confirm-button.tsx'
import { PartedList } from '../parts/lists/parted-list.tsx'
import { WideTable } from '../parts/lists/wide-table.tsx'
import { LoadingView } from '../parts/loading-view.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { TimeText } from '../parts/time-text.tsx'
import { SaidText } from '../parts/verdict/said-text.tsx'
import { usePageText } from '../texts/page-text.ts'
import { styleTexts } from '../texts/style-texts.ts'
import { cssVariables, theme } from '../theme.ts'
import { colourPairs } from './colour-pairs.ts'

/** Tokens and components, as the pages use them: whoever builds a page chooses from here. */
export function StylePage() {
  const { t } = usePageText(styleTexts)
  return (
    <>
      <PageTitle title={t('style.title')} about={t('style.about')} />
      <Stack maw={860}>
        <Colours />
        <TypeScale />
        <Actions />
        <Fields />
        <Lists />
        <States />
      </Stack>
    </>
  )
}

const pairs = colourPairs(Object.keys(cssVariables(theme as never).light))

function Colours() {
  const { t } = usePageText(styleTexts)
  return (
    <Fieldset legend={t('style.colours')}>
      <FactList
        facts={pairs.map(({ name, back }) => [
          name,
          <span
            key={name}
            style={{
              padding: '0.1rem 0.5rem',
              borderRadius: 4,
              ...(back === null
                ? { borderBottom: `4px solid var(${name})` }
                : { color: `var(${name})`, background: `var(${back})` }),
            }}
          >
            {t('style.sample')}
          </span>,
        ])}
      />
    </Fieldset>
  )
}

function TypeScale() {
  const { t } = usePageText(styleTexts)
  return (
    <Fieldset legend={t('style.type')}>
      <Title order={2} size="h2">
        {t('style.type.title')}
      </Title>
      <Title order={3} size="h4">
        {t('style.type.part')}
      </Title>
      <Text>{t('style.type.text')}</Text>
      <Text size="sm" c="dimmed">
        {t('style.type.quiet')}
      </Text>
      <CodeBlock title={t('style.type')} code={theme.fontFamilyMonospace ?? ''} />
    </Fieldset>
  )
}

function Actions() {
  const { t } = usePageText(styleTexts)
  return (
    <Fieldset legend={t('style.actions')}>
      <Group>
        <Button>{t('style.main')}</Button>
        <Button variant="default">{t('style.other')}</Button>
        <Button disabled>{t('action.save')}</Button>
        <ConfirmButton label={t('action.archive')} question={t('style.ask')} onConfirm={() => undefined} />
      </Group>
    </Fieldset>
  )
}

function Fields() {
  const { t } = usePageText(styleTexts)
  return (
    <Fieldset legend={t('style.fields')}>
      <Stack>
        <TextInput label={t('style.field')} description={t('style.field.hint')} />
        <TextInput label={t('field.name')} error={t('style.field.wrong')} />
        <NativeSelect label={t('style.choice')} data={[t('style.good'), t('style.bad')]} />
        <Switch label={t('style.switch')} />
        <Checkbox label={t('style.check')} />
      </Stack>
    </Fieldset>
  )
}

/** Longer than one part. */
const numbers = Array.from({ length: 120 }, (_, index) => index + 1)

function Lists() {
  const { t, n } = usePageText(styleTexts)
  return (
    <Fieldset legend={t('style.table')}>
      <PartedList items={numbers} limit={5}>
        {(shown) => (
          <WideTable label={t('style.table')} head={[t('field.name'), t('field.state'), t('field.created')]}>
            {shown.map((number) => (
              <Table.Tr key={number}>
                <Table.Td>{t('style.row', { number: n(number) })}</Table.Td>
                <Table.Td>
                  <VerdictBadge isSafe={number % 2 === 1} />
                </Table.Td>
                <Table.Td>
                  <TimeText at="2026-01-02T03:04:05.000Z" />
                </Table.Td>
              </Table.Tr>
            ))}
          </WideTable>
        )}
      </PartedList>
    </Fieldset>
  )
}

/** What a service that says no looks like. */
const refusal = new RedoubtProblem({ code: 'conflict', status: 409, detail: 'conflict' })

function States() {
  const { t } = usePageText(styleTexts)
  const said = t('style.said')
  return (
    <Fieldset legend={t('style.states')}>
      <Stack>
        <Group gap="xs" aria-label={t('style.badges')} role="group">
          <Badge tone="good">{t('style.good')}</Badge>
          <Badge tone="bad">{t('style.bad')}</Badge>
          <Badge tone="warn">{t('style.warn')}</Badge>
          <Badge>{t('style.quiet')}</Badge>
        </Group>
        <SaidText text={said} spans={[{ start: 0, end: said.indexOf(','), label: t('style.warn'), view: '' }]} />
        <SaidText text={null} />
        <EmptyView title={t('style.empty')}>{t('style.empty.do')}</EmptyView>
        <LoadingView rows={2} />
        <ProblemView problem={refusal} />
      </Stack>
    </Fieldset>
  )
}
