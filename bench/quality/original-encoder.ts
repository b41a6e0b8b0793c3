import type { Encoder, Encoding } from '../../server/domain/guard/encoder.ts'
import { InferenceSession, Tensor } from '../../server/models/encoder/onnx-runtime.ts'

/**
 * The model that the encoder was made from, as training/topics/export_original.py writes it: embeddings only. It cuts
 * texts as `encoder` does, for both have the same tokeniser. Rejects when the file is no such network.
 */
export async function openOriginal(path: string, encoder: Encoder): Promise<Encoder> {
  const session = await InferenceSession.create(path, { intraOpNumThreads: 1, interOpNumThreads: 1 })
  const empty = new Float32Array()
  return {
    ...encoder,
    identity: { id: 'original', version: 'all-MiniLM-L6-v2' },
    async encode(windows) {
      const encodings: Encoding[] = []
      for (const { ids } of windows) {
        const shape = [1, ids.length]
        const results = await session.run({
          input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), shape),
          attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
          token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
        })
        const embedding = results.embedding?.data
        if (!(embedding instanceof Float32Array)) throw new Error(`${path} has no output "embedding"`)
        encodings.push({ embedding, security: empty, content: empty, response: empty, planted: empty, applies: empty })
      }
      return encodings
    },
  }
}
