import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generateKnownRows } from './generate-known-rows.ts'

writeFileSync(fileURLToPath(new URL('../src/known-rows.ts', import.meta.url)), generateKnownRows())
