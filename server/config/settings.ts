import { availableParallelism } from 'node:os'
import { type Config, logLevels } from './effective-config.ts'
import * as read from './parse-setting.ts'

/** One setting, as data: what reads it, what documents it. */
export interface Setting<Value> {
  /** The name of the environment variable. */
  readonly name: string
  /** What kind of value it takes, in a word or two. */
  readonly kind: string
  /** What it decides. */
  readonly meaning: string
  /** Which values are allowed. */
  readonly range: string
  readonly example: string
  /** What holds when it is not set: as documented, and as a value. */
  readonly default: { readonly text: string; readonly value: Value }
  /** `whole`: never shown. `password`: shown without the password in it. `no`: shown. */
  readonly secret: 'no' | 'password' | 'whole'
  readonly parse: read.Parser<Value>
}

/** Worker threads for detectors when nothing is set: one core stays for requests, at least 2, at most 8. */
export const detectorWorkersAuto = Math.min(8, Math.max(2, availableParallelism() - 1))

function quota(suffix: string, what: string, value: number): Setting<number> {
  return {
    name: `REDOUBT_QUOTA_${suffix}`,
    kind: 'integer',
    meaning: `How many ${what} one organization may have in use; more get 409 \`quota-exceeded\`. With those out of use it may have ten times as many.`,
    range: '1 to 1000000',
    example: String(value * 2),
    default: { text: String(value), value },
    secret: 'no',
    parse: read.integer(1, 1_000_000),
  }
}

