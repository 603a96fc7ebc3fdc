import { Zip, ZipDeflate } from 'fflate'
import type { Stream } from './source.ts'

export interface WrittenFile {
  readonly name: string
  readonly content: Stream<string | Uint8Array>
}

/** A file, or an archive, over 4 GB: one line that says which, and what to do. */
export class ArchiveSizeError extends Error {
  override readonly name = 'ArchiveSizeError'
}

/** Sizes in a zip are 32 bits wide, unless it is written as zip64, which this is not. */
const MAX_FILE_BYTES = 0xffff_ffff

/** Compressing in larger pieces is faster; an archive in the making holds one of them. */
const PIECE_BYTES = 1 << 16

/**
 * A zip archive of files that are written one after the other. `moment`: ISO 8601, the time that all of them
 * get. Throws ArchiveSizeError when a file, or the archive, is over 4 GB. `maxBytes` is for tests.
 */
export async function* zipFiles(
  files: Stream<WrittenFile>,
  moment: string,
  maxBytes = MAX_FILE_BYTES,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  let size = 0
  const archive = new Zip((error, piece) => {
    if (error !== null) throw error
    size += piece.length
    if (size > maxBytes) throw tooLarge('the archive')
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
    let length = 0
    for await (const bytes of gather(content)) {
      length += bytes.length
      if (length > maxBytes) throw tooLarge(name)
      entry.push(bytes)
      yield* take()
    }
    entry.push(new Uint8Array(), true)
    yield* take()
  }
  archive.end()
  yield* take()
}

function tooLarge(what: string): ArchiveSizeError {
  return new ArchiveSizeError(
    `${what} is over 4 GB, more than a zip or a workbook holds. Write csv into a folder.`,
  )
}

/** Joins small pieces, as rows are. */
async function* gather(content: Stream<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let text = ''
  for await (const piece of content) {
    if (typeof piece === 'string') text += piece
    if (text !== '' && (typeof piece !== 'string' || text.length >= PIECE_BYTES)) {
      yield encoder.encode(text)
      text = ''
    }
    if (typeof piece !== 'string') yield piece
  }
  if (text !== '') yield encoder.encode(text)
}
