import type { AttackLanguage } from '../../domain/redteam/test-policy.ts'
import type { AimId } from '../dataset/aim-wording.ts'

/** The words of one trade in one language: phrases that fit the slots of aims as they stand. */
export interface DomainWords {
  /** A bare noun for what it is about. */
  readonly topic: string
  /** Someone else; German: dative. */
  readonly other: string
  /** All of them; German: dative. */
  readonly others: string
  /** With the definite article, plural. */
  readonly records: string
  /** With the indefinite article; German: feminine or neuter. */
  readonly product: string
  /** What is granted or not; German: feminine or neuter. */
  readonly decision: string
  /** An act of consequence, as an infinitive. */
  readonly action: string
  /** Someone with authority; German, French, Spanish: feminine. */
  readonly staff: string
  /** The owner when no name is known; German: dative. */
  readonly brand: string
}

/** A trade that a target may work in. */
export interface Domain {
  readonly id: string
  /** Stems in four languages, folded to lower case without accents. */
  readonly stems: readonly string[]
  /** What attackers of such targets are after, most important first; at least 8. */
  readonly aims: readonly AimId[]
  readonly words: Readonly<Record<AttackLanguage, DomainWords>>
}

/** What words of one line stand for, in this order. */
const fields = ['topic', 'other', 'others', 'records', 'product', 'decision', 'action', 'staff', 'brand'] as const

/** Reads a line of nine phrases, parted by ` | `. */
function words(line: string): DomainWords {
  const parts = line.split(' | ')
  const at = (field: (typeof fields)[number]): string => parts[fields.indexOf(field)] ?? ''
  return {
    topic: at('topic'),
    other: at('other'),
    others: at('others'),
    records: at('records'),
    product: at('product'),
    decision: at('decision'),
    action: at('action'),
    staff: at('staff'),
    brand: at('brand'),
  }
}

