import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { createEncodingDetector, type Encoding } from '@groundsheet/ags'
import { NO_BYTES } from '@groundsheet/rules'
import type { AgsSource } from '../sources/ags-source.ts'
import { fileError } from '../../common/user-error.ts'

/** Bytes read at a time. */
const CHUNK_BYTES = 1 << 16

export interface InspectedBytes {
  readonly sha256: string
  readonly encoding: Encoding
  readonly bytes: number
}

/**
 * The bytes of a file in pieces, all in one reused buffer, so that a long file causes no garbage collection.
 * A piece is valid until the next one. Throws UserError if the file cannot be read.
 */
export async function* readBytes(source: AgsSource): AsyncGenerator<Uint8Array> {
  const piece = Buffer.allocUnsafeSlow(CHUNK_BYTES)
  const file = await refusing(source, () => open(source.file))
  try {
    for (;;) {
      const { bytesRead } = await refusing(source, () => file.read(piece))
      if (bytesRead === 0) return
      yield piece.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}

async function refusing<T>(source: AgsSource, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw fileError(source.path, `cannot be read (${error.message})`)
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}

/** Fingerprint and encoding, in one pass. Throws UserError for a file that is not text. */
export async function inspectBytes(source: AgsSource): Promise<InspectedBytes> {
  const hash = createHash('sha256')
  const detector = createEncodingDetector()
  let bytes = 0
  for await (const chunk of readBytes(source)) {
    hash.update(chunk)
    detector.write(chunk)
    bytes += chunk.length
  }
  if (bytes === 0) throw fileError(source.path, NO_BYTES)
  const detected = detector.end()
  if ('refused' in detected) throw fileError(source.path, detected.refused)
  return { sha256: hash.digest('hex'), encoding: detected.encoding, bytes }
}
