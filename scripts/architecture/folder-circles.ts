import type { SourceFile } from './source-file.ts'

/** Floors whose rooms are still in circles: they are not held to it yet. No floor may be added. */
const notYet = [
  'bench/',
  'console/',
  'contract/',
  'server/detectors/views/',
  'server/redteam/wordings/',
  'server/store/repositories/',
  'training/',
]

/**
 * One line for each room that imports, over others or at once, what imports it: on every floor, which is a folder that holds
 * others, the tree itself the first. Tests may look anywhere.
 */
export function foldersInCircles(files: readonly SourceFile[]): readonly string[] {
  return floorsOf(files).flatMap((floor) => {
    const edges = roomEdges(files, floor)
    return [...edges.keys()].flatMap((room) => {
      const back = [...(edges.get(room) ?? [])].filter((next) => reaches(edges, next, room))
      if (back.length === 0) return []
      return [
        `${floor}${room} is in a circle with ${back.sort().join(', ')}: move what both need into a room that imports neither`,
      ]
    })
  })
}

function floorsOf(files: readonly SourceFile[]): readonly string[] {
  const folders = files.flatMap(({ path }) => {
    const steps = path.split('/').slice(0, -1)
    return steps.map((_, at) => `${steps.slice(0, at + 1).join('/')}/`)
  })
  return ['', ...new Set(folders)].filter((floor) => !notYet.includes(floor))
}

/** For each room of a floor the others that it imports. */
function roomEdges(files: readonly SourceFile[], floor: string): ReadonlyMap<string, ReadonlySet<string>> {
  const edges = new Map<string, Set<string>>()
  for (const { path, imports } of files) {
    const room = roomOf(path, floor)
    if (room === null || /\.(test|fixture|browser)\.tsx?$/.test(path)) continue
    for (const { target } of imports) {
      const other = target === null ? null : roomOf(target, floor)
      if (other === null || other === room) continue
      edges.set(room, (edges.get(room) ?? new Set()).add(other))
    }
  }
  return edges
}

/** The folder of a floor in which a file lies; null for one that lies elsewhere, or on the floor itself. */
function roomOf(path: string, floor: string): string | null {
  if (!path.startsWith(floor)) return null
  const [room, ...rest] = path.slice(floor.length).split('/')
  return room === undefined || rest.length === 0 ? null : room
}

function reaches(edges: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set([from])
  for (const room of seen) for (const next of edges.get(room) ?? []) seen.add(next)
  return seen.has(to)
}
