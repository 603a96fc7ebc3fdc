import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import yauzl from 'yauzl'

const DIRECTORY_END_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff
const HEADER_BYTES = 46
const STRONG_ENCRYPTION = 0x40

/**
 * Name of the first entry of an archive with strong encryption, which yauzl refuses without naming it; null
 * if there is none. Reads the directory of the archive (PKWARE APPNOTE 4.3.12, 4.3.16), not its zip64 form.
 */
export function findStrongEncryption(file: string): string | null {
  const handle = openSync(file, 'r')
  try {
    const read = (from: number, length: number) => {
      const bytes = Buffer.alloc(length)
      return bytes.subarray(0, readSync(handle, bytes, 0, length, from))
    }
    return searchDirectory(read, fstatSync(handle).size)
  } finally {
    closeSync(handle)
  }
}

type Read = (from: number, length: number) => Buffer

function searchDirectory(read: Read, fileBytes: number): string | null {
  const tailBytes = Math.min(fileBytes, DIRECTORY_END_BYTES + MAX_COMMENT_BYTES)
  const tail = read(fileBytes - tailBytes, tailBytes)
  const end = tail.lastIndexOf('PK\u0005\u0006')
  if (end === -1 || end + DIRECTORY_END_BYTES > tail.length) return null
  const entries = tail.readUInt16LE(end + 10)
  let at = tail.readUInt32LE(end + 16)
  for (let entry = 0; entry < entries; entry++) {
    const header = read(at, HEADER_BYTES)
    if (header.length < HEADER_BYTES || header.toString('latin1', 0, 4) !== 'PK\u0001\u0002') return null
    const [flags, nameBytes] = [header.readUInt16LE(8), header.readUInt16LE(28)]
    if ((flags & STRONG_ENCRYPTION) !== 0) {
      return yauzl.getFileNameLowLevel(flags, read(at + HEADER_BYTES, nameBytes), [], false)
    }
    at += HEADER_BYTES + nameBytes + header.readUInt16LE(30) + header.readUInt16LE(32)
  }
  return null
}
