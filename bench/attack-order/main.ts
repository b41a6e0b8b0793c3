import { parseArgs } from 'node:util'
import { barredPart, measureOrders, type OrderFigures, parts, sumOf } from './measure-orders.ts'
import { measurePlan } from './measure-plan.ts'
import { recordZoo, type TargetTable, zooNames } from './record-outcomes.ts'

const usage = `npm run bench:attack-order -- [--zoo NAME] [--targets NUMBER]

Says what the order of the attempts of a run is worth: breaches found at half of them, beside random order in the same
process, over the targets of the zoos in which something is planted, seeds 1 to 20. The first time every attempt is played
once (hours: the fifth and sixth zoo have handbooks); the outcomes are kept in .cache/attack-order, which is to be removed when techniques, judges or
targets change. --targets plays so many of each zoo, to see that it works; no bar is held then. Then plans 200 policies, 5,000 scenarios and 113 techniques. Exit code 1 when a bar is missed.`

/** The bars. */
const bars = { ratio: 1.5, planMs: 2_000, planMb: 300 }

process.exitCode = await main()

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { zoo: { type: 'string' }, targets: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const { zoo: wanted, targets } = values
  if (wanted !== undefined && !zooNames.some((name) => name === wanted))
    throw new Error(`--zoo must be one of ${zooNames.join(', ')}, not ${JSON.stringify(wanted)}.`)
  if (targets !== undefined && !/^[1-9]\d*$/.test(targets)) throw new Error('--targets must be a number from 1 on.')
  const targetsMax = targets === undefined ? Number.POSITIVE_INFINITY : Number(targets)
  // First, in a process that has grown by nothing else.
  const missed = [...tellPlan()]
  const zoos = new Map<string, readonly TargetTable[]>()
  for (const zoo of zooNames) {
    if (wanted !== undefined && wanted !== zoo) continue
    zoos.set(
      zoo,
      await recordZoo(zoo, { targetsMax, onProgress: (what) => process.stderr.write(`playing: ${what}\n`) }),
    )
  }
  for (const [name, part] of Object.entries(parts)) {
    const ofZoos = [...zoos].map(([zoo, tables]) => measureOrders(`${name}: zoo ${zoo}`, tables, part))
    const whole = sumOf(`${name}: all`, ofZoos)
    for (const figures of [...ofZoos, whole]) tell(figures)
    const isBarred = name === barredPart && targets === undefined
    if (isBarred && whole.planned / whole.random < bars.ratio) missed.push('breaches at half of the attempts')
  }
  for (const what of missed) console.error(`MISSED ${what}`)
  return missed.length === 0 ? 0 : 1
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
