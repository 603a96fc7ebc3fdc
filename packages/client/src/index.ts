export { ApiError } from './api-error.ts'
export { callWithRetry, type CallOutcome, type RetryPolicy } from './call-with-retry.ts'
export {
  createClient,
  type CallOptions,
  type Client,
  type ClientOptions,
  type TileOptions,
} from './client.ts'
export {
  createLink,
  narrowLink,
  readLink,
  type LinkDescription,
  type LinkTerms,
} from './links/create-link.ts'
export { LinkError } from './links/link-error.ts'
export { follow, type Change, type FollowOptions } from './follow.ts'
export type { ExportedFile } from './exported-file.ts'
export type { List } from './list.ts'
export { readChanges, type TableChanges } from './read-changes.ts'
export type { KnownRows } from './known-rows.ts'
export { number } from './parse-number.ts'
export type { RowOf } from './row-of.ts'
export type { Wait } from './request.ts'
export type {
  Boundary,
  Deletion,
  DeletionsQuery,
  Dictionary,
  ExportFormatId,
  Finding,
  Health,
  ListQuery,
  Location,
  LocationDetail,
  LocationGroup,
  LocationsQuery,
  Me,
  Page,
  HoleFilterQuery,
  LocationCounts,
  LocationCountsQuery,
  PlacedLocation,
  PlacedLocationsQuery,
  ProblemType,
  Project,
  ProjectItem,
  ProjectsQuery,
  SearchHit,
  SearchQuery,
  TableRow,
  TileJson,
  TileStyle,
} from '@groundsheet/contract'
