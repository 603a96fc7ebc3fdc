import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it. Throws what the file system says; Node's own `recursive` never returns where a
 * folder can be named but not made, as in `/proc`.
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another command may have been quicker.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
