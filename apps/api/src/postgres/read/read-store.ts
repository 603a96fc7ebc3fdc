import { isFiltering, onlyStatuses } from '../../store/filter/hole-filter.ts'
import type { PageRequest, ReadStore, ResolvedAccess } from '../../store/read-store.ts'
import { readAddress } from '../address.ts'
import { deletions, locations, metadata, storedItems } from './listings.ts'
import { createKeyFinder } from './read-key.ts'
import { countFeatures, readFeatures } from './read-features.ts'
import {
  readDictionary,
  readProject,
  readProjectList,
  readProjectNames,
  readProjects,
} from './read-projects.ts'
import { createFilteredCellsCache, readTileOfFilter } from '../../store/filter/filtered-cells.ts'
import { countHoles, filteredTileReader, readFilteredHoles, withinStatuses } from './read-filtered.ts'
import { readHoles } from './read-holes.ts'
import { readMap } from './read-map.ts'
import type { ReadSession } from './read-session.ts'
import { readHoleStyles, readTile } from './read-tile.ts'
import { connectReadServers } from './read-servers.ts'
import { readWords } from './read-words.ts'
import { readIcon, readLocation, readLocationRows, readMetadataRows, readProjectRows } from './read-rows.ts'

/**
 * A store for serving from PostgreSQL. Connects at the first read. `replicas`: addresses of servers that hold
 * the same and are read first. Throws UserError.
 */
export function openReadStore(address: string, replicas: readonly string[] = []): ReadStore {
  const servers = connectReadServers(
    readAddress(address),
    replicas.map((replica) => readAddress(replica, 'GROUNDSHEET_READ_REPLICAS')),
  )
  const { session } = servers
  const cellsSource = { version: () => servers.version(), cells: createFilteredCellsCache() }
  const at = ({ after }: PageRequest) => (after === null ? session : servers.continuing)
  return {
    limits: servers.limits,
    version: () => servers.version(),
    findKey: createKeyFinder(session, () => servers.version()),
    resolveAccess: (request) => resolveAccess(session, request),
    projectNames: (access) => readProjectNames(session, access),
    projects: (access, page) => readProjects(at(page), access, page),
    project: (access, id) => readProject(session, access, id),
    locations: (access, id, page) => readProjectList(at(page), access, id, locations(page), page),
    holes: (access, request) =>
      (isFiltering(request.filter) ? readFilteredHoles : readHoles)(
        request.after === null ? session : servers.continuing,
        access,
        request,
      ),
    holeCounts: (access, request) => countHoles(session, access, request),
    words: (access, search) =>
      readWords(search.after === null ? session : servers.continuing, access, search),
    location: (access, id) => readLocation(session, access, id),
    projectRows: (access, id, code, page) => readProjectRows(at(page), access, id, code, page),
    locationRows: (access, id, code, page) => readLocationRows(at(page), access, id, code, page),
    dictionary: (access, projectId) => readDictionary(session, access, projectId),
    findings: (access, id, page) => readProjectList(at(page), access, id, storedItems('finding'), page),
    deliveries: (access, id, page) => readProjectList(at(page), access, id, storedItems('delivery'), page),
    metadata: (access, id, page) => readProjectList(at(page), access, id, metadata, page),
    metadataRows: (access, id, group, page) => readMetadataRows(at(page), access, id, group, page),
    deletions: (access, id, page) => readProjectList(at(page), access, id, deletions, page),
    projectMap: (access, id, { withStyle }) => readMap(session, access, id, withStyle),
    async tile(access, tile, filter) {
      if (!isFiltering(filter)) return readTile(session, access, tile)
      const statuses = onlyStatuses(filter)
      if (statuses) return readTile(session, await withinStatuses(session, access, statuses), tile)
      const reader = filteredTileReader(session, access, tile, filter)
      return readTileOfFilter(cellsSource, { access, tile, filter }, reader)
    },
    holeStyles: (access) => readHoleStyles(session, access),
    boundaries: (access, id, page) => readProjectList(at(page), access, id, storedItems('boundary'), page),
    groups: (access, id, page) => readProjectList(at(page), access, id, storedItems('location_group'), page),
    features: (access, source, request) =>
      readFeatures(
        'after' in request && request.after !== null ? servers.continuing : session,
        access,
        source,
        request,
      ),
    countFeatures: (access, source) => countFeatures(session, access, source),
    icon: (access, id) => readIcon(session, access, id),
    servers: () => servers.states(),
    close: () => servers.close(),
  }
}

/** A company and projects of it, see `ReadStore.resolveAccess`. */
async function resolveAccess(
  session: ReadSession,
  { company, projects }: { readonly company: string; readonly projects: readonly string[] | null },
): Promise<ResolvedAccess | null> {
  const sql = 'SELECT id, name FROM company WHERE name = $1::text'
  const [found] = await session.many<{ id: string; name: string }>(sql, [company])
  if (!found) return null
  const projectIds = projects && (await findProjects(session, found.id, projects))
  return { companyName: found.name, access: { companyId: found.id, projectIds } }
}

async function findProjects(
  session: ReadSession,
  company: string,
  projects: readonly string[],
): Promise<string[]> {
  const sql = `SELECT id FROM project WHERE company_id = $1::text
    AND (reference = ANY($2::text[]) OR id = ANY($2::text[])) ORDER BY seq`
  const found = await session.many<{ id: string }>(sql, [company, projects])
  return found.map(({ id }) => id)
}
