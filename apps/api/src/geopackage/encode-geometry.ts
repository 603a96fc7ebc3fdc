import type { Coordinate, Geometry } from '@groundsheet/ogc-features'

/** Types of Well-Known Binary, OGC 06-103r4, clause 8.2.3; with heights 1000 more. */
const WKB_TYPES = { Point: 1, LineString: 2, Polygon: 3 } as const
const WKB_Z_OFFSET = 1000

/** Flags of the header: little endian, without an envelope or with one of two dimensions. */
const FLAGS_WITHOUT_ENVELOPE = 0b0000_0001
const FLAGS_WITH_ENVELOPE = 0b0000_0011

const HEADER_BYTES = 8
const ENVELOPE_BYTES = 32
const POSITION_BYTES = 16

/** Least and greatest coordinates: west, east, south, north. */
export type Envelope = readonly [number, number, number, number]

/**
 * A geometry as GeoPackage stores it: a header and Well-Known Binary, OGC 12-128r17, clause 2.1.3.
 * `height`: of a point, metres; null: it has none.
 */
export function encodeGeometry(geometry: Geometry, srsId: number, height: number | null): Buffer {
  if (geometry.type === 'Point') return encodePoint(geometry.coordinates, srsId, height)
  const lines = geometry.type === 'Polygon' ? geometry.coordinates : [geometry.coordinates]
  const positions = lines.reduce((sum, line) => sum + line.length, 0)
  const isPolygon = geometry.type === 'Polygon'
  const counts = isPolygon ? 4 + 4 * lines.length : 4
  const bytes = Buffer.alloc(HEADER_BYTES + ENVELOPE_BYTES + 5 + counts + positions * POSITION_BYTES)
  let at = writeHeader(bytes, FLAGS_WITH_ENVELOPE, srsId)
  for (const number of envelopeOf(geometry)) at = bytes.writeDoubleLE(number, at)
  at = writeType(bytes, at, WKB_TYPES[geometry.type])
  if (isPolygon) at = bytes.writeUInt32LE(lines.length, at)
  for (const line of lines) at = writeLine(bytes, at, line)
  return bytes
}

function encodePoint([x, y]: readonly number[], srsId: number, height: number | null): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES + 5 + POSITION_BYTES + (height === null ? 0 : 8))
  let at = writeHeader(bytes, FLAGS_WITHOUT_ENVELOPE, srsId)
  at = writeType(bytes, at, WKB_TYPES.Point + (height === null ? 0 : WKB_Z_OFFSET))
  at = writePosition(bytes, at, [x ?? NaN, y ?? NaN])
  if (height !== null) bytes.writeDoubleLE(height, at)
  return bytes
}

function writeHeader(bytes: Buffer, flags: number, srsId: number): number {
  bytes.write('GP', 'latin1')
  bytes.writeUInt8(flags, 3)
  return bytes.writeInt32LE(srsId, 4)
}

const LITTLE_ENDIAN = 1

const writeType = (bytes: Buffer, at: number, type: number): number =>
  bytes.writeUInt32LE(type, bytes.writeUInt8(LITTLE_ENDIAN, at))

function writeLine(bytes: Buffer, start: number, line: readonly (readonly number[])[]): number {
  let at = bytes.writeUInt32LE(line.length, start)
  for (const [x = NaN, y = NaN] of line) at = writePosition(bytes, at, [x, y])
  return at
}

const writePosition = (bytes: Buffer, at: number, [x, y]: Coordinate): number =>
  bytes.writeDoubleLE(y, bytes.writeDoubleLE(x, at))

export function envelopeOf(geometry: Geometry): Envelope {
  const [min, max] = [[Infinity, Infinity] as [number, number], [-Infinity, -Infinity] as [number, number]]
  for (const [x = NaN, y = NaN] of positionsOf(geometry)) {
    min[0] = Math.min(min[0], x)
    min[1] = Math.min(min[1], y)
    max[0] = Math.max(max[0], x)
    max[1] = Math.max(max[1], y)
  }
  return [min[0], max[0], min[1], max[1]]
}

function positionsOf(geometry: Geometry): readonly (readonly number[])[] {
  if (geometry.type === 'Point') return [geometry.coordinates]
  return geometry.type === 'LineString' ? geometry.coordinates : geometry.coordinates.flat()
}
