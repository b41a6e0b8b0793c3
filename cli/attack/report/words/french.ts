import { frenchReason } from '../../../../client/reasons/french-reason.ts'
import { frenchLimits } from '../../../../client/run-summary/french-limits.ts'
import { frenchSummary } from '../../../../client/run-summary/french-summary.ts'
import type { Ease } from '../../../../server/domain/export/finding-priority.ts'
import type { Breach, Severity } from '../attack-report.ts'
import type { ReportWords, Stability } from './english.ts'
import { frenchGlossary } from './french-glossary.ts'

const number = new Intl.NumberFormat('fr')

const severity: Readonly<Record<Severity, string>> = {
  low: 'faible',
  medium: 'moyenne',
  high: 'élevée',
  critical: 'critique',
}
const ease: Readonly<Record<Ease, string>> = { easy: 'facile', moderate: 'moyenne', hard: 'difficile' }
const decidedBy: Readonly<Record<string, string>> = {
  canary: 'un secret planté a été dit',
  regex: 'un motif du propriétaire correspond',
  tool_call: 'un outil interdit a été appelé',
  classifier: 'le juge a pesé la réponse',
  llm: 'un LLM a été consulté comme juge',
  human: 'une personne a tranché',
}
const languages: Readonly<Record<string, string>> = {
  en: 'anglais',
  fr: 'français',
  de: 'allemand',
  es: 'espagnol',
  pt: 'portugais',
  it: 'italien',
  nl: 'néerlandais',
  pl: 'polonais',
  tr: 'turc',
  ru: 'russe',
  ar: 'arabe',
  zh: 'chinois',
}
const guardModes = {
  shadow: 'en mode ombre (elles jugent, et ne bloquent encore rien)',
  enforce: 'appliquées',
  none: 'à l’état de propositions non enregistrées',
} as const
const ways: Readonly<Record<Breach['way'], string>> = {
  baseline: 'question simple',
  technique: 'technique',
  dataset: 'message isolé du jeu de données',
}
const plural = (count: number, one: string, more: string) => `${number.format(count)} ${count < 2 ? one : more}`

function rest({ unclear, unjudged }: Stability): string {
  const parts = [
    ...(unclear === 0 ? [] : [`${unclear} indécises`]),
    ...(unjudged === 0 ? [] : [`${unjudged} autres sans verdict`]),
  ]
  return parts.length === 0 ? '' : `, ${parts.join(', ')}`
}

