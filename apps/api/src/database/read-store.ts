import type { ReadStore } from '../store/read-store.ts'
import { StoreUnavailable } from '../store/store-unavailable.ts'
import { openCurrentFile } from './current-file.ts'
import type { Connection } from './open.ts'
import { createKeyFinder } from './read-key.ts'
import { readLocation, readLocations } from './read-locations.ts'
import { readDictionary, readProject, readProjectNames, readProjects } from './read-projects.ts'
import { readLocationRows, readProjectRows } from './read-rows.ts'
import { readIcon, readProjectItems } from './read-project-items.ts'
import { createStatements, type Statements } from './statements.ts'
import { stampFile } from './stamp-file.ts'

/** The store in an SQLite file, opened so that it cannot be written. Throws UserError. */
export function openReadStore(path: string): ReadStore {
  const file = openCurrentFile(path)
  let current = readFrom(file.connection(), path)
  const currentReading = (): Reading => {
    const connection = file.connection()
    if (connection !== current.connection) current = readFrom(connection, path)
    return current
  }
  const ask = <T>(question: (statements: Statements) => T): Promise<T> =>
    answer(() => question(currentReading().statements))
  return {
    version() {
      try {
        return currentReading().version()
      } catch {
        return null
      }
    },
    findKey: (hash) => answer(() => currentReading().findKey(hash)),
    projectNames: (access) => ask((s) => readProjectNames(s, access)),
    projects: (access, page) => ask((s) => readProjects(s, access, page)),
    project: (access, id) => ask((s) => readProject(s, access, id)),
    locations: (access, projectId, page) => ask((s) => readLocations(s, access, projectId, page)),
    location: (access, id) => ask((s) => readLocation(s, access, id)),
    projectRows: (access, projectId, code, page) =>
      ask((s) => readProjectRows(s, access, projectId, code, page)),
    locationRows: (access, id, code, page) => ask((s) => readLocationRows(s, access, id, code, page)),
    dictionary: (access, projectId) => ask((s) => readDictionary(s, access, projectId)),
    findings: (access, projectId, page) =>
      ask((s) => readProjectItems(s, 'finding', access, projectId, page)),
    boundaries: (access, projectId, page) =>
      ask((s) => readProjectItems(s, 'boundary', access, projectId, page)),
    groups: (access, projectId, page) =>
      ask((s) => readProjectItems(s, 'location_group', access, projectId, page)),
    icon: (access, id) => ask((s) => readIcon(s, access, id)),
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
  // Readers wait for no one in WAL mode; the little that remains must not stop every other request.
  connection.pragma('busy_timeout = 250')
  const statements = createStatements(connection)
  const version = createVersion(statements, path)
  return { connection, statements, version, findKey: createKeyFinder(statements, version) }
}

/**
 * Commits are counted from the start of this connection on. What the version is called is therefore taken from the
 * files, so that it outlives a restart and means the same to every process. Files may look alike after two commits, since
 * their clock ticks in milliseconds and the log is written over, or just before a commit and after it: then the count is added.
 */
function createVersion(statements: Statements, path: string): () => string {
  let seen: number | null = null
  let [stamp, version] = ['', '']
  return () => {
    const current = statements.commits()
    if (current === seen) return version
    const found = stampFile(path)
    version = found === stamp ? `${found}.${current}` : found
    ;[seen, stamp] = [current, found]
    return version
  }
}

function answer<T>(question: () => T): Promise<T> {
  return new Promise<T>((resolve) => resolve(question())).catch((error: unknown) => {
    throw isPassing(error) ? new StoreUnavailable('the database does not answer', { cause: error }) : error
  })
}

/** What the machine, the disk or another program did; what is left is our own fault. */
const PASSING =
  /^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|PROTOCOL|NOTADB|CORRUPT|FULL|READONLY|NOMEM|INTERRUPT|PERM|AUTH|NOLFS)/

function isPassing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && PASSING.test(String(error.code))
}
