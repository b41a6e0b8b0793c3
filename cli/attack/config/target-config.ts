import { type Static, Type } from 'typebox'

const closed = { additionalProperties: false } as const
const Path = (description: string) => Type.String({ minLength: 1, maxLength: 500, description })

/** How gently any target is asked. */
const politeness = {
  timeout_ms: Type.Optional(
    Type.Integer({
      minimum: 100,
      maximum: 600_000,
      default: 60_000,
      description: 'How long one answer may take, in milliseconds.',
    }),
  ),
  requests_per_second: Type.Optional(
    Type.Number({ minimum: 0.01, maximum: 1_000, description: 'The most requests a second. Default: no cap.' }),
  ),
  retries: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 10,
      default: 3,
      description:
        'Tries after the first, for 408, 429, 5xx and lost connections. For 429 a prompt first waits up to ten minutes, which count as no try; with 0 it does not.',
    }),
  ),
}

/** A target behind HTTP, asked by a template. */
const HttpTarget = Type.Object(
  {
    type: Type.Literal('http'),
    url: Type.String({
      pattern: '^https?://[^{}/?#]+([/?#]|$)',
      maxLength: 4_000,
      description: 'http:// or https://. Placeholders in it are URL-encoded; the host has none.',
    }),
    method: Type.Optional(
      Type.Unsafe<'GET' | 'POST' | 'PUT' | 'PATCH'>({
        type: 'string',
        enum: ['GET', 'POST', 'PUT', 'PATCH'],
        default: 'POST',
      }),
    ),
    headers: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Za-z0-9!#$%&*+.^_`|~-]+$' }), Type.String({ maxLength: 8_000 }), {
        description: 'Write secrets as {{env:NAME}} or {{file:PATH}}.',
      }),
    ),
    body: Type.Optional(
      Type.Unknown({
        description:
          'Sent as JSON. Placeholders: {{prompt}}, {{messages}} (all turns, the prompt last), {{conversation_id}}, {{session_id}}, {{plant}} (what a tool is to return, see attack.plant; empty where nothing is planted), {{images}} (a list of PNG pictures as data URLs, see attack.images; empty for most prompts).',
      }),
    ),
    body_text: Type.Optional(
      Type.String({
        maxLength: 100_000,
        description: 'Instead of `body`: a text, with {{prompt|json}} or {{prompt|url}} where it has to be encoded.',
      }),
    ),
    reply_path: Type.Optional(
      Path('Where the answer stands in the JSON reply, e.g. `reply` or `choices[0].message.content`.'),
    ),
    tool_calls_path: Type.Optional(Path('Where the tool calls stand: OpenAI form or {name, arguments}.')),
    session_path: Type.Optional(
      Path('Where the reply tells the id of the conversation; later requests send it as {{session_id}}.'),
    ),
    ...politeness,
  },
  { ...closed, description: 'An application with an HTTP interface of its own.' },
)

/** A target that speaks the chat-completions protocol. */
const OpenAiTarget = Type.Object(
  {
    type: Type.Literal('openai'),
    base_url: Type.String({
      pattern: '^https?://[^{}]+$',
      maxLength: 4_000,
      description: 'Up to and including the version, e.g. http://127.0.0.1:11434/v1.',
    }),
    model: Type.String({ minLength: 1, maxLength: 200 }),
    api_key_env: Type.Optional(
      Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]*$', description: 'The environment variable that holds the key.' }),
    ),
    api_key_file: Type.Optional(Path('Instead: a file that holds the key.')),
    system: Type.Optional(Type.String({ maxLength: 100_000, description: 'A system message that is sent first.' })),
    extra: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'Further fields of the body, e.g. temperature.' }),
    ),
    ...politeness,
  },
  { ...closed, description: 'A model or gateway that speaks the OpenAI chat-completions protocol.' },
)

/** A target that is a program. */
const ProgramTarget = Type.Object(
  {
    type: Type.Literal('program'),
    command: Type.Array(Type.String({ minLength: 1 }), {
      minItems: 1,
      maxItems: 100,
      description: 'The program and its arguments, started without a shell in the folder of this file.',
    }),
    restarts: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_000,
        default: 5,
        description: 'How often in a row it is started again after it died.',
      }),
    ),
    ...politeness,
  },
  {
    ...closed,
    description:
      'A local program: each line on its standard input is {"id", "prompt", "messages", "conversation_id", "images"?, "plant"?}, each line on its standard output {"id", "text", "tool_calls"?} or {"id", "error"}.',
  },
)

/** A target that is a function. */
const ModuleTarget = Type.Object(
  {
    type: Type.Literal('module'),
    path: Path('A TypeScript or JavaScript file, relative to this file.'),
    ...politeness,
  },
  {
    ...closed,
    description:
      'A module whose default export is async ({prompt, messages, conversationId, signal, images, plant}) => string | {text, toolCalls}.',
  },
)

/** What is attacked. */
export const TargetConfig = Type.Unsafe<
  Static<typeof HttpTarget> | Static<typeof OpenAiTarget> | Static<typeof ProgramTarget> | Static<typeof ModuleTarget>
>({
  type: 'object',
  description: 'The application that is attacked.',
  discriminator: { propertyName: 'type' },
  required: ['type'],
  oneOf: [HttpTarget, OpenAiTarget, ProgramTarget, ModuleTarget],
})

export type TargetConfig = Static<typeof TargetConfig>
