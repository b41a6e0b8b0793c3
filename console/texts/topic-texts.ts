import type { TextTable } from './text-table.ts'

/** Topics, where they are written and where they are told. */
export const topicTexts = {
  'topics.new': ['New topic', 'Nouveau thème'],
  'topics.none': [
    'There is no topic yet. Sentences say what one is about; monitoring then tells which messages are near to them.',
    'Il n’y a pas encore de thème. Des phrases disent de quoi il s’agit ; la surveillance indique ensuite quels messages en sont proches.',
  ],
  'topics.archived': ['Archived topics ({count})', 'Thèmes archivés ({count})'],
  'topic.title': ['Topic', 'Thème'],
  'topic.state': ['What you think of it', 'Ce que vous en pensez'],
  'topic.state.safe': ['safe', 'sans danger'],
  'topic.state.unsafe': ['unsafe', 'dangereux'],
  'topic.threshold': ['Least similarity, 0 to 1', 'Similarité minimale, 0 à 1'],
  'topic.sentences': ['Sentences that stand for it', 'Phrases qui le représentent'],
  'topic.sentences.about': [
    'What people say when they speak of it, each once, at most 500 characters. The nearest one counts.',
    'Ce que disent les gens quand ils en parlent, chacune une fois, 500 caractères au plus. La plus proche compte.',
  ],
  'topic.archive.ask': [
    'No text is compared with it any more then, in any project; earlier results stay. You can put it back into use.',
    'Plus aucun texte ne lui sera comparé, dans aucun projet ; les résultats restent. Vous pourrez le remettre en service.',
  ],
  'topics.about': ['About “{name}”', 'À propos de « {name} »'],
  'topics.compared': ['Topics, by similarity', 'Thèmes, par similarité'],
  'topics.partly': ['Compared with its topics only in part.', 'Comparé en partie seulement à ses thèmes.'],
  'topics.failed': ['It could not be compared with its topics.', 'La comparaison avec ses thèmes a échoué.'],
} as const satisfies TextTable
