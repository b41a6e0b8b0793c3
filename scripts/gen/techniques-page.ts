import type { TechniqueAbout } from '../../server/domain/attempt/technique.ts'
import { frameLanguageNames, furtherLanguages } from '../../server/domain/red-team-test/frame-language.ts'
import { framedTechniqueIds, isFramed } from '../../server/domain/red-team-test/framed-techniques.ts'
import { llmTechniques } from '../../server/redteam/attackers/llm-techniques.ts'
import { techniques } from '../../server/redteam/techniques/catalogue.ts'

/** What the part of an id before the dot stands for, in the order of the page. */
const families: Readonly<Record<string, string>> = {
  enc: 'Encodings',
  cipher: 'Ciphers',
  obf: 'Disturbed letters',
  smuggle: 'Invisible text',
  mask: 'Masked words',
  token: 'Tokens',
  persona: 'Personas',
  frame: 'Frames',
  persuade: 'Persuasion',
  esc: 'Claimed rights',
  struct: 'Structure',
  ctx: 'Context',
  lang: 'Languages',
  likert: 'Scales',
  suffix: 'Suffixes',
  search: 'Search',
  layer: 'Layers',
  iter: 'Refinement by a model',
  mt: 'Scripts over several turns',
  ind: 'Injection through material',
  agent: 'Agents and tools',
  img: 'Text in pictures',
  leak: 'Leaks',
}

/** docs/techniques.md, from the catalogue itself and what an LLM adds to it. Throws for an id of a family that the page does not know. */
export function techniquesPage(): string {
  const all = [...techniques, ...llmTechniques].map(({ about }) => about)
  const unknown = all.filter(({ id }) => families[familyOf(id)] === undefined)
  if (unknown.length > 0) throw new Error(`no family on the page for ${unknown.map(({ id }) => id).join(', ')}`)
  const offline = all.filter(({ needs }) => !needs.includes('llm')).length
  return [
    '# Techniques',
    '',
    '<!-- Generated from server/redteam/ by `npm run gen`; do not edit. -->',
    '',
    `The attack engine knows ${all.length} techniques. ${offline} of them work without any LLM; the others cannot be chosen without one`,
    `(\`needs\`). Of all, ${all.filter(({ multiTurn }) => multiTurn).length} are scripts over several turns; the others put everything into one message and react when turns are left.`,
    'Every text is our own and comes from the seed of the run; without an LLM it exists in English, French, German and Spanish. A source',
    'names where the idea stands, not where words come from.',
    '',
    'Choose them by id with `PATCH /tests/{id}/attack-methods`; `GET /techniques` lists the same catalogue, and before it',
    '`plain.ask`: the goal asked straight, once, without any technique. It is the baseline; `redoubt attack` always asks it.',
    '',
    `The frames of ${framedTechniqueIds.length} techniques also exist in ${furtherLanguages.map((code) => `${frameLanguageNames[code]} (\`${code}\`)`).join(', ')};`,
    'they are marked below. Of all that put text around a goal they broke something most often at the 60 targets with a planted weakness in our',
    'zoos (160 attempts each). `languages` of `attack-methods` asks for them, and has `lang.switch` ask in them ([guide](guides/red-team.md#in-other-languages)).',
    ...Object.entries(families).flatMap(([family, title]) =>
      section(
        title,
        all.filter(({ id }) => familyOf(id) === family),
      ),
    ),
    '',
  ].join('\n')
}

function section(title: string, members: readonly TechniqueAbout[]): readonly string[] {
  return members.length === 0 ? [] : ['', `## ${title}`, ...members.flatMap(entry)]
}

function entry(about: TechniqueAbout): readonly string[] {
  return [
    '',
    `### ${about.id}`,
    '',
    `**${about.name}.** ${about.mechanism}`,
    '',
    `- turns: ${about.multiTurn ? 'several' : 'one, and reactions'}`,
    ...(isFramed(about.id) ? ['- languages: twelve'] : []),
    `- needs: ${about.needs.length === 0 ? 'nothing but text' : about.needs.join(', ')}`,
    `- known misses: ${about.knownMisses}`,
    `- source: ${about.source}`,
    `- taxonomy: ${about.taxonomy.map(({ framework, id, name }) => `${framework} ${id} (${name})`).join('; ')}`,
  ]
}

function familyOf(id: string): string {
  return id.slice(0, Math.max(0, id.indexOf('.')))
}
