import { z } from 'zod'
import { filteredList, list, single, tableList, WORDS_WHOLE_HEADER } from './envelope.ts'
import { listParameters, type Parameter } from './parameters.ts'
import { exportMediaTypes, describeExportScopes } from './export-formats.ts'
import { boundary } from './resources/boundary.ts'
import { delivery } from './resources/delivery.ts'
import { deletion } from './resources/deletion.ts'
import { dictionary } from './resources/dictionary.ts'
import { finding } from './resources/finding.ts'
import { health } from './resources/health.ts'
import { location, locationDetail } from './resources/location.ts'
import { locationCounts } from './resources/location-counts.ts'
import { locationGroup } from './resources/location-group.ts'
import { metadataGroup } from './resources/metadata-group.ts'
import { me } from './resources/me.ts'
import { placedLocation } from './resources/placed-location.ts'
import { projectMap } from './resources/project-map.ts'
import { project, projectItem } from './resources/project.ts'
import { searchHit } from './resources/search-hit.ts'
import { TILE_MEDIA_TYPE, tileJson, tileStyle } from './resources/tiles.ts'
import { tableRow } from './resources/table-row.ts'
import type { Scope } from './scopes.ts'

/** Base path of this version; the first segment of every address. */
export const BASE_PATH = '/v1'

export interface Operation {
  readonly path: string
  readonly summary: string
  readonly tag: string
  /** False: answers without a key. */
  readonly authenticated: boolean
  readonly scope: Scope | null
  readonly parameters: Readonly<Record<string, Parameter<unknown>>>
  /** Null: the body is not JSON. */
  readonly response: z.ZodType | null
  /** What the body is if it is not JSON, or can be. */
  readonly mediaType?: string | readonly string[]
  /** Headers of its answers alone, with what they say. */
  readonly headers?: Readonly<Record<string, string>>
  /** What the summary leaves out. */
  readonly description?: string
}

