import { statSync } from 'node:fs'

/** Which file is at the path now: another text once it was replaced; empty where there is none. */
export function identify(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.dev}:${found.ino}` : ''
}
