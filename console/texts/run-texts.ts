import type { TextTable } from './text-table.ts'

/** An attack run: where it stands, and what can be done about it. */
export const runTexts = {
  'redTeam.run.which': ['Which run', 'Quelle attaque'],
  'redTeam.run.none': ['No attack has begun yet', 'Aucune attaque n’a encore commencé'],
  'redTeam.run.none.do': [
    'Begin one under “Prepare and attack”, or from the command line.',
    'Commencez sous « Préparer et attaquer », ou en ligne de commande.',
  ],
  'redTeam.run.goesOn': [
    'The attack goes on. It waits whenever its client stops, and goes on where it was.',
    'L’attaque est en cours. Elle attend quand son client s’arrête, puis reprend là où elle en était.',
  ],
  'redTeam.run.confirming': [
    'All tries are done; what broke is being sent again, to see how surely it breaks.',
    'Tous les essais sont faits ; ce qui a cédé est renvoyé, pour voir avec quelle constance cela cède.',
  ],
  'redTeam.run.pausedSince': ['The attack is paused since', 'L’attaque est en pause depuis le'],
  'redTeam.run.isPaused': [
    'Its client waits; what was asked before is still judged.',
    'Son client attend ; ce qui a déjà été demandé est encore jugé.',
  ],
  'redTeam.run.unattendedSince': [
    'No client has begun an attempt or sent an answer since',
    'Aucun client n’a commencé de tentative ni envoyé de réponse depuis le',
  ],
  'redTeam.run.isUnattended': [
    'It seems to have stopped; the run waits, and goes on where it was. In the folder of the clone:',
    'Il semble s’être arrêté ; l’attaque attend, et reprend là où elle en était. Dans le dossier du clone :',
  ],
  'redTeam.run.isUnattended.here': [
    'It seems to have stopped; the run waits, and goes on where it was when somebody attacks again under “Prepare and attack”.',
    'Il semble s’être arrêté ; l’attaque attend, et reprend là où elle en était quand quelqu’un attaque de nouveau sous « Préparer et attaquer ».',
  ],
  'redTeam.run.pause': ['Pause', 'Mettre en pause'],
  'redTeam.run.resume': ['Resume', 'Reprendre'],
  'redTeam.run.over': ['The attack is over.', 'L’attaque est terminée.'],
  'redTeam.run.stop': ['End the run', 'Terminer l’attaque'],
  'redTeam.run.stop.sure': [
    'What is being judged is judged first; attempts that are not finished count as not run. A run that has ended cannot go on.',
    'Ce qui est en cours de jugement est jugé d’abord ; les tentatives inachevées comptent comme non exécutées. Une attaque terminée ne peut pas reprendre.',
  ],
  'redTeam.run.left': ['Left', 'Restantes'],
  'redTeam.run.progress': ['{ended} of {total} attempts have ended.', '{ended} tentatives sur {total} sont terminées.'],
  'redTeam.run.latest': [
    'The latest conversations, and what is asked now',
    'Les dernières conversations, et ce qui est demandé maintenant',
  ],
} as const satisfies TextTable
