import type { DictionaryTable, Scope } from '@groundsheet/contract'
import type { Column, Property } from './feature.ts'
import { COMPANY_HOLE_COLUMNS, projectHoleColumns, type HoleItem } from './hole-columns.ts'
import { rowColumns, type RowItem } from './row-columns.ts'
import { BOUNDARY_COLUMNS, GROUP_COLUMNS } from './shape-columns.ts'

/** Properties that hold when a feature began and ended; the same one twice if it is a single time. */
export interface TimeProperties {
  readonly start: string
  readonly end: string
}

/** A property that features can be sorted by, and which of the orders of the store that is. */
export interface Sortable {
  readonly property: string
  readonly by: 'name' | 'updated'
}

interface Described {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly geometry: 'point' | 'polygon' | 'any'
  readonly properties: readonly Property[]
  /** Those that an index gives the order of, so that a page costs the same wherever it begins. */
  readonly sortables: readonly Sortable[]
  /** Null: features have no time. */
  readonly time: TimeProperties | null
}

export type Collection = Described &
  (
    | { readonly kind: 'holes'; readonly columns: readonly Column<HoleItem>[] }
    | { readonly kind: 'rows'; readonly columns: readonly Column<RowItem>[]; readonly code: string }
    | { readonly kind: 'boundaries' | 'groups' }
  )

const HOLE_TIME: TimeProperties = { start: 'startDate', end: 'endDate' }

const BY_NAME: Sortable = { property: 'locationId', by: 'name' }
const BY_UPDATE: Sortable = { property: 'updatedAt', by: 'updated' }

/** The table whose rows are the holes: AGS 4 and AGS 3. */
const LOCATION_TABLES: readonly string[] = ['LOCA', 'HOLE']

const BUILT_IN: readonly string[] = ['holes', 'boundaries', 'groups']

/** What the features of a collection need; by its id, so that the answer does not show whether it exists. */
export function scopesOf(collectionId: string): readonly Scope[] {
  if (collectionId === 'holes') return ['locations:read']
  if (collectionId === 'boundaries') return ['map:read']
  // A hull shows where the holes are.
  if (collectionId === 'groups') return ['map:read', 'locations:read']
  return ['tables:read', 'locations:read']
}

/** All collections of a project. */
export function projectCollections(tables: readonly DictionaryTable[]): Collection[] {
  const locations = tables.find(({ table }) => LOCATION_TABLES.includes(table)) ?? null
  const others = tables.filter((table) => table !== locations && !BUILT_IN.includes(table.table))
  return [
    holesOf(projectHoleColumns(locations), [BY_NAME, BY_UPDATE]),
    BOUNDARIES,
    GROUPS,
    ...others.map(tableCollection),
  ]
}

/** The holes of all projects as one collection. */
export const companyCollections = (): Collection[] => [holesOf(COMPANY_HOLE_COLUMNS, [])]

const holesOf = (columns: readonly Column<HoleItem>[], sortables: readonly Sortable[]): Collection => ({
  kind: 'holes',
  id: 'holes',
  title: 'Exploratory holes',
  description:
    'Boreholes, trial pits, probes and cones as points. A hole without a position has no geometry.',
  geometry: 'point',
  properties: columns,
  sortables,
  time: HOLE_TIME,
  columns,
})

const BOUNDARIES: Collection = {
  kind: 'boundaries',
  id: 'boundaries',
  title: 'Boundaries',
  description: 'Outlines drawn on the map of the project: polygons and lines.',
  geometry: 'any',
  properties: BOUNDARY_COLUMNS,
  sortables: [],
  time: null,
}

const GROUPS: Collection = {
  kind: 'groups',
  id: 'groups',
  title: 'Groups of holes (derived outlines)',
  description:
    'Convex hulls, derived from the holes of each group that have a position. A group of fewer than ' +
    'three has no geometry.',
  geometry: 'polygon',
  properties: GROUP_COLUMNS,
  sortables: [],
  time: null,
}

function tableCollection(table: DictionaryTable): Collection {
  const columns = rowColumns(table)
  const time = columns.find(({ type }) => type === 'date' || type === 'localTime')?.name
  return {
    kind: 'rows',
    id: table.table,
    code: table.table,
    title: `${table.table}: ${table.name}`,
    description:
      'Rows of an AGS table, each at the position of its hole. Numbers and dates are read from the ' +
      'text of the file, which is kept beside them.',
    geometry: 'point',
    properties: columns,
    sortables: [BY_UPDATE],
    time: time === undefined ? null : { start: time, end: time },
    columns,
  }
}
