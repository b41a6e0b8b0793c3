import { Fieldset, Group, Stack, Table, Text, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useRef, useState } from 'react'
import type { TriedPatterns } from '../../contract/policy/policy.ts'
import { useOperation } from '../operation.ts'
import { Badge, type Tone } from '../parts/badge.tsx'
import { WideTable } from '../parts/lists/wide-table.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { ReasonText } from '../parts/verdict/reason-text.tsx'
import { SaidText } from '../parts/verdict/said-text.tsx'
import { usePageText } from '../texts/page-text.ts'
import { patternTexts } from '../texts/pattern-texts.ts'
import { isAsWanted, type PatternCase, patternCases } from './pattern-cases.ts'
import { bodyOf, type PolicyDraft } from './policy-draft.ts'
import { usePolicyFieldNames } from './policy-wrong.ts'

/** Nothing is asked while somebody types on, in milliseconds. */
const pauseMs = 150

interface Judged {
  readonly cases: readonly PatternCase[]
  /** In the order of the cases. */
  readonly items: TriedPatterns['items']
}

/** What the patterns of the form find in lines that are typed beside them, in its examples and near misses: judged as one types. */
export function PatternTests({ draft }: { readonly draft: PolicyDraft }) {
  const { t, n } = usePageText(patternTexts)
  const names = usePolicyFieldNames()
  const [find, setFind] = useState('')
  const [leave, setLeave] = useState('')
  const asked = useMemo(
    () => ({ patterns: bodyOf(draft).patterns, ...patternCases(draft, { find, leave }) }),
    [draft, find, leave],
  )
  const [{ patterns, cases, isCut }] = useDebouncedValue(asked, pauseMs)
  const body = { patterns: patterns ?? {}, texts: cases.map(({ text }) => text) }
  const enabled = body.texts.length > 0
  const { data, error } = useOperation('tryPatterns', { body }, { enabled })
  // Stays while the next answer is on its way, each verdict beside the text that it is about.
  const judged = useRef<Judged | null>(null)
  if (data) judged.current = { cases, items: data.items }
  const shown = enabled && error === null ? judged.current : null
  return (
    <Fieldset legend={t('patterns.title')}>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {t('patterns.about')}
        </Text>
        <Group grow preventGrowOverflow={false} align="flex-start">
          <Textarea
            label={t('patterns.find')}
            value={find}
            onChange={(event) => setFind(event.currentTarget.value)}
            autosize
            minRows={2}
          />
          <Textarea
            label={t('patterns.leave')}
            value={leave}
            onChange={(event) => setLeave(event.currentTarget.value)}
            autosize
            minRows={2}
          />
        </Group>
        {error && <ProblemView problem={error} fields={names} />}
        {shown && <Results {...shown} />}
        {isCut && <Text size="sm">{t('patterns.cut', { count: n(cases.length) })}</Text>}
      </Stack>
    </Fieldset>
  )
}

function Results({ cases, items }: Judged) {
  const { t, n } = usePageText(patternTexts)
  const judged = cases.flatMap((one, place) => {
    const item = items[place]
    return item === undefined
      ? []
      : [{ one, item, isRight: item.status === 'success' ? isAsWanted(one, !item.is_safe) : null }]
  })
  const counted = judged.filter(({ isRight }) => isRight !== null)
  const passed = counted.filter(({ isRight }) => isRight === true).length
  return (
    <>
      <Text size="sm" role="status">
        {t('patterns.count', { passed: n(passed), count: n(counted.length) })}
      </Text>
      <WideTable label={t('patterns.title')} head={[t('patterns.text'), t('patterns.wanted'), t('patterns.result')]}>
        {judged.map(({ one, item, isRight }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may stand there twice
          <Table.Tr key={place}>
            <Table.Td miw={200}>
              <SaidText text={one.text} spans={item.is_safe ? [] : item.spans} />
            </Table.Td>
            <Table.Td>{t(`patterns.wanted.${one.wanted}`)}</Table.Td>
            <Table.Td>
              <Badge tone={toneOf(isRight)}>
                {t(item.status !== 'success' ? 'patterns.unjudged' : item.is_safe ? 'patterns.left' : 'patterns.found')}
              </Badge>
              {item.reason !== null && <ReasonText reason={item.reason} size="xs" c="dimmed" />}
            </Table.Td>
          </Table.Tr>
        ))}
      </WideTable>
    </>
  )
}

function toneOf(isRight: boolean | null): Tone {
  if (isRight === null) return 'quiet'
  return isRight ? 'good' : 'bad'
}
