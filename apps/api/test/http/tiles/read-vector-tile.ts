/** A point of a vector tile: its place from 0 to below `extent`, and its properties. */
export interface TilePoint {
  readonly x: number
  readonly y: number
  readonly properties: Readonly<Record<string, string | number>>
}

/** Reads the only layer of a Mapbox Vector Tile of points, as its specification 2.1 describes it. */
export function readVectorTile(tile: Uint8Array): { name: string; extent: number; points: TilePoint[] } {
  const [layer] = fieldsOf(tile)
  if (layer === undefined) throw new Error('the tile has no layer')
  const fields = fieldsOf(layer.bytes)
  const all = (number: number) => fields.filter((field) => field.number === number)
  const keys = all(3).map(({ bytes }) => Buffer.from(bytes).toString())
  const values = all(4).map(({ bytes }) => valueOf(bytes))
  const points = all(2).map(({ bytes }) => pointOf(fieldsOf(bytes), keys, values))
  return {
    name: Buffer.from(all(1)[0]?.bytes ?? []).toString(),
    extent: all(5)[0]?.value ?? 4096,
    points,
  }
}

interface Field {
  readonly number: number
  readonly value: number
  readonly bytes: Uint8Array
}

function pointOf(fields: Field[], keys: string[], values: (string | number)[]): TilePoint {
  const numbersOf = (number: number) => varints(fields.find((field) => field.number === number)?.bytes)
  const [, x = 0, y = 0] = numbersOf(4)
  const tags = numbersOf(2)
  const properties: Record<string, string | number> = {}
  for (let index = 0; index < tags.length; index += 2)
    properties[keys[tags[index] ?? -1] ?? ''] = values[tags[index + 1] ?? -1] ?? ''
  return { x: x / 2, y: y / 2, properties }
}

function valueOf(bytes: Uint8Array): string | number {
  const [field] = fieldsOf(bytes)
  if (field?.number === 1) return Buffer.from(field.bytes).toString()
  return field?.number === 3 ? Buffer.from(field.bytes).readDoubleLE() : (field?.value ?? 0)
}

function varints(bytes: Uint8Array = new Uint8Array()): number[] {
  const found: number[] = []
  for (let place = 0; place < bytes.length;) {
    const { value, next } = varint(bytes, place)
    found.push(value)
    place = next
  }
  return found
}

function varint(bytes: Uint8Array, start: number): { value: number; next: number } {
  let value = 0
  for (let place = start, weight = 1; ; place++, weight *= 128) {
    const byte = bytes[place] ?? 0
    value += (byte & 127) * weight
    if (byte < 128) return { value, next: place + 1 }
  }
}

/** Numbers, doubles and bytes; other kinds are not used. */
function fieldsOf(bytes: Uint8Array): Field[] {
  const fields: Field[] = []
  for (let place = 0; place < bytes.length;) {
    const { value: tag, next } = varint(bytes, place)
    const [number, kind] = [tag >> 3, tag & 7]
    const read = varint(bytes, next)
    const start = kind === 2 ? read.next : next
    const end = kind === 0 ? read.next : kind === 1 ? next + 8 : start + read.value
    fields.push({ number, value: kind === 0 ? read.value : 0, bytes: bytes.subarray(start, end) })
    place = end
  }
  return fields
}
