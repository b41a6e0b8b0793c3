import { Problem } from '../server/domain/problem.ts'
import { StoreStartError } from '../server/store/start-error.ts'
import { runCommandLine } from './command-line.ts'
import { runProcess } from './run-process.ts'

process.exitCode = await runProcess({
  env: process.env,
  run: runCommandLine,
  isExpected: (error) => error instanceof Problem || error instanceof StoreStartError,
})
