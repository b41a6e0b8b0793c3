import type { TextTable } from './text-table.ts'

/** The list of messages: what is looked for in them, and filters that are kept. */
export const messageListTexts = {
  'messages.search': ['Words in the text', 'Mots dans le texte'],
  'messages.search.about': [
    'Quotes keep words together. Enter begins.',
    'Les guillemets gardent les mots ensemble. Entrée lance la recherche.',
  ],
  'messages.searching': ['Looking through stored texts…', 'Recherche dans les textes conservés…'],
  'messages.found': ['{count} found here.', '{count} trouvés ici.'],
  'messages.searched': [
    'Looked through: {count} messages, back to {when}.',
    'Parcourus : {count} messages, jusqu’au {when}.',
  ],
  'messages.searched.here': [
    'Looked through from here on: {count} messages, back to {when}.',
    'Parcourus à partir d’ici : {count} messages, jusqu’au {when}.',
  ],
  'messages.searched.recent': [
    'Looked through: all {count} messages of the last 31 days; “From” reaches further back.',
    'Parcourus : les {count} messages des 31 derniers jours ; « Du » remonte plus loin.',
  ],
  'messages.searched.all': ['Looked through: all {count} messages.', 'Parcourus : les {count} messages, tous.'],
  'messages.withoutText': [
    'Of {count} of these the text is not kept, so that they cannot be found.',
    'Le texte de {count} d’entre eux n’est pas conservé : ils ne peuvent être trouvés.',
  ],
  'messages.newest': ['Newest', 'Plus récents'],
  'messages.goOn': ['Search further back', 'Chercher plus loin'],
  'messages.live.first': ['Older messages stand still.', 'Les messages anciens ne bougent pas.'],
  'messages.atLeast': ['{count} messages or more', '{count} messages ou plus'],
  'narrow.title': ['More filters', 'Plus de filtres'],
  'narrow.side': ['Side', 'Côté'],
  'narrow.side.any': ['both', 'les deux'],
  'narrow.criticality': ['Violated policy of criticality', 'Politique violée de criticité'],
  'narrow.criticality.any': ['any', 'toute'],
  'narrow.latency': ['Took at least, in ms', 'A pris au moins, en ms'],
  'narrow.security': ['Unsafe to the security guardrail', 'Dangereux selon le garde-fou de sécurité'],
  'narrow.errors': ['A check failed', 'Vérification en échec'],
  'erase.title': ['Erase a person’s data', 'Effacer les données d’une personne'],
  'erase.about': [
    'Removes everything that was said in the conversation with this linked id in the project. Verdicts and counts stay, without texts.',
    'Supprime tout ce qui a été dit dans la conversation de cet identifiant lié, dans le projet. Les verdicts et les comptes restent, sans textes.',
  ],
  'erase.id': ['Linked id of the person', 'Identifiant lié de la personne'],
  'erase.do': ['Erase', 'Effacer'],
  'erase.ask': ['What was said is removed for good.', 'Ce qui a été dit est supprimé définitivement.'],
  'erase.done': [
    'Erased: {messages} messages, {texts} texts, {notes} notes.',
    'Effacé : {messages} messages, {texts} textes, {notes} notes.',
  ],
  'erase.running': ['It goes on; what is left is removed by itself.', 'En cours ; le reste est supprimé de lui-même.'],
  'views.title': ['Saved views', 'Vues enregistrées'],
  'views.none': ['None is saved yet.', 'Aucune n’est encore enregistrée.'],
  'views.save': ['Save these filters', 'Enregistrer ces filtres'],
  'views.shared': ['For everybody in the organization', 'Pour toute l’organisation'],
  'views.shared.badge': ['everybody', 'pour tous'],
  'views.rename': ['Rename', 'Renommer'],
  'views.rename.of': ['Rename: {name}', 'Renommer : {name}'],
  'views.newName': ['New name', 'Nouveau nom'],
  'views.delete': ['Delete', 'Supprimer'],
  'views.delete.ask': [
    '“{name}” is removed for good. No message is.',
    '« {name} » est supprimée définitivement. Aucun message ne l’est.',
  ],
} as const satisfies TextTable
