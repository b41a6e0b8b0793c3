// Removes from installed packages what this service can never load on this machine. Packages bring every platform at once.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folders of packages, and which of their entries stay. A package that is not installed, or looks otherwise than it did,
 * is left as it is; `npm test` runs on what is left here, so that too much would be noticed.
 */
const kept = [
  // Native libraries of onnxruntime for macOS, Windows and the other processor: 242 MB.
  { folder: 'onnxruntime-node/bin/napi-v6', stays: (name) => name === process.platform },
  { folder: `onnxruntime-node/bin/napi-v6/${process.platform}`, stays: (name) => name === process.arch },
  // Headers for compiling native packages, of which there are none: 67 MB.
  { folder: `node-linux-${process.arch}`, stays: (name) => name !== 'include' },
  // The recogniser of images for browsers, and for an older way of reading that is not used: 37 MB.
  {
    folder: 'tesseract.js-core',
    stays: (name) => !/\.wasm\.js$|^tesseract-core(-simd|-relaxedsimd)?\.(js|wasm)$/.test(name),
  },
  // The console is built from modules; the same once more for older programs, and styles in another form: 13 MB.
  { folder: '@mantine/core', stays: (name) => name !== 'cjs' && name !== 'styles.layer.css' },
  { folder: '@mantine/hooks', stays: (name) => name !== 'cjs' },
  // Forms of the same code for older browsers, for script tags and as sources: 12 MB.
  { folder: '@tanstack/query-core/build', stays: (name) => name !== 'legacy' },
  { folder: '@tanstack/react-query/build', stays: (name) => name !== 'legacy' },
  { folder: 'libphonenumber-js', stays: (name) => name !== 'bundle' && name !== 'source' },
  { folder: 'zod', stays: (name) => name !== 'src' },
]

/** Removes it. Nothing happens the second time. */
export function pruneForeign(root) {
  for (const { folder, stays } of kept) {
    const path = join(root, 'node_modules', folder)
    const names = existsSync(path) ? readdirSync(path) : []
    // Where nothing would stay, the package has another shape than the one that this was written for.
    if (!names.some(stays)) continue
    for (const name of names) if (!stays(name)) rmSync(join(path, name), { recursive: true, force: true })
  }
}
