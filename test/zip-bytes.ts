import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipFile {
  readonly name: string
  readonly content: string | Uint8Array
  /** Size stated in the directory of the archive; may differ from the real one. */
  readonly statedSize?: number
  /** Content the CRC-32 is calculated from; by default the content itself. */
  readonly statedContent?: string
  /** Not compressed. */
  readonly isStored?: boolean
  readonly isEncrypted?: boolean
  /** With PKWARE's strong encryption (APPNOTE 4.4.4, bit 6). */
  readonly isStronglyEncrypted?: boolean
}

/** A zip archive of deflated or stored files. */
export function zipBytes(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const name = Buffer.from(file.name)
    const data = file.isStored ? Buffer.from(file.content) : deflateRawSync(file.content)
    const fields = fieldsOf(file, data)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, word(name.length), word(0), name])
    const entry = [Buffer.from('PK\u0001\u0002'), word(20), fields, word(name.length), Buffer.alloc(12)]
    directory.push(Buffer.concat([...entry, double(offset), name]))
    parts.push(local, data)
    offset += local.length + data.length
  }
  const central = Buffer.concat(directory)
  const count = word(files.length)
  const end = [
    Buffer.from('PK\u0005\u0006'),
    Buffer.alloc(4),
    count,
    count,
    double(central.length),
    double(offset),
    word(0),
  ]
  return Buffer.concat([...parts, central, ...end])
}

function fieldsOf(file: ZipFile, data: Buffer): Buffer {
  const { content, statedSize, statedContent, isStored, isEncrypted, isStronglyEncrypted } = file
  const size = typeof content === 'string' ? Buffer.byteLength(content) : content.length
  return Buffer.concat([
    word(20),
    word((isEncrypted ? 1 : 0) | (isStronglyEncrypted ? 0x41 : 0)),
    word(isStored ? 0 : 8),
    Buffer.alloc(4),
    double(crc32(statedContent ?? content)),
    double(data.length),
    double(statedSize ?? size),
  ])
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
