import { statSync } from 'node:fs'

/** A text that identifies the file at the path and changes when it is replaced; empty if there is none. */
export function identify(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.dev}:${found.ino}` : ''
}
