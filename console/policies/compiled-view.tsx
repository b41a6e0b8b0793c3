import { Alert, Fieldset, Stack, Table, Text } from '@mantine/core'
import type { Policy } from '../../contract/policy/policy.ts'
import { Badge } from '../parts/badge.tsx'
import { WideTable } from '../parts/lists/wide-table.tsx'
import { SaidText } from '../parts/verdict/said-text.tsx'
import { useText } from '../texts/language.tsx'

const warningCodes = [
  'empty',
  'definition-only',
  'contradictory',
  'instructs-the-judge',
  'many-examples',
  'common-subject',
  'failing-examples',
] as const

type Compiled = NonNullable<Policy['compiled']>

/** What a policy was compiled to: how its own examples do, and what to know about it. */
export function CompiledView({ compiled }: { readonly compiled: Compiled }) {
  const { t, n, percent } = useText()
  const head = [t('policy.test.example'), t('policy.test.kind'), t('field.value'), t('policy.test.result')]
  return (
    <Fieldset legend={t('policy.compiled')}>
      <Stack gap="xs">
        {compiled.expected_alarms !== null && (
          <Text size="sm">{t('policy.alarms', { rate: percent(compiled.expected_alarms, 2) })}</Text>
        )}
        {compiled.warnings.map(({ code, message }) => (
          <Alert
            key={`${code} ${message}`}
            variant="outline"
            color="orange"
            title={<span className="notice-title">{isKnown(code) ? t(`policy.warning.${code}`) : code}</span>}
          >
            <Text size="sm" className="said">
              {message}
            </Text>
          </Alert>
        ))}
        {compiled.tests.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('policy.compiled.about')}
          </Text>
        )}
        {compiled.tests.length > 0 && (
          <WideTable label={t('policy.compiled')} head={head}>
            {compiled.tests.map(({ example, kind, value, passed }) => (
              <Table.Tr key={`${kind} ${example}`}>
                <Table.Td miw={200}>
                  <SaidText text={example} />
                </Table.Td>
                <Table.Td>{t(`policy.kind.${kind}`)}</Table.Td>
                <Table.Td>{n(value, 3)}</Table.Td>
                <Table.Td>
                  <Badge tone={passed ? 'good' : 'bad'}>{t(passed ? 'policy.test.right' : 'policy.test.wrong')}</Badge>
                </Table.Td>
              </Table.Tr>
            ))}
          </WideTable>
        )}
      </Stack>
    </Fieldset>
  )
}

/** A newer service may tell of more. */
function isKnown(code: string): code is (typeof warningCodes)[number] {
  return warningCodes.some((one) => one === code)
}
