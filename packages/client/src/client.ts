import type {
  Boundary,
  Delivery,
  Deletion,
  DeletionsQuery,
  Dictionary,
  ExportFormatId,
  Finding,
  Health,
  HoleFilterQuery,
  ListQuery,
  Location,
  LocationCounts,
  LocationCountsQuery,
  LocationDetail,
  LocationGroup,
  LocationsQuery,
  Me,
  MetadataGroup,
  Page,
  PlacedLocation,
  PlacedLocationsQuery,
  Project,
  ProjectItem,
  ProjectMap,
  ProjectsQuery,
  SearchHit,
  SearchQuery,
  TileJson,
  TileStyle,
} from '@groundsheet/contract'
import { ApiError } from './api-error.ts'
import { readExportedFile, type ExportedFile } from './exported-file.ts'
import { createList, type List } from './list.ts'
import type { RowOf } from './row-of.ts'
import { request, type Connection, type Wait } from './request.ts'

export interface ClientOptions {
  /** Address with version: `https://ground.example/v1`, or `/v1` in a page of the same server. */
  readonly baseUrl: string
  /** API key; only `health` answers without one. */
  readonly key?: string | null
  readonly fetch?: typeof globalThis.fetch
  /** Repetitions after 429, 502 to 504 or no answer, waiting as `Retry-After` says; 3 unless given. */
  readonly retries?: number
  readonly onWait?: (wait: Wait) => void
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
}

export interface TileOptions extends CallOptions {
  readonly filter?: HoleFilterQuery
  /**
   * Called where `filter` has words. False: so many rows have them that only holes of the first of them are
   * in the tile.
   */
  readonly onWords?: (areWordsWhole: boolean) => void
}

/** A query without the cursor: lists follow cursors by themselves. */
type Filters<Q> = Omit<Q, 'cursor'>

/** One function per operation of the service. All may throw ApiError, or the signal's reason when aborted. */
export interface Client {
  health(options?: CallOptions): Promise<Health>
  me(options?: CallOptions): Promise<Me>
  projects(query?: Filters<ProjectsQuery>, options?: CallOptions): List<ProjectItem>
  project(projectId: string, options?: CallOptions): Promise<Project>
  locations(projectId: string, query?: Filters<LocationsQuery>, options?: CallOptions): List<Location>
  /** Holes of every project, in an area or nearest first. */
  placedLocations(query?: Filters<PlacedLocationsQuery>, options?: CallOptions): List<PlacedLocation>
  /** How many holes of every project a filter leaves, and by its values. */
  locationCounts(query?: LocationCountsQuery, options?: CallOptions): Promise<LocationCounts>
  /** Rows of every project with words in their descriptions. */
  search(query?: Filters<SearchQuery>, options?: CallOptions): List<SearchHit>
  location(locationId: string, options?: CallOptions): Promise<LocationDetail>
  /** Rows of one table across a project, with the headings of the table where AGS defines it. */
  rows<Table extends string>(
    projectId: string,
    table: Table,
    query?: Filters<ListQuery>,
    options?: CallOptions,
  ): List<RowOf<Table>>
  /** Rows of one table at one location. */
  locationRows<Table extends string>(
    locationId: string,
    table: Table,
    query?: Filters<ListQuery>,
    options?: CallOptions,
  ): List<RowOf<Table>>
  /** What the headings of a project's tables are, and what their codes mean. */
  dictionary(projectId: string, options?: CallOptions): Promise<Dictionary>
  /** What the import found in the files of a project. */
  findings(projectId: string, query?: Filters<ListQuery>, options?: CallOptions): List<Finding>
  /** AGS files of a project: what each states of itself, and what it added and changed. */
  deliveries(projectId: string, query?: Filters<ListQuery>, options?: CallOptions): List<Delivery>
  /** Groups of a project that belong to no hole, such as PROJ, TRAN and ABBR. */
  metadata(projectId: string, query?: Filters<ListQuery>, options?: CallOptions): List<MetadataGroup>
  /** Rows of one group that belongs to no hole. */
  metadataRows<Group extends string>(
    projectId: string,
    group: Group,
    query?: Filters<ListQuery>,
    options?: CallOptions,
  ): List<RowOf<Group>>
  /** Rows that were removed; `since`: the moment up to which the caller has read the project. */
  deletions(projectId: string, query?: Filters<DeletionsQuery>, options?: CallOptions): List<Deletion>
  /**
   * All locations by columns, with what a map draws of them; without styles and shapes for keys without
   * map:read.
   */
  projectMap(projectId: string, options?: CallOptions): Promise<ProjectMap>
  boundaries(projectId: string, query?: Filters<ListQuery>, options?: CallOptions): List<Boundary>
  groups(projectId: string, query?: Filters<ListQuery>, options?: CallOptions): List<LocationGroup>
  /** Bytes of a Mapbox Vector Tile of the holes of every project, of those that `filter` leaves. */
  tile(zoom: number, x: number, y: number, options?: TileOptions): Promise<Uint8Array>
  /** The styles that holes in tiles have by number. */
  tileStyles(options?: CallOptions): Promise<TileStyle[]>
  /** Addresses, zooms and fields of the tiles. */
  tileJson(options?: CallOptions): Promise<TileJson>
  /** A whole project as a file, which arrives while it is read. */
  exportProject(projectId: string, format: ExportFormatId, options?: CallOptions): Promise<ExportedFile>
  /** SVG text of a marker icon. */
  marker(markerIconId: string, options?: CallOptions): Promise<string>
}

