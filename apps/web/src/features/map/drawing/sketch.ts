import type { Feature, FeatureCollection, Position } from 'geojson'
import type { Ring } from '../../../url-state/ring.ts'

type Corner = Ring[number]

/** An area that is being drawn: its corners so far, and where the pointer would put the next. */
export interface Sketch {
  readonly corners: Ring
  readonly next: Corner | null
}

/** The sides so far, the two to the pointer, and the corners. The first is marked: a press on it closes the area. */
export function sketchFeatures({ corners, next }: Sketch): FeatureCollection {
  const line = [...corners, ...(next ? [next] : [])].map(toPosition)
  const closed = [...line, ...line.slice(0, 1)]
  const sides: Feature[] = [
    ...(line.length > 2 ? [feature({ type: 'Polygon', coordinates: [closed] })] : []),
    ...(line.length > 1 ? [feature({ type: 'LineString', coordinates: line })] : []),
  ]
  const points = corners.map((corner, index) =>
    feature({ type: 'Point', coordinates: toPosition(corner) }, { first: index === 0 }),
  )
  return { type: 'FeatureCollection', features: [...sides, ...points] }
}

/** An area as it stays: a polygon whose last corner is its first. */
export const areaFeatures = (area: Ring | null): FeatureCollection => ({
  type: 'FeatureCollection',
  features: area
    ? [feature({ type: 'Polygon', coordinates: [[...area, ...area.slice(0, 1)].map(toPosition)] })]
    : [],
})

const toPosition = ([longitude, latitude]: Corner): Position => [longitude, latitude]

const feature = (geometry: Feature['geometry'], properties: Feature['properties'] = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties,
})
