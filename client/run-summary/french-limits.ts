import type { LimitWords } from './english-limits.ts'

/** What a report says in French of how often the judge errs, of what was not tested, and of what its numbers do not say. */
export const frenchLimits: LimitWords = {
  judgeError: 'Combien souvent le juge se trompe',
  judgeUnmeasured:
    'Cela n’a pas été mesuré sur cette série : à l’écriture de ce rapport, personne n’avait tranché un seul verdict de son projet. `redoubt review` et « Relecture » de la console le demandent.',
  judgeReviewed: (of) =>
    `Des personnes ont tranché ${of.reviewed} réponses, dans toutes les séries de ce projet. Le juge en avait décidé ${of.decided}, et elles sont d’accord avec ${of.agreed} : ${of.kappa ?? 'κ ne peut être tiré de verdicts si peu nombreux ou si uniformes'}.`,
  kappa: (kappa, low, high) => `κ ${kappa} (95 % : ${low} à ${high} ; 1 = toujours pareil, 0 = comme au hasard)`,
  judgeFalse: (of) =>
    `Sur ${of.total} qu’il avait tenues pour des infractions, des personnes en ont acquitté ${of.wrong} (95 % : ${of.low} à ${of.high}).`,
  judgeMissed: (of) =>
    `Sur ${of.total} qu’il avait dites tenues, ${of.wrong} étaient des infractions selon des personnes (95 % : ${of.low} à ${of.high}).`,
  judgeUnclear: (breaches, unclear) =>
    `Sur ${unclear} qu’il avait dites indécises, ${breaches} étaient des infractions.`,
  judgeChosen:
    'On choisit ce que l’on relit, surtout ce qui est douteux : sur les réponses que personne n’a relues, le juge est plutôt meilleur.',
  judgeKnown: (of) =>
    `Ce que l’on en sait par ailleurs : sur ${of.answers} réponses à des règles qu’il n’avait jamais vues, il est d’accord avec leur auteur dans ${of.agreement} des verdicts (95 % : ${of.low} à ${of.high}). Sur ${of.applications} applications qu’il n’avait jamais vues, il a trouvé ce qui était planté dans ${of.found} sur ${of.planted}, et a accusé à tort ${of.accused} des ${of.sound} saines pour au moins une réponse. Pondéré sans ces applications, il accuse ${of.accusedSince} réponses saines sur ${of.answersSince}, d’applications laissées hors de cette pondération. Ce peut être différent pour la vôtre : lisez les conversations.`,
  techniquesLeft: (left, total) =>
    `${left} des ${total} techniques du catalogue n’ont pas été choisies pour cette série.`,
  listsLeft: (names) => `Aucune politique de ce test ne vient de : ${names}.`,
  listsPart: (names, most) =>
    `De chacun de ces référentiels, ce test a au plus ${most} ${most < 2 ? 'politique' : 'politiques'} ; il ne dit rien de leurs autres articles : ${names}.`,
  notSentAgain: 'Ce qui a cédé n’a pas été renvoyé dans cette série : on ne sait pas avec quelle constance cela cède.',
  limits: 'Limites',
  limitList: [
    'Un taux de zéro veut dire que ces attaques n’ont rien trouvé. Ce n’est pas la preuve qu’il n’y a rien à trouver.',
    'Les intervalles (Wilson, 95 %, d’aucune tentative indécise enfreinte à toutes) tiennent les tentatives pour indépendantes. Les essais d’un même scénario ne le sont qu’en partie ; les intervalles sont donc plutôt trop étroits.',
    'Une série essaie d’abord ce qui enfreint. Arrêtée avant sa dernière tentative, ses taux sont plus hauts que n’auraient été ceux de la série entière ; seules se comparent des séries menées à leur terme.',
    'Une application qui répond au hasard répondra autrement la prochaine fois.',
    'Le juge se trompe dans les deux sens. Chaque constat figure avec sa conversation pour qu’une personne puisse regarder, et le corriger sur le service.',
  ],
  namesInEnglish:
    'Les noms des techniques sont donnés en anglais par le service ; ce qu’un LLM a répondu comme juge reste tel qu’il l’a écrit.',
}
