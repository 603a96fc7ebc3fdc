import { realpathSync, statSync } from 'node:fs'
import { chmod, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { copyDatabase } from '../sqlite/copy-database.ts'
import { checkpointLog } from '../sqlite/checkpoint-log.ts'
import { mustExist } from '../sqlite/open.ts'
import { makeFolder } from '../common/make-folder.ts'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '../common/private-files.ts'
import { withTemporaryFolder } from '../temporary/temporary-folder.ts'
import { notWritable } from '../common/file-system-error.ts'
import { UserError } from '../common/user-error.ts'

interface BackupOptions {
  readonly database: string
  readonly out: string
  /** Replace the file that is there. */
  readonly force: boolean
  readonly onProgress: (progress: { done: number; total: number }) => void
}

/**
 * Files SQLite keeps beside a database. They are removed because they belong to the file that is replaced.
 */
const SQLITE_FILE_SUFFIXES = ['-wal', '-shm', '-journal']

/**
 * Copies a database, even while it is served and imported into, as it was when the copy began.
 * Returns its bytes. Throws UserError; then no new file is left at the path.
 */
export async function backUpDatabase({ database, out, force, onProgress }: BackupOptions): Promise<number> {
  mustExist(database)
  checkTarget(database, out, force)
  try {
    makeFolder(dirname(out), PRIVATE_FOLDER_MODE)
    return await withTemporaryFolder(dirname(out), async (temporary) => {
      const copy = join(temporary.path(), basename(out))
      const bytes = await copyDatabase(database, copy, onProgress)
      await flush(copy)
      await chmod(copy, replacedMode(out) ?? PRIVATE_FILE_MODE)
      // Checked again: a large copy takes minutes, and a file may have been created meanwhile.
      checkTarget(database, out, force)
      // The replaced file is complete without them, should the command end between here and the next line.
      checkpointLog(out)
      for (const end of SQLITE_FILE_SUFFIXES) await rm(out + end, { force: true })
      await rename(copy, out)
      // Windows has no such call for folders.
      if (process.platform !== 'win32') await flush(dirname(out), 'r')
      return bytes
    })
  } catch (error) {
    throw explain(error, out)
  }
}

function checkTarget(database: string, out: string, force: boolean): void {
  const there = statSync(out, { throwIfNoEntry: false })
  if (there === undefined) return
  if (there.isDirectory()) throw new UserError(`--out ${out}: is a folder. Name a file in it.`)
  const own = ['', ...SQLITE_FILE_SUFFIXES].map((end) => realpathSync(database) + end)
  if (own.includes(realpathSync(out)))
    throw new UserError(`--out ${out}: is the database itself. Name another file.`)
  if (!force)
    throw new UserError(`--out ${out}: is there already. Name another file, or add --force to replace it.`)
}

/** The mode of the replaced file is kept: its owner chose who may read it. */
function replacedMode(out: string): number | undefined {
  const mode = statSync(out, { throwIfNoEntry: false })?.mode
  return mode === undefined ? undefined : mode & 0o777
}

/** Flushes a file, or with `r` a folder, to disk, so that the backup survives a power failure. */
async function flush(path: string, flags = 'r+'): Promise<void> {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** SQLite reports errors of the copy by code, the file system by system call. */
function explain(error: unknown, out: string): unknown {
  if (!(error instanceof Error) || error instanceof UserError || !('code' in error)) return error
  return notWritable(out, error)
}
