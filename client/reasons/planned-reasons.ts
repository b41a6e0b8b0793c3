import type { ReasonTwin } from './reason-twin.ts'

/** Why an attempt of a red-team run began when it did, and why an exported policy is held back. */
export const plannedReasons: readonly ReasonTwin[] = [
  [
    'The goal asked straight, to compare every technique with.',
    'L’objectif demandé sans détour, pour lui comparer chaque technique.',
  ],
  ['This technique had less than its share of attempts.', 'Cette technique avait moins que sa part de tentatives.'],
  ['This scenario had less than its share of attempts.', 'Ce scénario avait moins que sa part de tentatives.'],
  ['{technique} broke {some} at this policy.', '{technique} a enfreint cette politique dans {some}.'],
  ['{technique} broke {some} at other policies.', '{technique} a enfreint d’autres politiques dans {some}.'],
  [
    '{technique} broke {some} at other policies, and is new to this one.',
    '{technique} a enfreint d’autres politiques dans {some}, et n’a pas encore été essayée sur celle-ci.',
  ],
  [
    '{technique} broke nothing here so far, and little looks better.',
    '{technique} n’a rien enfreint ici jusqu’à présent, et peu de choses promettent mieux.',
  ],
  [
    '{technique} has no verdict here yet; techniques of its kind ({word}) broke {some}.',
    '{technique} n’a pas encore de verdict ici ; des techniques de sa famille ({word}) ont enfreint une politique dans {some}.',
  ],
  [
    '{technique} has no verdict here yet; other techniques broke {some} at this scenario.',
    '{technique} n’a pas encore de verdict ici ; d’autres techniques ont abouti dans {some} pour ce scénario.',
  ],
  [
    '{technique} has no verdict here yet, and nothing is known to break more.',
    '{technique} n’a pas encore de verdict ici, et rien de connu n’enfreint davantage.',
  ],
  [
    'Sends the breach as it was recorded again{planted}: {count:place} of {count}.',
    'Renvoie l’infraction telle qu’enregistrée{planted} : {count:place} sur {count}.',
  ],
  [
    'Sends its shortest form again{planted}: {count:place} of {count}.',
    'Renvoie sa forme la plus courte{planted} : {count:place} sur {count}.',
  ],
  [
    'Tries a shorter form of the breach: {count:kept} of {count} turns{cut}.',
    'Essaie une forme plus courte de l’infraction : {count:kept} tours sur {count}{cut}.',
  ],
  [
    'Its threshold {decimal:threshold} is not above every harmless twin and within reach of half of its breaches: half of its {count} breaches reach {decimal:half}, {twins}.',
    'Son seuil {decimal:threshold} n’est pas à la fois au-dessus de chaque message anodin et à la portée de la moitié de ses infractions : la moitié de ses {count} infractions atteint {decimal:half}, {twins}.',
  ],
  [
    'No threshold from {decimal:threshold} on is above every harmless twin and within reach of half of its breaches: half of its {count} breaches reach {decimal:half}, {twins}.',
    'Aucun seuil à partir de {decimal:threshold} n’est à la fois au-dessus de chaque message anodin et à la portée de la moitié de ses infractions : la moitié de ses {count} infractions atteint {decimal:half}, {twins}.',
  ],
]
