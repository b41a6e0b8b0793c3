/** How much is logged, from nothing to everything. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

/** One of the steps of logging. */
export type LogLevel = (typeof logLevels)[number]

/** All that the operator decides, read once at the start and passed down. */
export interface Config {
  /** Address on which the service listens. */
  readonly host: string
  /** 0 to 65535; 0 = any free port. */
  readonly port: number
  /** Folder of the embedded database, absolute. */
  readonly dataDirectory: string
  /** PostgreSQL to use instead of the embedded database; null for the embedded one. Holds a password. */
  readonly databaseUrl: string | null
  /** Most connections to PostgreSQL, 4 to 100. */
  readonly databasePoolMax: number
  /** The least important log line that is still written. */
  readonly logLevel: LogLevel
  /** Id of the organization that the first start creates, in lower case; null = a fresh one. */
  readonly initOrganizationId: string | null
  /** Key that the first start creates; null = a fresh one. Secret. */
  readonly initApiKey: string | null
  /** Credits that the first start grants; null = no balance. */
  readonly initCredits: number | null
  /** Requests of all keys of one organization in a minute; null = no limit. */
  readonly rateLimitPerMinute: number | null
  /** Room that is kept on the disk of the embedded database for deletions, 0 to 10,000 MB. */
  readonly diskReserveMb: number
  /** How long messages and what belongs to them are kept, 30 to 36,500 days. */
  readonly rowsKeptDays: number
  /** How many projects one organization may have in use, 1 to 1,000,000. */
  readonly quotaProjects: number
  /** How many policies (the default ones included) one organization may have in use, 1 to 1,000,000. */
  readonly quotaPolicies: number
  /** How many topics one organization may have in use, 1 to 1,000,000. */
  readonly quotaTopics: number
  /** How many API keys one organization may have in use, 1 to 1,000,000. */
  readonly quotaApiKeys: number
  /** How many red-team tests one organization may have in use, 1 to 1,000,000. */
  readonly quotaTests: number
  /** Threads that run detectors, 1 to 64. */
  readonly detectorWorkers: number
  /** After this long a detector counts as failed, 100 to 60,000 ms. */
  readonly checkTimeoutMs: number
  /** Checks that may wait for a detector thread. */
  readonly detectorQueueMax: number
  /** Connections that may be open at a time, 8 to 1,000,000; fewer where the descriptors of the process do not suffice. */
  readonly connectionsMax: number
  /** After this long a check that found no detector thread is refused, 100 to 60,000 ms. */
  readonly queueWaitMs: number
  /** Web origins whose pages may call the service; empty = none. */
  readonly corsOrigins: readonly string[]
  /** Web origins of red-team targets that pages of the console may ask by themselves; empty = none. */
  readonly consoleTargets: readonly string[]
  /** Whose forwarding headers are believed: nobody, everybody, or these addresses and networks. */
  readonly trustProxy: boolean | readonly string[]
  /** Base of an OpenAI-compatible service with its version, without a slash at the end; null = no LLM is used. */
  readonly llmBaseUrl: string | null
  /** Which model of that service; null = no LLM is used. */
  readonly llmModel: string | null
  /** Sent to that service; null = none. Secret. */
  readonly llmApiKey: string | null
  /** Tokens that this server may spend on the LLM in a UTC day; null = no bound. */
  readonly llmTokensPerDay: number | null
  /** Time for one question to the LLM with its retries, 1,000 to 600,000 ms. */
  readonly llmTimeoutMs: number
  /** How long a check waits for the LLM, 100 to 10,000 ms. */
  readonly llmCheckTimeoutMs: number
  /** Questions about checks that one organization may ask the LLM in a UTC day, 1 or more. */
  readonly llmChecksPerDay: number
  /** Where the OpenAI-compatible proxy sends what it let through, the first fitting one; empty = nowhere. */
  readonly upstreams: readonly UpstreamRoute[]
  /** The key for each pattern of `upstreams` that has one. Secret. */
  readonly upstreamKeys: ReadonlyMap<string, string>
  /** How long an upstream may send nothing, 1,000 to 120,000 ms. */
  readonly upstreamTimeoutMs: number
  /** Whether a request may have an upstream asked while its input is still being judged. */
  readonly upstreamParallel: boolean
  /** Origin at which browsers reach the service, without a slash at the end; null = not known. */
  readonly publicUrl: string | null
  /** OpenID provider at which people may sign in, as its tokens name it; null = none. */
  readonly oidcIssuer: string | null
  /** As whom the service comes there; null = no provider. */
  readonly oidcClientId: string | null
  /** Null = PKCE alone. Secret. */
  readonly oidcClientSecret: string | null
  /** What the provider is called on the page; null = by its host. */
  readonly oidcName: string | null
  /** What is asked for, with `openid` in it. */
  readonly oidcScopes: readonly string[]
  /** The claim by which roles are given. */
  readonly oidcRoleClaim: string
  /** What may stand in that claim, and the role that it gives; empty = no provider. */
  readonly oidcRoles: ReadonlyMap<string, OidcRole>
  /** Whose people they are; null = the first organization. */
  readonly oidcOrganizationId: string | null
  /** How long a session that began there lasts at most, 1 to 168 hours. */
  readonly oidcSessionHours: number
}

/** A role that people of the identity provider can have. */
export const oidcRoles = ['owner', 'editor', 'analyst', 'auditor'] as const

/** One of these roles. */
export type OidcRole = (typeof oidcRoles)[number]

/** Which models an OpenAI-compatible service answers for. */
export interface UpstreamRoute {
  /** The name of a model, or its beginning followed by `*`. */
  readonly pattern: string
  /** With the version, without a slash at the end. */
  readonly baseUrl: string
}
