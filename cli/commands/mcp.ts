import packageJson from '../../package.json' with { type: 'json' }
import type { Command } from '../command.ts'
import { serveTools } from '../mcp/serve-tools.ts'
import { openClient } from '../remote/open-client.ts'

/** `redoubt mcp`. */
export const mcp: Command = {
  name: 'mcp',
  summary:
    'Serves the tools check and explain to an MCP client over standard input and output, by the running service.',
  positionals: [],
  options: {
    project: { value: 'ID', meaning: 'Whose guardrails run. Default: the sample project.' },
    url: { value: 'URL', meaning: 'Where the service is. Default: this computer, at REDOUBT_PORT or 4180.' },
    'key-file': {
      value: 'FILE',
      meaning: 'Holds a key with the permission guard. Default: the variable REDOUBT_API_KEY.',
    },
  },
  examples: ['redoubt mcp', 'redoubt mcp --project 0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d --key-file key.txt'],
  async run({ options }, scope) {
    const { client } = openClient(scope, { url: options.url, keyFile: options['key-file'] })
    await serveTools({
      client,
      version: packageJson.version,
      projectId: options.project,
      input: process.stdin,
      output: process.stdout,
    })
    return 0
  },
}
