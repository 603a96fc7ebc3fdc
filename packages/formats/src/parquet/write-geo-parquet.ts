import { exportedFinalDepth } from '../final-depth.ts'
import { positionOf } from '../shapes.ts'
import type { ExportHole, ExportSource } from '../source.ts'
import type { Position } from '../geojson/group-outline.ts'

type Value = string | number | boolean | Uint8Array | null

/** Our own columns, in this order; headings of the file follow as text. */
const OWN = {
  id: { type: 'STRING', read: ({ id }) => id },
  locationId: { type: 'STRING', read: ({ locationId }) => locationId },
  easting: { type: 'DOUBLE', read: ({ easting }) => easting },
  northing: { type: 'DOUBLE', read: ({ northing }) => northing },
  groundLevel: { type: 'DOUBLE', read: ({ groundLevel }) => groundLevel },
  finalDepth: { type: 'DOUBLE', read: exportedFinalDepth },
  isPinned: { type: 'BOOLEAN', read: ({ mapPlacement }) => mapPlacement !== null },
  geometry: {
    type: 'BYTE_ARRAY',
    read: (hole) => {
      const position = positionOf(hole)
      return position && encodePoint(position)
    },
  },
} as const satisfies Record<
  string,
  { type: 'STRING' | 'DOUBLE' | 'BOOLEAN' | 'BYTE_ARRAY'; read: (hole: ExportHole) => Value }
>

/** GeoParquet 1.1.0. Without a `crs` it is longitude and latitude of WGS 84 (OGC:CRS84). */
const METADATA = {
  version: '1.1.0',
  primary_column: 'geometry',
  columns: { geometry: { encoding: 'WKB', geometry_types: ['Point'] } },
}

/** The holes as GeoParquet: points in WGS 84, numbers, and each heading as the text of the file. */
export async function* writeGeoParquet(source: ExportSource): AsyncGenerator<Uint8Array> {
  const { parquetWriteBuffer } = await import('hyparquet-writer')
  const own = Object.entries(OWN).map(([name, { type, read }]) => ({ name, type, read, data: [] as Value[] }))
  const headings = new Map<string, Value[]>()
  let count = 0
  for await (const hole of source.holes()) {
    for (const { data, read } of own) data.push(read(hole))
    for (const [heading, value] of Object.entries(hole.data)) {
      if (Object.hasOwn(OWN, heading)) continue
      const values = headings.get(heading) ?? []
      headings.set(heading, values)
      // Holes before the first with this heading have no value.
      while (values.length < count) values.push(null)
      values.push(value)
    }
    count++
  }
  for (const values of headings.values()) while (values.length < count) values.push(null)
  const texts = [...headings].map(([name, data]) => ({ name, type: 'STRING' as const, data }))
  const columnData = [...own.map(({ name, type, data }) => ({ name, type, data })), ...texts]
  const kvMetadata = [{ key: 'geo', value: JSON.stringify(METADATA) }]
  yield new Uint8Array(parquetWriteBuffer({ columnData, kvMetadata, createdBy: 'Groundsheet' }))
}

const LITTLE_ENDIAN = 1
const POINT = 1

/** Well-known binary, OGC 06-103r4. */
function encodePoint({ longitude, latitude }: Position): Uint8Array {
  const view = new DataView(new ArrayBuffer(21))
  view.setUint8(0, LITTLE_ENDIAN)
  view.setUint32(1, POINT, true)
  view.setFloat64(5, longitude, true)
  view.setFloat64(13, latitude, true)
  return new Uint8Array(view.buffer)
}
