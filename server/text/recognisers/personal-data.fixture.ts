/** A sentence with one thing in it that has to be found. */
export interface MadeText {
  readonly text: string
  readonly label: RegExp
  readonly start: number
  readonly end: number
}

/** Numbers of every kind with their checksums, made by own rules, each in a sentence. The same seed makes the same texts. */
export function makeTexts(seed: number, perKind: number): readonly MadeText[] {
  const dice = diceOf(seed)
  return kinds.flatMap(({ label, make, sentences }) =>
    Array.from({ length: perKind }, () => {
      const value = make(dice)
      const sentence = dice.oneOf(sentences)
      const start = sentence.indexOf('{}')
      return { text: sentence.replace('{}', () => value), label, start, end: start + value.length }
    }),
  )
}

/** A seeded source of choices. */
export interface Dice {
  readonly digits: (count: number) => string
  readonly oneOf: <Item>(items: readonly Item[]) => Item
  readonly below: (bound: number) => number
}

/** Choices that follow from the seed alone. */
function diceOf(seed: number): Dice {
  let state = seed
  const below = (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('nothing to choose from')
    return item
  }
  return { below, oneOf, digits: (count) => Array.from({ length: count }, () => below(10)).join('') }
}

interface Kind {
  readonly label: RegExp
  readonly make: (dice: Dice) => string
  readonly sentences: readonly string[]
}

const plain = ['{}', 'Here it is: {}.', 'Please note {} for later', 'anna said ({}) twice', 'Anna Weber, {}, Bern']

const kinds: readonly Kind[] = [
  { label: /^payment card number$/, make: makeCard, sentences: [...plain, 'Charge {} today', '给您卡号{}'] },
  { label: /^IBAN$/, make: makeIban, sentences: plain },
  { label: /^e-mail address$/, make: makeEmail, sentences: [...plain, '<{}>', 'mailto:{}?subject=x'] },
  {
    label: /^US social security number$/,
    make: (dice) => `${100 + dice.below(500)}-${10 + dice.below(89)}-${1000 + dice.below(8999)}`,
    sentences: plain,
  },
  {
    label: /^phone number$/,
    make: (dice) => `(${200 + dice.below(700)}) ${200 + dice.below(700)}-${dice.digits(4)}`,
    sentences: plain,
  },
  {
    label: /^phone number$/,
    make: (dice) => `+49 ${dice.oneOf(['30', '89', '40', '221'])} ${1 + dice.below(8)}${dice.digits(6)}`,
    sentences: plain,
  },
  {
    label: /^IP address$/,
    make: (dice) => `${dice.oneOf([81, 93, 145, 62])}.${dice.below(256)}.${dice.below(256)}.${1 + dice.below(250)}`,
    sentences: ['{}', 'He came from {} at night.', 'ping {} failed'],
  },
  { label: /^tax id \(Brazil\)$/, make: makeCpf, sentences: plain },
  { label: /^national id \(India\)$/, make: makeAadhaar, sentences: ['Aadhaar: {}', 'my aadhar is {}'] },
  { label: /^national id \(Spain\)$/, make: makeDni, sentences: plain },
  { label: /^national id \(France\)$/, make: makeNir, sentences: plain },
  { label: /^national id \(Netherlands\)$/, make: makeBsn, sentences: ['BSN: {}', 'mijn burgerservicenummer is {}'] },
]

/** Appends the Luhn digit. */
function withLuhn(digits: string): string {
  for (let last = 0; ; last += 1) {
    const sum = [...`${digits}${last}`].reverse().reduce((total, digit, back) => {
      const value = Number(digit) * (back % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
    if (sum % 10 === 0) return `${digits}${last}`
  }
}

function makeCard(dice: Dice): string {
  const [prefix, length, groups] = dice.oneOf([
    ['4', 16, [4, 4, 4, 4]],
    ['53', 16, [4, 4, 4, 4]],
    ['2404', 16, [4, 4, 4, 4]],
    ['37', 15, [4, 6, 5]],
    ['6011', 16, [4, 4, 4, 4]],
    ['3530', 16, [4, 4, 4, 4]],
    ['36', 14, [4, 6, 4]],
  ] as const)
  const digits = withLuhn(prefix + dice.digits(length - prefix.length - 1))
  const mark = dice.oneOf(['', ' ', '-'])
  const starts = groups.map((_, index) => groups.slice(0, index).reduce<number>((sum, size) => sum + size, 0))
  return groups.map((size, index) => digits.slice(starts[index] ?? 0, (starts[index] ?? 0) + size)).join(mark)
}

function makeIban(dice: Dice): string {
  const [country, body] = dice.oneOf([
    ['DE', dice.digits(18)],
    ['GB', `WEST${dice.digits(14)}`],
    ['FR', dice.digits(23)],
    ['NL', `ABNA${dice.digits(10)}`],
    ['ES', dice.digits(20)],
  ] as const)
  const numbers = [...`${body}${country}00`].map((character) => Number.parseInt(character, 36)).join('')
  const check = String(98n - (BigInt(numbers) % 97n)).padStart(2, '0')
  const whole = `${country}${check}${body}`
  return dice.oneOf([whole, whole.replace(/.{4}(?=.)/g, '$& ')])
}

function makeEmail(dice: Dice): string {
  const local = dice.oneOf(['anna.weber', 'j_smith', 'li+news', 'o.connor', 'müller', 'x7'])
  return `${local}${dice.below(99)}@${dice.oneOf(['mail.test', 'my-firm.co.uk', 'schule.example', 'büro.de'])}`
}

function makeCpf(dice: Dice): string {
  const digits = dice.digits(9)
  const check = (body: string): number => {
    const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (body.length + 1 - at), 0)
    return ((sum * 10) % 11) % 10
  }
  const first = `${digits}${check(digits)}`
  return `${first}${check(first)}`.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
}

function makeAadhaar(dice: Dice): string {
  const body = `${2 + dice.below(8)}${dice.digits(10)}`
  const table = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]
  const times = (a: number, b: number): number =>
    a < 5 ? (b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)) : b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5
  for (let last = 0; last < 10; last += 1) {
    const sum = [...`${body}${last}`].reverse().reduce((total, digit, back) => {
      let value = Number(digit)
      for (let turn = 0; turn < back % 8; turn += 1) value = table[value] ?? 0
      return times(total, value)
    }, 0)
    if (sum === 0) return `${body}${last}`.replace(/(....)(....)(....)/, '$1 $2 $3')
  }
  throw new Error('some digit always fits')
}

function makeDni(dice: Dice): string {
  const digits = `${1 + dice.below(9)}${dice.digits(7)}`
  return `${digits}${'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23]}`
}

function makeNir(dice: Dice): string {
  const body = `${1 + dice.below(2)}${dice.digits(2)}0${1 + dice.below(9)}${10 + dice.below(85)}${dice.digits(6)}`
  return `${body}${String(97 - (Number(body) % 97)).padStart(2, '0')}`
}

function makeBsn(dice: Dice): string {
  for (;;) {
    const digits = `${1 + dice.below(8)}${dice.digits(8)}`
    const sum = [9, 8, 7, 6, 5, 4, 3, 2, -1].reduce(
      (total, weight, at) => total + weight * Number(digits.charAt(at)),
      0,
    )
    if (sum % 11 === 0) return digits
  }
}
