/** Starts the example assistant, in the folder of a clone. It goes on until it is stopped, in a terminal of its own. */
export const exampleTargetCommand = 'node examples/targets/support-assistant.mjs'

/** Where the key stands in the lines that are pasted. */
export const attackKeyPlace = 'rdk_...'

/** Attacks it, in the same folder. `serviceUrl`: where the service answers. */
export function exampleAttackCommands(serviceUrl: string): string {
  return [
    `export REDOUBT_URL=${serviceUrl}`,
    `export REDOUBT_API_KEY=${attackKeyPlace}`,
    'node cli/redoubt.mjs attack examples/attack.yaml',
  ].join('\n')
}
