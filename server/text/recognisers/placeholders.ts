/** Whether a value stands for a secret instead of being one: `changeme`, `<token>`, `${TOKEN}`, `xxxx`, `os.environ[…]`. */
export function isPlaceholder(value: string): boolean {
  return bracketed.test(value) || code.test(value) || words.test(value) || isMonotone(value)
}

/** Whether a value of a known form is one that its issuer prints in documentation. */
export function isDocumentationSample(value: string): boolean {
  return /example|sample|placeholder|your[_-]|x{6}|0{8}/i.test(value) || isMonotone(value)
}

const bracketed = /^(?:<.*|\$?\{.*|\{\{.*|\[.*|%.*%|\$\(.*|\$[A-Za-z_].*|@[a-z].*)$/s
const code =
  /^(?:null|none|nil|undefined|true|false|str(?:ing)?|text|password|passwd|secret|token|key|value)$|^(?:process\.|os\.|env[.[(]|self\.|this\.|config[.[(]|settings\.|getenv|input\(|await |new |function|lambda|require\()|\(\)?$|\)$|=>/i
const words =
  /(?:^|[^a-z])(?:your|my|the|some|an?)[-_ ]?(?:own[-_ ]?)?(?:api|access|secret|new|strong|super|pass|token|key|auth|client|db)|^(?:change[-_ ]?(?:me|it|this)|example|sample|placeholder|dummy|redacted|hidden|masked|removed|todo|fixme|insert|enter|replace|your[-_ ]|foo|bar|baz|test|demo|none|n\/a|required|optional|incorrect|correct|wrong|invalid|protected|reset|forgotten|expired|weak|strong|encrypted|hashed|stored|safe|important|empty|blank|missing|generated|provided|needed|set|sent|not|too|at|in|on|for|to|a|an|the|is|must|should|contains?|longer|shorter)(?:$|[-_ ./,:])|(?:^|[-_])(?:example|placeholder)|changeme|redacted/i

/** One or two characters over and over: `xxxxxxxx`, `********`, `......`, `abababab`. */
function isMonotone(value: string): boolean {
  return new Set(value.toLowerCase().replaceAll(/[-_. ]/g, '')).size <= 2
}
