import type { ReasonTwin } from './reason-twin.ts'

/** What was not judged of a message, or by a fallback only, and what kept a check from running. */
export const gapReasons: readonly ReasonTwin[] = [
  ['Parts of the text were not judged.', 'Des parties du texte n’ont pas été jugées.'],
  [
    'What was not judged counts as unsafe, because the failure mode of the project is closed.',
    'Ce qui n’a pas été jugé compte comme dangereux, car le mode d’échec du projet est closed.',
  ],
  [
    'Parts of the text were judged only as sent, not in their normalised or decoded form.',
    'Des parties du texte n’ont été jugées que telles quelles, ni normalisées ni décodées.',
  ],
  [
    'Some parts were judged only as sent, because their hidden or encoded forms exceeded the budget.',
    'Certaines parties n’ont été jugées que telles quelles, car leurs formes cachées ou encodées dépassaient le budget.',
  ],
  [
    'Parts of the text were searched for names only as sent, not in their normalised or decoded form.',
    'Les noms n’ont été cherchés dans des parties du texte que telles quelles, ni normalisées ni décodées.',
  ],
  [
    'The text is longer than what is read by meaning; parts were left out.',
    'Le texte est plus long que ce qui est lu selon le sens ; des parties ont été laissées de côté.',
  ],
  [
    'The text is too long for the encoder to read all of it; the parts that it did not read were judged by rules and n-grams alone.',
    'Le texte est trop long pour que l’encodeur le lise en entier ; les parties qu’il n’a pas lues n’ont été jugées que par les règles et les n-grammes.',
  ],
  [
    'The encoder did not read all of it; the ranges that it did not read were judged by rules alone.',
    'L’encodeur ne l’a pas lu en entier ; les passages qu’il n’a pas lus n’ont été jugés que par les règles.',
  ],
  [
    'The text is too long to be read whole; the rest was not judged by this policy.',
    'Le texte est trop long pour être lu en entier ; cette politique n’a pas jugé le reste.',
  ],
  [
    'It is beyond the bounds of what is read of the documents of one request; the rest was not judged.',
    'Il dépasse ce qui est lu des documents d’une requête ; le reste n’a pas été jugé.',
  ],
  [
    'So many policies came near to this text that this one was judged by likeness only, which is less exact.',
    'Tant de politiques étaient proches de ce texte que celle-ci n’a été jugée que par ressemblance, ce qui est moins exact.',
  ],
  [
    'This judgement is of warning grade: it finds {count} of 100 texts of its kind.',
    'Ce jugement n’a que valeur d’avertissement : il trouve {count} textes de ce genre sur 100.',
  ],
  [
    'The policy has no deny patterns, so nothing can match.',
    'La politique n’a pas de motifs interdits : rien ne peut correspondre.',
  ],
  [
    "Only the policy's patterns were judged, not its examples.",
    'Seuls les motifs de la politique ont été jugés, pas ses exemples.',
  ],
  [
    'There were too many matches to hold each against the allow patterns; the rest counts as not allowed.',
    'Il y avait trop de correspondances pour confronter chacune aux motifs autorisés ; le reste compte comme non autorisé.',
  ],
  [
    'The policy has no names to look for: give the competitors as violating examples.',
    'La politique n’a pas de noms à chercher : donnez les concurrents comme exemples interdits.',
  ],
  [
    'The policy has neither examples nor a definition with words to judge by.',
    'La politique n’a ni exemples ni définition dont les mots permettent de juger.',
  ],
  ['The history has no system message to compare with.', 'L’historique n’a pas de message système auquel comparer.'],
  [
    'The system message of the conversation is too short to compare the answer with.',
    'Le message système de la conversation est trop court pour que la réponse lui soit comparée.',
  ],
  [
    'The answer was not compared with the system message of the conversation: the project does not store texts.',
    'La réponse n’a pas été comparée au message système de la conversation : le projet ne conserve pas les textes.',
  ],
  [
    'The answer was not compared with the system message of the conversation: its texts were removed.',
    'La réponse n’a pas été comparée au message système de la conversation : ses textes ont été supprimés.',
  ],
  [
    'The answer was compared with a system message of which parts are stored as marks only.',
    'La réponse a été comparée à un message système dont des parties ne sont conservées que sous forme de marques.',
  ],
  [
    'Of {count} documents and tool messages {count:partly} was judged in part.',
    'Sur {count} documents et messages d’outil, {count:partly} n’a été jugé qu’en partie.',
  ],
  [
    'Of {count} documents and tool messages {count:partly} were judged in part.',
    'Sur {count} documents et messages d’outil, {count:partly} n’ont été jugés qu’en partie.',
  ],
  ['The document was not judged.', 'Le document n’a pas été jugé.'],
  ['Image {count} was not judged.', 'L’image {count} n’a pas été jugée.'],
  ['Image {count} was not judged:', 'L’image {count} n’a pas été jugée :'],
  [
    'Image {count} was not judged: its text could not be made ready.',
    'L’image {count} n’a pas été jugée : son texte n’a pas pu être préparé.',
  ],
  ['Image {count} was not judged: {missing}.', 'L’image {count} n’a pas été jugée : {missing}.'],
  ['Image {count} was judged only in part: {missing}.', 'L’image {count} n’a été jugée qu’en partie : {missing}.'],
  ['It was not judged: {missing}.', 'Elle n’a pas été jugée : {missing}.'],
  ['It was judged only in part: {missing}.', 'Elle n’a été jugée qu’en partie : {missing}.'],
  [
    'The text was compared with the topics in part only: it is too long.',
    'Le texte n’a été comparé aux sujets qu’en partie : il est trop long.',
  ],
  [
    'Compared by words only, because the meaning of their sentences is not at hand: {count} of the topics.',
    'Comparés par les mots seuls, car le sens de leurs phrases n’est pas disponible : {count} des sujets.',
  ],
  ['The detector decided alone, near its threshold.', 'Le détecteur a décidé seul, près de son seuil.'],
  ['An LLM was to be asked, and this server has none.', 'Un LLM devait être consulté, et ce serveur n’en a pas.'],
  [
    'An LLM was to be asked, and the organization has spent its questions of today.',
    'Un LLM devait être consulté, et l’organisation a épuisé ses questions du jour.',
  ],
  [
    'An LLM was to be asked, and the organization has too many questions under way.',
    'Un LLM devait être consulté, et l’organisation a trop de questions en cours.',
  ],
  [
    'An LLM was to be asked, and the tokens of today are spent.',
    'Un LLM devait être consulté, et les jetons du jour sont épuisés.',
  ],
  [
    'An LLM was to be asked, and too many questions are under way.',
    'Un LLM devait être consulté, et trop de questions sont en cours.',
  ],
  [
    'An LLM was to be asked; it failed often and is left alone for a while.',
    'Un LLM devait être consulté ; il a souvent échoué et est laissé en paix quelque temps.',
  ],
  ['An LLM was asked, and the question failed.', 'Un LLM a été consulté, et la question a échoué.'],
  [
    'An LLM was asked, and its answer is not of the form asked for.',
    'Un LLM a été consulté, et sa réponse n’a pas la forme demandée.',
  ],
  ['An LLM was asked, and did not answer in time.', 'Un LLM a été consulté, et n’a pas répondu à temps.'],
  ['An LLM was asked, and cannot say.', 'Un LLM a été consulté, et ne peut se prononcer.'],
  [
    'An LLM was to be asked, and the text is too long for that.',
    'Un LLM devait être consulté, et le texte est trop long pour cela.',
  ],
  [
    'An LLM was to be asked, and is not shown the images that came with the text.',
    'Un LLM devait être consulté, et les images venues avec le texte ne lui sont pas montrées.',
  ],
  [
    'An LLM was to be asked, and was asked about other policies that are nearer to their thresholds.',
    'Un LLM devait être consulté, et l’a été sur d’autres politiques plus proches de leurs seuils.',
  ],
  ['The detector returned {nonsense}.', 'Le détecteur a rendu {nonsense}.'],
  [
    'The detector returned no comparison with the topics.',
    'Le détecteur n’a rendu aucune comparaison avec les sujets.',
  ],
  ['The detector returned no number.', 'Le détecteur n’a rendu aucun nombre.'],
  ['The detector broke ({word}).', 'Le détecteur est tombé en panne ({word}).'],
  ['The detector broke (unknown error).', 'Le détecteur est tombé en panne (erreur inconnue).'],
  ['This version has no detector "{json}".', 'Cette version n’a pas de détecteur « {json} ».'],
  ['The text could not be made ready for the detectors.', 'Le texte n’a pas pu être préparé pour les détecteurs.'],
  ['The policy is not part of the configuration.', 'La politique ne fait pas partie de la configuration.'],
  [
    'The classes in its patterns list too many characters to be compiled: save the policy again with narrower ones.',
    'Les classes de ses motifs énumèrent trop de caractères pour être compilées : enregistrez à nouveau la politique avec des classes plus étroites.',
  ],
  [
    'Its patterns took a detector thread down before, so that it is not run again: save the policy again with simpler patterns.',
    'Ses motifs ont déjà fait tomber un fil de détection, elle n’est donc plus exécutée : enregistrez à nouveau la politique avec des motifs plus simples.',
  ],
  [
    'What this policy is judged by is not ready: it is being made anew, or could not be made. Ask again shortly; if that does not help, save the policy again.',
    'Ce d’après quoi cette politique juge n’est pas prêt : c’est en cours, ou a échoué. Redemandez sous peu ; si cela n’aide pas, enregistrez à nouveau la politique.',
  ],
  [
    'The check could not run: the workers kept ending.',
    'La vérification n’a pas pu avoir lieu : les fils de calcul s’arrêtaient sans cesse.',
  ],
  [
    'The check did not finish: its worker ended, or was ended because the check took too long.',
    'La vérification ne s’est pas terminée : son fil de calcul s’est arrêté, ou a été arrêté parce qu’elle durait trop longtemps.',
  ],
  ['The service was stopped before the check finished.', 'Le service a été arrêté avant la fin de la vérification.'],
]
