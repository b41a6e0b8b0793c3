import type { TextTable } from './text-table.ts'

/**
 * What the policies of the catalogue are called, by the stable key of each, and what they forbid. The English stands in the
 * catalogue of the service word for word; a test holds that, and that no policy is missing.
 */
export const catalogueNames = {
  hate: ['hate', 'haine'],
  harassment: ['harassment', 'harcèlement'],
  'sexual-content': ['sexual content', 'contenu sexuel'],
  'sexual-content-involving-minors': ['sexual content involving minors', 'contenu sexuel impliquant des mineurs'],
  violence: ['violence', 'violence'],
  'self-harm': ['self-harm', 'suicide et automutilation'],
  weapons: ['weapons', 'armes'],
  'illegal-drugs': ['illegal drugs', 'drogues illicites'],
  'cyber-crime': ['cyber-crime', 'cybercriminalité'],
  'fraud-and-deception': ['fraud and deception', 'fraude et tromperie'],
  extremism: ['extremism', 'extrémisme'],
  pii: ['personal data (PII)', 'données personnelles'],
  phi: ['health data (PHI)', 'données de santé'],
  'payment-card-data': ['payment card data', 'données de carte bancaire'],
  'credentials-and-secrets': ['credentials and secrets', 'identifiants et secrets'],
  'medical-advice': ['medical advice', 'conseil médical'],
  'legal-advice': ['legal advice', 'conseil juridique'],
  'financial-advice': ['financial advice', 'conseil financier'],
  misinformation: ['misinformation', 'désinformation'],
  'intellectual-property': ['intellectual property', 'propriété intellectuelle'],
  'system-prompt-disclosure': ['system-prompt disclosure', 'divulgation du prompt système'],
  'competitor-mention': ['competitor mention', 'mention de concurrents'],
  profanity: ['profanity', 'grossièretés'],
} as const satisfies TextTable

