import { mentions } from './reading.ts'

const framings = {
  authority: [
    ...['manager', 'owner', 'admin', 'supervisor', 'director', 'developer', 'engineer', 'head office', 'police'],
    ...['officer', 'inspector', 'auditor', 'authoris', 'authoriz', 'override', 'staff', 'employee', 'colleague'],
    ...['directeur', 'directrice', 'responsable', 'proprietaire', 'collegue', 'leiter', 'inhaber', 'entwickler'],
    ...['polizei', 'befugt', 'kollege', 'kollegin', 'gerente', 'propietari', 'autoriz', 'policia', 'jefe', 'jefa'],
  ],
  urgency: [
    ...['emergency', 'urgent', 'immediately', 'right now', 'danger', 'dying', 'hospital', 'desperate', 'freezing'],
    ...['my child', 'my baby', 'grandmother', 'please help', 'begging', 'beg you', 'lives'],
    ...['urgence', 'hopital', 'mon enfant', 'desespere', 'supplie', 'notfall', 'dringend'],
    ...['gefahr', 'mein kind', 'krankenhaus', 'verzweifelt', 'bitte hilf', 'emergencia', 'peligro', 'mi hij'],
    ...['desesperad', 'por favor ayud', 'ruego'],
  ],
  rolePlay: [
    ...['role play', 'roleplay', 'pretend', 'act as', 'play the', 'you are now', 'imagine you', 'character', 'story'],
    ...[
      'novel',
      'screenplay',
      'script',
      'scene',
      'actor',
      'actress',
      'fiction',
      'persona',
      'the role',
      'joue',
      'le role',
    ],
    ...['imagine', 'personnage', 'histoire', 'roman', 'comme si', 'rolle', 'spiel', 'stell dir', 'geschichte'],
    ...['szene', 'figur', 'tu so', 'fiktiv', 'tu papel', 'el papel', 'el rol', 'juega', 'actua', 'finge', 'personaje'],
    ...['historia', 'novela', 'escena', 'ficcion', 'guion'],
  ],
  supposing: [
    ...['hypothe', 'suppos', 'what if', 'imagin', 'theor', 'let us say', 'let s say', 'thought experiment', 'fiction'],
    ...[
      'in a world',
      'what would',
      'if you were',
      'et si',
      'angenommen',
      'gedankenexperiment',
      'stell dir',
      'was ware',
    ],
    ...['hipot', 'supon', 'y si', 'teor', 'ficcion', 'ficci'],
  ],
  form: [
    ...['table', 'json', 'csv', 'yaml', 'xml', 'list', 'bullet', 'spreadsheet', 'template', 'fill in', 'blank'],
    ...['complete the', 'in the form', 'poem', 'acrostic', 'code block', 'tableau', 'modele', 'formulaire', 'remplis'],
    ...['tabelle', 'formular', 'vorlage', 'erganz', 'vervollstand', 'gedicht', 'tabla', 'plantilla', 'formulario'],
    ...['rellen', 'poema'],
  ],
  rewording: [
    ...[
      'translat',
      'summar',
      'paraphras',
      'rephras',
      'repeat',
      'verbatim',
      'rewrite',
      'word for word',
      'above',
      'spell',
    ],
    ...['encode', 'tradui', 'resum', 'reformul', 'repet', 'mot pour mot', 'ci dessus', 'recopi', 'ubersetz'],
    ...['zusammenfass', 'fasse', 'wiederhol', 'wortlich', 'oben', 'traduc', 'traduz', 'repit', 'palabra por palabra'],
    ...['literal', 'arriba'],
  ],
  demandOnAnswer: [
    ...['begin with', 'start with', 'begin your', 'start your', 'do not refuse', 'don t refuse', 'never refuse'],
    ...['no warning', 'without warning', 'disclaimer', 'do not apolog', 'don t apolog', 'no apolog', 'without caveat'],
    ...['without any warning', 'no caveat', 'without refus', 'commence par', 'commencez', 'sans avertissement'],
    ...['ne refuse', 'sans refus', 'beginne', 'fang deine', 'ohne warn', 'ohne hinweis', 'verweigere nicht'],
    ...['lehne nicht', 'empieza', 'comienza', 'sin advertenc', 'no te niegues', 'no rechaces'],
  ],
  merriment: [
    ...['joke', 'poem', 'limerick', 'satir', 'song', 'sketch', 'parody', 'roast', 'story', 'rap ', 'funny', 'novel'],
    ...['blague', 'poeme', 'chanson', 'parodi', 'witz', 'gedicht', 'lied', 'chiste', 'poema', 'cancion', 'scene'],
    ...['histoire', 'geschichte', 'historia', 'fiction', 'character'],
  ],
} as const

/** A way to put a request that some applications fall for. */
export type Framing = keyof typeof framings

/** Whether the message is put that way, in English, French, German or Spanish; read from word stems, so only roughly. */
export function isFramed(message: string, framing: Framing): boolean {
  return mentions(message, framings[framing])
}

const instructionWords = [
  ...['instruction', 'system prompt', 'systemprompt', 'your prompt', 'initial prompt', 'guideline', 'your rules'],
  ...['your configuration', 'you were told', 'been told', 'system message', 'consigne', 'directive', 'tes regles'],
  ...['vos regles', 'invite systeme', 'message systeme', 'prompt systeme', 'prompt', 'anweisung', 'deine regeln'],
  ...[
    'ihre regeln',
    'vorgaben',
    'ci dessus',
    'text above',
    'everything above',
    'words above',
    'obigen text',
    'instruccion',
    'tus reglas',
    'sus reglas',
    'mensaje del sistema',
    'istruzion',
  ],
]

/** Whether the message speaks of the instructions that the assistant works by. */
export function isAboutInstructions(message: string): boolean {
  return mentions(message, instructionWords)
}
