import { createFilteredCellsCache, readTileOfFilter } from '../../store/filter/filtered-cells.ts'
import { isFiltering, onlyStatuses } from '../../store/filter/hole-filter.ts'
import type { ReadStore } from '../../store/read-store.ts'
import { StoreUnavailable } from '../../store/store-unavailable.ts'
import { openCurrentFile } from '../current-file.ts'
import type { Connection } from '../open.ts'
import { createKeyFinder } from './read-key.ts'
import { DELETIONS } from './read-deletions.ts'
import { countFeatures, readFeatures } from './read-features.ts'
import { countHoles, filteredTileReader, readFilteredHoles, withinStatuses } from './read-filtered.ts'
import { readHoles } from './read-holes.ts'
import { readIcon } from './read-icon.ts'
import { readLocation, readLocations } from './read-locations.ts'
import { readDictionary, readProject, readProjectNames, readProjects } from './read-projects.ts'
import { METADATA } from './read-metadata.ts'
import { readMap } from './read-map.ts'
import { readProjectList, storedItems } from './read-project-list.ts'
import { resolveAccess } from './resolve-access.ts'
import { readLocationRows, readMetadataRows, readProjectRows } from './read-rows.ts'
import { readHoleStyles, readTile } from './read-tile.ts'
import { readWords } from './read-words.ts'
import { createStatements, type Statements } from '../statements.ts'
import { fingerprintFile } from '../fingerprint-file.ts'

/** Long reads have parts, and yield between them; so they delay other keys by a part. */
const MAX_READS = 4

/** A read-only store on an SQLite file. Throws UserError. */
export function openReadStore(path: string): ReadStore {
  const file = openCurrentFile(path)
  let current = readFrom(file.connection(), path)
  const currentReading = (): Reading => {
    const connection = file.connection()
    if (connection !== current.connection) current = readFrom(connection, path)
    return current
  }
  const statementsNow = () => currentReading().statements
  const version = () => {
    try {
      return currentReading().version()
    } catch {
      return null
    }
  }
  const cellsSource = { version, cells: createFilteredCellsCache() }
  const read = <T>(work: (statements: Statements) => T | Promise<T>): Promise<T> =>
    answer(() => work(currentReading().statements))
  return {
    // A statement occupies the process until it ends, so several of a key at once would end no earlier.
    limits: { maxAtOnce: MAX_READS, maxOfKey: 1, maxWaitMs: null },
    version,
    findKey: (by) => answer(() => currentReading().findKey(by)),
    resolveAccess: (request) => read((s) => resolveAccess(s, request)),
    projectNames: (access) => read((s) => readProjectNames(s, access)),
    projects: (access, page) => read((s) => readProjects(s, access, page)),
    project: (access, id) => read((s) => readProject(s, access, id)),
    locations: (access, projectId, page) => read((s) => readLocations(s, access, projectId, page)),
    holes: (access, request) =>
      isFiltering(request.filter)
        ? answer(() => readFilteredHoles(statementsNow, access, request))
        : read((s) => readHoles(s, access, request)),
    holeCounts: (access, request) => answer(() => countHoles(statementsNow, access, request)),
    words: (access, search) => read((s) => readWords(s, access, search)),
    location: (access, id) => read((s) => readLocation(s, access, id)),
    projectRows: (access, projectId, code, page) =>
      read((s) => readProjectRows(s, access, projectId, code, page)),
    locationRows: (access, id, code, page) => read((s) => readLocationRows(s, access, id, code, page)),
    dictionary: (access, projectId) => read((s) => readDictionary(s, access, projectId)),
    findings: (access, projectId, page) =>
      read((s) => readProjectList(s, access, projectId, storedItems('finding'), page)),
    deliveries: (access, projectId, page) =>
      read((s) => readProjectList(s, access, projectId, storedItems('delivery'), page)),
    metadata: (access, projectId, page) => read((s) => readProjectList(s, access, projectId, METADATA, page)),
    metadataRows: (access, projectId, group, page) =>
      read((s) => readMetadataRows(s, access, projectId, group, page)),
    deletions: (access, projectId, page) =>
      read((s) => readProjectList(s, access, projectId, DELETIONS, page)),
    projectMap: (access, projectId, { withStyle }) =>
      answer(() => readMap(statementsNow, { access, projectId, withStyle })),
    tile(access, tile, filter) {
      if (!isFiltering(filter)) return read((s) => readTile(s, access, tile))
      const statuses = onlyStatuses(filter)
      if (statuses) return read((s) => readTile(s, withinStatuses(s, access, statuses), tile))
      return answer(() => {
        const reader = filteredTileReader(statementsNow, access, tile, filter)
        return readTileOfFilter(cellsSource, { access, tile, filter }, reader)
      })
    },
    holeStyles: (access) => read((s) => readHoleStyles(s, access)),
    boundaries: (access, projectId, page) =>
      read((s) => readProjectList(s, access, projectId, storedItems('boundary'), page)),
    groups: (access, projectId, page) =>
      read((s) => readProjectList(s, access, projectId, storedItems('location_group'), page)),
    features: (access, source, request) => read((s) => readFeatures(s, access, source, request)),
    countFeatures: (access, source) => read((s) => countFeatures(s, access, source)),
    icon: (access, id) => read((s) => readIcon(s, access, id)),
    servers: () => [],
    close: () => answer(() => file.close()),
  }
}

interface Reading {
  readonly connection: Connection
  readonly statements: Statements
  readonly findKey: ReturnType<typeof createKeyFinder>
  version(): string
}

function readFrom(connection: Connection, path: string): Reading {
  // Readers wait for no writer in WAL mode; a longer wait would block every other request.
  connection.pragma('busy_timeout = 250')
  const statements = createStatements(connection)
  const version = createVersion(statements, path)
  return { connection, statements, version, findKey: createKeyFinder(statements, version) }
}

/**
 * SQLite counts commits from the start of a connection only. The version is therefore made from the files, so
 * that it is the same after a restart and in every process.
 * Files can look alike after two commits, since file times have milliseconds and the log is overwritten; then
 * the count is added.
 */
function createVersion(statements: Statements, path: string): () => string {
  let lastCount: number | null = null
  let [stamp, version] = ['', '']
  return () => {
    const current = statements.commits()
    if (current === lastCount) return version
    const found = fingerprintFile(path)
    version = found === stamp ? `${found}.${current}` : found
    ;[lastCount, stamp] = [current, found]
    return version
  }
}

function answer<T>(work: () => T | Promise<T>): Promise<T> {
  return new Promise<T>((resolve) => resolve(work())).catch((error: unknown) => {
    throw isPassing(error) ? new StoreUnavailable('the database does not answer', { cause: error }) : error
  })
}

/** Errors caused by the machine, the disk or another program; any other is a bug. */
const TRANSIENT_ERRORS =
  /^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|PROTOCOL|NOTADB|CORRUPT|FULL|READONLY|NOMEM|INTERRUPT|PERM|AUTH|NOLFS)/

function isPassing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TRANSIENT_ERRORS.test(String(error.code))
}
