import type { DictionaryTable, Location } from '@groundsheet/contract'
import { positionOf } from '@groundsheet/formats'
import {
  readColumns,
  withoutRepeated,
  type Column,
  type Coordinate,
  type Feature,
  type Geometry,
} from './feature.ts'
import { headingColumns, readIsoDate } from './heading-columns.ts'

export interface HoleItem {
  readonly location: Location
  readonly project: { readonly id: string; readonly reference: string; readonly name: string }
  /** The unit of a heading in the project; empty if it has none. */
  readonly unitOf: (heading: string) => string
}

const PROJECT: readonly Column<HoleItem>[] = [
  text('projectId', 'Id of the project, for addresses', ({ project }) => project.id),
  text('projectReference', 'Reference of the project', ({ project }) => project.reference),
  text('projectName', 'Name of the project', ({ project }) => project.name),
]

const OWN: readonly Column<HoleItem>[] = [
  text('locationId', 'Name of the hole', ({ location }) => location.locationId),
  text('locationType', 'Type of the hole', ({ location }) => firstOf(location, 'LOCA_TYPE', 'HOLE_TYPE')),
  date('startDate', 'Start of the hole', ['LOCA_STAR', 'HOLE_STAR']),
  date('endDate', 'End of the hole', ['LOCA_ENDD', 'HOLE_ENDD']),
  number('easting', 'Easting in the grid of the project', 'm'),
  number('northing', 'Northing in the grid of the project', 'm'),
  number('longitude', 'Surveyed longitude, WGS 84', 'deg'),
  number('latitude', 'Surveyed latitude, WGS 84', 'deg'),
  number('groundLevel', 'Ground level above datum', 'm'),
  number('finalDepth', 'Final depth below ground level', 'm'),
  {
    name: 'isPinned',
    type: 'boolean',
    title: 'Position placed by hand, not surveyed',
    unit: '',
    read: ({ location }) => location.mapPlacement !== null,
  },
]

const UPDATED: Column<HoleItem> = {
  name: 'updatedAt',
  type: 'moment',
  title: 'Last change of the data',
  unit: '',
  read: ({ location }) => location.updatedAt,
}

function text(name: string, title: string, read: Column<HoleItem>['read']): Column<HoleItem> {
  return { name, type: 'text', title, unit: '', read }
}

type LiftedNumber = 'easting' | 'northing' | 'longitude' | 'latitude' | 'groundLevel' | 'finalDepth'

function number(name: LiftedNumber, title: string, unit: string): Column<HoleItem> {
  return { name, type: 'number', title, unit, read: ({ location }) => location[name] }
}

function date(name: string, title: string, headings: readonly string[]): Column<HoleItem> {
  const read = ({ location, unitOf }: HoleItem) => {
    const heading = headings.find((one) => (location.data[one] ?? '') !== '')
    return heading === undefined ? null : readIsoDate(location.data[heading] ?? '', unitOf(heading))
  }
  return { name, type: 'date', title, unit: '', read }
}

const firstOf = ({ data }: Location, ...headings: readonly string[]): string | null =>
  headings.map((heading) => data[heading]).find((value) => value !== undefined) ?? null

/** Of the holes of one project. `table`: its locations table; null: it has no headings. */
export function projectHoleColumns(table: DictionaryTable | null): Column<HoleItem>[] {
  const headings = table === null ? [] : headingColumns(table.headings, table.table)
  const own = headings.map((column) => ({
    ...column,
    read: ({ location }: HoleItem) => column.read(location.data),
  }))
  return withoutRepeated([...OWN, ...own, UPDATED])
}

/** Of the holes of several projects, whose tables have different headings. */
export const COMPANY_HOLE_COLUMNS: readonly Column<HoleItem>[] = [...PROJECT, ...OWN, UPDATED]

export const holeFeature = (columns: readonly Column<HoleItem>[], item: HoleItem): Feature => ({
  id: item.location.id,
  geometry: pointOf(item.location),
  stated: statedOf(item.location),
  properties: readColumns(columns, item),
})

/** The position on the map: the one placed by hand, else the surveyed one. */
export function pointOf(location: Location): Geometry | null {
  const position = positionOf(location)
  return position && { type: 'Point', coordinates: [position.longitude, position.latitude] }
}

/** A position that was placed by hand has no easting and northing. */
export const statedOf = ({ mapPlacement, easting, northing }: Location): Coordinate | null =>
  mapPlacement !== null || easting === null || northing === null ? null : [easting, northing]
