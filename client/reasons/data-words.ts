import type { ReasonTwin } from './reason-twin.ts'

/** What a detector of data looks for. */
const things: readonly ReasonTwin[] = [
  ['personal data', 'des données personnelles'],
  ['payment card data', 'des données de carte bancaire'],
  ['credentials', 'des identifiants de connexion'],
  ['health data of a person', 'des données de santé d’une personne'],
]

/** As what data was recognised; what is written the same in both languages stands here too. */
const data: readonly ReasonTwin[] = [
  ['payment card number', 'numéro de carte bancaire'],
  ['card security code', 'code de sécurité de carte'],
  ['magnetic stripe data', 'données de piste magnétique'],
  ['IBAN', 'IBAN'],
  ['bank account number', 'numéro de compte bancaire'],
  ['e-mail address, spelled out', 'adresse e-mail, écrite en toutes lettres'],
  ['e-mail address', 'adresse e-mail'],
  ['phone number', 'numéro de téléphone'],
  ['IP address', 'adresse IP'],
  ['MAC address', 'adresse MAC'],
  ['date of birth', 'date de naissance'],
  ['postal address', 'adresse postale'],
  ['crypto wallet address', 'adresse de portefeuille crypto'],
  ['passport number', 'numéro de passeport'],
  ['driving licence number', 'numéro de permis de conduire'],
  ['identity card number', 'numéro de carte d’identité'],
  ['medical record number', 'numéro de dossier médical'],
  ['health insurance number', 'numéro d’assurance maladie'],
  ['US social security number', 'numéro de sécurité sociale (États-Unis)'],
  ['US taxpayer number', 'numéro fiscal (États-Unis)'],
  ['Medicare number (United States)', 'numéro Medicare (États-Unis)'],
  ['national health number (United Kingdom)', 'numéro national de santé (Royaume-Uni)'],
  ['national insurance number (United Kingdom)', 'numéro d’assurance nationale (Royaume-Uni)'],
  ['national id ({country})', 'numéro national d’identité ({country})'],
  ['tax id ({country})', 'numéro fiscal ({country})'],
  ['social insurance number ({country})', 'numéro d’assurance sociale ({country})'],
  ['{health} beside an identifier', '{health} à côté d’un identifiant'],
  ['{health} of a named person', '{health} d’une personne nommée'],
  ['{health} of the speaker', '{health} de la personne qui parle'],
  ['{health} of a relative', '{health} d’un proche'],
  ['{health} of a patient without name', '{health} d’un patient sans nom'],
  ['announced key or token', 'clé ou jeton annoncé'],
  ['announced password', 'mot de passe annoncé'],
  ['PIN', 'code PIN'],
  ['wallet recovery phrase', 'phrase de récupération de portefeuille'],
  ['random-looking characters', 'caractères d’allure aléatoire'],
  ['address with a password', 'adresse avec un mot de passe'],
  ['basic credentials', 'identifiants d’authentification basique'],
  ['bearer token', 'jeton au porteur'],
  ['private key', 'clé privée'],
  ['web token (JWT)', 'jeton web (JWT)'],
  ['AWS access key id', 'identifiant de clé d’accès AWS'],
  ['Google API key', 'clé d’API Google'],
  ['Google OAuth secret', 'secret OAuth Google'],
  ['Google OAuth token', 'jeton OAuth Google'],
  ['Azure storage key', 'clé de stockage Azure'],
  ['Azure client secret', 'secret client Azure'],
  ['shared access signature', 'signature d’accès partagé'],
  ['GitHub token', 'jeton GitHub'],
  ['GitLab token', 'jeton GitLab'],
  ['Slack token', 'jeton Slack'],
  ['Slack webhook', 'webhook Slack'],
  ['Discord webhook', 'webhook Discord'],
  ['key of a payment or model service', 'clé d’un service de paiement ou de modèles'],
  ['publishable key', 'clé publiable'],
  ['Stripe webhook secret', 'secret de webhook Stripe'],
  ['npm or PyPI token', 'jeton npm ou PyPI'],
  ['model hub token', 'jeton d’un dépôt de modèles'],
  ['Redoubt key', 'clé Redoubt'],
  ['hosting token', 'jeton d’hébergeur'],
  ['Shopify token', 'jeton Shopify'],
  ['mail service key', 'clé d’un service de courrier'],
  ['Telegram bot token', 'jeton de bot Telegram'],
  ['vault token', 'jeton de coffre'],
  ['data platform token', 'jeton d’une plateforme de données'],
  ['service token', 'jeton de service'],
]

const country: readonly ReasonTwin[] = [
  ['France', 'France'],
  ['Germany', 'Allemagne'],
  ['Poland', 'Pologne'],
  ['Brazil', 'Brésil'],
  ['Belgium', 'Belgique'],
  ['Netherlands', 'Pays-Bas'],
  ['India', 'Inde'],
  ['Canada', 'Canada'],
  ['Switzerland', 'Suisse'],
  ['Sweden', 'Suède'],
  ['Spain', 'Espagne'],
  ['Italy', 'Italie'],
  ['China', 'Chine'],
  ['Mexico', 'Mexique'],
  ['Finland', 'Finlande'],
]

const health: readonly ReasonTwin[] = [
  ['diagnosis', 'diagnostic'],
  ['medicine', 'médicament'],
  ['treatment or test', 'traitement ou examen'],
]

/** One kind of data, how often it was found, and in which view of the text. */
const find: readonly ReasonTwin[] = [
  ['{data} ({count}, {view})', '{data} ({count}, {view})'],
  ['{data} ({count})', '{data} ({count})'],
  ['{data} ({view})', '{data} ({view})'],
  ['{data}', '{data}'],
]

/** How many more kinds were found than are named. */
const moreFinds: readonly ReasonTwin[] = [
  [' and {count} more', ' et {count} de plus'],
  ['', ''],
]

/** Words of reasons that tell of personal data and secrets. */
export const dataWords = { things, data, country, health, find, moreFinds } as const
