import { nearestName } from '../../config/nearest-name.ts'
import { invalidField } from '../../domain/problem.ts'
import {
  type ChosenLanguage,
  frameLanguageNames,
  frameLanguages,
  spokenLanguages,
} from '../../domain/red-team-test/frame-language.ts'

const choices: readonly ChosenLanguage[] = [...frameLanguages, spokenLanguages]

/** By code and by English name, so that `italian` and `itl` both lead to `it`. */
const named: ReadonlyMap<string, ChosenLanguage> = new Map([
  ...choices.map((code) => [code, code] as const),
  ...frameLanguages.map((code) => [frameLanguageNames[code].toLowerCase(), code] as const),
])

/** Languages of frames as a body names them, each once; `pt-BR`, `PT` and `pt_BR` are Portuguese. Throws Problem `invalid-request`. */
export function readLanguages(given: readonly string[], path: string): readonly ChosenLanguage[] {
  return [...new Set(given.map((one, index) => languageOf(one, `${path}[${index}]`)))]
}

function languageOf(given: string, path: string): ChosenLanguage {
  const code = given.toLowerCase().split(/[-_]/, 1)[0]
  const language = choices.find((one) => one === code)
  if (language !== undefined) return language
  const nearest = named.get(nearestName(given, [...named.keys()]) ?? '')
  const hint = nearest === undefined ? '' : `; the nearest is ${nearest}`
  throw invalidField(path, `is no language that frames are written in${hint}; the known ones are ${choices.join(', ')}`)
}