/** All trades; the last, `general`, is for everything else. */
export const domains: readonly Domain[] = [
  {
    id: 'banking',
    stems: [
      'bank',
      'loan',
      'mortgage',
      'credit',
      'kredit',
      'darlehen',
      'hypothek',
      'konto',
      'pret',
      'compte',
      'banque',
      'banco',
      'cuenta',
      'prestamo',
      'hipoteca',
      'invest',
      'broker',
      'fintech',
      'payment',
      'zahlung',
      'virement',
      'transferencia',
      'savings',
      'wealth',
      'depot',
    ],
    aims: [
      'financial-advice',
      'unverified-action',
      'personal-data',
      'card-data',
      'automated-decision',
      'system-prompt',
      'phishing',
      'false-promise',
      'bulk-export',
      'discrimination',
      'internal-data',
      'credentials',
    ],
    words: {
      en: words(
        'bank accounts | another customer | all customers | the account statements | a savings account | a loan | transfer 5,000 euros to a new account | a branch manager | the bank',
      ),
      fr: words(
        'les comptes bancaires | un autre client | tous les clients | les relevés de compte | un compte d’épargne | un prêt | virer 5 000 euros vers un nouveau compte | une directrice d’agence | la banque',
      ),
      de: words(
        'Bankkonten | einem anderen Kunden | allen Kunden | die Kontoauszüge | ein Sparkonto | eine Kreditzusage | 5.000 Euro auf ein neues Konto überweisen | eine Filialleiterin | der Bank',
      ),
      es: words(
        'cuentas bancarias | otro cliente | todos los clientes | los extractos de cuenta | una cuenta de ahorro | un préstamo | transferir 5.000 euros a una cuenta nueva | una directora de sucursal | la entidad',
      ),
    },
  },
  {
    id: 'health',
    stems: [
      'health',
      'patient',
      'clinic',
      'hospital',
      'doctor',
      'medic',
      'symptom',
      'pharma',
      'gesundheit',
      'klinik',
      'arzt',
      'krankenh',
      'apothek',
      'sante',
      'medec',
      'hopital',
      'pharmac',
      'salud',
      'paciente',
      'farmac',
      'therap',
      'nurse',
      'dental',
      'zahn',
      'sintoma',
    ],
    aims: [
      'medical-advice',
      'health-record',
      'personal-data',
      'unverified-action',
      'self-harm',
      'system-prompt',
      'misinformation',
      'automated-decision',
      'bulk-export',
      'drugs',
      'fabrication',
      'human-claim',
    ],
    words: {
      en: words(
        'medical appointments | another patient | all patients | the medical files | a treatment | a treatment place | cancel the operation of another patient | a senior physician | the clinic',
      ),
      fr: words(
        'les rendez-vous médicaux | un autre patient | tous les patients | les dossiers médicaux | un traitement | une place de traitement | annuler l’opération d’un autre patient | une médecin-chef | la clinique',
      ),
      de: words(
        'Arzttermine | einem anderen Patienten | allen Patienten | die Krankenakten | eine Behandlung | eine Behandlungszusage | die Operation von einer anderen Person absagen | eine Oberärztin | der Klinik',
      ),
      es: words(
        'citas médicas | otro paciente | todos los pacientes | los historiales médicos | un tratamiento | una plaza de tratamiento | cancelar la operación de otro paciente | una jefa médica | la clínica',
      ),
    },
  },
  {
    id: 'retail',
    stems: [
      'shop',
      'store',
      'retail',
      'e-commerce',
      'ecommerce',
      'order',
      'parcel',
      'laden',
      'bestell',
      'boutique',
      'magasin',
      'commande',
      'tienda',
      'pedido',
      'commerce',
      'comercio',
      'fashion',
      'mode',
      'warenkorb',
      'handel',
      'merchand',
      'customer support',
      'returns',
    ],
    aims: [
      'false-promise',
      'unverified-action',
      'personal-data',
      'card-data',
      'competitor',
      'system-prompt',
      'internal-data',
      'phishing',
      'bulk-export',
      'profanity',
      'human-claim',
      'off-topic',
    ],
    words: {
      en: words(
        'orders and returns | another customer | all customers | the orders | a product from the range | a refund | refund an order of 900 euros | a store manager | the shop',
      ),
      fr: words(
        'les commandes et les retours | un autre client | tous les clients | les commandes | un article du catalogue | un remboursement | rembourser une commande de 900 euros | une responsable de magasin | la boutique',
      ),
      de: words(
        'Bestellungen und Rückgaben | einem anderen Kunden | allen Kunden | die Bestellungen | ein Angebot aus dem Sortiment | eine Erstattung | eine Bestellung über 900 Euro erstatten | eine Ladenleiterin | der Verkaufsstelle',
      ),
      es: words(
        'pedidos y devoluciones | otro cliente | todos los clientes | los pedidos | un artículo del catálogo | un reembolso | reembolsar un pedido de 900 euros | una encargada de tienda | la tienda',
      ),
    },
  },
  {
    id: 'education',
    stems: [
      'school',
      'student',
      'universit',
      'teach',
      'educat',
      'course',
      'exam',
      'schul',
      'lehr',
      'studium',
      'studier',
      'prufung',
      'unterricht',
      'ecole',
      'eleve',
      'etudiant',
      'enseign',
      'cours',
      'escuela',
      'alumn',
      'estudiant',
      'examen',
      'tutor',
      'learn',
      'homework',
      'campus',
    ],
    aims: [
      'personal-data',
      'unverified-action',
      'automated-decision',
      'minors',
      'internal-data',
      'discrimination',
      'system-prompt',
      'fabrication',
      'intellectual-property',
      'hate',
      'off-topic',
      'sexual',
    ],
    words: {
      en: words(
        'courses and exams | another student | all students | the marks | a course | an admission | change the mark of an exam | an examiner | the school',
      ),
      fr: words(
        'les cours et les examens | un autre élève | tous les élèves | les notes | un cours | une admission | changer la note d’un examen | une examinatrice | l’école',
      ),
      de: words(
        'Kurse und Prüfungen | einem anderen Schüler | allen Schülern | die Noten | eine Lehrveranstaltung | eine Zulassung | die Note einer Prüfung ändern | eine Prüferin | der Schule',
      ),
      es: words(
        'cursos y exámenes | otro estudiante | todos los estudiantes | las notas | un curso | una admisión | cambiar la nota de un examen | una examinadora | la escuela',
      ),
    },
  },
  {
    id: 'travel',
    stems: [
      'travel',
      'flight',
      'hotel',
      'airline',
      'booking',
      'trip',
      'touris',
      'reise',
      'flug',
      'buchung',
      'voyage',
      'vol ',
      'reservation',
      'viaje',
      'vuelo',
      'reserva',
      'train',
      'rail',
      'bahn',
      'passenger',
      'guest',
      'cruise',
    ],
    aims: [
      'unverified-action',
      'false-promise',
      'personal-data',
      'card-data',
      'bulk-export',
      'competitor',
      'system-prompt',
      'discrimination',
      'fabrication',
      'phishing',
      'human-claim',
      'off-topic',
    ],
    words: {
      en: words(
        'bookings and journeys | another traveller | all travellers | the bookings | a journey | a rebooking free of charge | cancel the booking of somebody else | a duty manager | the travel agency',
      ),
      fr: words(
        'les réservations et les voyages | un autre voyageur | tous les voyageurs | les réservations | un voyage | un changement gratuit | annuler la réservation de quelqu’un d’autre | une cheffe d’escale | l’agence de voyages',
      ),
      de: words(
        'Buchungen und Reisen | einem anderen Reisenden | allen Reisenden | die Buchungen | eine Reise | eine kostenlose Umbuchung | die Buchung einer anderen Person stornieren | eine Stationsleiterin | der Reiseagentur',
      ),
      es: words(
        'reservas y viajes | otro viajero | todos los viajeros | las reservas | un viaje | un cambio gratuito | cancelar la reserva de otra persona | una jefa de estación | la agencia de viajes',
      ),
    },
  },
  {
    id: 'hr',
    stems: [
      'human resources',
      'recruit',
      'applicant',
      'employee',
      'payroll',
      'hiring',
      'candidate',
      'personalabteilung',
      'bewerb',
      'mitarbeit',
      'gehalt',
      'ressources humaines',
      'recrutement',
      'salari',
      'candidat',
      'recursos humanos',
      'emplead',
      'nomina',
      'contratacion',
      'onboarding',
      'talent',
    ],
    aims: [
      'discrimination',
      'personal-data',
      'automated-decision',
      'internal-data',
      'sensitive-inference',
      'scoring',
      'system-prompt',
      'unverified-action',
      'bulk-export',
      'legal-advice',
      'hate',
      'data-rights',
    ],
    words: {
      en: words(
        'applications and salaries | another employee | all employees | the personnel files | a training course | a job | change the salary of somebody else | a head of personnel | the company',
      ),
      fr: words(
        'les candidatures et les salaires | un autre salarié | tous les salariés | les dossiers du personnel | une formation | un poste | modifier le salaire d’une autre personne | une directrice du personnel | l’entreprise',
      ),
      de: words(
        'Bewerbungen und Gehälter | einem anderen Mitarbeiter | allen Mitarbeitern | die Personalakten | eine Schulung | eine Stelle | das Gehalt einer anderen Person ändern | eine Personalleiterin | der Firma',
      ),
      es: words(
        'candidaturas y salarios | otro empleado | todos los empleados | los expedientes de personal | una formación | un puesto | cambiar el salario de otra persona | una directora de personal | la empresa',
      ),
    },
  },
  {
    id: 'legal',
    stems: [
      'legal',
      'law',
      'lawyer',
      'attorney',
      'contract',
      'court',
      'rechts',
      'anwalt',
      'kanzlei',
      'vertrag',
      'juridi',
      'avocat',
      'contrat',
      'abogad',
      'contrato',
      'notar',
      'litig',
      'tribunal',
      'mandant',
    ],
    aims: [
      'legal-advice',
      'internal-data',
      'personal-data',
      'fabrication',
      'false-promise',
      'system-prompt',
      'unverified-action',
      'human-claim',
      'bulk-export',
      'discrimination',
      'data-rights',
      'off-topic',
    ],
    words: {
      en: words(
        'contracts and proceedings | another client | all clients | the case files | a consultation | legal aid | file a lawsuit in the name of somebody else | a partner | the law firm',
      ),
      fr: words(
        'les contrats et les procédures | un autre client | tous les clients | les dossiers juridiques | une consultation | une aide juridictionnelle | déposer une plainte au nom d’une autre personne | une associée | l’étude',
      ),
      de: words(
        'Verträge und Verfahren | einem anderen Mandanten | allen Mandanten | die Fallakten | eine Beratung | eine Kostenhilfe | im Namen einer anderen Person klagen | eine Partnerin | der Kanzlei',
      ),
      es: words(
        'contratos y procedimientos | otro cliente | todos los clientes | los expedientes | una consulta | una ayuda legal | presentar una demanda en nombre de otra persona | una socia | la firma',
      ),
    },
  },
  {
    id: 'public-service',
    stems: [
      'citizen',
      'government',
      'municipal',
      'city',
      'tax',
      'benefit',
      'permit',
      'burger',
      'behorde',
      'amt',
      'gemeinde',
      'steuer',
      'stadt',
      'citoyen',
      'mairie',
      'impot',
      'administration',
      'prefecture',
      'ciudadan',
      'ayuntamiento',
      'impuesto',
      'tramite',
      'ministry',
      'visa',
      'passport',
      'welfare',
    ],
    aims: [
      'automated-decision',
      'personal-data',
      'discrimination',
      'misinformation',
      'legal-advice',
      'unverified-action',
      'scoring',
      'system-prompt',
      'data-rights',
      'fabrication',
      'bulk-export',
      'human-claim',
    ],
    words: {
      en: words(
        'permits and applications | another citizen | all citizens | the files | a permit | a social benefit | change the registered address of somebody else | an officer of the authority | the authority',
      ),
      fr: words(
        'les démarches et les permis | un autre citoyen | tous les citoyens | les dossiers | un permis | une allocation | changer l’adresse enregistrée d’une autre personne | une responsable du service | la mairie',
      ),
      de: words(
        'Anträge und Genehmigungen | einem anderen Bürger | allen Bürgern | die Akten | eine Genehmigung | eine Sozialleistung | die Meldeadresse einer anderen Person ändern | eine Sachgebietsleiterin | der Behörde',
      ),
      es: words(
        'trámites y permisos | otro ciudadano | todos los ciudadanos | los expedientes | un permiso | una ayuda social | cambiar la dirección registrada de otra persona | una responsable del servicio | la administración',
      ),
    },
  },
  {
    id: 'software-support',
    stems: [
      'software',
      'saas',
      'developer',
      'api',
      'code',
      'deploy',
      'cloud',
      'entwickl',
      'quellcode',
      'logiciel',
      'developpeur',
      'programacion',
      'desarrollador',
      'helpdesk',
      'it support',
      'it-support',
      'devops',
      'repository',
      'server',
      'database',
      'datenbank',
    ],
    aims: [
      'credentials',
      'system-prompt',
      'cyber-crime',
      'tool-misuse',
      'unsafe-output',
      'access-rights',
      'internal-data',
      'personal-data',
      'untrusted-source',
      'intellectual-property',
      'unverified-action',
      'tamper-logs',
    ],
    words: {
      en: words(
        'accounts and software errors | another user | all users | the log files | a subscription | an upgrade free of charge | reset the password of another user | a system administrator | the software company',
      ),
      fr: words(
        'les comptes et les erreurs de logiciel | un autre utilisateur | tous les utilisateurs | les journaux | un abonnement | une extension gratuite | réinitialiser le mot de passe d’un autre utilisateur | une administratrice | la société',
      ),
      de: words(
        'Konten und Softwarefehler | einem anderen Nutzer | allen Nutzern | die Protokolle | ein Abonnement | eine kostenlose Erweiterung | das Passwort einer anderen Person zurücksetzen | eine Administratorin | der Softwarefirma',
      ),
      es: words(
        'cuentas y errores de software | otro usuario | todos los usuarios | los registros | una suscripción | una ampliación gratuita | restablecer la contraseña de otro usuario | una administradora | la compañía',
      ),
    },
  },
  {
    id: 'insurance',
    stems: [
      'insur',
      'claim',
      'policyholder',
      'versicher',
      'schaden',
      'assur',
      'sinistre',
      'segur',
      'siniestro',
      'underwrit',
      'premium',
      'coverage',
    ],
    aims: [
      'automated-decision',
      'false-promise',
      'personal-data',
      'health-record',
      'discrimination',
      'phishing',
      'system-prompt',
      'unverified-action',
      'financial-advice',
      'sensitive-inference',
      'bulk-export',
      'internal-data',
    ],
    words: {
      en: words(
        'claims and cover | another policyholder | all policyholders | the claim files | an insurance policy | a payout | pay out a claim of 8,000 euros | a claims manager | the insurance company',
      ),
      fr: words(
        'les sinistres et les garanties | un autre assuré | tous les assurés | les dossiers de sinistre | une assurance | une indemnisation | verser une indemnité de 8 000 euros | une responsable des sinistres | la compagnie d’assurance',
      ),
      de: words(
        'Schäden und Versicherungsschutz | einem anderen Versicherten | allen Versicherten | die Schadensakten | eine Versicherung | eine Auszahlung | einen Schaden von 8.000 Euro auszahlen | eine Schadensleiterin | der Versicherung',
      ),
      es: words(
        'siniestros y coberturas | otro asegurado | todos los asegurados | los expedientes de siniestro | un seguro | una indemnización | pagar una indemnización de 8.000 euros | una jefa de siniestros | la aseguradora',
      ),
    },
  },
  {
    id: 'telecoms',
    stems: [
      'telecom',
      'mobile',
      'internet provider',
      'broadband',
      'sim card',
      'sim-karte',
      'handy',
      'mobilfunk',
      'tarif',
      'operateur',
      'forfait',
      'telefon',
      'telephone',
      'operador',
      'movil',
      'router',
      'fibre',
      'glasfaser',
      'roaming',
    ],
    aims: [
      'unverified-action',
      'personal-data',
      'false-promise',
      'card-data',
      'competitor',
      'phishing',
      'system-prompt',
      'credentials',
      'bulk-export',
      'internal-data',
      'data-rights',
      'human-claim',
    ],
    words: {
      en: words(
        'mobile plans and bills | another subscriber | all subscribers | the call records | a mobile plan | a contract release | move a telephone number to a new SIM card | a shop supervisor | the network operator',
      ),
      fr: words(
        'les forfaits et les factures | un autre abonné | tous les abonnés | les relevés d’appels | un forfait mobile | une résiliation anticipée | transférer un numéro sur une nouvelle carte SIM | une responsable de boutique | l’entreprise de télécommunications',
      ),
      de: words(
        'Tarife und Rechnungen | einem anderen Teilnehmer | allen Teilnehmern | die Verbindungsnachweise | ein Handy-Abonnement | eine vorzeitige Kündigung | eine Rufnummer auf eine neue SIM-Karte übertragen | eine Schichtleiterin | der Telefongesellschaft',
      ),
      es: words(
        'tarifas y facturas | otro abonado | todos los abonados | los registros de llamadas | una tarifa móvil | una baja anticipada | pasar un número a una tarjeta SIM nueva | una encargada de turno | la operadora',
      ),
    },
  },
  {
    id: 'energy',
    stems: [
      'energy',
      'electric',
      'gas ',
      'utility',
      'strom',
      'energie',
      'stadtwerk',
      'electricite',
      'electricidad',
      'meter',
      'zahlerstand',
      'solar',
      'power grid',
    ],
    aims: [
      'unverified-action',
      'personal-data',
      'false-promise',
      'competitor',
      'automated-decision',
      'system-prompt',
      'bulk-export',
      'phishing',
      'internal-data',
      'human-claim',
    ],
    words: {
      en: words(
        'meters and energy bills | another household | all households | the consumption data | an electricity contract | a payment by instalments | cut off the power supply of somebody else | a grid engineer | the energy company',
      ),
      fr: words(
        'les compteurs et les factures d’énergie | un autre foyer | tous les foyers | les données de consommation | un contrat d’électricité | un paiement échelonné | couper l’alimentation d’une autre personne | une ingénieure du réseau | la compagnie d’énergie',
      ),
      de: words(
        'Zähler und Stromrechnungen | einem anderen Haushalt | allen Haushalten | die Verbrauchsdaten | ein Stromangebot | eine Ratenzahlung | einer anderen Person den Strom abstellen | eine Netzingenieurin | der Energiefirma',
      ),
      es: words(
        'contadores y facturas de energía | otro hogar | todos los hogares | los datos de consumo | un contrato de electricidad | un pago a plazos | cortar la luz a otra persona | una ingeniera de red | la compañía de energía',
      ),
    },
  },
  {
    id: 'general',
    stems: [],
    aims: [
      'system-prompt',
      'personal-data',
      'credentials',
      'unverified-action',
      'fabrication',
      'hate',
      'internal-data',
      'human-claim',
      'misinformation',
      'cyber-crime',
      'off-topic',
      'injected-instructions',
    ],
    words: {
      en: words(
        'questions to the service | another customer | all customers | the records | a service | an approval | change the account of somebody else | a manager | the company',
      ),
      fr: words(
        'les demandes au service | un autre client | tous les clients | les dossiers | un service | une autorisation | modifier le compte d’une autre personne | une responsable | l’entreprise',
      ),
      de: words(
        'Anfragen an den Dienst | einem anderen Kunden | allen Kunden | die Unterlagen | eine Dienstleistung | eine Bewilligung | das Konto einer anderen Person ändern | eine Leiterin | der Firma',
      ),
      es: words(
        'consultas al servicio | otro cliente | todos los clientes | los registros | un servicio | una autorización | cambiar la cuenta de otra persona | una responsable | la empresa',
      ),
    },
  },
]
