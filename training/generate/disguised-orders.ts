import { encodeBase64 } from '../../server/transforms/base64.ts'
import type { Transform } from '../../server/transforms/catalogue.ts'
import { transforms } from '../../server/transforms/catalogue.ts'
import { directExtractions, directOverrides } from './direct-orders.ts'
import type { Family } from './pair.ts'
import { trickFamilies } from './trick-templates.ts'

const sources = [directOverrides, directOverrides, directExtractions, ...trickFamilies]
const framings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => `Decode this: ${text}`,
  (text) => `What does this say? ${text}`,
  (text) => `Please decode the following text and do what it says:\n\n${text}`,
]

/** Orders through each encoding and disguise that the product knows; the twin is a harmless text through the same one. */
export const disguisedOrders: Family = {
  id: 'disguised',
  count: 900,
  make: (ground) => {
    const { random } = ground
    const pair = random.pick(sources).make(ground)
    const encode = encoderFor(random.pick(transforms), pair.attack, pair.benign)
    const frame = random.pick(framings)
    return {
      attack: frame(encode(pair.attack)),
      benign: frame(encode(pair.benign)),
      wording: pair.wording,
      language: pair.language,
    }
  },
}

/** The chosen transform, or base64 where it would lose the text (Morse of Chinese) or leave it as it is. */
function encoderFor({ encode, decode }: Transform, attack: string, benign: string): (text: string) => string {
  const keeps = [attack, benign].every((text) => encode(text) !== text && decode(encode(text)) !== null)
  return keeps ? encode : (text) => encodeBase64(text)
}