/** Every setting, by its field in `Config`. */
export const settings: { readonly [Field in keyof Config]: Setting<Config[Field]> } = {
  host: {
    name: 'REDOUBT_HOST',
    kind: 'host',
    meaning:
      'Address on which the service listens. `0.0.0.0` or `::` opens it to the network; put a TLS proxy in front.',
    range: 'a host name or an IP address',
    example: '0.0.0.0',
    default: { text: '127.0.0.1', value: '127.0.0.1' },
    secret: 'no',
    parse: read.host,
  },
  port: {
    name: 'REDOUBT_PORT',
    kind: 'integer',
    meaning: 'Port on which the service listens. `0` takes any free one; the start banner prints it.',
    range: '0 to 65535',
    example: '8080',
    default: { text: '4180', value: 4180 },
    secret: 'no',
    parse: read.integer(0, 65535),
  },
  dataDirectory: {
    name: 'REDOUBT_DATA_DIR',
    kind: 'folder',
    meaning:
      'Folder of the embedded database, made when it is missing. A relative path starts at the folder of Redoubt.',
    range: 'a path',
    example: '/var/lib/redoubt',
    default: { text: './data', value: './data' },
    secret: 'no',
    parse: read.folder,
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    kind: 'URL',
    meaning: 'PostgreSQL 15 or newer to be used instead of the embedded database. Several servers may share it.',
    range: '`postgres://…` or `postgresql://…`',
    example: 'postgres://redoubt:password@db.example.com:5432/redoubt',
    default: { text: 'not set: embedded database', value: null },
    secret: 'password',
    parse: read.databaseUrl,
  },
  databasePoolMax: {
    name: 'REDOUBT_DATABASE_POOL_MAX',
    kind: 'integer',
    meaning: 'Most connections that one server opens to PostgreSQL.',
    range: '4 to 100',
    example: '20',
    default: { text: '10', value: 10 },
    secret: 'no',
    parse: read.integer(4, 100),
  },
  logLevel: {
    name: 'REDOUBT_LOG_LEVEL',
    kind: 'word',
    meaning:
      'Least important log line that is still written (JSON on standard error). Where standard error is a terminal and nothing is set, it is `warn`, so that requests do not scroll the first key away.',
    range: logLevels.join(', '),
    example: 'warn',
    default: { text: 'info', value: 'info' },
    secret: 'no',
    parse: read.choice(logLevels),
  },
  initOrganizationId: {
    name: 'REDOUBT_INIT_ORGANIZATION_ID',
    kind: 'UUID',
    meaning: 'Id of the organization that the first start on an empty database creates. Ignored afterwards.',
    range: 'a UUID',
    example: '0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d',
    default: { text: 'not set: a fresh id', value: null },
    secret: 'no',
    parse: read.uuid,
  },
  initApiKey: {
    name: 'REDOUBT_INIT_API_KEY',
    kind: 'secret',
    meaning: 'API key that the first start on an empty database creates, with all permissions. Ignored afterwards.',
    range: '32 to 512 printable ASCII characters without spaces, random: a repeated or guessable one is refused',
    example: '"$(openssl rand -hex 32)"',
    default: { text: 'not set: a fresh key, printed once', value: null },
    secret: 'whole',
    parse: read.apiKey,
  },
  initCredits: {
    name: 'REDOUBT_INIT_CREDITS',
    kind: 'integer',
    meaning: 'Credits that the first start on an empty database grants. Without a balance nothing is refused.',
    range: `0 to ${Number.MAX_SAFE_INTEGER}`,
    example: '100000',
    default: { text: 'not set: no balance', value: null },
    secret: 'no',
    parse: read.integer(0, Number.MAX_SAFE_INTEGER),
  },
  rateLimitPerMinute: {
    name: 'REDOUBT_RATE_LIMIT_PER_MINUTE',
    kind: 'integer',
    meaning:
      'Requests that the API keys of one organization may make together in a minute, each item of a batch for one, counted by each server for itself; more get 429.',
    range: '1 to 10000000',
    example: '600',
    default: { text: 'not set: no limit', value: null },
    secret: 'no',
    parse: read.integer(1, 10_000_000),
  },
  diskReserveMb: {
    name: 'REDOUBT_DISK_RESERVE_MB',
    kind: 'megabytes',
    meaning:
      'Room that is kept in the data folder (`disk-reserve`) so that deletions and retention work when the disk of the embedded database is full. `0`: none.',
    range: '0 to 10000',
    example: '256',
    default: { text: '64', value: 64 },
    secret: 'no',
    parse: read.integer(0, 10_000),
  },
  rowsKeptDays: {
    name: 'REDOUBT_ROWS_KEPT_DAYS',
    kind: 'days',
    meaning:
      'How long messages are kept with their verdicts, whatever became of their texts, and with them feedback, stored turns of conversations without later messages, snapshots of configurations that no message refers to any more, and completed erasures. Conversations, hourly counters, the ledger and the audit log stay. Replies to an `Idempotency-Key` are kept for 24 hours, finished jobs for 2 days, failed ones for 30 days, calibrations for 90 days.',
    range: '30 to 36500',
    example: '90',
    default: { text: '730', value: 730 },
    secret: 'no',
    parse: read.integer(30, 36_500),
  },
  quotaProjects: quota('PROJECTS', 'projects', 1_000),
  quotaPolicies: quota('POLICIES', 'policies (the default ones included)', 2_000),
  quotaTopics: quota('TOPICS', 'topics', 1_000),
  quotaApiKeys: quota('API_KEYS', 'API keys', 1_000),
  quotaTests: quota('TESTS', 'red-team tests', 10_000),
  detectorWorkers: {
    name: 'REDOUBT_DETECTOR_WORKERS',
    kind: 'integer or `auto`',
    meaning: 'Threads that run detectors. `auto`: one less than the cores, at least 2, at most 8.',
    range: '`auto`, or 1 to 64',
    example: '4',
    default: { text: 'auto', value: detectorWorkersAuto },
    secret: 'no',
    parse: (text) => (text === 'auto' ? { ok: true, value: detectorWorkersAuto } : read.integer(1, 64)(text)),
  },
  checkTimeoutMs: {
    name: 'REDOUBT_CHECK_TIMEOUT_MS',
    kind: 'milliseconds',
    meaning:
      'Time after which a detector that has not answered counts as failed (the failure mode of the project decides); a text gets as much again for each 100,000 characters.',
    range: '100 to 60000',
    example: '2000',
    default: { text: '5000', value: 5000 },
    secret: 'no',
    parse: read.integer(100, 60_000),
  },
  detectorQueueMax: {
    name: 'REDOUBT_QUEUE_MAX',
    kind: 'integer',
    meaning:
      'Checks that may wait for a detector thread, three quarters of them of one organization; more get 503 with `Retry-After`.',
    range: '1 to 1000000',
    example: '2000',
    default: { text: '10000', value: 10_000 },
    secret: 'no',
    parse: read.integer(1, 1_000_000),
  },
  connectionsMax: {
    name: 'REDOUBT_CONNECTIONS_MAX',
    kind: 'integer',
    meaning:
      'Connections that may be open at a time; one more closes those that have nothing to do, or is closed itself. Fewer where the limit of open files (`ulimit -n`) does not suffice.',
    range: '8 to 1000000',
    example: '2000',
    default: { text: '10000', value: 10_000 },
    secret: 'no',
    parse: read.integer(8, 1_000_000),
  },
  queueWaitMs: {
    name: 'REDOUBT_QUEUE_WAIT_MS',
    kind: 'milliseconds',
    meaning:
      'Time after which a check that found no detector thread gets 503 with `Retry-After`; 6 % of it while more than four for each thread wait of its organization, and have for so long without a break.',
    range: '100 to 60000',
    example: '3000',
    default: { text: '10000', value: 10_000 },
    secret: 'no',
    parse: read.integer(100, 60_000),
  },
  corsOrigins: {
    name: 'REDOUBT_CORS_ORIGINS',
    kind: 'comma list',
    meaning: 'Web origins whose pages may call the service from a browser.',
    range: 'at most 100 origins, scheme and host, without a path',
    example: 'https://app.example.com,https://admin.example.com',
    default: { text: 'not set: none', value: [] },
    secret: 'no',
    parse: read.origins,
  },
  consoleTargets: {
    name: 'REDOUBT_CONSOLE_TARGETS',
    kind: 'comma list',
    meaning:
      'Web origins of red-team targets that pages of the console may ask by themselves. Each widens what its content security policy lets a page connect to; the target has to allow the console by CORS too.',
    range: 'at most 100 origins, scheme and host, without a path',
    example: 'https://assistant.example.com',
    default: { text: 'not set: none', value: [] },
    secret: 'no',
    parse: read.plainOrigins,
  },
  trustProxy: {
    name: 'REDOUBT_TRUST_PROXY',
    kind: '`true`, `false` or comma list',
    meaning:
      'Whose `X-Forwarded-For` is believed: nobody (`false`), everybody (`true`), or the proxies that are listed.',
    range: '`true`, `false`, or at most 100 IP addresses and networks',
    example: '10.0.0.0/8,192.0.2.7',
    default: { text: 'false', value: false },
    secret: 'no',
    parse: read.proxies,
  },
  llmBaseUrl: {
    name: 'REDOUBT_LLM_BASE_URL',
    kind: 'URL',
    meaning:
      'OpenAI-compatible service (Ollama, vLLM, LiteLLM, hosted) that may write attacks, judge answers, and be asked about checks by projects that switch it on (`secondOpinion`). Everything works without one.',
    range: '`http://…` or `https://…`, with the version at its end',
    example: 'http://127.0.0.1:11434/v1',
    default: { text: 'not set: no LLM', value: null },
    secret: 'no',
    parse: read.httpUrl,
  },
  llmModel: {
    name: 'REDOUBT_LLM_MODEL',
    kind: 'word',
    meaning: 'Which model of that service. Has to be set together with `REDOUBT_LLM_BASE_URL`.',
    range: '1 to 200 characters',
    example: 'llama3.1:8b',
    default: { text: 'not set: no LLM', value: null },
    secret: 'no',
    parse: read.shortText,
  },
  llmApiKey: {
    name: 'REDOUBT_LLM_API_KEY',
    kind: 'secret',
    meaning: 'Key that is sent to that service.',
    range: '1 to 2000 printable ASCII characters without spaces',
    example: '"$(cat /run/secrets/llm-key)"',
    default: { text: 'not set: none is sent', value: null },
    secret: 'whole',
    parse: read.foreignKey,
  },
  llmTokensPerDay: {
    name: 'REDOUBT_LLM_TOKENS_PER_DAY',
    kind: 'integer',
    meaning:
      'Tokens that this server may spend on the LLM in a UTC day; then templates, local judges and detectors go on alone.',
    range: `1 to ${Number.MAX_SAFE_INTEGER}`,
    example: '2000000',
    default: { text: 'not set: no bound', value: null },
    secret: 'no',
    parse: read.integer(1, Number.MAX_SAFE_INTEGER),
  },
  llmTimeoutMs: {
    name: 'REDOUBT_LLM_TIMEOUT_MS',
    kind: 'milliseconds',
    meaning: 'Time that one question to the LLM may take with its retries.',
    range: '1000 to 600000',
    example: '60000',
    default: { text: '30000', value: 30_000 },
    secret: 'no',
    parse: read.integer(1_000, 600_000),
  },
  llmCheckTimeoutMs: {
    name: 'REDOUBT_LLM_CHECK_TIMEOUT_MS',
    kind: 'milliseconds',
    meaning:
      'Time that a check waits for the LLM, in projects that have `secondOpinion` switched on; then the verdict of the detectors stays, with a warning. It is asked once, without retries.',
    range: '100 to 10000',
    example: '1500',
    default: { text: '3000', value: 3_000 },
    secret: 'no',
    parse: read.integer(100, 10_000),
  },
  llmChecksPerDay: {
    name: 'REDOUBT_LLM_CHECKS_PER_DAY',
    kind: 'integer',
    meaning:
      'Questions about checks that each organization may have this server ask the LLM in a UTC day; then the verdict of the detectors stays, with a warning. Begins anew at a restart.',
    range: `1 to ${Number.MAX_SAFE_INTEGER}`,
    example: '200',
    default: { text: '1000', value: 1_000 },
    secret: 'no',
    parse: read.integer(1, Number.MAX_SAFE_INTEGER),
  },
  upstreams: {
    name: 'REDOUBT_UPSTREAMS',
    kind: 'comma list',
    meaning:
      'OpenAI-compatible services behind the proxy (`/v1/chat/completions` and its siblings), each for the models whose name fits; the first that fits is asked. Without one the proxy asks nobody, and nothing leaves this machine.',
    range:
      'at most 100 entries `<model>=<base URL>`, the model with a `*` at its end for all that begin so; one URL alone is for every model',
    example: 'gpt-*=https://api.openai.com/v1,*=http://127.0.0.1:11434/v1',
    default: { text: 'not set: none', value: [] },
    secret: 'no',
    parse: read.upstreams,
  },
  upstreamKeys: {
    name: 'REDOUBT_UPSTREAM_KEYS',
    kind: 'secret',
    meaning:
      'Keys that are sent to these services. To one without a key goes the key that the client sends in `Authorization` beside its own of Redoubt in `X-Api-Key`.',
    range:
      'at most 100 entries `<model>=<key>`, the model as written in `REDOUBT_UPSTREAMS`; one key alone is for the entry of every model',
    example: '"gpt-*=$(cat /run/secrets/openai-key)"',
    default: { text: 'not set: none', value: new Map() },
    secret: 'whole',
    parse: read.upstreamKeys,
  },
  upstreamTimeoutMs: {
    name: 'REDOUBT_UPSTREAM_TIMEOUT_MS',
    kind: 'milliseconds',
    meaning: 'Time in which such a service may send nothing at all; then its answer counts as broken off.',
    range: '1000 to 120000',
    example: '30000',
    default: { text: '60000', value: 60_000 },
    secret: 'no',
    parse: read.integer(1_000, 120_000),
  },
  upstreamParallel: {
    name: 'REDOUBT_UPSTREAM_PARALLEL',
    kind: 'word',
    meaning:
      'Whether a request may ask, with `X-Redoubt-Mode: parallel`, that such a service be asked while the input is still being judged. Nothing of the answer leaves before the verdict, and a block closes the connection; but the service has then seen the input.',
    range: '`true` or `false`',
    example: 'true',
    default: { text: 'false', value: false },
    secret: 'no',
    parse: read.flag,
  },
}
