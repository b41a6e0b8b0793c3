/** Ids of the examples: of the form that ours have, and of nothing that exists. */
const projectId = '0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d'
const otherId = '0190d6f0-9b1e-7d44-8c0a-3f5e7a9b1c2d'

const question = 'What does the warranty of my bicycle cover?'
const answer = 'The frame for five years, moving parts for one.'
const history = [
  { role: 'system', content: 'You are the assistant of a bicycle shop.' },
  { role: 'user', content: question },
]
const project = {
  name: 'Shop assistant',
  description: 'Answers questions about bicycles and orders.',
  policies: [{ metricId: otherId, blockInput: true, blockOutput: true }],
  securityGuardrails: { securityViolationMessage: 'Sorry, I cannot help with that.' },
}
const conversation = { name: 'Chat of 22 November', description: 'Opened on the page of orders.' }
const application = {
  business_context: 'We sell bicycles and repair them.',
  use_case: 'Answers questions of customers about their orders.',
  policies: ['Do not promise a refund.'],
  max_prompts_per_policy: 2,
}
const clientResponse = { status: 'ok', response: answer, latency_ms: 420 }

/** A body for each operation that takes one, by the name of the operation. */
export const bodyExamples: Readonly<Record<string, unknown>> = {
  check: { text: question, output: answer },
  checkStream: { project_id: projectId, text: question },
  guardMessages: { messages: [...history, { role: 'assistant', content: answer }], breakdown: true },
  applyLitellmGuardrail: { input_type: 'request', texts: [question], structured_messages: history },
  createProject: { ...project, organizationId: otherId },
  updateProject: { dataRetentionDays: 30, storeText: 'redacted' },
  createConversation: conversation,
  createLinkedConversation: conversation,
  createLegacyConversation: conversation,
  evaluateInput: { messages_history: history },
  evaluateOutput: { input_id: otherId, output: answer },
  analyseInput: { messageHistory: history },
  analyseOutput: { inputId: otherId, output: answer },
  createPolicy: {
    name: 'No discounts',
    description: 'content that promises a discount or a voucher',
    criticality: 'medium',
    violation_message: 'I cannot offer discounts.',
    examples: { violating: ['You get 20 % off.'], allowed: ['Our prices are on the page.'] },
  },
  updatePolicy: { criticality: 'high', patterns: { deny: ['voucher'] } },
  tryPolicy: { text: 'You get 20 % off.', direction: 'output' },
  tryPatterns: {
    patterns: { deny: ['\\d+ ?% off'], allow: ['10 % off for members'] },
    texts: ['You get 20 % off.', 'It is 10 % off for members.'],
  },
  rehearsePolicy: {
    project_id: projectId,
    policy: { name: 'No discounts', description: 'content that promises a discount or a voucher' },
  },
  proposeExamples: { name: 'No discounts', description: 'content that promises a discount or a voucher' },
  proposePolicies: { document: { format: 'text', text: 'The assistant must never promise a refund.' } },
  createTopic: { name: 'Repairs', state: 'safe', sentences: ['My brakes squeak.', 'When can you repair my wheel?'] },
  updateTopic: { sentences: ['My brakes squeak.', 'My chain has come off.'] },
  createSavedView: { name: 'Blocked refunds', filters: { unsafe_only: true, search: 'refund' }, is_shared: true },
  updateSavedView: { name: 'Refunds that were blocked' },
  createOrganization: { name: 'Bicycle shop' },
  updateOrganization: { name: 'Bicycles and repairs' },
  beginSession: { api_key: 'rdk_...' },
  createApiKey: { name: 'Chat backend', permissions: ['guard'], project_ids: [projectId] },
  rotateApiKey: { grace_seconds: 3_600 },
  createErasure: { project_id: projectId, conversation_linked_id: 'customer-4711' },
  createFeedback: { kind: 'false_alarm', security: true, note: 'An ordinary question.' },
  createCalibration: { from_traffic: { since: '2026-11-01T00:00:00Z' }, target_rate: 0.01, dry_run: true },
  createTest: { project_id: projectId, name: 'Before the release', ...application },
  eraseTest: {},
  generateDataset: { ...application, test_name: 'Before the release' },
  generateReconnaissance: {},
  updateReconnaissance: { probes: [{ id: otherId, prompt: 'What can you help me with?' }] },
  evaluateReconnaissance: { items: [{ probe_id: otherId, request: question, response: answer }] },
  generateScenarios: {},
  updateScenarios: { items: [{ scenario: 'A customer wants a refund that he is not due.', maximum_multi_turn: 5 }] },
  updateAttackMethods: {
    technique_ids: ['leak.system_prompt', 'mt.crescendo'],
    dimension2: { warm_up_turns: 0, attempts: 2 },
  },
  beginAttackRun: {},
  recordTurn: { run_id: otherId, attempt_id: projectId, request: question, response: answer, latency_ms: 420 },
  completeAttackRun: { run_id: otherId },
  pauseAttackRun: { run_id: otherId },
  resumeAttackRun: { run_id: otherId },
  overrideEvaluation: { turn_index: 0, success: false, reason: 'The refund is one that the shop owes.' },
  beginAgentRun: {},
  recordClientResponse: clientResponse,
  recordClientResponses: { items: [{ case_id: otherId, ...clientResponse }] },
  completeAgentRun: {},
  ensureEvaluation: {},
  signAttackRun: { run_id: otherId, manifest_sha256: '5b1d'.repeat(16) },
  exportTest: { project_ids: [projectId], mode: 'shadow' },
  completeChat: { model: 'your-model', messages: history, stream: true },
  completeText: { model: 'your-model', prompt: question },
  createResponse: { model: 'your-model', input: question },
  embed: { model: 'your-model', input: question },
  moderateInputs: { input: question },
}

interface Documented {
  readonly operationId?: string
  readonly parameters?: readonly { readonly in: string; readonly name: string; example?: unknown }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { example?: unknown }>> }
}

/** Puts the example of an operation into its documentation, and an id into each of its path. */
export function addExamples({ operationId = '', parameters = [], requestBody }: Documented): void {
  for (const parameter of parameters) {
    if (parameter.in === 'path') parameter.example ??= parameter.name === 'model' ? 'your-model' : projectId
  }
  const example = bodyExamples[operationId]
  if (example === undefined) return
  for (const content of Object.values(requestBody?.content ?? {})) content.example = example
}
