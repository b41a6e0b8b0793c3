const listed = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Small words of English, French and Spanish that show where nouns stand, folded. German nouns show by capitals. */
export const contextWords = {
  /** After these a noun comes, perhaps with an adjective. */
  beforeNouns: listed(
    "the a an of for with about on in our your their its from at by le la les des du de d' l' une un aux au sur avec dans nos notre leurs leur ses el los las del sobre con su sus nuestros nuestras nuestro nuestra en una unos unas sells sell handles handle offers offer answers manages provides processes organises organizes covers books atiende vend vendent propose proposent gere gerent organise traite vende venden ofrece ofrecen gestiona organiza",
  ),
  /** Articles of what is described. */
  indefinite: listed('a an un une una des ein eine'),
  /** Before an article, these begin a description. */
  describes: listed('is are est sont es son ist , as comme como'),
  /** Stems that many trades share: they weigh half. */
  sharedStems: listed(
    'booking reservation buchung reserva order bestell commande pedido support returns database server benefit permit payment zahlung credit guest store meter tutor train tool parcel vehicle cuenta medic course cours payroll association court praxis spieler spiele player ticket kitchen menu taxi meal tenant mieter housing college academy logisti',
  ),
  /** A list goes on after these. */
  joins: listed(', and or et ou y o e u &'),
  /** Words that end a run. */
  stops: listed(
    'two three four five six deux trois quatre cinq dos tres cuatro cinco several plusieurs varios assistant chatbot bot agent asistente assistants and or but to is are be can that which who we they it you when where how as who want wants answer help helps use uses give gives also online live all any not no must may should will does do who whose et ou mais qui que est sont peut pour nous vous ils elle il par plus pas aide repond y o pero que es son puede para por nos se como ayuda responde mas no also lets let runs run has have may need needs ask asks can via such',
  ),
  /** Words that are true of every assistant; they are only taken when there are no others. */
  general: listed(
    'assistant chatbot bot customers customer users user company questions website support service people clients client utilisateurs entreprise site asistente clientes cliente usuarios empresa preguntas assistent kunden nutzer fragen firma unternehmen webseite ligne linea internet web cas caso webseiten chat',
  ),
  /** Capitals that are no names. */
  notNames: new Set([
    'The',
    'Our',
    'This',
    'It',
    'We',
    'A',
    'An',
    'Der',
    'Die',
    'Das',
    'Unser',
    'Unsere',
    'Ein',
    'Eine',
    'Le',
    'La',
    'Notre',
    'Nos',
    'El',
    'Nuestro',
    'Nuestra',
    'Assistant',
    'Chatbot',
    'AI',
    'FAQ',
    'PDF',
    'IT',
    'HR',
    'API',
    'EU',
    'GDPR',
    'DSGVO',
    'RGPD',
    'HIPAA',
    'I',
    'LLM',
    'KI',
    'IA',
    'English',
    'German',
    'French',
    'Spanish',
    'Europe',
    'USA',
    'UK',
  ]),
} as const
