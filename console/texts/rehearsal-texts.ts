import type { TextTable } from './text-table.ts'

/** What a policy that is not saved says of sentences that somebody types, and would have said of stored messages. */
export const rehearsalTexts = {
  'sentences.title': ['Try it on your own sentences', 'Essayez-la sur vos propres phrases'],
  'sentences.about': [
    'Judged by the policy as it stands in the form. Nothing is saved.',
    'Jugées par la politique telle qu’elle figure dans le formulaire. Rien n’est enregistré.',
  ],
  'sentences.label': ['Sentences, one a line, at most {count}', 'Phrases, une par ligne, au plus {count}'],
  'sentences.do': ['Try them', 'Les essayer'],
  'sentences.cut': [
    'The first {count} are judged, each up to its first 10,000 characters.',
    'Les {count} premières sont jugées, chacune jusqu’à ses 10 000 premiers caractères.',
  ],
  'sentences.undefined': ['It needs a definition first.', 'Il lui faut d’abord une définition.'],
  'sentences.stale': [
    'The form or the sentences were changed since: try them again to see what it does now.',
    'Le formulaire ou les phrases ont changé depuis : essayez-les à nouveau pour voir l’effet.',
  ],
  'sentences.text': ['Sentence', 'Phrase'],
  'sentences.result': ['Result', 'Résultat'],
  'examples.wrong.allowed': [
    'It would block texts like these, which you allow: {count}',
    'Elle bloquerait des textes comme ceux-ci, que vous permettez : {count}',
  ],
  'examples.wrong.violating': [
    'It would let texts like these pass, which you forbid: {count}',
    'Elle laisserait passer des textes comme ceux-ci, que vous interdisez : {count}',
  ],
  'examples.wrong.about': [
    'Each of your examples is judged as if you had not given it.',
    'Chacun de vos exemples est jugé comme si vous ne l’aviez pas donné.',
  ],
  'rehearsal.title': ['Would have blocked', 'Aurait bloqué'],
  'rehearsal.about': [
    'Judges the newest messages of a project by the policy as it stands in the form. Nothing is saved.',
    'Juge les derniers messages d’un projet avec la politique telle qu’elle figure dans le formulaire. Rien n’est enregistré.',
  ],
  'rehearsal.count': ['Messages, at most {count}', 'Messages, au plus {count}'],
  'rehearsal.do': ['Judge them', 'Les juger'],
  'rehearsal.stale': [
    'The form was changed since: judge them again to see what it does now.',
    'Le formulaire a changé depuis : jugez-les à nouveau pour voir l’effet.',
  ],
  'rehearsal.group.blocked': ['Would be blocked: {count}', 'Seraient bloqués : {count}'],
  'rehearsal.group.near': ['Would pass, and were near: {count}', 'Passeraient de peu : {count}'],
  'rehearsal.group.passed': ['Would pass: {count}', 'Passeraient : {count}'],
  'rehearsal.first': ['The first {count} are shown.', 'Les {count} premiers sont affichés.'],
  'rehearsal.was': ['Then:', 'À l’époque :'],
  'rehearsal.redacted': ['judged without the data that was redacted', 'jugé sans les données masquées'],
  'rehearsal.right': ['Right', 'Juste'],
  'rehearsal.wrong': ['Wrong', 'Faux'],
  'rehearsal.right.of': ['Right: {text}', 'Juste : {text}'],
  'rehearsal.wrong.of': ['Wrong: {text}', 'Faux : {text}'],
  'rehearsal.now.violating': ['example that violates it', 'exemple qui la viole'],
  'rehearsal.now.allowed': ['example that is allowed', 'exemple permis'],
  'rehearsal.incomplete': [
    'The time was over before all of them were judged.',
    'Le temps imparti n’a pas suffi pour tous les juger.',
  ],
  'rehearsal.withoutText': [
    '{count} could not be judged, because their texts are not kept.',
    '{count} n’ont pu être jugés : leurs textes ne sont pas conservés.',
  ],
  'rehearsal.none': ['There is no message to judge.', 'Il n’y a aucun message à juger.'],
} as const satisfies TextTable
