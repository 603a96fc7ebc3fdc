import type { Client, List } from '@groundsheet/client'
import type { PlacedLocation, ProjectReference } from '@groundsheet/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { formatNear, type Near } from '../../url-state/near.ts'
import { holeOf, type Hole } from './hole.ts'
import type { Area } from './area-around.ts'

/** A hole among those of several projects. */
export interface CompanyHole extends Hole {
  readonly project: ProjectReference
  /** Metres from the place that holes were requested around; null: they were requested otherwise. */
  readonly metres: number | null
}

export interface CompanyHoles {
  readonly holes: readonly CompanyHole[]
  /** There are no others. */
  readonly isWhole: boolean
  /** They state their tables. */
  readonly hasTables: boolean
}

/** More holes than this are not read for one view: at that scale they cannot be distinguished. */
export const MAX_HOLES_IN_VIEW = 5000

/** Nearest holes that are listed around a place. */
const MAX_HOLES_NEAR = 1000

const PAGE_ROWS = 1000

/** What was read as long ago is requested again; an unchanged answer is a 304. */
const FRESH_MS = 60_000

/** What is read of each hole: its style, which the key may not read, and the tables with its rows. */
export interface HoleMembers {
  readonly style: boolean
  readonly tables: boolean
}

function pageOf({ style, tables }: HoleMembers) {
  const include = [...(style ? ['style' as const] : []), ...(tables ? ['tables' as const] : [])]
  return { limit: PAGE_ROWS, ...(include.length > 0 ? { include } : {}) }
}

/** Holes of all projects in an area. */
export const holesInAreaQuery = (client: Client, area: Area, members: HoleMembers) =>
  queryOptions({
    queryKey: ['holes-in-area', area, members],
    queryFn: ({ signal }) =>
      readUpTo(
        client.placedLocations({ bbox: [...area], ...pageOf(members) }, { signal }),
        MAX_HOLES_IN_VIEW,
        members,
      ),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

/** Holes of all projects around a place, nearest first. */
export const holesNearQuery = (client: Client, near: Near, members: HoleMembers) =>
  queryOptions({
    queryKey: ['holes-near', formatNear(near), members],
    queryFn: ({ signal }) => {
      const { longitude, latitude, radius } = near
      const query = { near: [longitude, latitude] as [number, number], radius, ...pageOf(members) }
      return readUpTo(client.placedLocations(query, { signal }), MAX_HOLES_NEAR, members)
    },
    staleTime: FRESH_MS,
  })

/** Reads pages until there are no more, or more than `max` holes, of which the first are returned. */
async function readUpTo(
  list: Pick<List<PlacedLocation>, 'pages'>,
  max: number,
  { tables: hasTables }: HoleMembers,
): Promise<CompanyHoles> {
  const holes: CompanyHole[] = []
  for await (const { data, meta } of list.pages()) {
    for (const location of data)
      holes.push({ ...holeOf(location), project: location.project, metres: location.distance ?? null })
    if (meta.nextCursor !== null && holes.length >= max)
      return { holes: holes.slice(0, max), isWhole: false, hasTables }
  }
  return { holes, isWhole: true, hasTables }
}
