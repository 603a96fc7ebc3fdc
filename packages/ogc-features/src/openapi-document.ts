import { DEFAULT_LIMIT, describeStatuses, MAX_LIMIT, problem } from '@groundsheet/contract'
import { FILTER_LANGUAGES } from './filter/read-filter.ts'
import { companyCollections, projectCollections } from './collections.ts'
import { ITEM_PARAMETERS } from './logical-schemas.ts'
import { CRS84_URI } from './reference-system.ts'
import { titleOf, VALUE_SCHEMAS } from './schema-documents.ts'

/** What the description of a dataset is made of. It names nothing that is in it. */
export interface DescribedService {
  /** Address of the landing page. */
  readonly url: string
  readonly version: string
  /** Whether a key may be in the query. */
  readonly queryKeys: boolean
}

const refs = (...names: readonly string[]) =>
  names.map((name) => ({ $ref: `#/components/parameters/${name}` }))

/** OpenAPI 3.0, since clients of OGC API Features read no later version. */
export function describeService({ url, version, queryKeys }: DescribedService): Record<string, unknown> {
  return {
    openapi: '3.0.3',
    info: {
      title: 'Groundsheet: OGC API Features',
      version,
      description:
        'Exploratory holes, boundaries, groups and AGS tables as features. Properties of a collection can ' +
        'be used as parameters of its items; the query then selects features with exactly that value.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url }],
    paths: PATHS,
    components: {
      parameters: PARAMETERS,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key' },
        basic: {
          type: 'http',
          scheme: 'basic',
          description: 'Any user name, and an API key as the password',
        },
        ...(queryKeys ? { query: { type: 'apiKey', in: 'query', name: 'key' } } : {}),
      },
      responses: PROBLEM_RESPONSES,
    },
    security: [{ bearer: [] }, { basic: [] }, ...(queryKeys ? [{ query: [] }] : [])],
  }
}

/** What these addresses can answer; the first two only where there are pages. */
const PROBLEM_TYPES = [
  'invalid_limit',
  'invalid_cursor',
  'invalid_parameter',
  'missing_api_key',
  'invalid_api_key',
  'insufficient_scope',
  'not_found',
  'method_not_allowed',
  'rate_limited',
  'internal_error',
  'unavailable',
] as const

const STATUSES = describeStatuses(PROBLEM_TYPES)
/** Those that only a request with a key gets. */
const STATUSES_WITH_KEY: readonly number[] = [401, 403]

const PROBLEM_RESPONSES = Object.fromEntries(
  STATUSES.map(([status, description]) => [
    `Problem${status}`,
    { description, content: { 'application/json': { schema: describedProblem() } } },
  ]),
)

const failures = (isPublic: boolean) =>
  Object.fromEntries(
    STATUSES.filter(([status]) => !isPublic || !STATUSES_WITH_KEY.includes(status)).map(([status]) => [
      status,
      { $ref: `#/components/responses/Problem${status}` },
    ]),
  )

/** The one error shape of the service, in the words of OpenAPI 3.0. */
function describedProblem(): object {
  const members = Object.keys(problem.shape.error.shape)
  return {
    type: 'object',
    properties: {
      error: {
        type: 'object',
        properties: Object.fromEntries(members.map((name) => [name, { type: 'string' }])),
      },
    },
  }
}

const CRS_SCHEMA = { type: 'string', format: 'uri', default: CRS84_URI }

const PARAMETERS = {
  f: query('f', 'Form of the answer; otherwise it is chosen by `Accept`.', {
    type: 'string',
    enum: ['json', 'html'],
  }),
  limit: query('limit', `Features in a page. More than ${MAX_LIMIT} gives ${MAX_LIMIT}.`, {
    type: 'integer',
    minimum: 1,
    maximum: MAX_LIMIT,
    default: DEFAULT_LIMIT,
  }),
  cursor: query('cursor', 'Where a page begins; it is in the link `next` of the page before.', {
    type: 'string',
  }),
  bbox: query('bbox', 'Only features that intersect this box, and features without a geometry.', {
    type: 'array',
    oneOf: [
      { minItems: 4, maxItems: 4 },
      { minItems: 6, maxItems: 6 },
    ],
    items: { type: 'number' },
  }),
  'bbox-crs': query('bbox-crs', 'The CRS of `bbox`, one of the collection; CRS84 unless given.', CRS_SCHEMA),
  crs: query(
    'crs',
    'The CRS of the answer, one of the collection; CRS84 unless given. What cannot be expressed in it ' +
      'has no geometry.',
    CRS_SCHEMA,
  ),
  datetime: query(
    'datetime',
    'Only features of this date, date-time or interval (`start/end`, open with `..`), and features ' +
      'without a time. Times of files are compared as UTC.',
    { type: 'string' },
  ),
  properties: list('properties', 'Names of the properties to send; all of them unless given.', {
    type: 'string',
  }),
  sortby: list(
    'sortby',
    'The name of a sortable, with `-` before it for descending order. Pages cost the same in every order.',
    { type: 'string', pattern: '^[+-]?.+$' },
  ),
  filter: query(
    'filter',
    'Only features for which this condition in CQL2 holds, for example `finalDepth > 20 AND type LIKE ' +
      "'C%'`. Comparisons, LIKE, IN, BETWEEN, IS NULL, AND, OR, NOT, and S_INTERSECTS of `geometry` with " +
      'a shape.',
    { type: 'string' },
  ),
  'filter-lang': query('filter-lang', 'Language of `filter`.', {
    type: 'string',
    enum: FILTER_LANGUAGES,
    default: FILTER_LANGUAGES[0],
  }),
  'filter-crs': query(
    'filter-crs',
    'The CRS of shapes in `filter`, one of the collection; CRS84 unless given.',
    CRS_SCHEMA,
  ),
  collectionId: path('collectionId', 'Id of a collection'),
  featureId: path('featureId', 'Id of a feature'),
}

