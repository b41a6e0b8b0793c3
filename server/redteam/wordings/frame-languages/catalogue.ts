import type { FurtherLanguage } from '../../../domain/red-team-test/frame-language.ts'
import type { FramedTechniqueId } from '../../../domain/red-team-test/framed-techniques.ts'
import type { RelayKind } from '../single-turn/relay-kind.ts'
import type { FrameWordings, Wordings } from '../wordings.ts'
import ar from './ar.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import ru from './ru.json' with { type: 'json' }
import tr from './tr.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

/** All that a run can say in a language beyond those of attacks, as it stands in its file; `frame-language.schema.json` says what may stand there. */
export interface FrameLanguageWords {
  /** In English, e.g. `Italian`. */
  readonly name: string
  /** Its script as a Unicode property. */
  readonly script: string
  /** How it quotes, with `…` for what is quoted. */
  readonly quotes: string
  /** What stands between the items of a list. */
  readonly comma: string
  /** As in `reactions.ts`. */
  readonly reactions: Readonly<
    Record<'openers' | 'narrowings' | 'continuations' | 'reAims' | 'refusalRepairs', readonly string[]>
  > & { readonly unknownContext: string; readonly numbering: string }
  /** As the lists of the same name beside the frames. */
  readonly words: Readonly<Record<'refusalWords' | 'knowingRoles' | 'fillers', readonly string[]>> & {
    readonly unknownTool: string
  }
  /** How a goal that is not known in the language is asked for: `asks`, `frames` and `unknown` as in `relayed.ts`, `rules` with the place `{rule}`. */
  readonly relay: {
    readonly asks: Readonly<Record<RelayKind, string>>
    readonly frames: readonly string[]
    readonly unknown: string
    readonly rules: readonly string[]
  }
  /** Frames by technique, with the slots of its other wordings. */
  readonly frames: Readonly<Record<FramedTechniqueId, readonly string[]>>
}

/** Every one of them. */
export const furtherWords: Readonly<Record<FurtherLanguage, FrameLanguageWords>> = { pt, it, nl, pl, tr, ru, ar, zh }

/** What `read` finds in each of the further languages. */
export function inFurther<Found>(read: (words: FrameLanguageWords) => Found): Readonly<Record<FurtherLanguage, Found>> {
  return {
    pt: read(pt),
    it: read(it),
    nl: read(nl),
    pl: read(pl),
    tr: read(tr),
    ru: read(ru),
    ar: read(ar),
    zh: read(zh),
  }
}

/** The wordings of one place in all frame languages: those of the attack languages, and what `read` finds in the others. */
export function withFurther(four: Wordings, read: (words: FrameLanguageWords) => readonly string[]): FrameWordings {
  return { ...four, ...inFurther(read) }
}

/** The frames of a technique in all frame languages. */
export function framesOf(techniqueId: FramedTechniqueId, four: Wordings): FrameWordings {
  return withFurther(four, ({ frames }) => frames[techniqueId])
}
