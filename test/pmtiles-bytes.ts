interface Options {
  /** `TileType` of the specification: 1 for vector tiles, 2 for PNG. */
  readonly tileType?: number
  readonly minZoom?: number
  readonly maxZoom: number
  /** West, south, east, north, degrees. */
  readonly bounds: readonly [number, number, number, number]
}

const HEADER_BYTES = 127
const UNCOMPRESSED = 1

/** A PMTiles file whose every tile is the same. PMTiles specification, version 3. */
export function pmtilesBytes(
  tile: Uint8Array,
  { tileType = 2, minZoom = 0, maxZoom, bounds }: Options,
): Buffer {
  const count = (4 ** (maxZoom + 1) - 1) / 3
  // One entry: first id, run length, length, offset plus one.
  const directory = Buffer.from([1, 0, ...varint(count), ...varint(tile.length), 1])
  const metadata = Buffer.from('{}')
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles\x03', 'latin1')
  const metadataAt = HEADER_BYTES + directory.length
  const tilesAt = metadataAt + metadata.length
  const numbers = [
    ...[HEADER_BYTES, directory.length, metadataAt, metadata.length],
    ...[tilesAt, 0, tilesAt, tile.length, count, 1, 1],
  ]
  for (const [index, number] of numbers.entries()) header.writeBigUInt64LE(BigInt(number), 8 + 8 * index)
  header.set([1, UNCOMPRESSED, UNCOMPRESSED, tileType, minZoom, maxZoom], 96)
  for (const [index, degrees] of bounds.entries())
    header.writeInt32LE(Math.round(degrees * 10_000_000), 102 + 4 * index)
  return Buffer.concat([header, directory, metadata, tile])
}

function varint(number: number): number[] {
  return number < 128 ? [number] : [(number % 128) + 128, ...varint(Math.floor(number / 128))]
}
