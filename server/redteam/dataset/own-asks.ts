import type { AttackLanguage } from '../../domain/red-team-test/test-policy.ts'
import { foldWords } from '../../text/folding/fold-words.ts'
import { shortened } from '../fill-slots.ts'
import { offLimitsTasks } from '../wordings/asks/ask-off-limits.ts'
import { ownWordings } from '../wordings/asks/ask-own.ts'
import { askWordings } from '../wordings/asks/ask-wordings.ts'
import { innerQuotes } from './inner-quotes.ts'
import type { PolicyAsk } from './policy-ask.ts'
import type { ForbiddenAct } from './reading/forbidden-act.ts'
import { wordedRequest } from './worded-request.ts'

const quoteUnitsMax = 240
const tasksMax = 4

/**
 * What the words of an owner's policy are asked for in the language of a test. In another language than the policy's they
 * are quoted as they stand, inside a request of the test's language: nothing is lost of what the policy means. A policy
 * that allows one subject only gives work outside it, which is known in every language.
 */
export function ownAsks(acts: readonly ForbiddenAct[], language: AttackLanguage): readonly PolicyAsk[] {
  return acts.flatMap((act, index) => {
    if (act.kind === 'beyond') return beyond(act, { index, language })
    const own = ownAsk(act, index)
    return [act.language === language ? own : quotedAsk(own, act, language)]
  })
}

/** Harmless questions about what the policy forbids, in its language; none in others. */
export function ownBenign(acts: readonly ForbiddenAct[], language: AttackLanguage): readonly string[] {
  const { benignDo, benignGive, benignBeyond, toOthers } = ownWordings[language]
  return acts
    .filter((act) => act.language === language)
    .flatMap(({ kind, core, settings }) => {
      // Words that belong to a case say little without it: the rule itself is asked about then.
      if (kind === 'omit' || settings.some((setting) => setting.kind === 'case')) return []
      const quotable = plain(core)
      const said =
        kind === 'beyond' ? quotable : toOthers.reduce((text, [word, by]) => text.replaceAll(word, by), quotable).trim()
      const templates = kind === 'do' ? benignDo : kind === 'beyond' ? benignBeyond : benignGive
      return templates.map((template) =>
        wordedRequest(
          template.replaceAll('{core}', '{object}'),
          /["„«] ?\{core\}/u.test(template) ? innerQuotes(said) : said,
          language,
        ),
      )
    })
}

function ownAsk(act: ForbiddenAct, index: number): PolicyAsk {
  const { kind, language } = act
  if (kind === 'beyond') throw new Error('tasks beyond a subject have asks of their own')
  const wordings = ownWordings[language]
  const object = plain(act.object)
  const aside = act.aside === null ? '' : wordings.aside.replace('{aside}', () => plain(act.aside ?? ''))
  const { before, behind, isUnasked } = told(act)
  const templates = isUnasked && kind !== 'omit' ? [wordings.unasked[kind]] : wordings[kind]
  return {
    requests: templates.map((template) => `${before}${wordedRequest(template, object, language)}${aside}${behind}`),
    scenario: ownScenario(act, isUnasked),
    aim: null,
    key: `own:${index}`,
    isQuoted: false,
  }
}

function ownScenario({ kind, language, ...act }: ForbiddenAct, isUnasked: boolean): string {
  const { aboutUser, scenarios, unaskedScenario } = ownWordings[language]
  const object = plain(act.object)
  const inThirdPerson = [...aboutUser, ...askWordings[language].thirdPerson].reduce(
    (text, [word, by]) => text.replaceAll(word, by),
    object,
  )
  const scenario = kind === 'beyond' ? '' : scenarios[kind].replace('{object}', () => inThirdPerson)
  const inThird = (text: string): string => aboutUser.reduce((said, [word, by]) => said.replaceAll(word, by), text)
  const { situation } = told({ kind, language, ...act })
  return `${scenario}${isUnasked ? unaskedScenario : ''}${inThird(situation)}`
}

/** What the settings of an act say before and behind a request, and in a scenario. */
function told({ settings, language }: ForbiddenAct): {
  readonly before: string
  readonly behind: string
  readonly situation: string
  readonly isUnasked: boolean
} {
  const { inCase, notSo, situation } = ownWordings[language]
  const clauses = (kind: 'case' | 'exception'): readonly string[] =>
    settings.flatMap((setting) => (setting.kind === kind ? [plain(setting.clause)] : []))
  const said = (template: string, clause: string): string => template.replace('{clause}', () => clause)
  const cases = clauses('case')
  const exceptions = clauses('exception').map((clause) => said(notSo, clause))
  return {
    before: cases.map((clause) => said(inCase, clause)).join(''),
    behind: exceptions.join(''),
    situation: [...cases.map((clause) => said(situation, clause)), ...exceptions].join(''),
    isUnasked: settings.some(({ kind }) => kind === 'unasked'),
  }
}

function quotedAsk(own: PolicyAsk, act: ForbiddenAct, language: AttackLanguage): PolicyAsk {
  const { foreign, foreignScenario } = ownWordings[language]
  const request = (own.requests[0] ?? '').replaceAll(/["„“”«»‘‚]/g, "'")
  const name = askWordings[language].languageNames[act.language]
  return {
    ...own,
    requests: foreign.map((template) => template.replace('{language}', name).replace('{request}', () => request)),
    scenario: foreignScenario.replace('{request}', () => request),
    isQuoted: true,
  }
}

function beyond(
  act: ForbiddenAct,
  { index, language }: { readonly index: number; readonly language: AttackLanguage },
): readonly PolicyAsk[] {
  const scope = foldWords(act.object)
  return offLimitsTasks
    .filter(({ near }) => !near.some((stem) => ` ${scope} `.includes(stem.length < 5 ? ` ${stem}` : stem)))
    .slice(0, tasksMax)
    .map(({ id, requests, scenarios }) => ({
      requests: [requests[language]],
      scenario: scenarios[language],
      aim: 'off-topic',
      key: `own:${index}:${id}`,
      isQuoted: false,
    }))
}

/** Words of the owner as a template may hold them: on one line, without braces. */
function plain(text: string): string {
  return shortened(text, quoteUnitsMax).replaceAll(/[{}]/g, "'")
}
