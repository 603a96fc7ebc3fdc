import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

export const run = promisify(execFile)
export const PYTHON = '/usr/bin/python3'
export const MAX_OUTPUT_BYTES = 100_000_000

export const isThere = (program: string, ...words: string[]) => spawnSync(program, words).status === 0
