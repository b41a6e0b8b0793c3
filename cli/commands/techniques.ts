import { plainLine } from '../../client/attack/plain-line.ts'
import type { ItemOf } from '../../client/each-item.ts'
import { eachItem } from '../../client/each-item.ts'
import type { Command } from '../command.ts'
import { openRedTeamClient } from '../remote/open-client.ts'
import { serviceOptions, whereOf } from '../remote/where-of.ts'

/** `redoubt techniques`. */
export const techniques: Command = {
  name: 'techniques',
  summary: 'Lists the attack techniques of the running service: id, turns, what each needs, how it works.',
  positionals: [],
  options: {
    json: { value: null, meaning: 'Print everything that is known of them as JSON.' },
    ...serviceOptions('permission redteam'),
  },
  examples: ['redoubt techniques', 'redoubt techniques --json'],
  async run({ options }, scope) {
    const { client } = await openRedTeamClient(scope, whereOf(options))
    const found: ItemOf<'listTechniques'>[] = []
    for await (const one of eachItem({ client, name: 'listTechniques' }, { query: { limit: 500 } })) found.push(one)
    if (options.json !== undefined) {
      scope.print(JSON.stringify(found, null, 2))
      return 0
    }
    const width = Math.max(0, ...found.map(({ id }) => id.length))
    for (const { id, multi_turn, needs, mechanism } of found) {
      const turns = multi_turn ? 'several turns' : 'one turn     '
      const begin = `${id.padEnd(width)}  ${turns}  ${(needs.join(',') || 'text').padEnd(9)}  `
      scope.print(`${begin}${plainLine(mechanism)}`, { hanging: begin.length })
    }
    return 0
  },
}
