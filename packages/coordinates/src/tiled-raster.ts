import { inflateSync } from 'node:zlib'

/** A raster of 32-bit floats; a tile is unpacked when one of its values is first read. */
export interface TiledRaster {
  readonly columns: number
  readonly rows: number
  /** Of the first node, and from node to node; the way of TIFF, northwards is negative in `step`. */
  readonly origin: { readonly x: number; readonly y: number }
  readonly step: { readonly x: number; readonly y: number }
  value(band: number, column: number, row: number): number
}

/** Tags of TIFF 6.0 and GeoTIFF 1.1 that are used here. */
const TAGS = {
  columns: 256,
  rows: 257,
  compression: 259,
  planes: 284,
  predictor: 317,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileSizes: 325,
  pixelScale: 33550,
  tiepoint: 33922,
} as const

type Tag = keyof typeof TAGS

/** How this file is packed: each band by itself, deflated, its floats by TIFF Technical Note 3. */
const PACKING: Partial<Record<Tag, number>> = { compression: 8, planes: 2, predictor: 3 }

/** Opens a tiled, little-endian GeoTIFF of floats. Throws where it is packed in another way. */
export function openTiledRaster(bytes: Buffer): TiledRaster {
  const numbers = readDirectory(bytes)
  const number = (tag: Tag, place = 0) => numbers(tag)[place] ?? NaN
  for (const [tag, packing] of Object.entries(PACKING)) {
    if (number(tag as Tag) !== packing) throw new Error(`the grid is packed in another way: ${tag}`)
  }
  const [columns, rows] = [number('columns'), number('rows')]
  const [width, height] = [number('tileWidth'), number('tileHeight')]
  const across = Math.ceil(columns / width)
  const tilesOfBand = across * Math.ceil(rows / height)
  const [offsets, sizes] = [numbers('tileOffsets'), numbers('tileSizes')]
  const tiles = new Map<number, Float32Array>()

  function tile(index: number): Float32Array {
    const start = offsets[index] ?? 0
    const found = tiles.get(index) ?? unpackTile(bytes.subarray(start, start + (sizes[index] ?? 0)), width)
    tiles.set(index, found)
    return found
  }

  return {
    columns,
    rows,
    origin: { x: number('tiepoint', 3), y: number('tiepoint', 4) },
    step: { x: number('pixelScale', 0), y: -number('pixelScale', 1) },
    value(band, column, row) {
      const place = Math.floor(row / height) * across + Math.floor(column / width)
      return tile(band * tilesOfBand + place)[(row % height) * width + (column % width)] ?? NaN
    },
  }
}

/** By type of TIFF: SHORT, LONG and DOUBLE. */
const READERS: Readonly<Record<number, { size: number; read: (bytes: Buffer, at: number) => number }>> = {
  3: { size: 2, read: (bytes, at) => bytes.readUInt16LE(at) },
  4: { size: 4, read: (bytes, at) => bytes.readUInt32LE(at) },
  12: { size: 8, read: (bytes, at) => bytes.readDoubleLE(at) },
}

const ENTRY_BYTES = 12

function readDirectory(bytes: Buffer): (tag: Tag) => number[] {
  const directory = bytes.readUInt32LE(4)
  const entries = new Map<number, number>()
  for (let index = 0; index < bytes.readUInt16LE(directory); index++) {
    const at = directory + 2 + index * ENTRY_BYTES
    entries.set(bytes.readUInt16LE(at), at)
  }
  return (tag) => {
    const at = entries.get(TAGS[tag])
    const reader = at === undefined ? undefined : READERS[bytes.readUInt16LE(at + 2)]
    if (at === undefined || reader === undefined) throw new Error(`the grid lacks ${tag}`)
    const count = bytes.readUInt32LE(at + 4)
    const start = count * reader.size > 4 ? bytes.readUInt32LE(at + 8) : at + 8
    return Array.from({ length: count }, (_, index) => reader.read(bytes, start + index * reader.size))
  }
}

/**
 * Undoes the floating point predictor: a row has first the highest bytes of all floats, then the next, each
 * as a difference.
 */
function unpackTile(packed: Uint8Array, width: number): Float32Array {
  const bytes = inflateSync(packed)
  const values = new Float32Array(bytes.length / 4)
  const bits = new Uint32Array(values.buffer)
  for (let start = 0; start < bytes.length; start += width * 4) {
    let byte = 0
    for (let at = 0; at < width * 4; at++) {
      byte = (byte + (bytes[start + at] ?? 0)) & 0xff
      const place = start / 4 + (at % width)
      bits[place] = ((bits[place] ?? 0) << 8) | byte
    }
  }
  return values
}
