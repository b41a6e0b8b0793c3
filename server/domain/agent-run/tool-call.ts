/** A tool that the target called. */
export interface ToolCall {
  readonly name: string
  /** As the target gave them, at most 20,000 units. */
  readonly arguments: string
}
