#!/usr/bin/env node
import { remoteCommands } from './remote-catalogue.ts'
import { runProcess } from './run-process.ts'
import { runWords } from './run-words.ts'

// The door of the package `redoubt-guard-cli`, compiled; runs under Node 20 and newer.
process.exitCode = await runProcess({
  env: process.env,
  run: (words, scope) => runWords(remoteCommands, words, scope),
})