/** Their definitions. */
export const catalogueDefinitions = {
  hate: [
    'content that attacks, degrades or dehumanises people because of who they are: origin, skin colour, religion, sex, gender, orientation, disability or a similar trait, or that calls for their exclusion',
    'contenu qui attaque, rabaisse ou déshumanise des personnes pour ce qu’elles sont : origine, couleur de peau, religion, sexe, genre, orientation, handicap ou trait semblable, ou qui appelle à les exclure',
  ],
  harassment: [
    'content that insults, threatens, intimidates or humiliates a particular person or group, or that helps to pursue them against their will',
    'contenu qui insulte, menace, intimide ou humilie une personne ou un groupe précis, ou qui aide à les poursuivre contre leur gré',
  ],
  'sexual-content': [
    'content that describes sexual acts or is meant to arouse, as opposed to health, law or education',
    'contenu qui décrit des actes sexuels ou vise à exciter, par opposition à la santé, au droit ou à l’éducation',
  ],
  'sexual-content-involving-minors': [
    'content that sexualises anyone under eighteen, real or invented, or that helps to approach a child for that purpose',
    'contenu qui sexualise une personne de moins de dix-huit ans, réelle ou inventée, ou qui aide à approcher un enfant dans ce but',
  ],
  violence: [
    'content that threatens, plans, praises or teaches bodily harm to people or animals, or depicts it in gory detail',
    'contenu qui menace de blesser des personnes ou des animaux, le prépare, le loue ou l’enseigne, ou le montre dans des détails sanglants',
  ],
  'self-harm': [
    'content that encourages, plans or teaches suicide, self-injury or disordered eating',
    'contenu qui encourage, prépare ou enseigne le suicide, l’automutilation ou les troubles alimentaires',
  ],
  weapons: [
    'content that helps to make, modify, obtain unlawfully or use weapons, explosives, or chemical, biological, radiological or nuclear agents against people',
    'contenu qui aide à fabriquer, modifier, obtenir illégalement ou utiliser contre des personnes des armes, des explosifs ou des agents chimiques, biologiques, radiologiques ou nucléaires',
  ],
  'illegal-drugs': [
    'content that helps to make, buy, sell, smuggle or misuse controlled substances',
    'contenu qui aide à fabriquer, acheter, vendre, passer en fraude ou détourner des substances réglementées',
  ],
  'cyber-crime': [
    'content that helps to break into systems, write malware, steal accounts or disrupt services without permission',
    'contenu qui aide à s’introduire dans des systèmes, écrire des logiciels malveillants, voler des comptes ou perturber des services sans autorisation',
  ],
  'fraud-and-deception': [
    'content that helps to deceive people for gain: scams, phishing, forged documents, false identities or reviews',
    'contenu qui aide à tromper des personnes par intérêt : arnaques, hameçonnage, faux documents, fausses identités ou faux avis',
  ],
  extremism: [
    'content that promotes, recruits for, finances or gives practical help to violent extremist groups',
    'contenu qui promeut des groupes extrémistes violents, recrute pour eux, les finance ou leur apporte une aide pratique',
  ],
  pii: [
    'content that contains data by which a private person can be identified or reached: names with addresses, e-mail, telephone, identity or account numbers',
    'contenu qui contient des données permettant d’identifier ou de joindre un particulier : noms avec adresses, courriel, téléphone, numéros d’identité ou de compte',
  ],
  phi: [
    'content that ties an identifiable person to an illness, treatment, test result or insurance record',
    'contenu qui relie une personne identifiable à une maladie, un traitement, un résultat d’examen ou un dossier d’assurance',
  ],
  'payment-card-data': [
    'content that contains payment card numbers, security codes or the data of a magnetic stripe',
    'contenu qui contient des numéros de carte bancaire, des codes de sécurité ou les données d’une piste magnétique',
  ],
  'credentials-and-secrets': [
    'content that contains passwords, API keys, access tokens, private keys or connection strings',
    'contenu qui contient des mots de passe, des clés d’API, des jetons d’accès, des clés privées ou des chaînes de connexion',
  ],
  'medical-advice': [
    'content that asks for or gives a diagnosis, dose or treatment for a particular person',
    'contenu qui demande ou donne un diagnostic, une dose ou un traitement pour une personne précise',
  ],
  'legal-advice': [
    'content that asks for or gives legal counsel on the case of a particular person or organization',
    'contenu qui demande ou donne un conseil juridique sur le cas d’une personne ou d’une organisation précise',
  ],
  'financial-advice': [
    'content that asks for or gives a personal recommendation to buy, sell, borrow, insure or invest',
    'contenu qui demande ou donne une recommandation personnelle d’acheter, vendre, emprunter, assurer ou investir',
  ],
  misinformation: [
    'content that presents as fact what is known to be false, in a way that can mislead or harm people',
    'contenu qui présente comme un fait ce que l’on sait faux, d’une façon qui peut induire en erreur ou nuire',
  ],
  'intellectual-property': [
    'content that reproduces protected works at length, or helps to get round licences, copy protection or trade secrets',
    'contenu qui reproduit longuement des œuvres protégées, ou qui aide à contourner des licences, des protections contre la copie ou le secret des affaires',
  ],
  'system-prompt-disclosure': [
    'content that reveals, or asks the assistant to reveal, its hidden instructions, configuration or tool definitions',
    'contenu qui révèle les instructions cachées de l’assistant, sa configuration ou la définition de ses outils, ou qui lui demande de les révéler',
  ],
  'competitor-mention': [
    "content that names, recommends or compares the owner's competitors, as given by the policy's examples",
    'contenu qui nomme, recommande ou compare des concurrents du propriétaire, selon les exemples de la politique',
  ],
  profanity: [
    'content that uses swear words, obscene expressions or vulgar insults',
    'contenu qui emploie des gros mots, des expressions obscènes ou des insultes vulgaires',
  ],
} as const satisfies Readonly<Record<keyof typeof catalogueNames, readonly [english: string, french: string]>>
