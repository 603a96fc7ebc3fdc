import type { Boundary, Location, LocationGroup, ShapeStyle } from '@groundsheet/contract'
import { groupOutline, positionOf, windRings } from '@groundsheet/formats'
import { readColumns, type Column, type Feature, type PropertyType } from './feature.ts'

type Shape = Boundary | LocationGroup

const column = (
  name: string,
  type: PropertyType,
  title: string,
  read: Column<Shape>['read'],
): Column<Shape> => ({ name, type, title, unit: '', read })

const styled = (name: keyof ShapeStyle, type: PropertyType, title: string): Column<Shape> =>
  column(name, type, title, ({ style }) => style[name])

const COMMON: readonly Column<Shape>[] = [
  column('name', 'text', 'Name', ({ name }) => name),
  column('visible', 'boolean', 'Shown on the map', ({ visible }) => visible),
  column('labelVisible', 'boolean', 'Labelled on the map', ({ labelVisible }) => labelVisible),
  styled('strokeColor', 'text', 'Colour of the line'),
  styled('strokeWidth', 'number', 'Width of the line in pixels'),
  styled('strokeOpacity', 'number', 'Opacity of the line, 0 to 1'),
  styled('strokeStyle', 'text', 'Dashes of the line'),
  styled('fillColor', 'text', 'Colour of the area'),
  styled('fillOpacity', 'number', 'Opacity of the area, 0 to 1'),
  column('updatedAt', 'moment', 'Last change of the data', ({ updatedAt }) => updatedAt),
]

export const BOUNDARY_COLUMNS: readonly Column<Boundary>[] = COMMON

export const GROUP_COLUMNS: readonly Column<LocationGroup>[] = [
  ...COMMON,
  {
    name: 'locationCount',
    type: 'number',
    title: 'Holes in the group',
    unit: '',
    read: ({ locationCount }) => locationCount,
  },
  {
    name: 'isDerivedOutline',
    type: 'boolean',
    title: 'The outline is derived: the convex hull of the holes that have a position',
    unit: '',
    read: () => true,
  },
]

export const boundaryFeature = (boundary: Boundary): Feature => ({
  id: boundary.id,
  geometry: windRings(boundary.geometry),
  stated: null,
  properties: readColumns(BOUNDARY_COLUMNS, boundary),
})

/** `members`: its holes. Without an outline if fewer than three have a position, or all are on one line. */
export function groupFeature(group: LocationGroup, members: readonly Location[]): Feature {
  const positions = members.flatMap((location) => positionOf(location) ?? [])
  return {
    id: group.id,
    geometry: groupOutline(positions),
    stated: null,
    properties: readColumns(GROUP_COLUMNS, group),
  }
}
