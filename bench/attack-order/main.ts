import { parseArgs } from 'node:util'
import { barredPart, measureOrders, type OrderFigures, parts, sumOf } from './measure-orders.ts'
import { measurePlan } from './measure-plan.ts'
import { type RecordedZoo, recordZoos, zooNames } from './record-outcomes.ts'

const usage = `npm run bench:attack-order -- [--zoo NAME …] [--targets NUMBER] [--minutes NUMBER] [--seeds NUMBER] [--truth]

Says what the order of the attempts of a run is worth: breaches found at half of them, beside random order in the same
process, over the targets of the zoos in which something is planted, seeds 1 to 20. The first time every attempt is played
once (two hours of a core, and one more for the orders); the outcomes are kept in .cache/attack-order, which is to be removed when techniques, judges or
targets change. --targets plays so many of each zoo; --minutes begins none after that time, zoos by turns, and what was played before is
measured with it; --seeds takes fewer than 20. No bar is held then. --truth has each target say itself what its answers are, in place of the judges: some
10 s a target, and what an order is worth to judges that are never wrong. Then plans 200 policies, 5,000 scenarios and 113 techniques. Exit code 1
when a bar is missed.`

/** The bars, and over how many seeds. */
const bars = { ratio: 1.5, seeds: 20, planMs: 2_000, planMb: 300 }

process.exitCode = await main()

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      zoo: { type: 'string', multiple: true },
      targets: { type: 'string' },
      minutes: { type: 'string' },
      seeds: { type: 'string' },
      truth: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const unknown = values.zoo?.find((name) => !zooNames.includes(name))
  if (unknown !== undefined)
    throw new Error(`--zoo must be one of ${zooNames.join(', ')}, not ${JSON.stringify(unknown)}.`)
  const targetsMax = boundOf('targets', values.targets)
  const minutesMax = boundOf('minutes', values.minutes)
  const seeds = Math.min(bars.seeds, boundOf('seeds', values.seeds))
  // First, in a process that has grown by nothing else.
  const missed = [...tellPlan()]
  const zoos = await recordZoos({
    zoos: values.zoo ?? zooNames,
    judging: values.truth ? 'truth' : 'judges',
    targetsMax,
    minutesMax,
    onProgress: (what) => process.stderr.write(`playing: ${what}\n`),
  })
  const isWhole = [...zoos].map(([zoo, recorded]) => tellPlayed(zoo, recorded)).every((played) => played)
  for (const [name, part] of Object.entries(parts)) {
    const ofZoos = [...zoos].map(([zoo, { tables }]) => measureOrders(`${name}: zoo ${zoo}`, tables, { part, seeds }))
    const whole = sumOf(`${name}: all`, ofZoos)
    for (const figures of [...ofZoos, whole]) tell(figures)
    const isBarred = name === barredPart && isWhole && seeds === bars.seeds
    if (isBarred && whole.planned / whole.random < bars.ratio) missed.push('breaches at half of the attempts')
  }
  for (const what of missed) console.error(`MISSED ${what}`)
  return missed.length === 0 ? 0 : 1
}

function boundOf(option: string, given: string | undefined): number {
  if (given === undefined) return Number.POSITIVE_INFINITY
  if (!/^[1-9]\d*$/.test(given)) throw new Error(`--${option} must be a number from 1 on.`)
  return Number(given)
}

/** Whether all of it was played. */
function tellPlayed(zoo: string, { tables, weakTargets }: RecordedZoo): boolean {
  if (tables.length < weakTargets)
    console.log(`zoo ${zoo}: ${tables.length} of ${weakTargets} weak targets were played`)
  return tables.length === weakTargets
}

function tell(figures: OrderFigures): OrderFigures {
  const { name, targets, attempts, breaches, random, former, planned, plannedLate, most } = figures
  const { randomPairs, plannedPairs } = figures
  const ratio = (value: number) => (value / random).toFixed(2)
  console.log(`${name}: ${targets} targets, ${attempts} attempts, ${breaches} breaches
  breaches at half, random order   ${random.toFixed(0)}
  × random: the former order       ${ratio(former)}
  × random: planned                ${ratio(planned)} (${ratio(most)} is the most there can be)
  × random: planned, eight at once ${ratio(plannedLate)}
  different pairs, × random        ${(plannedPairs / randomPairs).toFixed(2)}`)
  return figures
}

function tellPlan(): readonly string[] {
  const { attempts, planMs, jsonMs, grownMb, choiceP50, choiceP99, catchUpMs } = measurePlan()
  console.log(`200 policies, 5,000 scenarios, 113 techniques: ${attempts} attempts
  planned in       ${planMs.toFixed(0)} ms (bar ${bars.planMs}), ${(planMs / jsonMs).toFixed(2)} × copying the plan as JSON
  memory           ${grownMb.toFixed(0)} MB (bar ${bars.planMb})
  one choice       p50 ${choiceP50.toFixed(2)} ms, p99 ${choiceP99.toFixed(2)} ms
  catch-up         ${catchUpMs.toFixed(0)} ms for 100,000 stored attempts`)
  return [...(planMs > bars.planMs ? ['time of a plan'] : []), ...(grownMb > bars.planMb ? ['memory of a plan'] : [])]
}
