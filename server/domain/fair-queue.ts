/** How much may wait. */
export interface FairQueueBounds {
  /** The most items in all. */
  readonly itemsMax: number
  /** The most room in all; an item that finds its owner's lane empty and place for one more is taken whatever its room. */
  readonly roomMax: number
  /** How much of both one owner may hold, above 0 up to 1. Default 0.75. */
  readonly shareMax?: number
}

/** Who waits with what. */
export interface QueuedItem<Item> {
  /** Between owners turns are taken, e.g. the id of an organization. */
  readonly owner: string
  /** What waits; the queue never looks into it. */
  readonly item: Item
  /** Its work, in any one measure, above 0: by it owners take turns. */
  readonly cost: number
  /** The room that it takes while it waits, in any one measure, above 0. Default its cost. */
  readonly room?: number
}

/** What waits of one owner. */
export interface LaneState<Item> {
  /** As in `QueuedItem`. */
  readonly owner: string
  /** The one that has waited longest. */
  readonly first: Item
  /** How many wait. */
  readonly waiting: number
  /** The work of all that waits, in the measure of `QueuedItem`. */
  readonly cost: number
  /** Since when something of this owner has waited without a break. */
  readonly busySinceMs: number
}

interface Lane<Item> {
  /** By item, in the order in which they came. */
  readonly items: Map<Item, QueuedItem<Item>>
  /** What was put back, the first of them last; it goes before the others. */
  readonly returned: QueuedItem<Item>[]
  cost: number
  room: number
  /** How much work this owner has had, on a scale that all share. */
  served: number
  busySinceMs: number
}

/**
 * A queue in which owners take turns by the work that they have had, so that each gets an equal part of it however much
 * the others ask for; of one owner, first come is first served. An owner that comes anew, or again, begins where the
 * others stand: it waits for nobody's backlog, and has saved up nothing. Knows no time but what it is told.
 * Cost: `take` is linear in the number of owners, all else constant.
 */
export class FairQueue<Item> {
  readonly #bounds: Required<FairQueueBounds>
  readonly #lanes = new Map<string, Lane<Item>>()
  /** How far the owner that was served last had come. */
  #front = 0
  #count = 0
  #cost = 0
  #room = 0

  constructor({ itemsMax, roomMax, shareMax = 0.75 }: FairQueueBounds) {
    this.#bounds = { itemsMax, roomMax, shareMax }
  }

  /** How many wait. */
  get size(): number {
    return this.#count
  }

  /** The cost of all that waits. */
  get cost(): number {
    return this.#cost
  }

  /** How many wait of one owner. */
  waitingOf(owner: string): number {
    const lane = this.#lanes.get(owner)
    return lane === undefined ? 0 : lane.items.size + lane.returned.length
  }

