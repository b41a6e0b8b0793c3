import { Stack, Text } from '@mantine/core'
import { useText } from '../../texts/language.tsx'
import { Badge, VerdictBadge } from '../badge.tsx'
import type { TextSpan } from './highlighted-text.ts'
import { ReasonText } from './reason-text.tsx'
import { useMarks } from './use-marks.ts'

/** The view of a text that needs no word: how it stands there. */
const asSent = 'as sent'

/** The id of the row of the security guardrail, which is no policy. */
export const securityId = 'security'

/** What one guardrail found. */
export interface FindingShown {
  readonly id: string
  readonly name: string
  /** As the service decided. */
  readonly isSafe: boolean
  /** Tried out: shown, without a say in the verdict. */
  readonly isShadow: boolean
  /** 0 to 1 for a policy, a calibrated risk for security. */
  readonly value: number
  /** Null where it is not told. */
  readonly threshold: number | null
  /** Null when nothing was found. */
  readonly reason: string | null
  readonly spans: readonly TextSpan[]
  /** True where a part was not judged, or none was. */
  readonly isInPart: boolean
}

/** What the guardrails found, those that block first. */
export function Findings({ findings }: { readonly findings: readonly FindingShown[] }) {
  const { t, n } = useText()
  const sorted = findings.toSorted((one, other) => Number(one.isSafe) - Number(other.isSafe))
  return (
    <Stack gap="sm">
      {sorted.map((finding) => (
        <div key={finding.id}>
          <Text component="div" fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
            <VerdictBadge isSafe={finding.isSafe} /> {finding.name}{' '}
            {finding.isShadow && <Badge>{t('playground.shadow')}</Badge>}
          </Text>
          <Text size="sm" c="dimmed">
            {t('field.value')} {n(finding.value, 3)}
            {finding.threshold !== null && ` · ${t('field.threshold')} ${n(finding.threshold, 3)}`}
          </Text>
          {finding.id === securityId && (
            <Text size="xs" c="dimmed">
              {t('verdict.security.scale')}
            </Text>
          )}
          {finding.reason && <ReasonText reason={finding.reason} />}
          {finding.isInPart && <Text size="sm">{t('playground.unjudged')}</Text>}
          {!finding.isSafe && finding.spans.length > 0 && (
            <Text size="sm" component="div">
              {t('playground.marks')}
              <ul>
                {finding.spans.map((span) => (
                  <Mark key={`${span.start} ${span.end} ${span.label} ${span.view}`} span={span} />
                ))}
              </ul>
            </Text>
          )}
        </div>
      ))}
    </Stack>
  )
}

/** What was seen at a place, and through which view where it does not stand there so. */
function Mark({ span }: { readonly span: TextSpan }) {
  const { label, view, lang } = useMarks(true)(span)
  return (
    <li lang={lang}>
      {label} {span.view !== asSent && <Badge>{view}</Badge>}
    </li>
  )
}