function query(name: string, description: string, schema: object) {
  return { name, in: 'query', required: false, description, schema, style: 'form', explode: false }
}

/** Comma-separated. */
function list(name: string, description: string, items: object) {
  return query(name, description, { type: 'array', minItems: 1, items })
}

function path(name: string, description: string) {
  return { name, in: 'path', required: true, description, schema: { type: 'string' } }
}

/** Properties that the holes of every dataset have. */
function holeParameters(): object[] {
  const company = new Set(
    companyCollections().flatMap(({ properties }) => properties.map(({ name }) => name)),
  )
  const [holes] = projectCollections([])
  const common = holes?.properties.filter(({ name }) => company.has(name)) ?? []
  return common.map((property) =>
    query(property.name, `Only features with this value: ${titleOf(property)}`, VALUE_SCHEMAS[property.type]),
  )
}

const HOLES = get('getHoles', 'Exploratory holes', 'application/geo+json', { parameters: ITEM_PARAMETERS })

const PATHS = {
  '/': get('getLandingPage', 'Links to everything else', 'application/json', { isPublic: true }),
  '/api': get('getApi', 'This description', 'application/vnd.oai.openapi+json;version=3.0', {
    isPublic: true,
  }),
  '/conformance': get('getConformance', 'What the service conforms to', 'application/json', {
    isPublic: true,
  }),
  '/collections': get('getCollections', 'The collections that the key can read', 'application/json'),
  '/collections/{collectionId}': get('getCollection', 'One collection', 'application/json', {
    parameters: ['collectionId'],
  }),
  '/collections/{collectionId}/feature-schema': get(
    'getFeatureSchema',
    'JSON Schema of the features of a collection',
    'application/schema+json',
    { parameters: ['collectionId'] },
  ),
  '/collections/{collectionId}/schema': get(
    'getSchema',
    'Properties of the features of a collection',
    'application/schema+json',
    { parameters: ['collectionId'] },
  ),
  '/collections/{collectionId}/queryables': get(
    'getQueryables',
    'Properties that features can be selected by',
    'application/schema+json',
    { parameters: ['collectionId'] },
  ),
  '/collections/{collectionId}/sortables': get(
    'getSortables',
    'Properties that features can be sorted by',
    'application/schema+json',
    { parameters: ['collectionId'] },
  ),
  '/collections/{collectionId}/items': get(
    'getFeatures',
    'Features of a collection',
    'application/geo+json',
    {
      parameters: ['collectionId', ...ITEM_PARAMETERS],
    },
  ),
  // GDAL looks for the properties that it can filter by at the address itself.
  '/collections/holes/items': {
    get: { ...HOLES.get, parameters: [...HOLES.get.parameters, ...holeParameters()] },
  },
  '/collections/{collectionId}/items/{featureId}': get('getFeature', 'One feature', 'application/geo+json', {
    parameters: ['collectionId', 'featureId', 'crs'],
  }),
}

function get(
  operationId: string,
  summary: string,
  type: string,
  { parameters = [], isPublic = false }: { parameters?: readonly string[]; isPublic?: boolean } = {},
) {
  const content = { [type]: { schema: { type: 'object' } }, 'text/html': { schema: { type: 'string' } } }
  return {
    get: {
      operationId,
      summary,
      parameters: refs(...parameters, 'f'),
      responses: {
        200: { description: summary, content },
        304: { description: 'Not changed since the answer with the tag in `If-None-Match`' },
        ...failures(isPublic),
      },
      ...(isPublic ? { security: [] } : {}),
    },
  }
}
