import type { Technique, TechniqueAbout } from '../../domain/attempt/technique.ts'
import { joinPictured } from '../../domain/red-team-test/pictured-prompt.ts'
import type { AttackLanguage } from '../../domain/red-team-test/test-policy.ts'
import { pictureAsks } from '../wordings/single-turn/pictures.ts'
import type { Wordings } from '../wordings/wordings.ts'
import { singleTurn } from './single-turn.ts'
import { jailbreakTaxonomy } from './taxonomies.ts'

/** What a technique that shows the goal says about itself. */
export interface Showing extends Pick<TechniqueAbout, 'id' | 'name' | 'mechanism' | 'source'> {
  /** How it is drawn, e.g. `black on white`. */
  readonly drawn: string
  /** What is said and what is shown; default the ask to do as the picture says, and the goal alone. */
  readonly rows?: Readonly<Record<AttackLanguage, readonly (readonly string[])[]>>
}

/** The goal as text in a picture. A wording is what is said with what is shown, joined by the marks at which the picture is drawn. */
export function picturedTechnique({ drawn, rows = goalAlone, ...told }: Showing): Technique {
  return singleTurn({
    about: {
      ...told,
      needs: ['images'],
      taxonomy: jailbreakTaxonomy,
      knownMisses:
        'Where the client cannot send pictures, their text stands in the prompt. A continuation is asked for without one.',
    },
    tries: `Show the request in a picture, ${drawn}, and ask to do what it says.`,
    wordings: joined(rows),
    transforms: ['picture'],
  })
}

const goalAlone: NonNullable<Showing['rows']> = besideGoal(pictureAsks)

function besideGoal({ en, fr, de, es }: Wordings): NonNullable<Showing['rows']> {
  const rows = (list: readonly string[]) => list.map((said) => [said, '{payload}'])
  return { en: rows(en), fr: rows(fr), de: rows(de), es: rows(es) }
}

function joined({ en, fr, de, es }: NonNullable<Showing['rows']>): Wordings {
  const texts = (list: readonly (readonly string[])[]) =>
    list.map(([said = '', shown = '']) => joinPictured({ said, shown }))
  return { en: texts(en), fr: texts(fr), de: texts(de), es: texts(es) }
}
