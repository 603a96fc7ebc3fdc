import { exportedFinalDepth } from '../final-depth.ts'
import type { FormatOptions, OnNote } from '../format.ts'
import { positionOf, shapesOf, unplacedNotes, type Shape } from '../shapes.ts'
import type { ExportHole, ExportSource } from '../source.ts'
import type { Position } from './group-outline.ts'

/**
 * A FeatureCollection in WGS84: first the holes as points with their numbers and headings, then boundaries
 * and outlines of groups. `kind` distinguishes them. A hole without position has the geometry null (RFC 7946,
 * 3.2): it is listed, not lost. Levels stay properties: they are above a national datum, the third coordinate
 * would be above the ellipsoid.
 */
export async function* writeGeoJson(
  source: ExportSource,
  { shapes = true }: FormatOptions = {},
  onNote: OnNote = () => undefined,
): AsyncGenerator<string> {
  const positions = new Map<string, Position>()
  let unplaced = 0
  yield `{"type":"FeatureCollection","name":${JSON.stringify(source.project.name)},"features":[`
  let separator = '\n'
  for await (const hole of source.holes()) {
    const position = positionOf(hole)
    if (position === null) unplaced++
    else positions.set(hole.id, position)
    yield separator + JSON.stringify(holeFeature(hole, position))
    separator = ',\n'
  }
  for (const note of unplacedNotes(unplaced, 'listed without a position')) onNote(note)
  for (const shape of shapes ? shapesOf(source, positions) : []) {
    yield separator + JSON.stringify(shapeFeature(shape))
    separator = ',\n'
  }
  yield '\n]}\n'
}

/** Headings are in capitals; a configured code that equals one of our own names is left out. */
function holeFeature(hole: ExportHole, position: Position | null) {
  const { id, locationId, easting, northing, groundLevel, mapPlacement, data } = hole
  const geometry = position && { type: 'Point', coordinates: [position.longitude, position.latitude] }
  const finalDepth = exportedFinalDepth(hole)
  const numbers = { easting, northing, groundLevel, finalDepth, isPinned: mapPlacement !== null }
  const own = { kind: 'hole', locationId, ...numbers }
  return { type: 'Feature', id, geometry, properties: { ...own, ...data, ...own } }
}

/** Colours under the names of the simplestyle convention, which most programs draw. */
function shapeFeature({ id, kind, name, geometry, style }: Shape) {
  const properties = {
    kind,
    name,
    stroke: style.strokeColor,
    'stroke-width': style.strokeWidth,
    'stroke-opacity': style.strokeOpacity,
    fill: style.fillColor,
    'fill-opacity': style.fillOpacity,
  }
  return { type: 'Feature', id, geometry, properties }
}
