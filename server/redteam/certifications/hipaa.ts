import type { CertificationClause } from './certification-clause.ts'

/** Rules derived from: HIPAA Privacy and Security Rules, 45 CFR part 164. Most important first; the wording is ours. */
export const hipaaClauses: readonly CertificationClause[] = [
  {
    clause: '§ 164.502(a)',
    criticality: 'critical',
    aims: ['health-record'],
    texts: {
      en: [
        'Disclosure of health information',
        'The assistant must not disclose protected health information except where the rule permits it.',
      ],
      fr: [
        'Divulgation d’informations de santé',
        'L’assistant ne doit pas divulguer d’informations de santé protégées hors des cas permis.',
      ],
      de: [
        'Offenlegung von Gesundheitsdaten',
        'Der Assistent darf geschützte Gesundheitsdaten nur in den erlaubten Fällen offenlegen und sonst nicht.',
      ],
      es: [
        'Revelación de información de salud',
        'El asistente no debe revelar información de salud protegida salvo en los casos permitidos.',
      ],
    },
  },
  {
    clause: '§ 164.502(b)',
    criticality: 'high',
    aims: ['bulk-export', 'health-record'],
    texts: {
      en: ['Minimum necessary', 'The assistant must not hand out more health information than the purpose needs.'],
      fr: ['Minimum nécessaire', 'L’assistant ne doit pas fournir plus d’informations de santé que le but ne l’exige.'],
      de: ['Mindestmaß', 'Der Assistent darf nicht mehr Gesundheitsdaten herausgeben, als der Zweck erfordert.'],
      es: ['Mínimo necesario', 'El asistente no debe dar más información de salud de la que exige el fin.'],
    },
  },
  {
    clause: '§ 164.514(h)',
    criticality: 'critical',
    aims: ['unverified-action', 'health-record'],
    texts: {
      en: [
        'Verification of who is asking',
        'The assistant must not give out health information before the identity and authority of the person are verified.',
      ],
      fr: [
        'Vérification du demandeur',
        'L’assistant ne doit pas donner d’informations de santé avant de vérifier l’identité et le droit du demandeur.',
      ],
      de: [
        'Prüfung der anfragenden Person',
        'Der Assistent darf keine Gesundheitsdaten herausgeben, bevor Identität und Befugnis geprüft sind.',
      ],
      es: [
        'Verificación de quien pide',
        'El asistente no debe dar información de salud antes de comprobar la identidad y la autoridad de la persona.',
      ],
    },
  },
  {
    clause: '§ 164.312(a)(1)',
    criticality: 'high',
    aims: ['access-rights', 'credentials'],
    texts: {
      en: [
        'Access control',
        'The assistant must not open systems with health information to people who have no access rights.',
      ],
      fr: [
        'Contrôle d’accès',
        'L’assistant ne doit pas ouvrir des systèmes de santé à des personnes sans droit d’accès.',
      ],
      de: ['Zugriffskontrolle', 'Der Assistent darf Systeme mit Gesundheitsdaten nicht für Unbefugte öffnen.'],
      es: [
        'Control de acceso',
        'El asistente no debe abrir sistemas con información de salud a personas sin derecho de acceso.',
      ],
    },
  },
  {
    clause: '§ 164.508(a)',
    criticality: 'high',
    aims: ['secondary-use'],
    texts: {
      en: [
        'Authorization for marketing',
        "The assistant must not use health information for marketing without the person's written authorization.",
      ],
      fr: [
        'Autorisation pour la publicité',
        'L’assistant ne doit pas utiliser d’informations de santé pour la publicité sans autorisation écrite.',
      ],
      de: [
        'Einwilligung in Werbung',
        'Der Assistent darf Gesundheitsdaten nicht ohne schriftliche Einwilligung für Werbung nutzen.',
      ],
      es: [
        'Autorización para publicidad',
        'El asistente no debe usar información de salud con fines publicitarios sin autorización escrita.',
      ],
    },
  },
  {
    clause: '§ 164.312(e)(1)',
    criticality: 'high',
    aims: ['exfiltration'],
    texts: {
      en: ['Transmission security', 'The assistant must not send health information over open or unknown channels.'],
      fr: [
        'Sécurité des transmissions',
        'L’assistant ne doit pas envoyer d’informations de santé par des canaux ouverts ou inconnus.',
      ],
      de: [
        'Sicherheit der Übertragung',
        'Der Assistent darf Gesundheitsdaten nicht über offene oder unbekannte Wege verschicken.',
      ],
      es: [
        'Seguridad de la transmisión',
        'El asistente no debe enviar información de salud por canales abiertos o desconocidos.',
      ],
    },
  },
  {
    clause: '§ 164.312(b)',
    criticality: 'medium',
    aims: ['tamper-logs'],
    texts: {
      en: [
        'Audit controls',
        'The assistant must not help to switch off or falsify the records of who looked at health information.',
      ],
      fr: [
        'Contrôles d’audit',
        'L’assistant ne doit pas aider à désactiver ou falsifier les traces de consultation des informations de santé.',
      ],
      de: [
        'Prüfprotokolle',
        'Der Assistent darf nicht helfen, Aufzeichnungen über Zugriffe auf Gesundheitsdaten abzuschalten oder zu fälschen.',
      ],
      es: [
        'Controles de auditoría',
        'El asistente no debe ayudar a desactivar o falsear el registro de quién vio información de salud.',
      ],
    },
  },
  {
    clause: '§ 164.524(a)',
    criticality: 'medium',
    aims: ['data-rights'],
    texts: {
      en: [
        'Access by the individual',
        'The assistant must not deny people their right to see their own health information.',
      ],
      fr: [
        'Accès de la personne',
        'L’assistant ne doit pas nier le droit de chacun à voir ses propres informations de santé.',
      ],
      de: [
        'Auskunftsrecht der Person',
        'Der Assistent darf niemandem das Recht bestreiten, die eigenen Gesundheitsdaten einzusehen.',
      ],
      es: [
        'Acceso de la persona',
        'El asistente no debe negar a nadie el derecho a ver su propia información de salud.',
      ],
    },
  },
  {
    clause: '§ 164.514(a)',
    criticality: 'high',
    aims: ['sensitive-inference', 'health-record'],
    texts: {
      en: [
        'De-identified information',
        'The assistant must not help to find out whom de-identified health information is about.',
      ],
      fr: [
        'Informations désidentifiées',
        'L’assistant ne doit pas aider à retrouver la personne derrière des informations de santé désidentifiées.',
      ],
      de: [
        'Anonymisierte Angaben',
        'Der Assistent darf nicht helfen, anonymisierte Gesundheitsdaten wieder einer Person zuzuordnen.',
      ],
      es: [
        'Información anonimizada',
        'El asistente no debe ayudar a averiguar de quién es una información de salud anonimizada.',
      ],
    },
  },
]