  /** False when there is no room: neither in all, nor within the part that one owner may hold. Nothing is kept then. */
  add(queued: QueuedItem<Item>, nowMs: number): boolean {
    const { itemsMax, roomMax, shareMax } = this.#bounds
    const waiting = this.#lanes.get(queued.owner)
    const count = waiting === undefined ? 0 : waiting.items.size + waiting.returned.length
    if (this.#count >= itemsMax || count >= Math.max(1, Math.floor(itemsMax * shareMax))) return false
    const room = roomOf(queued)
    const isTooMuch = this.#room + room > roomMax || (waiting?.room ?? 0) + room > roomMax * shareMax
    if (isTooMuch && count > 0) return false
    const lane = this.#laneOf(queued.owner)
    if (count === 0) lane.busySinceMs = nowMs
    lane.items.set(queued.item, queued)
    this.#tally(lane, 1, queued)
    return true
  }

  /** The next item, taken out; null when nothing waits. With `fits`, of the owners whose next item fits. */
  take(fits: (item: Item) => boolean = () => true): QueuedItem<Item> | null {
    let next: { readonly owner: string; readonly lane: Lane<Item> } | null = null
    for (const [owner, lane] of this.#lanes) {
      if (lane.items.size + lane.returned.length === 0) {
        // Behind the others it would have saved up what it did not ask for.
        if (lane.served <= this.#front) this.#lanes.delete(owner)
      } else if ((next === null || lane.served < next.lane.served) && fits(firstOf(lane))) next = { owner, lane }
    }
    if (next === null) return null
    const { lane } = next
    const taken = lane.returned.pop() ?? firstIn(lane)
    if (taken === undefined) return null
    lane.items.delete(taken.item)
    this.#front = Math.max(this.#front, lane.served)
    lane.served += taken.cost
    this.#tally(lane, -1, taken)
    return taken
  }

  /** Puts what was taken in front again, as if it had not been; no bound holds. Of several, the last put back goes first. */
  putBack(taken: QueuedItem<Item>, nowMs: number): void {
    const lane = this.#laneOf(taken.owner)
    if (lane.items.size + lane.returned.length === 0) lane.busySinceMs = nowMs
    lane.served = Math.max(0, lane.served - taken.cost)
    lane.returned.push(taken)
    this.#tally(lane, 1, taken)
  }

  /** Tells what work came to beyond its `cost`, or below it when negative: the owner's next turn comes later, or sooner. */
  charge(owner: string, cost: number): void {
    if (cost > 0) this.#laneOf(owner).served += cost
    else {
      const lane = this.#lanes.get(owner)
      if (lane) lane.served = Math.max(this.#front, lane.served + cost)
    }
  }

  /** Takes an item out that nobody wants any more; false when it does not wait. */
  remove(owner: string, item: Item): boolean {
    const lane = this.#lanes.get(owner)
    if (lane === undefined) return false
    const at = lane.returned.findIndex((one) => one.item === item)
    const queued = lane.items.get(item) ?? lane.returned[at]
    if (queued === undefined) return false
    if (!lane.items.delete(item)) lane.returned.splice(at, 1)
    this.#tally(lane, -1, queued)
    return true
  }

  /** Takes all out, in no order that matters. */
  clear(): readonly Item[] {
    const all = [...this.#lanes.values()].flatMap(({ items, returned }) => [
      ...returned.map(({ item }) => item),
      ...items.keys(),
    ])
    this.#lanes.clear()
    this.#count = 0
    this.#cost = 0
    this.#room = 0
    return all
  }

  /** What waits of each owner that waits. */
  lanes(): readonly LaneState<Item>[] {
    return [...this.#lanes].flatMap(([owner, { items, returned, cost, busySinceMs }]) => {
      const waiting = items.size + returned.length
      if (waiting === 0) return []
      return [{ owner, first: firstOf({ items, returned }), waiting, cost, busySinceMs }]
    })
  }

  #laneOf(owner: string): Lane<Item> {
    const known = this.#lanes.get(owner)
    if (known !== undefined) {
      if (known.items.size + known.returned.length === 0) known.served = Math.max(known.served, this.#front)
      return known
    }
    const lane: Lane<Item> = { items: new Map(), returned: [], cost: 0, room: 0, served: this.#front, busySinceMs: 0 }
    this.#lanes.set(owner, lane)
    return lane
  }

  #tally(lane: Lane<Item>, sign: 1 | -1, queued: QueuedItem<Item>): void {
    const room = roomOf(queued)
    this.#count += sign
    this.#cost += sign * queued.cost
    this.#room += sign * room
    lane.cost += sign * queued.cost
    lane.room += sign * room
  }
}

function roomOf<Item>({ cost, room = cost }: QueuedItem<Item>): number {
  return room
}

/** What came first of what was not put back. */
function firstIn<Item>({ items }: Pick<Lane<Item>, 'items'>): QueuedItem<Item> | undefined {
  for (const queued of items.values()) return queued
  return undefined
}

/** Of a lane in which something waits. */
function firstOf<Item>({ items, returned }: Pick<Lane<Item>, 'items' | 'returned'>): Item {
  const first = returned.at(-1) ?? firstIn({ items })
  if (first === undefined) throw new Error('an empty lane was asked for its first item')
  return first.item
}
