import { Zip, ZipDeflate } from 'fflate'
import type { Stream } from './source.ts'

export interface WrittenFile {
  readonly name: string
  readonly content: Stream<string | Uint8Array>
}

/** Compressing in larger pieces is faster; an archive in the making holds one of them. */
const PIECE = 1 << 16

/**
 * A zip archive of files that are written one after the other. `moment`: ISO 8601, the time that all of them get. An archive
 * stays below 4 GB, since zip64 is not written.
 */
export async function* zipFiles(files: Stream<WrittenFile>, moment: string): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const archive = new Zip((error, piece) => {
    if (error !== null) throw error
    ready.push(piece)
  })
  const take = (): Uint8Array[] => {
    const taken = ready
    ready = []
    return taken
  }
  for await (const { name, content } of files) {
    const entry = new ZipDeflate(name, { level: 6 })
    entry.mtime = moment
    archive.add(entry)
    for await (const bytes of gather(content)) {
      entry.push(bytes)
      yield* take()
    }
    entry.push(new Uint8Array(), true)
    yield* take()
  }
  archive.end()
  yield* take()
}

/** Joins small pieces, as rows are. */
async function* gather(content: Stream<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let text = ''
  for await (const piece of content) {
    if (typeof piece === 'string') text += piece
    if (text !== '' && (typeof piece !== 'string' || text.length >= PIECE)) {
      yield encoder.encode(text)
      text = ''
    }
    if (typeof piece !== 'string') yield piece
  }
  if (text !== '') yield encoder.encode(text)
}
