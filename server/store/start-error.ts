/** Why a database cannot be opened, in words for the person who starts the service. */
export class StoreStartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StoreStartError'
  }
}
