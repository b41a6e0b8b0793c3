import { createCatalogue } from './detectors/catalogue.ts'
import type { OpenCatalogue } from './detectors/pool/detector-catalogue.ts'
import { loadEncoder } from './models/encoder/load-encoder.ts'

/** The product's detectors with the committed encoder, warm. Workers of the pool load this module by its URL. */
export const openCatalogue: OpenCatalogue = async ({ uninterrupted }) =>
  createCatalogue(await loadEncoder({ uninterrupted }))
