import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import type { Store } from '../../server/domain/ports.ts'
import { systemClock, systemIds } from '../../server/process-ports.ts'
import { openSqliteStore } from '../../server/store/sqlite.ts'
import { aPolicyVerdict, aRecord, newPlace, type Place } from '../store/fixtures.ts'
import { groupText } from './group-text.ts'

/*
 * A process that opens the store in the folder of its first argument and records messages until it is killed. It tells
 * on stdout, each line at once: `opening`, `ready ORGANIZATION PROJECT`, and `kept ID …` for what record() acknowledged.
 */

const callsAtOnce = 12
const groupSizeMax = 4

const dataDirectory = process.argv[2]
if (dataDirectory === undefined) throw new Error('The folder of the store is missing.')
tell('opening')
const store = await openSqliteStore({ dataDirectory, clock: systemClock, ids: systemIds })
const place = await newPlace(store)
tell(`ready ${place.project.organizationId} ${place.project.id}`)
await Promise.all(Array.from({ length: callsAtOnce }, (_, index) => recordForEver(store, place, index)))

async function recordForEver(store: Store, place: Place, index: number): Promise<never> {
  const policyId = randomUUID()
  for (let round = index; ; round += 1) {
    const groupId = randomUUID()
    const groupSize = 1 + (round % groupSizeMax)
    const records = Array.from({ length: groupSize }, () => {
      const id = randomUUID()
      const text = groupText({ id, groupId, groupSize })
      return aRecord(place, { id, text, policies: [aPolicyVerdict(policyId, round % 3 !== 0)] })
    })
    await store.record(records)
    tell(`kept ${records.map(({ message }) => message.id).join(' ')}`)
  }
}

/** Written before the next step: what the reader has not got was not acknowledged. */
function tell(line: string): void {
  writeSync(1, `${line}\n`)
}
