import { basename, dirname } from 'node:path'
import { isFile } from './find-files.ts'

/** A path usable on a command line: `site.zip` for `site.zip/in/site.ags`. */
export function archivePath(path: string): string {
  return isFile(path) || path === dirname(path) ? path : archivePath(dirname(path))
}

/** A file without its folders; for a file in an archive, the archive's name and the path inside. */
export function nameWithoutFolder(path: string): string {
  const outside = archivePath(path)
  return isFile(outside) ? basename(outside) + path.slice(outside.length) : basename(path)
}
