import type { SummaryWords } from './english-summary.ts'

const number = new Intl.NumberFormat('fr')
const day = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const plural = (count: number, one: string, more: string) => `${number.format(count)} ${count < 2 ? one : more}`

/** What a run's summary says in French, and its numbers. */
export const frenchSummary: SummaryWords = {
  number: (value) => number.format(value),
  percent: (share) => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0).replace('.', ',')} %`,
  date: (iso) => `${day.format(new Date(iso))} UTC`,
  namelessTechnique: 'une technique que le service ne nomme pas',
  summary: {
    tested: (of) =>
      `${of.date === null ? '' : `Le ${of.date}, `}Redoubt${of.redoubt === null ? '' : ` ${of.redoubt}`} a attaqué « ${of.name} »${of.version === null ? '' : `, version ${of.version},`}${of.target === null ? '' : ` à l’adresse ${of.target}`} : ${of.attempts} tentatives (conversations) pour lui faire enfreindre ${of.policies} de ses politiques (règles qu’elle doit respecter), avec ${of.techniques} ${of.techniques === '0' || of.techniques === '1' ? 'technique (façon de demander destinée' : 'techniques (façons de demander destinées'} à contourner une politique) en plus de la question simple (le but demandé tel quel)${of.untested === 0 ? '' : ` ; politiques non testées : ${of.untested}`}.`,
    broke: (of) =>
      of.judged === 0
        ? 'Aucune tentative n’a pu être jugée ; on ne sait donc rien de la fréquence des infractions.'
        : `${of.failed} tentatives jugées sur ${of.judged} ont enfreint une politique : ${of.rate}, et compte tenu du hasard${of.unclear === 0 ? '' : ` et de ${plural(of.unclear, 'tentative indécise', 'tentatives indécises')} (personne n’a pu trancher)`} entre ${of.low} et ${of.high}.`,
    findings: (of) =>
      of.count === 0
        ? 'Il n’y a aucun constat : ces attaques n’ont fait sortir aucune infraction, ce qui ne prouve pas qu’il n’y en ait pas.'
        : `Cela fait ${plural(of.count, 'constat', 'constats')} (chacun une chose obtenue contre une politique, quel qu’en soit le nombre de fois), dont ${of.critical} de gravité (le tort que ferait une infraction) critique et ${of.high} de gravité élevée ; le premier à regarder est « ${of.worst} », qui a cédé à ${of.way}.`,
    baseline: (of) =>
      of === null
        ? 'Aucune question simple n’a été posée et jugée ; personne ne peut dire ce que les techniques ajoutent.'
        : of.failed === 0
          ? `Aux questions simples, sans aucune technique, elle a tenu dans les ${of.attempts} tentatives : il faut un effort pour la faire céder.`
          : `Aux questions simples, sans aucune technique, elle a déjà cédé dans ${of.failed} tentatives sur ${of.attempts} : cela arrive à tout utilisateur.`,
    first: (advice) => `À faire d’abord : ${advice}`,
    firstNothing:
      'À faire d’abord : tester ce qui ne l’est pas encore, et attaquer de nouveau après chaque changement de modèle ou de consignes.',
    fellTo: (technique) => `la technique « ${technique} »`,
    fellToPlain: 'une question simple',
    fellToDataset: 'un seul message',
  },
  advice: {
    canary:
      'retirez le secret de tout ce que le modèle lit (consignes, documents, outils), et remplacez-le ; un modèle dit ce qu’il sait à qui sait demander.',
    tool_call:
      'faites refuser l’outil lui-même : vérifiez les droits de la personne et demandez une confirmation en dehors du modèle ; ne donnez au modèle que les outils nécessaires à cet usage.',
    regex:
      'contrôlez les réponses avec ce motif avant leur envoi, et tenez ce qui y correspond hors de portée du modèle.',
    classifier:
      'énoncez la règle dans les consignes du système, avec un exemple de demande qui l’a fait enfreindre et d’un bon refus, et contrôlez les réponses avec la politique avant leur envoi.',
    baseline:
      'commencez par les consignes du système : elles n’énoncent pas cette règle, ou pas de façon que le modèle la respecte ; aucun attaquant n’est nécessaire.',
    dataset:
      'commencez par les consignes du système : un seul message suffit ; ajoutez la règle, et un message qui l’a fait enfreindre comme exemple de ce qu’il faut refuser.',
  },
}
