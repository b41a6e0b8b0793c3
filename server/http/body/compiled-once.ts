const compiled = new Map<string, unknown>()

/**
 * What `make` compiles from a schema, kept for the process: services of one process have the same contract, and a path has the
 * schema of its alias. `kind` tells apart what is made of the same schema in another way. Bounded by the schemas of routes: give
 * none that a request brings.
 */
export function compiledOnce<Made>(kind: string, schema: unknown, make: () => Made): Made {
  const key = `${kind} ${JSON.stringify(schema)}`
  const made = compiled.has(key) ? (compiled.get(key) as Made) : make()
  compiled.set(key, made)
  return made
}
