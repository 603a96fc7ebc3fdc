import { closeSync, existsSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from './make-folder.ts'

/** Modes of databases, backups and the folders created for them. Windows ignores them. */
export const PRIVATE_FILE_MODE = 0o600
export const PRIVATE_FOLDER_MODE = 0o700

/**
 * Creates an empty file of mode 0600, and missing parent folders of mode 0700. Existing ones are left
 * unchanged.
 * Throws the file system error.
 */
export function createPrivateFile(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path), PRIVATE_FOLDER_MODE)
  closeSync(openSync(path, 'a', PRIVATE_FILE_MODE))
}