export function createClient(options: ClientOptions): Client {
  const connection: Connection = {
    baseUrl: options.baseUrl.replace(/(?<!\/)\/+$/, ''),
    key: options.key ?? null,
    fetch: options.fetch ?? ((...call) => globalThis.fetch(...call)),
    retries: options.retries ?? 3,
    onWait: options.onWait,
  }

  async function json<T>(path: string, call: CallOptions | undefined): Promise<T> {
    const response = await request(connection, path, 'application/json', call?.signal)
    try {
      return (await response.json()) as T
    } catch (cause) {
      call?.signal?.throwIfAborted()
      const message = 'The answer could not be read to its end.'
      throw new ApiError({ status: response.status, type: 'unreadable', message, cause })
    }
  }

  const one = async <T>(path: string, call?: CallOptions) => (await json<{ data: T }>(path, call)).data

  const many = <T>(path: string, query: Readonly<Record<string, QueryValue>> = {}, call?: CallOptions) =>
    createList<T>((cursor) => json<Page<T>>(path + queryString({ ...query, cursor }), call))

  return {
    health: (call) => one('/health', call),
    me: (call) => one('/me', call),
    projects: (query, call) => many('/projects', query, call),
    project: (id, call) => one(address`/projects/${id}`, call),
    locations: (id, query, call) => many(address`/projects/${id}/locations`, query, call),
    placedLocations: (query, call) => many('/locations', query, call),
    locationCounts: (query, call) => one('/locations/counts' + queryString(query ?? {}), call),
    search: (query, call) => many('/search', query, call),
    location: (id, call) => one(address`/locations/${id}`, call),
    rows: (id, table, query, call) => many(address`/projects/${id}/tables/${table}`, query, call),
    locationRows: (id, table, query, call) => many(address`/locations/${id}/tables/${table}`, query, call),
    dictionary: (id, call) => one(address`/projects/${id}/dictionary`, call),
    findings: (id, query, call) => many(address`/projects/${id}/findings`, query, call),
    deliveries: (id, query, call) => many(address`/projects/${id}/deliveries`, query, call),
    metadata: (id, query, call) => many(address`/projects/${id}/metadata`, query, call),
    metadataRows: (id, group, query, call) => many(address`/projects/${id}/metadata/${group}`, query, call),
    deletions: (id, query, call) => many(address`/projects/${id}/deletions`, query, call),
    projectMap: (id, call) => one(address`/projects/${id}/map`, call),
    boundaries: (id, query, call) => many(address`/projects/${id}/boundaries`, query, call),
    groups: (id, query, call) => many(address`/projects/${id}/groups`, query, call),
    async tile(zoom, x, y, call) {
      const tile = address`/tiles/${String(zoom)}/${String(x)}/${String(y)}`
      const path = tile + queryString(call?.filter ?? {})
      const response = await request(connection, path, 'application/vnd.mapbox-vector-tile', call?.signal)
      const areWordsWhole = response.headers.get('groundsheet-words-whole')
      if (areWordsWhole !== null) call?.onWords?.(areWordsWhole === 'true')
      return new Uint8Array(await response.arrayBuffer())
    },
    tileStyles: (call) => one('/tiles/styles', call),
    tileJson: (call) => json('/tiles.json', call),
    exportProject: async (id, format, call) =>
      readExportedFile(
        await request(connection, address`/projects/${id}/export/${format}`, '*/*', call?.signal),
      ),
    async marker(id, call) {
      return (await request(connection, address`/media/markers/${id}`, 'image/svg+xml', call?.signal)).text()
    },
  }
}

/** A path whose variable parts are percent-encoded. */
function address(parts: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: parts }, ...values.map(encodeURIComponent))
}

type QueryValue = string | number | readonly (string | number)[] | null | undefined

function queryString(query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = typeof value === 'object' ? value?.join(',') : value?.toString()
    if (text !== undefined && (text !== '' || !Array.isArray(value))) search.set(name, text)
  }
  return search.size === 0 ? '' : `?${search.toString()}`
}
