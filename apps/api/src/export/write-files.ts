import { open, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Stream, WrittenFile } from '@groundsheet/formats'
import { makeFolder } from '../common/make-folder.ts'
import { withTemporaryFolder } from '../temporary/temporary-folder.ts'

/** Bytes that are gathered before they are written. */
const PIECE = 1 << 18

/** Writes a file beside its place and moves it there when it is whole: at the path there is never half of one. Returns its bytes. */
export async function writeFileWhole(path: string, content: Stream<string | Uint8Array>): Promise<number> {
  return writeThenMove(path, async (folder) => {
    const file = join(folder, basename(path))
    const bytes = await writeStream(file, content)
    await rename(file, path)
    return bytes
  })
}

/** Writes files and moves them into a folder when all are whole. Where one of the name is there, it takes its place; others stay. */
export async function writeFolderWhole(path: string, files: readonly WrittenFile[]): Promise<number> {
  return writeThenMove(path, async (folder) => {
    let bytes = 0
    for (const { name, content } of files) bytes += await writeStream(join(folder, name), content)
    makeFolder(path)
    for (const { name } of files) await rename(join(folder, name), join(path, name))
    return bytes
  })
}

/** In a folder beside `path`, so on the same file system, from where a whole file can be moved. */
function writeThenMove(path: string, work: (folder: string) => Promise<number>): Promise<number> {
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
      if (size >= PIECE) await flush()
    }
    await flush()
    await handle.sync()
    return bytes
  } finally {
    await handle.close()
  }
}
