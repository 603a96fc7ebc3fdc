import { open, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Stream, WrittenFile } from '@groundsheet/formats'
import { makeFolder } from '../common/make-folder.ts'
import { withTemporaryFolder } from '../temporary/temporary-folder.ts'

/** Bytes collected before they are written. */
const BUFFER_BYTES = 1 << 18

/**
 * Writes a temporary file and renames it when complete, so that the path never has a partial one. Returns its
 * bytes.
 */
export async function writeFileWhole(path: string, content: Stream<string | Uint8Array>): Promise<number> {
  return writeFileBy(path, (file) => writeStream(file, content))
}

/** The same for what `write` puts into a new file. Returns its result. */
export async function writeFileBy<T>(path: string, write: (file: string) => Promise<T>): Promise<T> {
  return writeThenMove(path, async (folder) => {
    const file = join(folder, basename(path))
    const result = await write(file)
    await rename(file, path)
    return result
  })
}

/**
 * Writes files and moves them into a folder when all are complete. Files of the same name are replaced;
 * others stay.
 */
export async function writeFolderWhole(path: string, files: readonly WrittenFile[]): Promise<number> {
  return writeThenMove(path, async (folder) => {
    let bytes = 0
    for (const { name, content } of files) bytes += await writeStream(join(folder, name), content)
    makeFolder(path)
    for (const { name } of files) await rename(join(folder, name), join(path, name))
    return bytes
  })
}

/** In a folder beside `path`: renaming works on one file system only. */
function writeThenMove<T>(path: string, work: (folder: string) => Promise<T>): Promise<T> {
  makeFolder(dirname(path))
  return withTemporaryFolder(dirname(path), (temporary) => work(temporary.path()))
}

async function writeStream(path: string, content: Stream<string | Uint8Array>): Promise<number> {
  const handle = await open(path, 'wx')
  let gathered: Uint8Array[] = []
  let size = 0
  let bytes = 0
  const flush = async () => {
    await handle.writeFile(Buffer.concat(gathered))
    gathered = []
    bytes += size
    size = 0
  }
  try {
    for await (const piece of content) {
      const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece
      gathered.push(chunk)
      size += chunk.length
      if (size >= BUFFER_BYTES) await flush()
    }
    await flush()
    await handle.sync()
    return bytes
  } finally {
    await handle.close()
  }
}
