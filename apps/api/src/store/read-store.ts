import type { Scope, Sort } from '@groundsheet/contract'
import type { AccessScope } from './access-scope.ts'
import type { CountsRequest } from './filter/count-holes.ts'
import type { HoleFilter } from './filter/hole-filter.ts'
import type { HolesPage, HolesRequest } from './holes/holes-request.ts'
import type { FeatureStore } from './feature-store.ts'
import type { TileAddress, TileContent } from './tiles/tile-request.ts'
import type { ReadServerState } from './read-server.ts'
import type { FoundPage, WordSearch } from './words/word-search.ts'

export type { AccessScope } from './access-scope.ts'

export interface ApiKey {
  readonly id: string
  readonly companyName: string
  readonly scopes: readonly Scope[]
  readonly access: AccessScope
  /** Requests a minute; null: the server's default. */
  readonly rateLimit: number | null
  /** Milliseconds since the epoch; the key is refused from this moment on. Null: it has no end. */
  readonly endsAt: number | null
  /** Null: the key was made before links. */
  readonly links: LinkState | null
}

/** What links of a key are checked against. */
export interface LinkState {
  /** 32 bytes, Ed25519. */
  readonly publicKey: Uint8Array
  /** Links that state another one have ended. */
  readonly epoch: number
  /** Ids of links that have ended, and with them those that were made of them. */
  readonly ended: readonly string[]
}

/** A key, and the version of the data it was found in: one query for both costs half of two. */
export interface FoundKey extends ApiKey {
  readonly version: string
}

/** A company and projects of it, found by their names. */
export interface ResolvedAccess {
  readonly companyName: string
  readonly access: AccessScope
}

/** A part of a list in creation order: at most `limit` items after the sequence `after`. */
export interface PageRequest {
  readonly limit: number
  readonly after: number | null
  readonly sort: Sort
  /** ISO 8601 UTC with milliseconds, inclusive; null: everything. */
  readonly updatedSince: string | null
}

export interface ProjectsRequest extends PageRequest {
  /** Part of the reference or the name; empty: every project. */
  readonly q: string
  /** Part of the reference, the name or a party; `inLocations`: also of the LOCA_ID of a location. */
  readonly search?: { readonly text: string; readonly inLocations: boolean }
  readonly withLocation: boolean
  readonly withLocationCount?: boolean
}

/** Items as JSON text, joined by commas, UTF-8. `next`: the sequence to continue after; null at the end. */
export interface JsonPage {
  readonly items: Uint8Array
  readonly next: number | null
}

/** A JSON object as text, UTF-8. */
export type JsonObject = Uint8Array

/** How much one process reads from a store at a time. */
export interface ReadLimits {
  /** Reads that run at the same time. */
  readonly maxAtOnce: number
  /** Those of them that are of one key. */
  readonly maxOfKey: number
  /** Time that a read waits for the others; null: as long as they take. */
  readonly maxWaitMs: number | null
}

/** Queries of the service. Null always means: not found within this access scope. */
export interface ReadStore extends FeatureStore {
  readonly limits: ReadLimits
  /**
   * Changes whenever readable data changes; fast enough for every request. Null: not available at once, as
   * with a store in another process.
   */
  version(): string | null
  /** `by`: SHA-256 of the key, or its id. Revoked keys are not found; those that have ended are. */
  findKey(by: Uint8Array | string): Promise<FoundKey | null>
  /**
   * By the name of the company, and references or ids of projects; null: every project. Projects that it
   * does not have are left out. Null: there is no such company.
   */
  resolveAccess(request: {
    readonly company: string
    readonly projects: readonly string[] | null
  }): Promise<ResolvedAccess | null>
  /** Id and name of the projects a restricted key names, in creation order. */
  projectNames(access: AccessScope): Promise<readonly { id: string; name: string }[]>
  projects(access: AccessScope, page: ProjectsRequest): Promise<JsonPage>
  project(access: AccessScope, id: string): Promise<JsonObject | null>
  locations(
    access: AccessScope,
    projectId: string,
    page: PageRequest & { locationId: string | null; withStyle: boolean; withTables: boolean },
  ): Promise<JsonPage | null>
  /** Holes of every project: along the curve in a box, nearest first, or by project and creation. */
  holes(access: AccessScope, request: HolesRequest): Promise<HolesPage>
  /** How many holes a filter leaves, and by its values, as `LocationCounts` of the contract. */
  holeCounts(access: AccessScope, request: CountsRequest): Promise<JsonObject>
  /** Rows with words in their descriptions, in the order of the parts of the search. */
  words(access: AccessScope, search: WordSearch): Promise<FoundPage>
  location(access: AccessScope, id: string): Promise<JsonObject | null>
  projectRows(
    access: AccessScope,
    projectId: string,
    code: string,
    page: PageRequest,
  ): Promise<JsonPage | null>
  locationRows(
    access: AccessScope,
    locationId: string,
    code: string,
    page: PageRequest,
  ): Promise<JsonPage | null>
  /** Headings and codes of the tables of a project. */
  dictionary(access: AccessScope, projectId: string): Promise<JsonObject | null>
  /** What the import found in the files of a project. */
  findings(access: AccessScope, projectId: string, page: PageRequest): Promise<JsonPage | null>
  /** The AGS files of a project. */
  deliveries(access: AccessScope, projectId: string, page: PageRequest): Promise<JsonPage | null>
  /** Groups of a project whose rows belong to no hole. */
  metadata(access: AccessScope, projectId: string, page: PageRequest): Promise<JsonPage | null>
  metadataRows(
    access: AccessScope,
    projectId: string,
    group: string,
    page: PageRequest,
  ): Promise<JsonPage | null>
  /** Rows removed at or after `updatedSince`. */
  deletions(access: AccessScope, projectId: string, page: PageRequest): Promise<JsonPage | null>
  /** All locations by columns, in creation order; `withStyle`: with their styles, boundaries and groups. */
  projectMap(
    access: AccessScope,
    projectId: string,
    request: { readonly withStyle: boolean },
  ): Promise<JsonObject | null>
  /** Holes and clusters of holes in a tile, of those that a filter leaves. */
  tile(access: AccessScope, tile: TileAddress, filter: HoleFilter): Promise<TileContent>
  /** JSON of each style that a hole has, once. */
  holeStyles(access: AccessScope): Promise<readonly string[]>
  boundaries(access: AccessScope, projectId: string, page: PageRequest): Promise<JsonPage | null>
  groups(access: AccessScope, projectId: string, page: PageRequest): Promise<JsonPage | null>
  /** Sanitised SVG. */
  icon(access: AccessScope, id: string): Promise<string | null>
  /** The servers that are read, the primary first; none: the store is a file. */
  servers(): readonly ReadServerState[]
  close(): Promise<void>
}
