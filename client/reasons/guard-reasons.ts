import type { ReasonTwin } from './reason-twin.ts'

/** What detectors of guard policies say, and of the security guardrail; one twin is one sentence, or what stands before one. */
export const guardReasons: readonly ReasonTwin[] = [
  [
    'Matches the deny pattern “{quoted}” ({view}){morePatterns}.',
    'Correspond au motif interdit « {quoted} » ({view}){morePatterns}.',
  ],
  ['Repeats the violating example “{quoted}”.', 'Reprend l’exemple interdit « {quoted} ».'],
  ['Repeats the allowed example “{quoted}”.', 'Reprend l’exemple autorisé « {quoted} ».'],
  ['Repeats a violating example of the policy.', 'Reprend un exemple interdit de la politique.'],
  ['Repeats an allowed example of the policy.', 'Reprend un exemple autorisé de la politique.'],
  ['Near to the violating example “{quoted}”{nearer}.', 'Proche de l’exemple interdit « {quoted} »{nearer}.'],
  [
    'Near to what the definition says, “{quoted}”{nearer}.',
    'Proche de ce que dit la définition, « {quoted} »{nearer}.',
  ],
  [
    'Judged by the definition only: the policy has no examples.',
    'Jugé d’après la seule définition : la politique n’a pas d’exemples.',
  ],
  ['Looks like {category}{likeness}{place}.', 'Ressemble à {category}{likeness}{place}.'],
  ['Has a slight likeness to {category}{likeness}{place}.', 'Ressemble un peu à {category}{likeness}{place}.'],
  ['Looks like {category} together with what was said before.', 'Avec ce qui a été dit avant, ressemble à {category}.'],
  [
    'Has a slight likeness to {category} together with what was said before.',
    'Avec ce qui a été dit avant, ressemble un peu à {category}.',
  ],
  ['Uses a swear word ({codes}).', 'Emploie un gros mot ({codes}).'],
  ['Uses swear words ({codes}).', 'Emploie des gros mots ({codes}).'],
  ['Names a competitor: name “{quoted}”.', 'Nomme un concurrent : « {quoted} ».'],
  ['Holds {things}: {finds}{moreFinds}.', 'Contient {things} : {finds}{moreFinds}.'],
  [
    'Might hold {things}, by its form alone: {finds}{moreFinds}.',
    'Contient peut-être {things}, à en juger par la seule forme : {finds}{moreFinds}.',
  ],
  [
    'Repeats {count} % of the system message of the conversation ({manners}).',
    'Répète {count} % du message système de la conversation ({manners}).',
  ],
  [
    'Says a code or password of the system message of the conversation ({manners}).',
    'Dit un code ou un mot de passe du message système de la conversation ({manners}).',
  ],
  [
    'Says {count} codes or passwords of the system message of the conversation ({manners}).',
    'Dit {count} codes ou mots de passe du message système de la conversation ({manners}).',
  ],
  [
    'Reads like an order to the AI that does not come from its user.',
    'Se lit comme un ordre à l’IA qui ne vient pas de son utilisateur.',
  ],
  ['Signs seen: {signs}.', 'Signes relevés : {signs}.'],
  ['The encoder reads it as {attack}.', 'L’encodeur y lit {attack}.'],
  ['The encoder sees a slight likeness to {attack}.', 'L’encodeur y voit une légère ressemblance avec {attack}.'],
  ['Moved by {movers}.', 'Fait monter la valeur : {movers}.'],
  [
    'Read once more, beside a rule against attacks: raised from {decimal}.',
    'Relu à côté d’une règle contre les attaques : valeur relevée, elle était de {decimal}.',
  ],
  [
    'Read once more, beside a rule against attacks: lowered from {decimal}.',
    'Relu à côté d’une règle contre les attaques : valeur abaissée, elle était de {decimal}.',
  ],
  [
    'Rarer than 1 in {count} of the calibration texts, which is all that they can show; the value beyond is extrapolated.',
    'Plus rare que 1 sur {count} des textes d’étalonnage, et ils ne peuvent montrer davantage ; au-delà, la valeur est extrapolée.',
  ],
  ['Together with earlier turns:', 'Avec les tours précédents :'],
  ['In image {count}:', 'Dans l’image {count} :'],
  ['Image {count} is what counts.', 'C’est l’image {count} qui compte.'],
  [
    'In image {count:image}, in the tool message {count:message} of the history:',
    'Dans l’image {count:image}, dans le message d’outil {count:message} de l’historique :',
  ],
  ['In the tool message {count} of the history:', 'Dans le message d’outil {count} de l’historique :'],
  ['In document {count}:', 'Dans le document {count} :'],
  ['In document {count} (“{quoted}”):', 'Dans le document {count} (« {quoted} ») :'],
  [
    'The value is near the threshold; an LLM was asked and agrees.',
    'La valeur est proche du seuil ; un LLM a été consulté et est du même avis.',
  ],
  [
    'The detector found it just below the threshold; an LLM was asked and says that the rule is broken.',
    'Le détecteur l’a trouvé juste sous le seuil ; un LLM a été consulté et dit que la règle est enfreinte.',
  ],
  [
    'The detector found it just above the threshold; an LLM was asked and says that the rule is not broken.',
    'Le détecteur l’a trouvé juste au-dessus du seuil ; un LLM a été consulté et dit que la règle n’est pas enfreinte.',
  ],
]
