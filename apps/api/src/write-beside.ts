import { mkdtemp, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from './make-folder.ts'

/**
 * Writing in a folder beside the place, on the same file system, from where what is whole is moved: at the path there is
 * never half of something. The folder is gone in the end.
 */
export async function writeBeside<T>(path: string, work: (partial: string) => Promise<T>): Promise<T> {
  makeFolder(dirname(path))
  const partial = await mkdtemp(join(dirname(path), `.${basename(path)}-`))
  try {
    return await work(partial)
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}
