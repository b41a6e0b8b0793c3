/*
 * What a SARIF log has to be, as JSON Schema, for the objects that our report is made of. No package that we found and that is kept
 * up ships the schema file of the OASIS committee, and none of the words of that file stand here: this was written from the
 * standard, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0"; the numbers are those of its sections. It is stricter
 * in one thing: a field that the standard knows and our report does not write is refused, so that a misspelt one is found.
 */

const text = { type: 'string' } as const
const nonempty = { type: 'string', minLength: 1 } as const

/** 3.8: anything, but `tags` are different texts. */
const propertyBag = {
  type: 'object',
  properties: { tags: { type: 'array', items: text, uniqueItems: true } },
} as const

/** 3.11 and 3.12: what is said says something in text. */
const message = {
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: { text: nonempty },
} as const

/** 3.27.10: how bad a result is. */
const level = { enum: ['none', 'note', 'warning', 'error'] } as const

/** 3.4, 3.28 to 3.30: a reference to a file whose first part cannot be taken for a scheme, and a line that exists. */
const location = {
  type: 'object',
  required: ['physicalLocation'],
  additionalProperties: false,
  properties: {
    physicalLocation: {
      type: 'object',
      required: ['artifactLocation'],
      additionalProperties: false,
      properties: {
        artifactLocation: {
          type: 'object',
          required: ['uri'],
          additionalProperties: false,
          properties: {
            uri: {
              type: 'string',
              pattern: "^(?:[\\w.~!$&'()*+,;=@-]|%[\\dA-F]{2})+(?:/(?:[\\w.~!$&'()*+,;=:@-]|%[\\dA-F]{2})*)*$",
            },
          },
        },
        region: {
          type: 'object',
          additionalProperties: false,
          properties: { startLine: { type: 'integer', minimum: 1 } },
        },
      },
    },
  },
} as const

/** 3.49: a rule. */
const reportingDescriptor = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: {
    id: nonempty,
    name: text,
    shortDescription: message,
    fullDescription: message,
    help: message,
    // 3.50
    defaultConfiguration: { type: 'object', additionalProperties: false, properties: { level } },
    properties: propertyBag,
  },
} as const

/** 3.58: what the tool says of its own work; 3.52: which rule it is about. */
const notification = {
  type: 'object',
  required: ['message'],
  additionalProperties: false,
  properties: {
    message,
    level,
    associatedRule: { type: 'object', required: ['id'], additionalProperties: false, properties: { id: nonempty } },
  },
} as const

/** 3.27: a result; 3.27.9 and 3.27.10: one that is no failure has no level. */
const result = {
  type: 'object',
  required: ['message', 'ruleId'],
  additionalProperties: false,
  properties: {
    ruleId: nonempty,
    ruleIndex: { type: 'integer', minimum: 0 },
    kind: { enum: ['pass', 'open', 'informational', 'notApplicable', 'review', 'fail'] },
    level,
    message,
    locations: { type: 'array', items: location },
    partialFingerprints: { type: 'object', additionalProperties: text },
    properties: propertyBag,
  },
  if: { required: ['kind'], properties: { kind: { not: { const: 'fail' } } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { level: { const: 'none' } } },
} as const

/** 3.14: a run with its tool (3.18, 3.19), its invocations (3.20) and what names it (3.17). */
const run = {
  type: 'object',
  required: ['tool', 'results'],
  additionalProperties: false,
  properties: {
    tool: {
      type: 'object',
      required: ['driver'],
      additionalProperties: false,
      properties: {
        driver: {
          type: 'object',
          required: ['name'],
          additionalProperties: false,
          properties: {
            name: nonempty,
            rules: { type: 'array', items: reportingDescriptor, uniqueItems: true },
          },
        },
      },
    },
    automationDetails: { type: 'object', additionalProperties: false, properties: { id: text } },
    invocations: {
      type: 'array',
      items: {
        type: 'object',
        required: ['executionSuccessful'],
        additionalProperties: false,
        properties: {
          executionSuccessful: { type: 'boolean' },
          // 3.9
          endTimeUtc: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' },
          toolExecutionNotifications: { type: 'array', items: notification },
        },
      },
    },
    results: { type: 'array', items: result },
  },
} as const

/** 3.13: the whole file. */
export const sarifLog = {
  type: 'object',
  required: ['version', 'runs'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', pattern: '^https://' },
    version: { const: '2.1.0' },
    runs: { type: 'array', items: run },
  },
} as const
