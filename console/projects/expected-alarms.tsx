import { Slider, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useOperation } from '../operation.ts'
import { isWithin } from '../parts/forms/number-bounds.ts'
import { NumberField } from '../parts/forms/number-field.tsx'
import { weekStatistics } from '../parts/statistics-request.ts'
import { useText } from '../texts/language.tsx'

const sliderMax = 3
const bounds = { min: 0, max: 100 }

/** The threshold of the security guardrail, and beside it how many false alarms it means, as far as that is known. */
export function ExpectedAlarms({
  projectId,
  threshold,
  onThreshold,
}: {
  readonly projectId: string
  readonly threshold: number
  readonly onThreshold: (threshold: number) => void
}) {
  const { t, n } = useText()
  return (
    <div>
      <NumberField
        label={t('project.security.threshold')}
        isDecimal
        value={threshold}
        onValue={onThreshold}
        {...bounds}
        step={0.05}
        decimalScale={3}
        maw={240}
        mb="xs"
      />
      <Slider
        thumbLabel={t('project.security.threshold')}
        value={Math.min(threshold, sliderMax)}
        onChange={onThreshold}
        min={0}
        max={sliderMax}
        step={0.05}
        label={(value) => n(value, 2)}
        mb="xs"
      />
      <Alarms projectId={projectId} threshold={threshold} />
    </div>
  )
}

function Alarms({ projectId, threshold }: { readonly projectId: string; readonly threshold: number }) {
  const { t, n, percent } = useText()
  const [asked] = useDebouncedValue(threshold, 250)
  const request = { params: { id: projectId }, query: { threshold: asked } }
  const { data } = useOperation('readOperatingPoints', request, {
    enabled: isWithin(asked, bounds),
    keepsPrevious: true,
  })
  const traffic = useOperation('readStatistics', weekStatistics(projectId))
  const point = data?.guardrails
    .find(({ guardrail }) => guardrail === 'security')
    ?.points.find((one) => Math.abs(one.threshold - asked) < 1e-9)
  const rate = point?.expected_rate ?? null
  const perDay = (traffic.data?.days ?? []).reduce((sum, day) => sum + day.messages, 0) / 7
  // A rate that is not zero is never shown as one.
  const dayText = (alarms: number) =>
    alarms > 0 && alarms < 0.01 ? t('project.alarms.few') : t('project.alarms.day', { count: n(alarms, 2) })
  return (
    <div role="status">
      <Text size="sm">
        {rate === null ? t('project.alarms.unknown') : t('project.alarms', { rate: percent(rate, 2) })}
        {rate !== null && perDay > 0 && dayText(rate * perDay)}
        {point?.basis === 'extrapolated' && ` (${t('project.alarms.extrapolated')})`}
      </Text>
      {point?.observed && (
        <Text size="sm">
          {t('project.alarms.observed', {
            rate: percent(point.observed.rate, 2),
            low: percent(point.observed.low, 2),
            high: percent(point.observed.high, 2),
          })}
        </Text>
      )}
    </div>
  )
}
