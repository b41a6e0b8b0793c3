import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentFailure, ReadDocument, RuleDocument } from '../domain/policy/propose-policies.ts'
import { Locked, TooLarge } from './document-bounds.ts'
import { documentText } from './document-text.ts'
import { findRules } from './find-rules.ts'

/** Reads the one document that this thread was made for. */
async function read(document: RuleDocument): Promise<ReadDocument | DocumentFailure> {
  try {
    const { pages, isComplete } = await documentText(document)
    if (!pages.some((page) => /\p{L}{2}/u.test(page))) return 'empty'
    const found = findRules(pages, document.prefer)
    return { proposals: found.proposals, pages, isComplete: isComplete && found.isComplete }
  } catch (error) {
    if (error instanceof TooLarge) return 'too-large'
    return error instanceof Locked ? 'locked' : 'damaged'
  }
}

parentPort?.postMessage(await read(workerData as RuleDocument))
