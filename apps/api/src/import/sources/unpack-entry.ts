import { createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'

import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { damagedEntry, NOT_UNPACKED } from '@groundsheet/rules'
import type { Entry, ZipFile } from 'yauzl'
import { systemReason } from '../../common/file-system-error.ts'
import { fileError, UserError } from '../../common/user-error.ts'

/**
 * Unpacks one file of an archive to `to` and checks its size and CRC-32 against the archive (PKWARE APPNOTE
 * 4.4.7, 4.4.9); yauzl checks no CRC-32. `name` is shown in messages. Returns the number of bytes. Throws
 * UserError.
 */
export async function unpackEntry(zip: ZipFile, entry: Entry, to: string, name: string): Promise<number> {
  const stated = entry.uncompressedSize
  const damaged = () => fileError(name, damagedEntry(stated, entry.crc32))
  const read = { bytes: 0, crc: 0 }
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read.bytes += chunk.length
      read.crc = crc32(chunk, read.crc)
      // Stops at once: an archive that understates its size may be a bomb.
      if (read.bytes > stated) done(damaged())
      else done(null, chunk)
    },
  })
  try {
    const packed = await zip.openReadStreamPromise(entry)
    await pipeline(packed, check, createWriteStream(to, { mode: 0o600 }))
  } catch (error) {
    if (error instanceof UserError) throw error
    if (isRefusedWriting(error)) throw noRoomToUnpack(name, error)
    throw fileError(name, NOT_UNPACKED)
  }
  if (read.bytes < stated || read.crc !== entry.crc32) throw damaged()
  return read.bytes
}

const WRITING = new Set(['open', 'write', 'close'])

/** Of the file that is written; the archive is open already and only read. */
const isRefusedWriting = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && WRITING.has(String(error.syscall))

/** `name`: of the archive, or of a file in it. */
export const noRoomToUnpack = (name: string, error: unknown): UserError =>
  fileError(
    name,
    `cannot be unpacked into ${tmpdir()} (${systemReason(error)}). Make room there, or name a folder ` +
      'with more room with TMPDIR.',
  )
