import type { TextTable } from './text-table.ts'

/** The overview and the path to the first message. */
export const overviewTexts = {
  'overview.about': ['What was judged in the last 14 days, by your days.', 'Ce qui a été jugé ces 14 derniers jours.'],
  'overview.messages': ['Messages, last 7 days', 'Messages, 7 derniers jours'],
  'overview.blocked': ['Blocked', 'Bloqués'],
  'overview.flagged': ['Found by security', 'Trouvés par la sécurité'],
  'overview.byPolicies': ['Policy violations', 'Violations de politiques'],
  'overview.latency': ['Median latency today', 'Latence médiane aujourd’hui'],
  'overview.before': ['{value} in the 7 days before', '{value} les 7 jours précédents'],
  'overview.latency.none': ['No message today', 'Aucun message aujourd’hui'],
  'overview.p95': ['95 % within {value} ms', '95 % en {value} ms au plus'],
  'overview.ms': ['{value} ms', '{value} ms'],
  'overview.byDay': ['Messages by day', 'Messages par jour'],
  'overview.latencyByDay': ['Latency by day, in milliseconds', 'Latence par jour, en millisecondes'],
  'overview.day': ['Day', 'Jour'],
  'overview.series.messages': ['Messages', 'Messages'],
  'overview.series.blocked': ['Blocked', 'Bloqués'],
  'overview.series.median': ['Median', 'Médiane'],
  'overview.series.p95': ['95th percentile', '95e centile'],
  'overview.asTable': ['As a table', 'En tableau'],
  'overview.toMonitoring': ['See the messages', 'Voir les messages'],
  'overview.noProject': ['There is no project yet', 'Il n’y a pas encore de projet'],
  'overview.noProject.do': ['Create one to guard your first chat.', 'Créez-en un pour protéger votre premier échange.'],
  'first.title': ['Your first message', 'Votre premier message'],
  'first.about': [
    'Nothing was judged in this project yet. Three steps, and you see it arrive here.',
    'Rien n’a encore été jugé dans ce projet. Trois étapes, et vous le verrez arriver ici.',
  ],
  'first.project': [
    'A project says what is checked. You are in “{name}”.',
    'Un projet dit ce qui est vérifié. Vous êtes dans « {name} ».',
  ],
  'first.project.other': ['Create another one', 'En créer un autre'],
  'first.key': [
    'Your application needs a key. Make one that may only check messages of this project.',
    'Votre application a besoin d’une clé. Créez-en une qui ne peut que vérifier les messages de ce projet.',
  ],
  'first.key.make': ['Make a key', 'Créer une clé'],
  'first.key.made': [
    'The key stands in the line below, this once. Keep it.',
    'La clé figure dans la ligne ci-dessous, une seule fois. Gardez-la.',
  ],
  'first.paste': ['Paste this line into a terminal', 'Collez cette ligne dans un terminal'],
  'first.waiting': ['Waiting for the first message …', 'En attente du premier message …'],
  'first.arrived': ['The first message has arrived.', 'Le premier message est arrivé.'],
  'first.open': ['Open it', 'L’ouvrir'],
} as const satisfies TextTable
