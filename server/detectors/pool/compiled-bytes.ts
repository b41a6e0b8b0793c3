import type { CompiledArtifacts, CompiledPolicy, CompiledTopic, PackedVectors } from '../../domain/policy/compiled.ts'

/** Estimated once: an artefact is shared by all snapshots that use it. */
const known = new WeakMap<CompiledPolicy | CompiledTopic, number>()

/**
 * About how many bytes a worker needs to hold what was compiled for a configuration: its texts and packed vectors.
 * Cost: linear in the number of texts, once for each artefact.
 */
export function compiledBytes(compiled: CompiledArtifacts | undefined): number {
  if (compiled === undefined) return 0
  let bytes = 0
  for (const policy of compiled.policies.values()) bytes += bytesOf(policy, policyBytes)
  for (const topic of compiled.topics.values()) bytes += bytesOf(topic, ({ sentences }) => vectorBytes(sentences))
  return bytes
}

function bytesOf<Artifact extends CompiledPolicy | CompiledTopic>(
  artifact: Artifact,
  measure: (artifact: Artifact) => number,
): number {
  const before = known.get(artifact)
  if (before !== undefined) return before
  const bytes = objectBytes + measure(artifact)
  known.set(artifact, bytes)
  return bytes
}

/** What an object needs beside its texts and vectors. */
const objectBytes = 64

function policyBytes({ model, tests }: CompiledPolicy): number {
  let bytes = 0
  for (const { example } of tests) bytes += objectBytes + 2 * example.length
  if (model === null) return bytes
  for (const { text } of model.references) bytes += objectBytes + 2 * text.length
  return bytes + vectorBytes(model.vectors)
}

// Base64 takes one byte a character, a number eight.
function vectorBytes({ rows, scales }: PackedVectors): number {
  return rows.length + 8 * scales.length
}
