import type { Boundary, BoundaryGeometry, LocationGroup, ShapeStyle } from '@groundsheet/contract'
import { countOf } from '@groundsheet/readings'
import { groupOutline, type Position } from './geojson/group-outline.ts'
import { windRings } from './geojson/wind-rings.ts'
import type { ExportHole, ExportSource } from './source.ts'

/** What lies under the holes on the map. */
export interface Shape {
  readonly id: string
  readonly kind: 'boundary' | 'group'
  readonly name: string
  readonly geometry: BoundaryGeometry
  readonly style: ShapeStyle
}

/** The position on the map: the pinned one, else the surveyed one. */
export function positionOf({ mapPlacement, latitude, longitude }: ExportHole): Position | null {
  if (mapPlacement !== null) return mapPlacement
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** The note on holes without a position. `how`: what the file does with them. */
export const unplacedNotes = (count: number, how: string): string[] =>
  count > 0 ? [`${countOf(count, 'hole')} ${how}: no coordinates, or coordinates in doubt`] : []

/** Boundaries, and the outlines of groups as far as they have one. `positions`: of the holes, by id. */
export function shapesOf(
  { boundaries, groups }: Pick<ExportSource, 'boundaries' | 'groups'>,
  positions: ReadonlyMap<string, Position>,
): Shape[] {
  return [...boundaries.map(boundaryShape), ...groups.flatMap((group) => groupShape(group, positions))]
}

function boundaryShape({ id, name, geometry, style }: Boundary): Shape {
  return { id, kind: 'boundary', name, geometry: windRings(geometry), style }
}

function groupShape(
  { id, name, locationIds, style }: LocationGroup,
  positions: ReadonlyMap<string, Position>,
): Shape[] {
  const members = locationIds.flatMap((location) => positions.get(location) ?? [])
  const geometry = groupOutline(members)
  return geometry === null ? [] : [{ id, kind: 'group', name, geometry, style }]
}
