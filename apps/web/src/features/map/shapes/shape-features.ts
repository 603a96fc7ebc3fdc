import type { Boundary, LocationGroup, ShapeStyle } from '@groundsheet/contract'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { isOn, nameKey, type LayerSwitches } from '../../../url-state/layer-switches.ts'
import type { PlacedHole } from '../markers/hole-features.ts'
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

/** The boundaries that are switched on. */
export const boundaryShapes = (boundaries: readonly Boundary[], switches: LayerSwitches): Shape[] =>
  isOn(switches, 'boundaries')
    ? boundaries
        .filter(({ id, visible }) => isOn(switches, id, visible))
        .map(({ geometry, ...boundary }) => shapeOf(boundary, geometry, switches))
    : []

/** A group has no geometry of its own: three or more members with a position make its outline. */
export function groupShapes(
  groups: readonly LocationGroup[],
  holes: readonly PlacedHole[],
  switches: LayerSwitches,
): Shape[] {
  const positions = new Map(
    holes.map(({ id, position }) => [id, [position.longitude, position.latitude] as const]),
  )
  return shownGroups(groups, switches).flatMap((group) => {
    const members = group.locationIds.map((id) => positions.get(id)).filter((found) => found !== undefined)
    const geometry = hullOf(members)
    return geometry ? [shapeOf(group, geometry, switches)] : []
  })
}

/** The groups that are switched on, with an outline or without. */
export const shownGroups = (groups: readonly LocationGroup[], switches: LayerSwitches): LocationGroup[] =>
  isOn(switches, 'groups') ? groups.filter(({ id, visible }) => isOn(switches, id, visible)) : []

const shapeOf = (
  { id, name, labelVisible, style }: Omit<Boundary, 'geometry'> | LocationGroup,
  geometry: Shape['geometry'],
  switches: LayerSwitches,
): Shape => ({ id, name, geometry, labelled: isOn(switches, nameKey(id), labelVisible), style })

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
