import type { Boundary, LocationGroup, ShapeStyle } from '@groundsheet/contract'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { isPlaced } from '../markers/hole-features.ts'
import type { Hole } from '../../../data/hole.ts'
import { hullOf } from './hull.ts'
import { labelPoint } from './label-point.ts'

/** A boundary, or the hull of a group, as the map draws it. */
export interface Shape {
  readonly id: string
  readonly name: string
  readonly geometry: Extract<Geometry, { type: 'Polygon' | 'LineString' }>
  readonly labelled: boolean
  readonly style: ShapeStyle
}

export const boundaryShapes = (boundaries: readonly Boundary[]): Shape[] =>
  boundaries
    .filter(({ visible }) => visible)
    .map(({ id, name, geometry, labelVisible, style }) => ({
      id,
      name,
      geometry,
      labelled: labelVisible,
      style,
    }))

/** A group has no geometry of its own: three or more members with a position make its outline. */
export function groupShapes(groups: readonly LocationGroup[], holes: readonly Hole[]): Shape[] {
  const positions = new Map(
    holes.filter(isPlaced).map(({ id, position }) => [id, [position.longitude, position.latitude] as const]),
  )
  return groups
    .filter(({ visible }) => visible)
    .flatMap(({ id, name, locationIds, labelVisible, style }) => {
      const members = locationIds
        .map((member) => positions.get(member))
        .filter((found) => found !== undefined)
      const geometry = hullOf(members)
      return geometry ? [{ id, name, geometry, labelled: labelVisible, style }] : []
    })
}

export const shapeFeatures = (shapes: readonly Shape[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: shapes.map(({ id, name, geometry, style }): Feature => {
    return { type: 'Feature', geometry, properties: { id, name, ...style } }
  }),
})

export const shapeLabelFeatures = (shapes: readonly Shape[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: shapes
    .filter(({ labelled }) => labelled)
    .map(({ name, geometry, style }): Feature => {
      return { type: 'Feature', geometry: labelPoint(geometry), properties: { name, ...style } }
    }),
})
