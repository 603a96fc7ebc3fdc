import { accessSync, chmodSync, constants, copyFileSync, existsSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { PRIVATE_FILE_MODE } from '../../common/private-files.ts'
import type { TemporaryFolder } from '../../temporary/temporary-folder.ts'
import { systemReason } from '../../common/file-system-error.ts'
import { UserError } from '../../common/user-error.ts'

/** How a database is opened so that the check leaves no file beside it. */
interface ExaminedFile {
  readonly copy?: string
  readonly removesLog?: boolean
}

/** Files SQLite keeps beside a database: the first two may contain data. */
const LOGS = ['-wal', '-journal']
const SHARED_MEMORY = '-shm'

/**
 * A database in use by another process is read in place, with the files of that process. Any other is opened
 * so that SQLite removes its files, or copied if this user cannot write or a log was left.
 * Throws UserError.
 */
export function examinedFile(name: string, temporary: TemporaryFolder): ExaminedFile {
  // SQLite keeps its files beside the target of a symbolic link.
  const path = realpathSync(name)
  if (existsSync(path + SHARED_MEMORY)) return {}
  const logs = LOGS.filter((end) => existsSync(path + end))
  if (logs.length === 0 && isWritable(path) && isWritable(dirname(path))) return { removesLog: true }
  return { copy: copyInto(temporary, path, logs), removesLog: true }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function copyInto(temporary: TemporaryFolder, path: string, logs: readonly string[]): string {
  try {
    const copy = join(temporary.path(), basename(path))
    for (const end of ['', ...logs]) copyFileSync(path + end, copy + end)
    for (const end of ['', ...logs]) chmodSync(copy + end, PRIVATE_FILE_MODE)
    return copy
  } catch (error) {
    throw new UserError(
      `${path}: cannot be copied for the check (${systemReason(error)}). Name a folder with more room ` +
        `with TMPDIR, now ${tmpdir()}.`,
      { cause: error },
    )
  }
}
