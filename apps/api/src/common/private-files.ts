import { closeSync, existsSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from './make-folder.ts'

/** Modes of databases, backups and the folders made for them. Windows ignores them. */
export const PRIVATE_FILE_MODE = 0o600
export const PRIVATE_FOLDER_MODE = 0o700

/**
 * Makes an empty file of mode 0600, and missing folders above it of mode 0700.
 * What is already there is left as it is. Throws what the file system says.
 */
export function createPrivateFile(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path), PRIVATE_FOLDER_MODE)
  closeSync(openSync(path, 'a', PRIVATE_FILE_MODE))
}
