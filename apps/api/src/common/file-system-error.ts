import { fileError, UserError } from './user-error.ts'

/** Why the operating system refuses a file or folder, by the code of its error. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EIO: 'the disk fails',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead back to themselves',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is no folder',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
}

/**
 * What the operating system refused of a file or folder, as one line; any other error unchanged. Its stack
 * would tell nothing.
 */
export function withoutFileSystemError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof UserError || !('syscall' in error)) return error
  const { path, code, message } = error as NodeJS.ErrnoException
  if (path === undefined) return error
  const reason = REASONS[code ?? ''] ?? message
  return fileError(path, `cannot be used (${reason}). Name another file or folder, or mend this one.`)
}