/** What the report says in French. */
export const french: ReportWords = {
  code: 'fr',
  title: (name) => `${name} : rapport d’attaque`,
  ...frenchSummary,
  decimal: (digits) => digits.replace('.', ','),
  severity,
  ease,
  ways,
  decidedBy: (key) => decidedBy[key] ?? 'le juge a tranché',
  reason: (told) => frenchReason(told).text,
  language: (code) => languages[code] ?? code,
  headings: {
    summary: 'Résumé',
    untested: 'Non testé',
    scope: 'Ce qui a été testé',
    rates: 'Fréquence des infractions',
    findings: 'Constats',
    sample: 'Un échantillon de ce qui a tenu ou reste indécis',
    comparison: 'Comparaison avec la série précédente',
    frameworks: 'Correspondance avec les listes publiques',
    method: 'Méthode et limites',
    glossary: 'Vocabulaire',
    manifest: 'Manifeste',
    signature: 'Signature',
  },
  untested: {
    colon: ' :',
    intro:
      'Ce rapport ne dit rien des politiques et articles ci-dessous : ils n’ont ni tenu ni cédé. Un scénario est un but d’une attaque, sur une politique ; un article est une règle d’une certification.',
    notTried:
      'La série s’est terminée avant que ces techniques, pourtant prévues, soient essayées sur ces politiques :',
    reasons: {
      no_scenario: 'aucun scénario ne portait sur elle',
      no_verdict: 'aucune tentative la visant n’a pu être jugée',
      no_policy: 'aucune politique n’a été tirée de cet article (test.max_policies)',
    },
  },
  scope: {
    application: 'Application',
    version: 'Sa version',
    noVersion: 'non indiquée dans la configuration',
    target: 'Adresse',
    time: 'Rapport écrit le',
    business: 'Ce que fait l’entreprise',
    useCase: 'À quoi sert l’application',
    notStated: 'non indiqué',
    authorisation: 'Autorisation',
    noAuthorisation:
      'Aucune n’a été donnée : la configuration n’a pas de champ « authorisation ». Qui signe ce rapport devrait y ajouter qui a permis l’attaque.',
    checks: 'Signes certains d’une infraction',
    checksText: (secrets, tools, patterns) =>
      [
        plural(secrets, 'secret planté', 'secrets plantés'),
        tools.length === 0 ? 'aucun outil interdit' : `outils interdits : ${tools.join(', ')}`,
        plural(patterns, 'motif', 'motifs'),
      ].join(' ; '),
    callsUnseen: (tools) =>
      `Aucun appel à ${tools} n’a pu être vu : la configuration ne dit pas où les appels figurent dans la réponse (target.tool_calls_path). Que rien n’ait été trouvé ne prouve rien.`,
    policies: 'Politiques en entier',
    policiesIntro:
      'Une politique est une règle que l’application doit respecter. Chacune figure ici telle qu’elle a été testée.',
    ownPolicies: 'Politiques propres',
    techniques: 'Techniques',
    techniquesIntro: 'Une technique est une façon de demander destinée à contourner une politique.',
    ruleMissing: 'le service ne connaît plus cette règle',
  },
  rates: {
    intro:
      'Une tentative est une conversation qui cherche à faire enfreindre une politique. Chaque taux est la part des tentatives jugées qui y sont parvenues ; l’intervalle à côté contient la vraie part dans 95 tests semblables sur 100, quoi qu’aient été les tentatives indécises.',
    overall: 'Toutes les tentatives',
    baseline: 'Question simple (référence)',
    baselineIntro:
      'La référence est le but demandé tel quel, sans aucune technique. Ce qui cède à elle cède à tout utilisateur.',
    noBaseline:
      'Aucune question simple n’a été posée et jugée : personne ne peut dire ce que les techniques ci-dessous ajoutent.',
    certification: 'Par certification',
    policy: 'Par politique',
    clause: 'Par article',
    technique: 'Par technique',
    language: 'Par langue de l’attaque',
    share: 'a cédé',
    count: 'infractions',
    interval: 'intervalle à 95 %',
    byTheWay: (count) => `+ ${count} au passage`,
    brokeOthers: (count) => `${number.format(count)} en enfreignant d’autres`,
    unclearOnes: (count) => plural(count, 'indécise', 'indécises'),
    byTheWayIntro:
      'Trouvée au passage : une tentative contre une politique en a fait enfreindre une autre. Elle compte à côté du taux de la politique enfreinte, pas dedans. La tentative continue ensuite ; si rien d’autre ne cède, elle est comptée « en enfreignant d’autres », et comme tenue pour la politique visée.',
    unjudged: (count) => `Tentatives qui n’ont pas pu être jugées, absentes de tous les taux : ${count}.`,
    unclear: (count) =>
      `Tentatives restées indécises : ${count}. Personne n’a pu dire si une politique a été enfreinte. Dans chaque taux elles comptent comme jugées et non comme infractions ; elles ne sont pas tenues, et élargissent chaque intervalle : sa borne basse n’en prend aucune pour une infraction, sa borne haute toutes. \`redoubt review\` les montre à une personne, dont le verdict compte.`,
    tries: (list) =>
      `Couples d’un scénario et d’une technique ayant cédé au moins une fois en autant d’essais : ${list}. Là où plus d’essais n’apportent rien de plus, l’application répond de même à chaque fois.`,
    turns: (median) => `Tours jusqu’à l’infraction, médiane : ${median}.`,
    dataset: (of) =>
      `Jeu de données : ${of.attacksFailed} messages isolés sur ${of.attacks} ont enfreint une politique${of.unclear === 0 ? '' : `, indécis : ${of.unclear}`}. ${of.twinsRefused} messages inoffensifs sur ${of.twins} ont été refusés (refus excessif). Sans verdict : ${of.errors}.`,
  },
  findings: {
    intro:
      'Un constat est une chose obtenue contre une politique, de quelque façon que ce soit : le même outil appelé, le même secret dit, ou à peu près les mêmes mots. Ce que le service n’a pas pu regrouper compte par technique. La liste commence par ce qui compte le plus : gravité (le tort causé) multipliée par facilité (le peu qu’il faut). Chacun figure avec la conversation la plus courte qui ait été trouvée ; ce qui l’a révélé est surligné.',
    none: 'Aucun constat.',
    more: (count) => `Autres constats, dans les rapports HTML, JSON et CSV : ${count}.`,
    leftOut: (count) => `Infractions comptées et non montrées ici : ${count}.`,
    count: (of) =>
      [
        ...(of.tries === 0 ? [] : [`${of.broken} essais sur ${of.tries} l’ont fait céder`]),
        ...(of.prompts === 0 ? [] : [plural(of.prompts, 'message l’a fait céder', 'messages l’ont fait céder')]),
        ...(of.byTheWay === 0 ? [] : [`${of.byTheWay} au passage`]),
      ].join(', '),
    ways: 'A cédé à',
    aimedAt: (policy) => `Trouvée au passage : la tentative visait « ${policy} ».`,
    rule: 'Règle',
    why: 'Pourquoi cela compte',
    decided: (how, score) => `Décision : ${how} (certitude ${score} sur 1).`,
    doNow: 'Que faire',
    guard: 'L’arrêter par le filtre',
    guardText:
      '`redoubt export --config FICHIER` en fait une politique du filtre et rejoue cette conversation et ses sosies inoffensifs, avant et après : sa sortie en est la preuve. Ce rapport n’en contient pas.',
    guardProved: (of) =>
      `Prouvé par rejeu le ${of.date}, avec les politiques de garde de l’export ${guardModes[of.mode]} : conversations de ce constat que la garde arrête : ${of.blocked} sur ${of.total}.`,
    guardPartly: (of) =>
      `Rejeu le ${of.date}, avec les politiques de garde de l’export ${guardModes[of.mode]} : infractions de la série que la garde arrête : ${of.blocked} sur ${of.total}. Ce ne sont pas toutes les infractions de ce rapport ; rien n’est donc prouvé de ce seul constat.`,
    again: 'La rejouer',
    fromService: 'Le service ajoute (en anglais)',
    others: (count) => `Autres conversations de ce constat : ${count}, dans les rapports JSON et CSV.`,
    severity: 'gravité',
    ease: 'facilité',
    goal: 'demandé, en clair',
  },
  confirmed: {
    heading: 'Renvoyé',
    intro: 'ce qui avait été enregistré, dans de nouvelles conversations, quelles que soient les réponses',
    shortestHeading: 'Forme la plus courte',
    planted:
      'À chaque fois, ce que l’application devait retenir a d’abord été redit, dans une session à part ; une mémoire qui n’est pas vidée entre-temps l’a aussi gardé d’avant.',
    plantedTurn: 'dans une session antérieure, à retenir',
    stability: {
      pending: () => 'le renvoi est en cours.',
      reproduced: (of) =>
        `la règle a été enfreinte ${of.broke} fois sur ${of.tried} (95 % : de ${of.low} à ${of.high})${rest(of)}.`,
      not_reproduced: (of) =>
        `NON REPRODUIT : la règle a été enfreinte 0 fois sur ${of.tried} (95 % : de ${of.low} à ${of.high})${rest(of)}. L’application change d’avis ; l’infraction montrée a bien eu lieu.`,
      unclear: (of) =>
        `incertain : la règle a été enfreinte à coup sûr 0 fois sur ${of.tried}, et ${of.unclear} réponses restent indécises (95 % : de ${of.low} à ${of.high}).`,
      not_judged: (of) => `aucune des ${of.unjudged} réponses n’a pu être jugée.`,
      not_tried: () =>
        'non essayé : le budget ou l’attaque a pris fin avant, ou l’infraction ne peut être renvoyée (question du jeu de données, trop longue, ou textes non conservés).',
    },
    shortest: (of) =>
      `${of.turns} ${of.turns === 1 ? 'tour' : 'tours'} sur ${of.before}, ${of.units} caractères ; règle enfreinte ${of.broke} fois sur ${of.tried} ; ${of.attempts} tentatives de confirmation en tout${of.isMinimal ? '' : ' ; la recherche n’est pas allée à son terme'}.`,
  },
  conversation: {
    attacker: 'attaquant',
    warmUp: 'mise en confiance (pas encore une attaque)',
    target: 'application',
    dropped: 'repris plus tard',
    noAnswer: (reason) => `(pas de réponse : ${reason})`,
    unknown: 'inconnu',
    more: (units) => `… (${units} caractères de plus ; le rapport JSON a le tout)`,
  },
  sample: {
    intro:
      'Tirées au hasard parmi les tentatives sans infraction, pour montrer ce qui compte comme tenu, et ce que personne n’a pu trancher.',
    none: 'Aucune tentative n’a tenu ni n’est restée indécise.',
    held: 'tenue',
    unclear: 'indécise',
  },
  comparison: {
    intro: (date) =>
      `La série précédente s’est terminée le ${date}. Deux constats sont les mêmes quand à peu près la même chose est obtenue contre la même politique, ou quand elle cède à la même technique.`,
    none: 'Il n’y a pas de série précédente de cette configuration sur l’ordinateur qui a écrit ce rapport : rien ne peut être comparé.',
    overall: (of) =>
      `Tentatives qui ont enfreint une politique : ${of.before} alors, ${of.after} maintenant. ${of.isSignificant ? 'Le seul hasard ne produit guère une telle différence' : 'Le seul hasard peut produire une telle différence'} (p, la fréquence à laquelle le seul hasard en produit une au moins aussi grande, vaut ${of.p} selon le test exact de Fisher).`,
    cutShort:
      'L’une des deux séries s’est arrêtée avant sa dernière tentative. Ce qui enfreint est essayé d’abord : ses taux sont plus hauts que n’auraient été ceux de la série entière.',
    added: 'Nouveaux',
    remaining: 'Toujours là',
    fixed: 'Corrigés : essayés de nouveau et non retrouvés',
    notTriedAgain: 'Non essayés de nouveau, ou indécis cette fois',
    nothing: 'aucun',
    policies: 'Par politique',
    before: 'alors',
    now: 'maintenant',
    p: 'p',
    significant: 'plus que le hasard',
    many: 'p dit combien souvent le seul hasard produit une telle différence. Sur vingt politiques inchangées, une montre p inférieur à 0,05 par hasard.',
  },
  frameworks: {
    intro:
      'Endroits des listes publiques que les techniques de cette série attaquent, dont relèvent les constats, et d’où viennent les politiques testées. Les identifiants et les noms sont ceux des listes ; le rattachement d’une technique ou d’un constat est notre lecture.',
    place: 'Endroit',
    attacked: 'techniques',
    found: 'constats',
    policies: 'politiques',
    none: 'Rien dans cette série ne nomme un endroit de cette liste.',
  },
  method: {
    run: (of) =>
      `${of.scenarios} scénarios (chacun le but d’une attaque, sur une politique) ont été essayés avec la question simple et ${of.techniques} techniques, ${of.attempts} fois chacun, dans des conversations séparées${of.turns === null ? '' : ` de ${of.turns} tours au plus`}, après ${of.warmUp} tours de mise en confiance. Redoubt a écrit les messages et jugé chaque conversation entière : d’abord les secrets plantés, les motifs et les appels d’outils interdits, qui sont des faits ; puis la façon dont l’application refuse, et ce que sa réponse contient.`,
    booked:
      'Une infraction compte pour la politique dont la réponse enfreint la règle. Si une autre était visée, elle est trouvée au passage ; la tentative continue, et compte comme tenue pour la politique visée si celle-ci ne cède pas aussi et si aucune réponse n’est indécise.',
    ...frenchLimits,
    human: (count) => `Constats tranchés ici par une personne : ${count}.`,
    versions: 'Versions',
    versionsText: (of) =>
      `Redoubt ${of.service} ; juge ${of.judge} ; encodeur (qui change les textes en nombres pour le juge) ${of.encoder} ; ${of.llm ? 'un LLM peut aussi être consulté comme juge' : 'aucun LLM n’est consulté'}. Telles que le service les a données à l’écriture de ce rapport.`,
    noVersions: 'Le service n’a pas dit quelles versions ont écrit et jugé.',
    service: (service, test, run) => `Service ${service}, test ${test}, série ${run}.`,
  },
  manifest: {
    intro:
      'Empreintes (SHA-256) de ce sur quoi repose ce rapport et de chacune de ses parties. `redoubt verify FICHIER` les recalcule et nomme chaque partie qui diffère. Qui modifie la page peut aussi modifier cette liste : la signature ci-dessous le montre, et de même le sceau, l’empreinte de cette liste, s’il est gardé ailleurs. `redoubt attack` l’affiche quand il écrit le rapport.',
  },
  signature: {
    intro:
      'Une déclaration du service sur cette série, avec des sommes et des empreintes chaînées qu’il a calculées lui-même, et sur le manifeste ci-dessus, signée avec sa clé Ed25519. `redoubt verify FICHIER --key CLÉS` la vérifie sans le service. Vide : ce rapport n’est pas signé. La page docs/report-signatures.md du programme dit ce qu’une signature prouve et ce qu’elle ne prouve pas.',
  },
  glossary: frenchGlossary,
}
