/** Runs one statement and gives its rows. */
export type RunStatement = (sql: string, parameters?: readonly unknown[]) => Promise<readonly unknown[]>
