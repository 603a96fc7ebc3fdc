import { readFileSync } from 'node:fs'

const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')

/** Version of this program, such as `1.2.0`. */
export const PROGRAM_VERSION = (JSON.parse(text) as { version: string }).version
