import { DEFAULT_RADIUS_M, type LocationCountsQuery, type PlacedLocationsQuery } from '@groundsheet/contract'
import type { CountsRequest } from '../store/filter/count-holes.ts'
import type { HolesArea, HolesRequest } from '../store/holes/holes-request.ts'
import { holeFilter } from './hole-filter.ts'
import { refused } from './problem.ts'
import type { RequestedPage } from './request-query.ts'

/** What is read from the store for a query for holes of several projects. Throws `invalid_parameter`. */
export function holesRequest(page: RequestedPage, query: PlacedLocationsQuery): HolesRequest {
  const { q = '', projectId = null, include = [] } = query
  return {
    area: readArea(query),
    q,
    projectIds: projectId,
    filter: holeFilter(query),
    withStyle: include.includes('style'),
    withTables: include.includes('tables'),
    limit: page.limit,
    after: page.afterPair,
  }
}

/** What is read from the store for a query for counts of holes. Throws `invalid_parameter`. */
export const countsRequest = (query: LocationCountsQuery, withStatuses: boolean): CountsRequest => ({
  area: readArea(query),
  projectIds: query.projectId ?? null,
  filter: holeFilter(query),
  withStatuses,
})

function readArea({ bbox, near, radius, q = '' }: PlacedLocationsQuery): HolesArea {
  if (near === undefined) {
    if (radius !== undefined) throw refused('radius', 'is the distance from `near`, which is not given')
    return bbox === undefined ? null : { box: bbox }
  }
  if (bbox !== undefined) throw refused('bbox', 'cannot be given together with `near`')
  if (q !== '') throw refused('q', 'cannot be given together with `near`')
  const [longitude, latitude] = near
  return { near: { longitude, latitude }, metres: radius ?? DEFAULT_RADIUS_M }
}
