import type { TextTable } from './text-table.ts'

/** Tests of patterns while they are written. */
export const patternTexts = {
  'patterns.title': ['Tests of the patterns', 'Tests des motifs'],
  'patterns.about': [
    'The patterns alone judge these lines, the examples and the near misses as you type. The lines are not saved with the policy.',
    'Les motifs seuls jugent ces lignes, les exemples et les cas proches pendant la saisie. Les lignes ne sont pas enregistrées avec la politique.',
  ],
  'patterns.find': ['Must be found, one a line', 'À trouver, un par ligne'],
  'patterns.leave': ['Must not be found, one a line', 'À ne pas trouver, un par ligne'],
  'patterns.text': ['Text', 'Texte'],
  'patterns.wanted': ['Should be', 'Devrait être'],
  'patterns.wanted.find': ['found', 'trouvé'],
  'patterns.wanted.leave': ['left alone', 'laissé'],
  'patterns.wanted.violating': ['found, or judged by meaning', 'trouvé, ou jugé selon le sens'],
  'patterns.found': ['found', 'trouvé'],
  'patterns.left': ['not found', 'non trouvé'],
  'patterns.unjudged': ['not judged to its end', 'pas jugé jusqu’au bout'],
  'patterns.result': ['Result', 'Résultat'],
  'patterns.count': ['{passed} of {count} as wanted', '{passed} sur {count} comme voulu'],
  'patterns.cut': ['The first {count} texts are tested.', 'Les {count} premiers textes sont testés.'],
} as const satisfies TextTable
