import type { TextTable } from './text-table.ts'

/** What a policy would have said of messages that are stored. */
export const rehearsalTexts = {
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