/** All operations of the service. Routes, documentation and the SDK are generated from this table. */
export const operations = {
  getHealth: {
    path: '/health',
    summary: 'Confirms the base address and the version; checks nothing else',
    tag: 'Service',
    authenticated: false,
    scope: null,
    parameters: {},
    response: single(health),
  },
  getMe: {
    path: '/me',
    summary: 'The key: its company, scopes, projects and rate limit',
    tag: 'Service',
    authenticated: true,
    scope: null,
    parameters: {},
    response: single(me),
  },
  listProjects: {
    path: '/projects',
    summary: 'Projects the key can read',
    tag: 'Projects',
    authenticated: true,
    scope: 'projects:read',
    parameters: listParameters.projects,
    response: list(projectItem),
  },
  getProject: {
    path: '/projects/{id}',
    summary: 'One project, with its mean position and its tables',
    tag: 'Projects',
    authenticated: true,
    scope: 'projects:read',
    parameters: {},
    response: single(project),
  },
  listLocations: {
    path: '/projects/{id}/locations',
    summary: 'Exploratory holes of a project',
    tag: 'Locations',
    authenticated: true,
    scope: 'locations:read',
    parameters: listParameters.locations,
    response: list(location),
  },
  listPlacedLocations: {
    path: '/locations',
    summary:
      'Exploratory holes of every project the key can read, in an area or nearest ' +
      'first, each with its project',
    description:
      'With `words`, `meta.areWordsWhole` is false where so many rows have the words that only holes ' +
      'of the first of them are listed; `GET /search` lists all rows. An addition within v1.',
    tag: 'Locations',
    authenticated: true,
    scope: 'locations:read',
    parameters: listParameters.placedLocations,
    response: filteredList(placedLocation),
  },
  countLocations: {
    path: '/locations/counts',
    summary:
      'How many exploratory holes of every project the key can read a filter leaves, and by its values',
    description:
      'Of all holes, of those that the map shows in `bbox`, or of those within `radius` of `near`. All ' +
      'counts are of every hole, not of a sample. An addition within v1.',
    tag: 'Locations',
    authenticated: true,
    scope: 'locations:read',
    parameters: listParameters.locationCounts,
    response: single(locationCounts),
  },
  search: {
    path: '/search',
    summary: 'Rows of every project the key can read with words in their descriptions or remarks, marked',
    description:
      'Searches the headings that end in `_DESC` or `_REM` in tables of exploratory holes, as far as ' +
      'they are sent: the first 16,000 words of a row. In creation order unless `sort` is given. ' +
      'Projects are found by name with `search` of `GET /projects`, holes with `q` of `GET ' +
      '/locations`.',
    tag: 'Tables',
    authenticated: true,
    scope: 'tables:read',
    parameters: listParameters.search,
    response: list(searchHit),
  },
  getLocation: {
    path: '/locations/{id}',
    summary: 'One exploratory hole, with the number of rows in each of its tables',
    tag: 'Locations',
    authenticated: true,
    scope: 'locations:read',
    parameters: {},
    response: single(locationDetail),
  },
  listProjectRows: {
    path: '/projects/{id}/tables/{table}',
    summary: 'Rows of one table across a project',
    tag: 'Tables',
    authenticated: true,
    scope: 'tables:read',
    parameters: listParameters.rows,
    response: tableList(tableRow),
  },
  listLocationRows: {
    path: '/locations/{id}/tables/{table}',
    summary: 'Rows of one table at one location',
    tag: 'Tables',
    authenticated: true,
    scope: 'tables:read',
    parameters: listParameters.rows,
    response: tableList(tableRow),
  },
  getDictionary: {
    path: '/projects/{id}/dictionary',
    summary: 'Names of the headings of the tables of a project, and meanings of their codes',
    tag: 'Tables',
    authenticated: true,
    scope: 'tables:read',
    parameters: {},
    response: single(dictionary),
  },
  listFindings: {
    path: '/projects/{id}/findings',
    summary: 'What the import found in the files of a project: errors, warnings and notes',
    tag: 'Projects',
    authenticated: true,
    // Messages quote names of locations and values of rows.
    scope: 'tables:read',
    parameters: listParameters.findings,
    response: list(finding),
  },
  listDeliveries: {
    path: '/projects/{id}/deliveries',
    summary: 'AGS files of a project: what each states of itself, and what it added and changed',
    tag: 'Projects',
    authenticated: true,
    scope: 'projects:read',
    parameters: listParameters.deliveries,
    response: list(delivery),
  },
  listMetadata: {
    path: '/projects/{id}/metadata',
    summary:
      'Groups of a project that belong to no hole, such as PROJ, TRAN and ABBR, with their numbers of rows',
    tag: 'Tables',
    authenticated: true,
    scope: 'tables:read',
    parameters: listParameters.metadata,
    response: list(metadataGroup),
  },
  listMetadataRows: {
    path: '/projects/{id}/metadata/{group}',
    summary: 'Rows of one group that belongs to no hole; their `locationId` is empty',
    tag: 'Tables',
    authenticated: true,
    scope: 'tables:read',
    parameters: listParameters.rows,
    response: tableList(tableRow),
  },
  listDeletions: {
    path: '/projects/{id}/deletions',
    summary: 'Rows that were removed from the tables of a project, locations among them',
    tag: 'Tables',
    authenticated: true,
    scope: 'tables:read',
    parameters: listParameters.deletions,
    response: list(deletion),
  },
  getProjectMap: {
    path: '/projects/{id}/map',
    summary:
      'All locations of a project by columns, with their styles, boundaries and groups: what a map and ' +
      'a list need, in one answer',
    tag: 'Map',
    authenticated: true,
    // Styles, boundaries and groups are left out for keys without map:read.
    scope: 'locations:read',
    parameters: {},
    response: single(projectMap),
  },
  exportProject: {
    path: '/projects/{id}/export/{format}',
    summary: 'A whole project as a file. An addition within v1.',
    description: describeExportScopes(),
    tag: 'Projects',
    authenticated: true,
    // A file names its project.
    scope: 'projects:read',
    parameters: {},
    response: null,
    mediaType: exportMediaTypes(),
  },
  listBoundaries: {
    path: '/projects/{id}/boundaries',
    summary: 'Boundaries drawn on the map of a project',
    tag: 'Map',
    authenticated: true,
    scope: 'map:read',
    parameters: listParameters.boundaries,
    response: list(boundary),
  },
  listGroups: {
    path: '/projects/{id}/groups',
    summary: 'Location groups of a project',
    tag: 'Map',
    authenticated: true,
    scope: 'map:read',
    parameters: listParameters.groups,
    response: list(locationGroup),
  },
  getTile: {
    path: '/tiles/{z}/{x}/{y}',
    summary:
      'Mapbox Vector Tile of the holes of every project the key can read: counted clusters far out, ' +
      'holes nearer',
    description:
      `With \`words\`, the header \`${WORDS_WHOLE_HEADER}\` is \`false\` where so many rows have the ` +
      `words that only holes of the first of them are in the tile, otherwise \`true\`. An addition ` +
      'within v1.',
    headers: { [WORDS_WHOLE_HEADER]: '`true` or `false`; only with `words`' },
    tag: 'Map',
    authenticated: true,
    // Numbers of styles are left out for keys without map:read.
    scope: 'locations:read',
    parameters: listParameters.tile,
    response: null,
    mediaType: TILE_MEDIA_TYPE,
  },
  listTileStyles: {
    path: '/tiles/styles',
    summary: 'The styles of holes in tiles, each once, with the number that tiles have of it',
    tag: 'Map',
    authenticated: true,
    scope: 'map:read',
    parameters: {},
    response: single(z.array(tileStyle)),
  },
  getTileJson: {
    path: '/tiles.json',
    summary: 'TileJSON of the tiles: their addresses, zooms and fields',
    tag: 'Map',
    authenticated: true,
    scope: 'locations:read',
    parameters: {},
    response: tileJson,
  },
  getMarker: {
    path: '/media/markers/{id}',
    summary: 'Marker artwork as SVG, without fixed colours',
    tag: 'Map',
    authenticated: true,
    scope: 'map:read',
    parameters: {},
    response: null,
    mediaType: 'image/svg+xml',
  },
} as const satisfies Record<string, Operation>

export type OperationId = keyof typeof operations
