import type { TextTable } from './text-table.ts'

/** Signing in at an identity provider. */
export const signInTexts = {
  'signIn.with': ['Sign in with {name}', 'Se connecter avec {name}'],
  'signIn.or': ['or with a key', 'ou avec une clé'],
  'signIn.failed.sign-in-expired': [
    'This sign-in did not begin in this browser, was left for another one, took longer than ten minutes, or was used already. Begin again.',
    'Cette connexion n’a pas commencé dans ce navigateur, a été remplacée par une autre, a duré plus de dix minutes ou a déjà servi. Recommencez.',
  ],
  'signIn.failed.sign-in-refused': [
    'The identity provider did not let you through, or you cancelled there. Nothing was changed here.',
    'Le fournisseur d’identité ne vous a pas laissé passer, ou vous y avez annulé. Rien n’a changé ici.',
  ],
  'signIn.failed.identity-not-verified': [
    'What the identity provider answered does not prove who you are, so nobody was signed in. If this happens again, tell whoever manages this installation.',
    'La réponse du fournisseur d’identité ne prouve pas qui vous êtes : personne n’a été connecté. Si cela se reproduit, prévenez la personne qui gère cette installation.',
  ],
  'signIn.failed.missing-role': [
    'The identity provider knows you, but none of your groups or roles there gives you a role here. Ask whoever manages this installation for one: owner, editor, analyst or auditor.',
    'Le fournisseur d’identité vous connaît, mais aucun de vos groupes ou rôles n’y donne un rôle ici. Demandez-en un à la personne qui gère cette installation : propriétaire, éditeur, analyste ou auditeur.',
  ],
  'signIn.failed.identity-provider-failed': [
    'The identity provider does not answer, or not as it should. Try again a little later; a key signs in meanwhile.',
    'Le fournisseur d’identité ne répond pas, ou pas comme il le devrait. Réessayez un peu plus tard ; une clé permet de se connecter en attendant.',
  ],
  'signIn.failed.rate-limited': [
    'Too many tries from this address. Wait ten minutes.',
    'Trop d’essais depuis cette adresse. Attendez dix minutes.',
  ],
  'signIn.failed.overloaded': [
    'Too many people are signing in at this moment. Try again.',
    'Trop de personnes se connectent en ce moment. Réessayez.',
  ],
  'signIn.failed.internal-error': [
    'Something went wrong here. Try again; the log of the service has the cause.',
    'Une erreur est survenue ici. Réessayez ; le journal du service en contient la cause.',
  ],
} as const satisfies TextTable
