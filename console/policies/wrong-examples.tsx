import { Alert, List, Text } from '@mantine/core'
import type { Rehearsal } from '../../contract/policy/rehearsal.ts'
import { SaidText } from '../parts/verdict/said-text.tsx'
import { usePageText } from '../texts/page-text.ts'
import { rehearsalTexts } from '../texts/rehearsal-texts.ts'

const kinds = ['allowed', 'violating'] as const

/** Own examples whose like the policy in the editor would get wrong: what is allowed and would be blocked comes first. */
export function WrongExamples({ compiled }: { readonly compiled: Rehearsal['compiled'] }) {
  const { t, n } = usePageText(rehearsalTexts)
  const wrong = (compiled?.tests ?? []).filter(({ passed }) => !passed)
  return kinds.map((kind) => {
    const ofKind = wrong.filter((one) => one.kind === kind)
    if (ofKind.length === 0) return null
    return (
      <Alert
        key={kind}
        variant="outline"
        color="orange"
        title={<span className="notice-title">{t(`examples.wrong.${kind}`, { count: n(ofKind.length) })}</span>}
      >
        <Text size="sm">{t('examples.wrong.about')}</Text>
        <List size="sm" mt={4}>
          {ofKind.map(({ example, value }) => (
            <List.Item key={example}>
              <SaidText text={example} /> {t('field.value')} {n(value, 3)}
            </List.Item>
          ))}
        </List>
      </Alert>
    )
  })
}
