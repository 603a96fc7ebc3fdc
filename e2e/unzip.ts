import { crc32, inflateRawSync } from 'node:zlib'

const END_RECORD_SIGNATURE = 0x06054b50
const STORED_METHOD = 0

/**
 * Files of a zip archive by name, as text, found by the directory at its end (PKWARE APPNOTE 4.3). Throws if
 * a file has another size or CRC-32 than the directory states.
 */
export function unzip(bytes: Buffer): Map<string, string> {
  let end = bytes.length - 22
  while (end > 0 && bytes.readUInt32LE(end) !== END_RECORD_SIGNATURE) end--
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)]
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    const begin = bytes.readUInt32LE(at + 42)
    const data = begin + 30 + bytes.readUInt16LE(begin + 26) + bytes.readUInt16LE(begin + 28)
    const packed = bytes.subarray(data, data + size)
    const content = method === STORED_METHOD ? packed : inflateRawSync(packed)
    const path = bytes.toString('utf8', at + 46, at + 46 + name)
    const isWhole =
      content.length === bytes.readUInt32LE(at + 24) && crc32(content) === bytes.readUInt32LE(at + 16)
    if (!isWhole) throw new Error(`${path}: size or CRC-32 is not what the archive states`)
    files.set(path, content.toString('utf8'))
    at += 46 + name + extra + comment
  }
  return files
}
