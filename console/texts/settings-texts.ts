import type { TextTable } from './text-table.ts'

/** The organization and its credits. */
export const settingsTexts = {
  'settings.about': [
    'The organization, and what its red-team tests used.',
    'L’organisation, et ce que ses tests d’équipe rouge ont consommé.',
  ],
  'settings.organization': ['Organization', 'Organisation'],
  'settings.id': ['Id', 'Identifiant'],
  'settings.version': ['Version of Redoubt', 'Version de Redoubt'],
  'settings.credits': ['Usage and credits', 'Consommation et crédits'],
  'settings.credits.about': [
    'Generating and attacking tests is booked in credits. Nothing is refused while nothing was granted.',
    'Générer et attaquer des tests est compté en crédits. Rien n’est refusé tant que rien n’a été accordé.',
  ],
  'settings.credits.none': ['Nothing was booked yet', 'Rien n’a encore été compté'],
  'settings.balance': ['Balance', 'Solde'],
  'settings.unlimited': ['no limit was set', 'aucune limite fixée'],
  'settings.charged': ['Used in all', 'Consommé en tout'],
  'settings.when': ['When', 'Quand'],
  'settings.kind': ['For', 'Pour'],
  'settings.kind.grant': ['granted', 'accordé'],
  'settings.kind.dataset': ['a dataset', 'un jeu de données'],
  'settings.kind.attack-run': ['an attack run', 'une attaque'],
  'settings.kind.evaluation': ['judging answers', 'l’évaluation de réponses'],
  'settings.kind.refund': ['given back', 'rendu'],
  'settings.amount': ['Credits', 'Crédits'],
  'settings.test': ['Test', 'Test'],
} as const satisfies TextTable
