import { plainLine } from '../../client/attack/plain-line.ts'
import type { Command } from '../command.ts'
import { guardServer } from '../mcp/guard-server.ts'
import { openClient } from '../remote/open-client.ts'

/** What may hold our key, which another program has no business with. */
const ownVariables = ['REDOUBT_API_KEY', 'REDOUBT_KEY']

/** `redoubt mcp guard`. */
export const mcpGuard: Command = {
  name: 'mcp guard',
  summary:
    'Runs another MCP server and judges what its tools and resources return, before the client gets it: an order planted in it is replaced by an error that says why. Exit code: that of the server.',
  positionals: ['COMMAND'],
  takesMore: true,
  options: {
    project: { value: 'ID', meaning: 'Whose guardrails judge. Default: the sample project.' },
    arguments: { value: null, meaning: 'Judge the arguments of each tool call too, before the server gets them.' },
    'fail-open': {
      value: null,
      meaning: 'Hand on what could not be judged, e.g. because no service answers. Default: an error in its place.',
    },
    'no-store': { value: null, meaning: 'Keep nothing of these checks in monitoring.' },
    url: { value: 'URL', meaning: 'Where the service is. Default: this computer, at REDOUBT_PORT or 4180.' },
    'key-file': {
      value: 'FILE',
      meaning:
        'Holds a key with the permission guard. Default: the variable REDOUBT_API_KEY, which the server does not get.',
    },
  },
  examples: [
    'redoubt mcp guard -- node file-server.mjs /home/you/notes',
    'redoubt mcp guard --arguments --key-file key.txt -- python3 search_server.py',
  ],
  async run({ options, positionals }, scope) {
    const [program = '', ...words] = positionals
    const { client } = openClient(scope, { url: options.url, keyFile: options['key-file'] })
    const env = Object.fromEntries(Object.entries(scope.env).filter(([name]) => !ownVariables.includes(name)))
    const interrupted = new AbortController()
    const heed = scope.terminal?.onInterrupt(() => interrupted.abort())
    const code = await guardServer({
      judge: {
        client,
        projectId: options.project,
        isStored: options['no-store'] === undefined,
        failsOpen: options['fail-open'] !== undefined,
      },
      judgesArguments: options.arguments !== undefined,
      command: [program, ...words],
      env,
      input: process.stdin,
      output: process.stdout,
      tell: (line) => scope.terminal?.write(`redoubt: ${plainLine(line)}\n`),
      signal: interrupted.signal,
    })
    heed?.()
    return code
  },
}
