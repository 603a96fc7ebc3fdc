import { fileURLToPath } from 'node:url'
import { buildPackage } from './build-package.ts'

const folder = fileURLToPath(new URL('../dist', import.meta.url))
buildPackage(folder)
process.stdout.write(`The package is in ${folder}; npm pack makes one file of it.\n`)
