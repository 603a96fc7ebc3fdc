import type { OperationId, Scope } from '@groundsheet/contract'
import { operations, scopeNames } from '@groundsheet/contract'
import { HARBOUR, HOLE, PUMP } from '../seed-world.ts'

/** An address of each operation that answers 200 to a key of Ainsley Ground with every scope. */
export const ADDRESSES: Record<OperationId, string> = {
  getHealth: '/v1/health',
  getMe: '/v1/me',
  listProjects: '/v1/projects',
  getProject: `/v1/projects/${HARBOUR}`,
  listLocations: `/v1/projects/${HARBOUR}/locations`,
  listPlacedLocations: '/v1/locations',
  countLocations: '/v1/locations/counts',
  search: '/v1/search',
  getLocation: `/v1/locations/${HOLE}`,
  listProjectRows: `/v1/projects/${HARBOUR}/tables/GEOL`,
  listLocationRows: `/v1/locations/${HOLE}/tables/GEOL`,
  getDictionary: `/v1/projects/${HARBOUR}/dictionary`,
  listFindings: `/v1/projects/${HARBOUR}/findings`,
  listDeliveries: `/v1/projects/${HARBOUR}/deliveries`,
  listMetadata: `/v1/projects/${HARBOUR}/metadata`,
  listMetadataRows: `/v1/projects/${HARBOUR}/metadata/PROJ`,
  listDeletions: `/v1/projects/${HARBOUR}/deletions`,
  getProjectMap: `/v1/projects/${HARBOUR}/map`,
  exportProject: `/v1/projects/${HARBOUR}/export/geojson`,
  listBoundaries: `/v1/projects/${HARBOUR}/boundaries`,
  listGroups: `/v1/projects/${HARBOUR}/groups`,
  getTile: '/v1/tiles/0/0/0',
  listTileStyles: '/v1/tiles/styles',
  getTileJson: '/v1/tiles.json',
  getMarker: `/v1/media/markers/${PUMP}`,
}

export const OPERATION_IDS = Object.keys(operations) as OperationId[]

export const scopeOf = (id: OperationId): Scope | null => operations[id].scope

export const scopesWithout = (scope: Scope | null): Scope[] => scopeNames.filter((one) => one !== scope)

/** The address with another id in place of its first one. */
export const withId = (address: string, id: string): string => address.replace(/[0-9a-f]{24}/, id)
