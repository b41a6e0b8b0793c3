import 'uplot/dist/uPlot.min.css'
import { Paper, Table, Text, useComputedColorScheme } from '@mantine/core'
import { useEffect, useMemo, useRef } from 'react'
import UPlot from 'uplot'
import { WideTable } from '../parts/lists/wide-table.tsx'
import { useText } from '../texts/language.tsx'

/** Steps between the marks of the values: whole ones, because there is no quarter of a message. */
const steps = Array.from({ length: 10 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat()

/** One line of a chart; null where a day has no value. */
export interface Series {
  /** For people. */
  readonly label: string
  /** One for each day. */
  readonly values: readonly (number | null)[]
  readonly tone: 'line' | 'bad'
}

/** Values by day as lines, and the same as a table for whoever cannot see them. */
export function DayChart({
  title,
  days,
  series,
}: {
  readonly title: string
  readonly days: readonly string[]
  readonly series: readonly Series[]
}) {
  const { t, n, locale } = useText()
  const dayText = (day: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(day))
  return (
    <Paper withBorder p="md" miw={0}>
      <Text fw={600} component="h2" m={0} mb="xs" size="md">
        {title}
      </Text>
      <Lines days={days} series={series} locale={locale} dayLabel={t('overview.day')} />
      <details>
        <summary>{t('overview.asTable')}</summary>
        <WideTable label={title} head={[t('overview.day'), ...series.map(({ label }) => label)]}>
          {days.map((day, place) => (
            <Table.Tr key={day}>
              <Table.Td>{dayText(day)}</Table.Td>
              {series.map(({ label, values }) => (
                <Table.Td key={label}>{values[place] == null ? '–' : n(values[place], 1)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </WideTable>
      </details>
    </Paper>
  )
}

function Lines({
  days,
  series,
  locale,
  dayLabel,
}: {
  readonly days: readonly string[]
  readonly series: readonly Series[]
  readonly locale: string
  readonly dayLabel: string
}) {
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<UPlot | null>(null)
  const data = useMemo(() => dataOf(days, series), [days, series])
  const newest = useRef(data)
  newest.current = data
  const kinds = JSON.stringify(series.map(({ label, tone }) => ({ label, tone })))
  const look = useComputedColorScheme()
  useEffect(() => {
    const node = place.current
    if (node === null) return
    const style = getComputedStyle(node)
    const color = (name: string) => style.getPropertyValue(name).trim()
    const text = look === 'dark' ? '#d5d9df' : '#3f4753'
    const back = { stroke: color('--rd-quiet-back') }
    const axis = { stroke: text, grid: back, ticks: back }
    const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
    const drawn = new UPlot(
      {
        width: node.clientWidth,
        height: 200,
        cursor: { drag: { x: false, y: false } },
        hooks: { setCursor: [markPointed] },
        axes: [
          { ...axis, values: (_, ticks) => ticks.map((tick) => short.format(new Date(tick * 1_000))) },
          { ...axis, incrs: steps },
        ],
        scales: { y: { range: (_, _least, most) => [0, Math.max(1, most * 1.1)] } },
        series: [
          { value: (_, at) => (at === null ? '' : short.format(new Date(at * 1_000))), label: dayLabel },
          ...(JSON.parse(kinds) as readonly Pick<Series, 'label' | 'tone'>[]).map(({ label, tone }) => ({
            label,
            value: valueIn(locale),
            stroke: color(tone === 'bad' ? '--rd-bad' : '--rd-line'),
            width: 2,
            points: { show: true },
            ...(tone === 'bad' && { dash: [6, 4] }),
          })),
        ],
      },
      newest.current,
      node,
    )
    chart.current = drawn
    const observer = new ResizeObserver(() => drawn.setSize({ width: node.clientWidth, height: 200 }))
    observer.observe(node)
    return () => {
      observer.disconnect()
      drawn.destroy()
      chart.current = null
    }
  }, [kinds, locale, dayLabel, look])
  // New values move the lines; a chart that was made anew has them already.
  useEffect(() => {
    if (chart.current?.data !== data) chart.current?.setData(data)
  }, [data])
  return <div ref={place} className="chart" aria-hidden="true" />
}

/** Says on the place of a chart whether a day of it is pointed at. */
function markPointed({ cursor, root }: UPlot): void {
  root.parentElement?.classList.toggle('is-pointed', cursor.idx != null)
}

/** A value of the legend, as it is written in a language. */
function valueIn(locale: string): UPlot.Series.Value {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return (_, value) => (value === null ? '–' : number.format(value))
}

function dataOf(days: readonly string[], series: readonly Series[]): UPlot.AlignedData {
  return [days.map((day) => Date.parse(day) / 1_000), ...series.map(({ values }) => [...values])]
}
