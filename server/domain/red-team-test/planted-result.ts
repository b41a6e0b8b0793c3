/** The technique whose prompts carry what a tool of the target is to return. */
export const plantedTechniqueId = 'ind.tool_result'

/** What is said, and what a tool returns when the target calls it. */
export interface PlantedPrompt {
  /** By the end user. */
  readonly said: string
  /** Here stands the attack. */
  readonly toolResult: string
}

const [open, close] = ['\n\n<tool_result>\n', '\n</tool_result>'] as const

/** Both as one prompt, for targets whose tools nobody can feed: the result stands behind what is said. */
export function joinPlanted({ said, toolResult }: PlantedPrompt): string {
  return `${said}${open}${toolResult}${close}`
}

/** The parts of such a prompt; null where it is none, as after it was shortened. */
export function splitPlanted(prompt: string): PlantedPrompt | null {
  const place = prompt.indexOf(open)
  if (place <= 0 || !prompt.endsWith(close)) return null
  const toolResult = prompt.slice(place + open.length, -close.length)
  return toolResult === '' ? null : { said: prompt.slice(0, place), toolResult }
}
