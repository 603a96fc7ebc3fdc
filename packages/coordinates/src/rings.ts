/** A coast: an island, a continent or the shore of a sea inside one. It ends where it begins. */
export interface Ring {
  /** West, south, east, north; degrees. Beyond longitude 180 where the coast continues there. */
  readonly box: readonly [west: number, south: number, east: number, north: number]
  /** Longitudes and latitudes, one after the other; degrees. */
  readonly degrees: Float64Array
}

const HEAD_BYTES = 6 * 8
const RING_BYTES = 7 * 4
const POINT_BYTES = 2 * 2

/** Rings of a file as `scripts/make-land.mjs` writes it. Points are unpacked when they are first read. */
export function unpackRings(bytes: Uint8Array): Ring[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [stepEast = 0, stepNorth = 0, west = 0, south = 0, count = 0] = Array.from(
    { length: 5 },
    (_, place) => view.getFloat64(place * 8, true),
  )
  const longitude = (column: number) => column * stepEast + west
  const latitude = (row: number) => row * stepNorth + south

  let start = HEAD_BYTES + count * RING_BYTES
  return Array.from({ length: count }, (_, place) => {
    const field = (index: number) => view.getInt32(HEAD_BYTES + place * RING_BYTES + index * 4, true)
    const [points, from] = [field(0), start]
    start += points * POINT_BYTES
    let unpacked: Float64Array | undefined
    return {
      box: [longitude(field(3)), latitude(field(4)), longitude(field(5)), latitude(field(6))],
      get degrees() {
        return (unpacked ??= unpackPoints())
      },
    }

    function unpackPoints(): Float64Array {
      const degrees = new Float64Array(points * 2)
      let [column, row] = [field(1), field(2)]
      for (let point = 0; point < points; point++) {
        column += view.getInt16(from + point * POINT_BYTES, true)
        row += view.getInt16(from + point * POINT_BYTES + 2, true)
        degrees[point * 2] = longitude(column)
        degrees[point * 2 + 1] = latitude(row)
      }
      return degrees
    }
  })
}
