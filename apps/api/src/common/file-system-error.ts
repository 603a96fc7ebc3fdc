import { fileError, UserError } from './user-error.ts'

/** Why the operating system, or SQLite, refuses a file or folder, by the code of its error. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EDQUOT: 'the quota is used up',
  EFBIG: 'it would be larger than files may be',
  EIO: 'the disk fails',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead back to themselves',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is not a folder',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  SQLITE_FULL: 'the disk is full',
}

/** Why the operating system, or SQLite, refused a file or folder. */
export function systemReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return REASONS[code ?? ''] ?? message
}

/**
 * What the operating system refused of a file or folder, as one line; any other error unchanged. Its stack
 * would say nothing useful.
 */
export function withoutFileSystemError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof UserError || !('syscall' in error)) return error
  const { path } = error as NodeJS.ErrnoException
  if (path === undefined) return error
  return fileError(
    path,
    `cannot be used (${systemReason(error)}). Correct that, or name another file or folder.`,
  )
}

/** That the output of a command cannot be written. */
export const notWritable = (path: string, error: unknown): UserError =>
  new UserError(`--out ${path}: cannot be written (${systemReason(error)}). Name a place elsewhere.`, {
    cause: error,
  })

/** Whether a file was refused: by the file system, or by SQLite where the file is one. */
export const isRefusedFile = (error: unknown): error is Error =>
  error instanceof Error &&
  ('syscall' in error || ('code' in error && /^SQLITE_(?:FULL|IOERR)/.test(String(error.code))))
