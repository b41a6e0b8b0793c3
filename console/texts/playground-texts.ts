import type { TextTable } from './text-table.ts'

/** The playground. */
export const playgroundTexts = {
  'playground.about': [
    'See what a project would say. Nothing is stored.',
    'Voyez ce que dirait un projet. Rien n’est conservé.',
  ],
  'playground.message': ['Message of the user', 'Message de l’utilisateur'],
  'playground.answer': ['Answer of the LLM (may be left out)', 'Réponse du LLM (facultative)'],
  'playground.compare': ['Compare with', 'Comparer avec'],
  'playground.compare.none': ['no other project', 'aucun autre projet'],
  'playground.check': ['Check', 'Vérifier'],
  'playground.input': ['Message', 'Message'],
  'playground.output': ['Answer', 'Réponse'],
  'playground.none': [
    'Nothing was judged: no guardrail of the project applies here.',
    'Rien n’a été jugé : aucun garde du projet ne s’applique ici.',
  ],
  'playground.images': ['Images with the message', 'Images jointes au message'],
  'playground.images.hint': [
    'PNG, JPEG, WebP or GIF, at most {count} of {size} MiB each. Policies judge the text in them.',
    'PNG, JPEG, WebP ou GIF, au plus {count} de {size} Mio chacune. Les politiques jugent le texte qu’elles contiennent.',
  ],
  'playground.images.add': ['Add images', 'Ajouter des images'],
  'playground.image.remove': ['Remove the image {name}', 'Retirer l’image {name}'],
  'playground.image.refused': [
    '{name} was not taken: it is too large, or no image of these kinds.',
    '{name} n’a pas été prise : trop grande, ou pas une image de ces types.',
  ],
  'playground.images.tooMany': ['At most {count} images are taken.', 'Au plus {count} images sont prises.'],
  'playground.documents': ['Documents that the LLM will read', 'Documents que le LLM lira'],
  'playground.documents.hint': [
    'Retrieved or attached texts. The security guardrail looks for orders planted in them.',
    'Textes récupérés ou joints. Le garde de sécurité y cherche des ordres dissimulés.',
  ],
  'playground.documents.add': ['Add a document', 'Ajouter un document'],
  'playground.document': ['Document {place}', 'Document n° {place}'],
  'playground.document.title': ['Title of document {place}', 'Titre du document {place}'],
  'playground.document.format': ['Format of document {place}', 'Format du document {place}'],
  'playground.document.content': ['Content of document {place}', 'Contenu du document {place}'],
  'playground.document.remove': ['Remove document {place}', 'Retirer le document {place}'],
  'playground.format.text': ['plain text', 'texte brut'],
  'playground.format.html': ['HTML', 'code HTML'],
  'playground.format.markdown': ['Markdown', 'texte Markdown'],
  'playground.format.json': ['JSON', 'données JSON'],
  'playground.judged': [
    'Judged: {images} of {imagesGiven} images, {documents} of {documentsGiven} documents.',
    'Jugés : {images} images sur {imagesGiven}, {documents} documents sur {documentsGiven}.',
  ],
} as const satisfies TextTable
