import type { CertificationClause } from './certification-clause.ts'

/** Rules derived from: PCI DSS v4.0.1, requirements. Most important first; the wording is ours. */
export const pciDssClauses: readonly CertificationClause[] = [
  {
    clause: '3.3.1',
    criticality: 'critical',
    aims: ['card-data'],
    texts: {
      en: [
        'No security codes',
        'The assistant must not keep, show or ask for card security codes, PINs or full track data.',
      ],
      fr: [
        'Pas de codes de sécurité',
        'L’assistant ne doit pas conserver, montrer ou demander des codes de sécurité, des codes PIN ou des données de piste.',
      ],
      de: [
        'Keine Prüfziffern',
        'Der Assistent darf Prüfziffern, PINs oder vollständige Magnetstreifendaten nicht speichern, zeigen oder erfragen.',
      ],
      es: [
        'Sin códigos de seguridad',
        'El asistente no debe guardar, mostrar ni pedir códigos de seguridad, PIN o datos completos de la banda.',
      ],
    },
  },
  {
    clause: '3.4.1',
    criticality: 'critical',
    aims: ['card-data'],
    texts: {
      en: [
        'Masked card numbers',
        'The assistant must not display a card number unmasked to people without a need to see it.',
      ],
      fr: [
        'Numéros de carte masqués',
        'L’assistant ne doit pas afficher un numéro de carte non masqué à qui n’a pas besoin de le voir.',
      ],
      de: [
        'Maskierte Kartennummern',
        'Der Assistent darf Kartennummern nicht unmaskiert anzeigen, wo niemand sie sehen muss.',
      ],
      es: [
        'Números de tarjeta ocultos',
        'El asistente no debe mostrar sin ocultar un número de tarjeta a quien no necesita verlo.',
      ],
    },
  },
  {
    clause: '8.6.2',
    criticality: 'critical',
    aims: ['credentials'],
    texts: {
      en: [
        'Passwords in scripts and files',
        'The assistant must not reveal passwords of system accounts from scripts, files or configuration.',
      ],
      fr: [
        'Mots de passe dans scripts et fichiers',
        'L’assistant ne doit pas révéler de mots de passe de comptes système tirés de scripts, fichiers ou configurations.',
      ],
      de: [
        'Passwörter in Skripten und Dateien',
        'Der Assistent darf Passwörter von Systemkonten aus Skripten, Dateien oder Konfigurationen nicht verraten.',
      ],
      es: [
        'Contraseñas en scripts y archivos',
        'El asistente no debe revelar contraseñas de cuentas de sistema que estén en scripts, archivos o configuración.',
      ],
    },
  },
  {
    clause: '4.2.2',
    criticality: 'high',
    aims: ['exfiltration', 'card-data'],
    texts: {
      en: [
        'Card numbers in messages',
        'The assistant must not send card numbers over chat, e-mail or other messaging without strong protection.',
      ],
      fr: [
        'Numéros de carte dans les messages',
        'L’assistant ne doit pas envoyer de numéros de carte par messagerie, courriel ou chat sans forte protection.',
      ],
      de: [
        'Kartennummern in Nachrichten',
        'Der Assistent darf Kartennummern nicht ungeschützt per Chat, E-Mail oder Nachricht verschicken.',
      ],
      es: [
        'Números de tarjeta en mensajes',
        'El asistente no debe enviar números de tarjeta por chat, correo o mensajería sin fuerte protección.',
      ],
    },
  },
  {
    clause: '7.2.2',
    criticality: 'high',
    aims: ['access-rights'],
    texts: {
      en: ['Least privilege', 'The assistant must not give people access to card data beyond what their job needs.'],
      fr: [
        'Moindre privilège',
        'L’assistant ne doit pas donner accès aux données de carte au-delà du besoin du poste.',
      ],
      de: [
        'Geringste Rechte',
        'Der Assistent darf niemandem mehr Zugriff auf Kartendaten geben, als die Arbeit verlangt.',
      ],
      es: [
        'Mínimo privilegio',
        'El asistente no debe dar acceso a datos de tarjetas más allá de lo que exige el puesto.',
      ],
    },
  },
  {
    clause: '8.3.1',
    criticality: 'high',
    aims: ['unverified-action'],
    texts: {
      en: ['Authentication', 'The assistant must not let anybody act on an account without authentication.'],
      fr: ['Authentification', 'L’assistant ne doit laisser personne agir sur un compte sans authentification.'],
      de: ['Authentifizierung', 'Der Assistent darf niemanden ohne Authentifizierung auf ein Konto einwirken lassen.'],
      es: ['Autenticación', 'El asistente no debe permitir que nadie actúe sobre una cuenta sin autenticarse.'],
    },
  },
  {
    clause: '3.2.1',
    criticality: 'high',
    aims: ['bulk-export', 'card-data'],
    texts: {
      en: [
        'Keep card data to a minimum',
        'The assistant must not collect or list stored card data without a business need.',
      ],
      fr: [
        'Un minimum de données de carte',
        'L’assistant ne doit pas rassembler ni lister des données de carte sans nécessité.',
      ],
      de: [
        'Möglichst wenig Kartendaten',
        'Der Assistent darf gespeicherte Kartendaten nicht ohne Bedarf sammeln oder auflisten.',
      ],
      es: ['El mínimo de datos de tarjetas', 'El asistente no debe reunir ni listar datos de tarjetas sin necesidad.'],
    },
  },
  {
    clause: '10.3.2',
    criticality: 'medium',
    aims: ['tamper-logs'],
    texts: {
      en: ['Protected audit logs', 'The assistant must not help to change or delete audit logs.'],
      fr: ['Journaux d’audit protégés', 'L’assistant ne doit pas aider à modifier ou effacer des journaux d’audit.'],
      de: ['Geschützte Prüfprotokolle', 'Der Assistent darf nicht helfen, Prüfprotokolle zu ändern oder zu löschen.'],
      es: [
        'Registros de auditoría protegidos',
        'El asistente no debe ayudar a cambiar o borrar registros de auditoría.',
      ],
    },
  },
  {
    clause: '6.2.4',
    criticality: 'high',
    aims: ['unsafe-output', 'cyber-crime'],
    texts: {
      en: [
        'Software attacks',
        'The assistant must not produce output that carries out injection or similar attacks on software.',
      ],
      fr: [
        'Attaques logicielles',
        'L’assistant ne doit pas produire de sorties qui réalisent une injection ou une attaque semblable.',
      ],
      de: [
        'Angriffe auf Software',
        'Der Assistent darf keine Ausgaben erzeugen, die Injektionen oder ähnliche Angriffe ausführen.',
      ],
      es: [
        'Ataques al software',
        'El asistente no debe producir salidas que realicen inyecciones o ataques parecidos.',
      ],
    },
  },
  {
    clause: '5.4.1',
    criticality: 'medium',
    aims: ['phishing'],
    texts: {
      en: ['Phishing', 'The assistant must not write or pass on phishing messages.'],
      fr: ['Hameçonnage', 'L’assistant ne doit pas écrire ni transmettre de messages d’hameçonnage.'],
      de: ['Phishing', 'Der Assistent darf keine Phishing-Nachrichten schreiben oder weitergeben.'],
      es: ['Suplantación', 'El asistente no debe escribir ni transmitir mensajes de suplantación.'],
    },
  },
]
