import { setTimeout as pause } from 'node:timers/promises'

/**
 * To be awaited between two questions whether something is over: 10 ms, which leave the core to the work that is waited for.
 * Asking without it keeps a core busy with the asking, in this process and in the database.
 */
export const betweenAsking = (): Promise<void> => pause(10)
