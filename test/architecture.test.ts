import assert from 'node:assert/strict'
import { dirname } from 'node:path'
import { test } from 'node:test'
import { rules } from '../scripts/architecture/rules.ts'
import { parseSourceFile, readSourceFiles } from '../scripts/architecture/source-file.ts'

type RuleName = keyof typeof rules

const files = readSourceFiles(dirname(import.meta.dirname))

test('the rules see the whole tree', () => {
  for (const part of [
    'server/domain/',
    'server/services/',
    'server/http/',
    'contract/',
    'cli/',
    'scripts/',
    'console/',
  ]) {
    assert.ok(
      files.some((file) => file.path.startsWith(part)),
      part,
    )
  }
})

for (const [promise, rule] of Object.entries(rules)) {
  test(promise, () => assert.deepEqual(rule(files), []))
}

/** Files that break a rule, each with the place that has to be reported; and files that look alike and do not. */
const samples: readonly {
  readonly rule: RuleName
  readonly breaks: Readonly<Record<string, string>>
  readonly reported: readonly string[]
  readonly keeps: Readonly<Record<string, string>>
}[] = [
  {
    rule: 'imports run one way',
    breaks: {
      'server/domain/a.ts': "\nimport type { A } from '../store/a.ts'",
      'server/domain/b.ts': "import { readFileSync } from 'node:fs'",
      'server/domain/c.ts': "export * from '../http/c.ts'",
      'server/detectors/d.ts': "const load = () => import('../store/d.ts')",
      'server/services/e.ts': "export { type E } from '../../contract/e.ts'",
      'server/store/f.ts': "import '../detectors/f.ts'",
      'server/transforms/g.ts': "import g from 'some-package'",
      'server/http/h.ts': 'import {\n  h,\n} from "../store/h.ts"',
      'contract/i.ts': "import type { I } from '../server/domain/i.ts'",
      'server/jobs/j.ts': "import { type J, j } from '../http/j.ts'",
      'client/k.ts': "import { k as default_ } from '../server/config.ts'",
      'server/detectors/l.ts': "import { loadEncoder } from '../models/encoder/load-encoder.ts'",
      'server/models/m.ts': "import '../detectors/m.ts'",
      'server/models/n.ts': "import '../store/n.ts'",
      'server/store/o.ts': "import '../models/o.ts'",
      'server/services/p.ts': "import '../models/p.ts'",
      'console/q.tsx': "import '../server/domain/q.ts'",
      'console/r.ts': "import { readFileSync } from 'node:fs'",
      'client/s.ts': "import '../console/s.tsx'",
    },
    reported: [
      'server/domain/a.ts:2',
      'server/domain/b.ts:1',
      'server/domain/c.ts:1',
      'server/detectors/d.ts:1',
      'server/services/e.ts:1',
      'server/store/f.ts:1',
      'server/transforms/g.ts:1',
      'server/http/h.ts:1',
      'contract/i.ts:1',
      'server/jobs/j.ts:1',
      'client/k.ts:1',
      'server/detectors/l.ts:1',
      'server/models/m.ts:1',
      'server/models/n.ts:1',
      'server/store/o.ts:1',
      'server/services/p.ts:1',
      'console/q.tsx:1',
      'console/r.ts:1',
      'client/s.ts:1',
    ],
    keeps: {
      'server/domain/a.ts':
        "import { b } from './b.ts' // import x from '../store/x.ts'\nconst text = `import '../store/y.ts' \u0024{a}`",
      'server/domain/b.ts': 'const words = "import { a } from \'../http/a.ts\'"\n/* export * from "../http/c.ts" */',
      'server/domain/c.ts': "const from = /import '[/]x' from \"/\nexport const a = b / c; export type D = 'from'",
      'server/http/d.ts':
        "import { d } from '../services/d.ts'\nimport { e } from '../../contract/e.ts'\nconst x = import.meta.dirname",
      'contract/e.ts':
        "import { Type } from 'typebox'\nimport type { F } from 'typebox/value'\nimport { g } from './g/h.ts'",
      'server/models/encoder/f.ts':
        "import type { Encoder } from '../../domain/encoder.ts'\nimport { InferenceSession } from 'onnxruntime-node'",
      'server/guard-catalogue.ts': "import './detectors/g.ts'\nimport './models/encoder/f.ts'",
      'console/g.tsx':
        "import { Button } from '@mantine/core'\nimport type { A } from '../contract/a.ts'\nimport '../client/b.ts'\nimport './h.css'",
      'server/app.ts': "import '../contract/a.ts'\nimport './store/b.ts'\nimport './http/c.ts'",
    },
  },
  {
    rule: 'no file imports itself in a circle',
    breaks: {
      'server/a.ts': "import './b.ts'",
      'server/b.ts': "export { c } from './c/c.ts'",
      'server/c/c.ts': "import type { A } from '../a.ts'",
    },
    reported: ['server/a.ts → server/b.ts → server/c/c.ts → server/a.ts'],
    keeps: { 'server/a.ts': "import './b.ts'\nimport './c.ts'", 'server/b.ts': "import './c.ts'", 'server/c.ts': '' },
  },
  {
    rule: 'no folder imports itself in a circle',
    breaks: {
      'server/redteam/a/a.ts': "import '../b/b.ts'",
      'server/redteam/b/b.ts': "import '../c/c.ts'",
      'server/redteam/c/c.ts': "import type { A } from '../a/other.ts'",
      'bench/a.ts': "import '../training/a.ts'",
      'training/b.ts': "import '../bench/b.ts'",
      'cli/attack/d/e/f.ts': "import '../../g/h.ts'",
      'cli/attack/g/h.ts': "import '../d/i.ts'",
    },
    reported: [
      'server/redteam/a is in a circle with b',
      'server/redteam/b is in a circle with c',
      'server/redteam/c is in a circle with a',
      'bench is in a circle with training',
      'training is in a circle with bench',
      'cli/attack/d is in a circle with g',
      'cli/attack/g is in a circle with d',
    ],
    keeps: {
      'server/redteam/a/a.ts': "import '../b/b.ts'\nimport '../engine.ts'",
      'server/redteam/engine.ts': "import './a/a.ts'",
      'server/redteam/b/b.test.ts': "import '../a/a.ts'",
    },
  },
  {
    rule: 'no function is longer than its limit',
    breaks: {
      'server/a.ts': `function a() {\n${'a()\n'.repeat(69)}}`,
      'cli/b.ts': `const b = () => {\n${'b()\n'.repeat(69)}}`,
      'server/c.ts': `export const c = {\n  d() {\n${'d()\n'.repeat(69)}},\n}`,
    },
    reported: ['server/a.ts:1 a has 71 lines', 'cli/b.ts:1 b has 71 lines', 'server/c.ts:2 d has 71 lines'],
    keeps: {
      'server/a.ts': `function a() {\n${'a()\n'.repeat(68)}}`,
      'server/a.test.ts': `function a() {\n${'a()\n'.repeat(69)}}`,
    },
  },
  {
    rule: 'every member of an exported interface is documented',
    breaks: {
      'server/domain/a.ts': `export interface A<Item> {
  /** Said. */
  readonly a: boolean
  readonly b: boolean
  // Not said.
  c(text: string): void
  readonly d: number
  readonly e: readonly string[]
  readonly fId: string | null
  readonly gMs?: number
  readonly h: Readonly<Record<string, A>>
  readonly items: readonly Item[]
  list(): Promise<A | null>
  readonly k: { readonly b: 1 }
}`,
    },
    reported: [4, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((line) => `server/domain/a.ts:${line} A.`),
    keeps: {
      'server/domain/a.ts': `export interface A {
  /** Said. */
  readonly a: { readonly b: 1 }
  readonly id: string
  readonly caseIds: readonly string[]
  readonly name: string
  readonly waitedMs: number
  readonly caseCount: number
  readonly kind: 'one' | 'other'
  readonly version: 1
  readonly policy: Policy
  readonly policies: readonly Policy[]
  readonly way: Breach['way']
  find(caseId: string): Promise<Case | null>
  put(request: Request): Promise<void>
  close(): Promise<void>
}
interface C {
  d: boolean
}`,
    },
  },
  {
    rule: 'every exported value is imported somewhere',
    breaks: {
      'server/a.ts': 'export const a = 1\nexport const b = 2\nexport type C = 3',
      'server/d.ts': "import { a as b } from './a.ts'\nconst text = \"import { b } from './a.ts'\"",
    },
    reported: ['server/a.ts:2 exports b'],
    keeps: {
      'server/a.ts': 'export const a = 1\nexport const b = 2',
      'server/b.ts': "import { a } from './a.ts'\nexport { b } from './a.ts'\nexport * from './d.ts'",
      'server/c.ts': "import * as b from './b.ts'\nnew Worker(new URL('./e.ts', import.meta.url))",
      'server/d.ts': 'export const d = 1',
      'server/e.ts': 'export const e = 1',
      'client/redoubt.ts': 'export const f = 1',
      'contract/g.ts': 'export const g = 1',
    },
  },
  {
    rule: 'no two exported types of the server share a name',
    breaks: {
      'server/a.ts': 'export interface A {}',
      'server/b.ts': 'export type A = 1\nexport class B {}',
      'server/c.ts': 'export interface B {}',
    },
    reported: ['server/a.ts:1 exports the type A, as server/b.ts:1', 'server/b.ts:2 exports the type B'],
    keeps: {
      'server/a.ts': 'export interface A {}\ninterface B {}',
      'server/b.ts': 'export interface B {}\ninterface A {}',
      'contract/b.ts': 'export interface B {}',
      'server/a.test.ts': 'export interface A {}',
    },
  },
  {
    rule: 'no two exported functions of the server share a name without a reason',
    breaks: {
      'server/a.ts': 'export function a() {}\nexport const b = () => 1',
      'server/b.ts': 'export async function a() {}\nexport const b = function () {}',
    },
    reported: ['server/a.ts:1 exports the function a, as server/b.ts:1', 'server/a.ts:2 exports the function b'],
    keeps: {
      'server/a.ts':
        'export function a(one: 1): 1\nexport function a(one: 2): 2\nexport function a(one: 1 | 2) {\n  return one\n}',
      'server/b.ts': 'function a() {}\nexport const b = { a }',
      'server/c.test.ts': 'export function a() {}',
      'client/a.ts': 'export function a() {}',
      'server/jobs/judge-turn.ts': 'export function judgeTurn() {}',
      'server/services/judge-turn.ts': 'export function judgeTurn() {}',
    },
  },
  {
    rule: 'every relative import names a file that exists',
    breaks: { 'server/a.ts': "import './gone.ts'" },
    reported: ['server/a.ts:1'],
    keeps: {
      'server/a.ts': "import './b.ts'\nimport data from './data.json' with { type: 'json' }",
      'server/b.ts': '',
    },
  },
  {
    rule: 'no file is longer than its limit',
    breaks: { 'server/a.ts': 'a\n'.repeat(401) },
    reported: ['server/a.ts has 401 lines'],
    keeps: { 'server/a.ts': 'a\n'.repeat(400), 'server/store/migrations/1.ts': 'a\n'.repeat(900) },
  },
  {
    rule: 'no room holds more files than one sees at a glance',
    breaks: {
      ...namedFiles('server/http/', 26),
      ...namedFiles('contract/guard/', 26),
      ...namedFiles('cli/attack/', 26),
    },
    reported: ['server/http has 26 files', 'contract/guard has 26 files', 'cli/attack has 26 files'],
    keeps: {
      ...namedFiles('server/http/', 25),
      'server/http/one.test.ts': '',
      'server/http/one.fixture.ts': '',
      ...namedFiles('server/store/migrations/', 26),
      ...namedFiles('test/', 26),
    },
  },
  {
    rule: 'no file has a name that says nothing',
    breaks: {
      'server/utils.ts': '',
      'server/helpers/a.ts': '',
      'contract/types.ts': '',
      'server/http/index.ts': '',
      'cli/lib.mjs': '',
    },
    reported: ['server/utils.ts', 'server/helpers/a.ts', 'contract/types.ts', 'server/http/index.ts', 'cli/lib.mjs'],
    keeps: { 'server/finding-types.ts': '', 'server/library.ts': '', 'server/indexed.ts': '' },
  },
  {
    rule: 'only the doors of the program read the environment',
    breaks: {
      'server/http/a.ts': '\n\nconst a = process.env.A',
      'server/config.ts': "const b = process['env']",
      'server/services/c.ts': 'const { env } = process',
      'server/store/d.ts': "import { env } from 'node:process'",
      'server/jobs/e.ts': 'const e = process\n  .env',
      'server/domain/f.ts': 'const f = `\u0024{process.env.F}`',
    },
    reported: [
      'server/http/a.ts:3',
      'server/config.ts:1',
      'server/services/c.ts:1',
      'server/store/d.ts:1',
      'server/jobs/e.ts:1',
      'server/domain/f.ts:1',
    ],
    keeps: {
      'server/main.ts': 'readConfig(process.env)',
      'cli/main.ts': 'process.env',
      'scripts/a.ts': 'process.env.HOME',
      'server/http/a.test.ts': 'process.env.A',
      'server/http/b.ts': '// process.env\nconst b = "process.env"; process.exitCode = 1',
    },
  },
  {
    rule: 'time and randomness are passed in',
    breaks: {
      'server/domain/a.ts': 'const a = Date.now()',
      'server/services/b.ts': 'const b = new Date()',
      'server/detectors/c.ts': 'const c = Math.random()',
      'server/services/d.ts': "import { randomUUID } from 'node:crypto'",
    },
    reported: ['server/domain/a.ts:1', 'server/services/b.ts:1', 'server/detectors/c.ts:1', 'server/services/d.ts:1'],
    keeps: {
      'server/domain/a.ts': 'const a = new Date(nowMs).toISOString()',
      'server/app.ts': 'const clock = { nowMs: () => Date.now() }',
      'server/services/b.ts': 'scope.randomBytes(32)',
    },
  },
  {
    rule: 'a library that reports home is loaded where it is silenced',
    breaks: {
      'bench/a.ts': "import { Tensor } from 'onnxruntime-node'",
      'test/b.test.ts': "const load = () => import('onnxruntime-node/dist/binding.js')",
      'cli/c.mjs': "const { Tensor } = createRequire(import.meta.url)('onnxruntime-node')",
      'scripts/d.ts': "process.dlopen(module, '/app/node_modules/onnxruntime-node/bin/onnxruntime_binding.node')",
    },
    reported: ['bench/a.ts:1', 'test/b.test.ts:1', 'cli/c.mjs:1', 'scripts/d.ts:1'],
    keeps: {
      'server/models/encoder/onnx-runtime.ts': "const library = createRequire(import.meta.url)('onnxruntime-node')",
      'scripts/e.ts': "rmSync('node_modules/onnxruntime-node/bin/napi-v6/win32') // import 'onnxruntime-node'",
      'bench/f.ts': "import { Tensor } from '../server/models/encoder/onnx-runtime.ts'",
    },
  },
  {
    rule: 'every exported symbol is documented',
    breaks: {
      'server/domain/a.ts': '/** Said. */\nexport const a = 1\nexport const b = 2',
      'contract/c.ts': '// Not a docstring.\nexport interface C {}',
      'server/services/d.ts': 'export async function d() {}\n/** Stray. */\nfunction e() {}',
    },
    reported: ['server/domain/a.ts:3', 'contract/c.ts:2', 'server/services/d.ts:1'],
    keeps: {
      'server/domain/a.ts':
        "/** Said. */\nexport type A = 1\nexport type { B } from './b.ts'\n/** Said. */\nexport async function* c() {}",
      'contract/e.ts': '/** Said. */\nexport const E = 1\nexport type E = Static<typeof E>',
      'scripts/d.ts': 'export const d = 1',
    },
  },
]

for (const { rule, breaks, reported, keeps } of samples) {
  test(`a breach is found: ${rule}`, () => {
    const found = rules[rule](parseAll(breaks))
    assert.equal(found.length, reported.length, found.join('\n'))
    for (const place of reported)
      assert.ok(
        found.some((line) => line.startsWith(place)),
        `${place} in\n${found.join('\n')}`,
      )
  })
  test(`what only looks like a breach is left alone: ${rule}`, () => assert.deepEqual(rules[rule](parseAll(keeps)), []))
}

test('every rule is proven by a sample', () => {
  assert.deepEqual(samples.map((sample) => sample.rule).sort(), Object.keys(rules).sort())
})

function parseAll(texts: Readonly<Record<string, string>>) {
  return Object.entries(texts).map(([path, text]) => parseSourceFile(path, text))
}

function namedFiles(folder: string, count: number): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}file-${at}.ts`, '']))
}
