import { readFileSync } from 'node:fs'

/** Of this program, such as `1.2.0`. */
export function readProgramVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
