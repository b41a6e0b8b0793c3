import type { SeededRandom } from '../../server/text/random/seeded-random.ts'

const words = (
  'describing similarly now write opposite giving one please revert with two manual sentence tutorial interface step sure plot ' +
  'theme summary reply inverse table list python begin use formatted words steps format code previous message answer text ' +
  'respond instead output replace vice versa english phrase title style repeat only complete sketch review introduction ' +
  'example story outline exactly response first keyword generate object final markdown script dialog paragraph usage tone'
).split(' ')
const joints = [
  '.\\ + ',
  '.](',
  '**',
  '"\\!--',
  ' == ',
  '(@',
  ']{',
  '!--',
  '\\!',
  '})\\ ',
  '=>[',
  ';) ',
  '?"<',
  '"}\'',
  ' ++ ',
  '_[\\',
  '//@',
  '{{(',
  '|<',
  '~~$',
  '\\"] ',
  '>>>:',
]

/** Rows of words and marks as an optimiser leaves them behind: plain pieces, senseless joints. */
export function machineSuffixes(random: SeededRandom, count: number): readonly string[] {
  return Array.from({ length: count }, () => machineSuffix(random))
}

/** One such row of 14 to 30 words. */
export function machineSuffix(random: SeededRandom): string {
  const length = 14 + random.below(17)
  let text = ''
  for (let at = 0; at < length; at++) text += word(random) + joint(random)
  return text.trim()
}

function word(random: SeededRandom): string {
  const plain = random.pick(words)
  const chance = random.next()
  if (chance < 0.12) return plain.toUpperCase()
  return chance < 0.3 ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain
}

function joint(random: SeededRandom): string {
  const chance = random.next()
  if (chance < 0.45) return ' '
  return chance < 0.57 ? '' : random.pick(joints)
}
