import { checkDepth } from './filter-problem.ts'
import type { TokenReader } from './token-reader.ts'

/** Types of well-known text: that of GeoJSON, and how deep the lists of its positions are. */
const SHAPES: ReadonlyMap<string, readonly [type: string, lists: number]> = new Map([
  ['POINT', ['Point', 0]],
  ['MULTIPOINT', ['MultiPoint', 1]],
  ['LINESTRING', ['LineString', 1]],
  ['MULTILINESTRING', ['MultiLineString', 2]],
  ['POLYGON', ['Polygon', 2]],
  ['MULTIPOLYGON', ['MultiPolygon', 3]],
])

const COLLECTION = 'GEOMETRYCOLLECTION'
const BOX = 'BBOX'

export function isShapeNext(reader: TokenReader): boolean {
  const word = reader.peek().text.toUpperCase()
  return reader.peek().kind === 'word' && (SHAPES.has(word) || word === COLLECTION || word === BOX)
}

/** A box or well-known text in the form of CQL2 JSON: `{ bbox }` or GeoJSON. */
export function parseShape(reader: TokenReader, depth = 0): unknown {
  checkDepth(depth)
  if (!isShapeNext(reader)) throw reader.problem('a geometry')
  const word = reader.take().text.toUpperCase()
  if (word === BOX) return { bbox: parseList(reader, parseNumber) }
  reader.accept('Z')
  if (word === COLLECTION)
    return { type: 'GeometryCollection', geometries: parseList(reader, () => parseShape(reader, depth + 1)) }
  const [type, lists] = SHAPES.get(word) ?? ['', 0]
  return { type, coordinates: parseNested(reader, lists) }
}

function parseNested(reader: TokenReader, lists: number): unknown {
  if (lists > 1) return parseList(reader, () => parseNested(reader, lists - 1))
  // Points of a multipoint may be in brackets of their own.
  if (lists === 1)
    return parseList(reader, () => (reader.isNext('(') ? parseNested(reader, 0) : parsePosition(reader)))
  reader.expect('(')
  const position = parsePosition(reader)
  reader.expect(')')
  return position
}

function parseList<Item>(reader: TokenReader, parseItem: (reader: TokenReader) => Item): Item[] {
  reader.expect('(')
  const items = [parseItem(reader)]
  while (reader.accept(',')) items.push(parseItem(reader))
  reader.expect(')')
  return items
}

function parsePosition(reader: TokenReader): number[] {
  const position = [parseNumber(reader), parseNumber(reader)]
  if (reader.peek().kind === 'number') position.push(parseNumber(reader))
  return position
}

function parseNumber(reader: TokenReader): number {
  if (reader.peek().kind !== 'number') throw reader.problem('a number')
  return Number(reader.take().text)
}
