import type { TextTable } from './text-table.ts'

/** Policies that a document seems to ask for. */
export const proposalTexts = {
  'proposals.title': ['Policies from a document', 'Politiques tirées d’un document'],
  'proposals.about': [
    'Finds sentences that forbid or order something. Nothing is saved until you say so, and the document is not kept.',
    'Trouve les phrases qui interdisent ou ordonnent. Rien n’est enregistré sans votre accord, et le document n’est pas gardé.',
  ],
  'proposals.file': ['Document: text, Markdown, HTML, PDF or DOCX', 'Document : texte, Markdown, HTML, PDF ou DOCX'],
  'proposals.file.choose': ['Choose a file', 'Choisir un fichier'],
  'proposals.file.hint': [
    'At most 5 MB; scans hold no text.',
    '5 Mo au plus ; un document numérisé ne contient pas de texte.',
  ],
  'proposals.text': ['Or its text', 'Ou son texte'],
  'proposals.language': ['Language where it cannot be told', 'Langue quand elle est incertaine'],
  'proposals.language.en': ['English', 'anglais'],
  'proposals.language.fr': ['French', 'français'],
  'proposals.language.de': ['German', 'allemand'],
  'proposals.language.es': ['Spanish', 'espagnol'],
  'proposals.withLlm': [
    'Let the LLM of this installation look too; the text is sent to it',
    'Laisser aussi chercher le LLM de cette installation ; le texte lui est envoyé',
  ],
  'proposals.do': ['Find rules', 'Trouver les règles'],
  'proposals.tooLarge': ['The file has more than 5 MB.', 'Le fichier dépasse 5 Mo.'],
  'proposals.unknown': [
    'Its name tells no format that is read: .txt, .md, .html, .pdf or .docx.',
    'Son nom n’indique aucun format lu : .txt, .md, .html, .pdf ou .docx.',
  ],
  'proposals.unreadable': [
    'The file cannot be read any more: it was changed, moved or deleted. Choose it again.',
    'Le fichier n’est plus lisible : il a été modifié, déplacé ou supprimé. Choisissez-le à nouveau.',
  ],
  'proposals.none': ['No rule was found', 'Aucune règle trouvée'],
  'proposals.none.do': [
    'Rules are found where a sentence forbids or orders: “never …”, “must not …”, “always …”.',
    'Une règle est trouvée quand une phrase interdit ou ordonne : « ne jamais … », « ne doit pas … », « toujours … ».',
  ],
  'proposals.found': [
    '{count} found. Choose and reword, then create.',
    '{count} trouvées. Choisissez, reformulez, puis créez.',
  ],
  'proposals.inPart': [
    'The document is longer than is read: the rest was not looked at.',
    'Le document dépasse ce qui est lu : le reste n’a pas été examiné.',
  ],
  'proposals.take': ['Take: {name}', 'Retenir : {name}'],
  'proposals.page': ['page {page}', 'page {page}'],
  'proposals.duty': ['an order: say what would violate it', 'un ordre : dites ce qui le violerait'],
  'proposals.byLlm': ['by the LLM', 'par le LLM'],
  'proposals.create': ['Create the chosen: {count}', 'Créer les choisies : {count}'],
  'proposals.created': ['Created', 'Créée'],
} as const satisfies TextTable
