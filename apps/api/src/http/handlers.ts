import type { Health, Me } from '@groundsheet/contract'
import type { TileContent } from '../store/tiles/tile-request.ts'
import { answerObject, answerPage, type Handlers, type OperationInput } from './answer.ts'
import { metadataPage, tablePage } from './group-pages.ts'
import { holeFilter } from './hole-filter.ts'
import { countsRequest, holesRequest } from './holes-request.ts'
import { searchAnswer, searchRequest } from './search-request.ts'
import { describeTiles } from './tiles/describe-tiles.ts'
import type { RequestedPage } from './request-query.ts'
import { encodeTile } from './tiles/encode-tile.ts'
import { styleNumber } from './tiles/style-number.ts'

/** What each operation of the contract reads from the store. */
export const handlers: Handlers = {
  // Needs no data: it only confirms that the address is right.
  getHealth: () => Promise.resolve(answerObject(toJson(HEALTH))),
  getMe: async (input) => answerObject(toJson(await describeKey(input))),
  async listProjects({ store, key, page, query: { q = '', search = '', include = [] } }) {
    const inLocations = key.scopes.includes('locations:read')
    const request = {
      ...page,
      q,
      ...(search === '' ? {} : { search: { text: search, inLocations } }),
      withLocation: include.includes('location'),
      withLocationCount: include.includes('locationCount'),
    }
    return answerPage(await store.projects(key.access, request))
  },
  getProject: async ({ store, key, id }) => answerObject(await store.project(key.access, id)),
  async listLocations({ store, key, id, page, query: { locationId = null, include = [] } }) {
    const included = { withStyle: include.includes('style'), withTables: include.includes('tables') }
    return answerPage(await store.locations(key.access, id, { ...page, locationId, ...included }))
  },
  listPlacedLocations: async ({ store, key, page, query }) =>
    answerPage(await store.holes(key.access, holesRequest(page, query))),
  async countLocations({ store, key, page, query }) {
    if (hasQueryProblem(page)) return answerObject(NOTHING)
    const request = countsRequest(query, key.scopes.includes('projects:read'))
    return answerObject(await store.holeCounts(key.access, request))
  },
  async search({ store, key, page, query }) {
    const search = searchRequest(page, query)
    return answerPage(search === null ? NO_ITEMS : searchAnswer(await store.words(key.access, search), query))
  },
  getLocation: async ({ store, key, id }) => answerObject(await store.location(key.access, id)),
  listProjectRows: async ({ store, key, id, table, page }) =>
    answerPage(await tablePage({ store, access: key.access, projectId: id, group: table }, page), table),
  listLocationRows: async ({ store, key, id, table, page }) =>
    answerPage(await store.locationRows(key.access, id, table, page), table),
  async getDictionary({ store, key, id, page }) {
    if (hasQueryProblem(page)) return answerObject(await store.project(key.access, id))
    return answerObject(await store.dictionary(key.access, id))
  },
  listFindings: async ({ store, key, id, page }) => answerPage(await store.findings(key.access, id, page)),
  listDeliveries: async ({ store, key, id, page }) =>
    answerPage(await store.deliveries(key.access, id, page)),
  listMetadata: async ({ store, key, id, page }) => answerPage(await store.metadata(key.access, id, page)),
  listMetadataRows: async ({ store, key, id, group, page }) =>
    answerPage(await metadataPage({ store, access: key.access, projectId: id, group }, page), group),
  listDeletions: async ({ store, key, id, page }) => answerPage(await store.deletions(key.access, id, page)),
  async getProjectMap({ store, key, id, page }) {
    if (hasQueryProblem(page)) return answerObject(await store.project(key.access, id))
    const withStyle = key.scopes.includes('map:read')
    return answerObject(await store.projectMap(key.access, id, { withStyle }))
  },
  listBoundaries: async ({ store, key, id, page }) =>
    answerPage(await store.boundaries(key.access, id, page)),
  listGroups: async ({ store, key, id, page }) => answerPage(await store.groups(key.access, id, page)),
  async getTile({ store, key, tile, page, query }) {
    if (tile === null) return null
    if (hasQueryProblem(page)) return answerObject(NOTHING)
    const withStyle = key.scopes.includes('map:read')
    const content = await store.tile(key.access, tile, holeFilter(query))
    return { kind: 'tile', tile: encodeTile(tile, content, withStyle), ...wordsOf(content) }
  },
  async listTileStyles({ store, key, page }) {
    if (hasQueryProblem(page)) return answerObject(NOTHING)
    const styles = await store.holeStyles(key.access)
    const listed = styles.map((style) => `{"number":${styleNumber(style).number},"style":${style}}`)
    return answerObject(Buffer.from(`[${listed.join(',')}]`))
  },
  getTileJson: ({ key }) =>
    Promise.resolve({ kind: 'document', json: describeTiles(key.scopes.includes('map:read')) }),
  async getMarker({ store, key, id }) {
    const svg = await store.icon(key.access, id)
    return svg === null ? null : { kind: 'svg', svg }
  },
}

/** The query will be refused: what it names is looked up, and nothing else is read. */
const hasQueryProblem = ({ limit }: RequestedPage): boolean => limit === 0

const NOTHING = new Uint8Array()

const wordsOf = ({ areWordsWhole }: TileContent) => (areWordsWhole === undefined ? {} : { areWordsWhole })

const NO_ITEMS = { items: new Uint8Array(), next: null }

const HEALTH: Health = { status: 'ok', version: 'v1' }

const toJson = (value: Health | Me): Uint8Array => Buffer.from(JSON.stringify(value))

async function describeKey({ store, key, rate }: OperationInput<'getMe'>): Promise<Me> {
  const { limit, remaining, reset } = rate
  return {
    company: key.companyName,
    scopes: [...key.scopes],
    projects: key.access.projectIds === null ? null : [...(await store.projectNames(key.access))],
    rateLimit: { limit, remaining, reset },
    person: key.person,
    link: key.link && { id: key.link.id, name: key.link.name },
    linkIssuer: key.links && { keyId: key.id, epoch: key.links.epoch },
    expiresAt: key.endsAt === null ? null : new Date(key.endsAt).toISOString(),
  }
}
