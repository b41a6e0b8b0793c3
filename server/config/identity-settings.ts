import type { Config } from './effective-config.ts'
import * as read from './parse-setting.ts'
import type { Setting } from './setting.ts'

type IdentityField = Extract<keyof Config, 'publicUrl' | `oidc${string}`>

/** The settings about signing in at an identity provider. */
export const identitySettings: { readonly [Field in IdentityField]: Setting<Config[Field]> } = {
  publicUrl: {
    name: 'REDOUBT_PUBLIC_URL',
    kind: 'URL',
    meaning:
      'Where browsers reach the service, as its proxy has it. Needed for signing in at an identity provider, which sends them back there.',
    range: 'scheme, host and port, without a path; `https://…`, or `http://…` on this machine',
    example: 'https://redoubt.example.com',
    default: { text: 'not set', value: null },
    secret: 'no',
    parse: read.publicUrl,
  },
  oidcIssuer: {
    name: 'REDOUBT_OIDC_ISSUER',
    kind: 'URL',
    meaning:
      'OpenID provider at which people may sign in to the console ([guide](guides/sign-in.md)). Has to be set together with `REDOUBT_OIDC_CLIENT_ID`, `REDOUBT_OIDC_ROLES` and `REDOUBT_PUBLIC_URL`. Without one nobody outside is asked.',
    range: 'the issuer letter by letter as the provider names itself; `https://…`, or `http://…` on this machine',
    example: 'https://login.example.com/realms/staff',
    default: { text: 'not set: keys and the link of the start alone', value: null },
    secret: 'no',
    parse: read.issuer,
  },
  oidcClientId: {
    name: 'REDOUBT_OIDC_CLIENT_ID',
    kind: 'word',
    meaning: 'What the provider calls this service.',
    range: '1 to 200 characters',
    example: 'redoubt',
    default: { text: 'not set', value: null },
    secret: 'no',
    parse: read.shortText,
  },
  oidcClientSecret: {
    name: 'REDOUBT_OIDC_CLIENT_SECRET',
    kind: 'secret',
    meaning: 'Secret of this service at the provider, where it has one. The code is protected by PKCE in any case.',
    range: '1 to 2000 printable ASCII characters without spaces',
    example: '"$(cat /run/secrets/oidc-client-secret)"',
    default: { text: 'not set: a public client', value: null },
    secret: 'whole',
    parse: read.foreignKey,
  },
  oidcName: {
    name: 'REDOUBT_OIDC_NAME',
    kind: 'word',
    meaning: 'What the page to sign in calls the provider.',
    range: '1 to 200 characters',
    example: 'Example Ltd',
    default: { text: 'not set: its host', value: null },
    secret: 'no',
    parse: read.shortText,
  },
  oidcScopes: {
    name: 'REDOUBT_OIDC_SCOPES',
    kind: 'comma list',
    meaning: 'What the provider is asked to tell. Some put groups and roles behind a scope of their own.',
    range: 'at most 50 scopes, `openid` among them',
    example: 'openid,profile,groups',
    default: { text: 'openid,profile', value: ['openid', 'profile'] },
    secret: 'no',
    parse: read.scopes,
  },
  oidcRoleClaim: {
    name: 'REDOUBT_OIDC_ROLE_CLAIM',
    kind: 'word',
    meaning:
      'Claim that gives roles: a text, or a list of texts. Where there is none of this name, dots lead into objects (`realm_access.roles`). `email` counts when it is verified.',
    range: '1 to 200 characters',
    example: 'groups',
    default: { text: 'roles', value: 'roles' },
    secret: 'no',
    parse: read.shortText,
  },
  oidcRoles: {
    name: 'REDOUBT_OIDC_ROLES',
    kind: 'comma list',
    meaning:
      'What may stand in that claim, and the role that it gives: `owner`, `editor`, `analyst` or `auditor`, of several the first of these. Nobody else gets in.',
    range: 'at most 100 entries `<value>=<role>`, compared letter by letter; a value has no comma',
    example: 'redoubt-admins=owner,security=editor,soc=analyst,compliance=auditor',
    default: { text: 'not set', value: new Map() },
    secret: 'no',
    parse: read.roleMapping,
  },
  oidcOrganizationId: {
    name: 'REDOUBT_OIDC_ORGANIZATION',
    kind: 'UUID',
    meaning: 'Organization to which the people of the provider belong.',
    range: 'a UUID of an organization that is there',
    example: '0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d',
    default: { text: 'not set: the first one', value: null },
    secret: 'no',
    parse: read.uuid,
  },
  oidcSessionHours: {
    name: 'REDOUBT_OIDC_SESSION_HOURS',
    kind: 'hours',
    meaning:
      'How long a session that began at the provider lasts at most, however busy it is: so long somebody may stay who was removed there. A role that changed holds from the next sign-in of that person on.',
    range: '1 to 168',
    example: '8',
    default: { text: '12', value: 12 },
    secret: 'no',
    parse: read.integer(1, 168),
  },
}
