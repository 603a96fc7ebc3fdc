import type { BoundaryGeometry } from '@groundsheet/contract'
import { exportedFinalDepth } from '../final-depth.ts'
import type { FormatOptions, OnNote } from '../format.ts'
import type { Position } from '../geojson/group-outline.ts'
import { positionOf, shapesOf, unplacedNotes, type Shape } from '../shapes.ts'
import type { ExportHole, ExportSource } from '../source.ts'
import { escapeXml } from '../xml.ts'
import { extendedData, markerStyle, shapeStyle } from './kml-style.ts'

const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2">\n'

/**
 * KML 2.2: a placemark for each hole with its headings as ExtendedData, then a folder of boundaries and
 * outlines.
 */
export async function* writeKml(
  source: ExportSource,
  { shapes = true }: FormatOptions = {},
  onNote: OnNote = () => undefined,
): AsyncGenerator<string> {
  const positions = new Map<string, Position>()
  let unplaced = 0
  const { name, reference } = source.project
  yield `${OPENING}<Document><name>${escapeXml(`${name} (${reference})`)}</name>\n`
  yield '<Folder><name>Exploratory holes</name>\n'
  for await (const hole of source.holes()) {
    const position = positionOf(hole)
    if (position === null) unplaced++
    else positions.set(hole.id, position)
    yield holePlacemark(hole, position)
  }
  for (const note of unplacedNotes(unplaced, 'listed without a position')) onNote(note)
  yield '</Folder>\n'
  yield* shapes ? shapesFolder(shapesOf(source, positions)) : []
  yield '</Document>\n</kml>\n'
}

/** A hole without position is a placemark without geometry: listed, not drawn. */
function holePlacemark(hole: ExportHole, position: Position | null): string {
  const { id, locationId, style, easting, northing, groundLevel, data } = hole
  const numbers = { easting, northing, groundLevel, finalDepth: exportedFinalDepth(hole) }
  const parts = [
    `<name>${escapeXml(locationId)}</name>`,
    style === undefined ? '' : `<Style>${markerStyle(style)}</Style>`,
    extendedData({ ...numbers, ...data, ...numbers }),
    position === null
      ? ''
      : `<Point><coordinates>${position.longitude},${position.latitude}</coordinates></Point>`,
  ]
  return `<Placemark id="hole-${escapeXml(id)}">${parts.join('')}</Placemark>\n`
}

function* shapesFolder(shapes: readonly Shape[]): Generator<string> {
  if (shapes.length === 0) return
  yield '<Folder><name>Boundaries and groups</name>\n'
  for (const { id, kind, name, style, geometry } of shapes) {
    const parts = [
      `<name>${escapeXml(name)}</name>`,
      shapeStyle(style),
      extendedData({ kind }),
      geometryXml(geometry),
    ]
    yield `<Placemark id="${kind}-${escapeXml(id)}">${parts.join('')}</Placemark>\n`
  }
  yield '</Folder>\n'
}

function geometryXml(geometry: BoundaryGeometry): string {
  if (geometry.type === 'LineString') {
    return `<LineString><tessellate>1</tessellate>${coordinatesXml(geometry.coordinates)}</LineString>`
  }
  const [outer = '', ...holes] = geometry.coordinates.map(
    (ring) => `<LinearRing>${coordinatesXml(ring)}</LinearRing>`,
  )
  const inner = holes.map((ring) => `<innerBoundaryIs>${ring}</innerBoundaryIs>`).join('')
  return `<Polygon><outerBoundaryIs>${outer}</outerBoundaryIs>${inner}</Polygon>`
}

function coordinatesXml(positions: readonly (readonly number[])[]): string {
  const texts = positions.map(([longitude, latitude]) => `${longitude ?? 0},${latitude ?? 0}`)
  return `<coordinates>${texts.join(' ')}</coordinates>`
}
