import type { ReadStore } from '../../store/read-store.ts'
import { readAddress } from '../address.ts'
import { deletions, locations, metadata, storedItems } from './lists.ts'
import { createReadPool } from './pool.ts'
import { createKeyFinder } from './read-key.ts'
import {
  readDictionary,
  readProject,
  readProjectList,
  readProjectNames,
  readProjects,
} from './read-projects.ts'
import { readIcon, readLocation, readLocationRows, readMetadataRows, readProjectRows } from './read-rows.ts'
import { watchVersion } from './version-watch.ts'

/** A store for serving from PostgreSQL. Connects when it is asked. Throws UserError. */
export function openReadStore(address: string): ReadStore {
  const read = readAddress(address)
  const pool = createReadPool(read)
  const watch = watchVersion(read)
  const findKey = createKeyFinder(pool, () => watch.version())
  return {
    version: () => watch.version(),
    findKey,
    projectNames: (access) => readProjectNames(pool, access),
    projects: (access, page) => readProjects(pool, access, page),
    project: (access, id) => readProject(pool, access, id),
    locations: (access, projectId, page) => readProjectList(pool, access, projectId, locations(page), page),
    location: (access, id) => readLocation(pool, access, id),
    projectRows: (access, projectId, code, page) => readProjectRows(pool, access, projectId, code, page),
    locationRows: (access, id, code, page) => readLocationRows(pool, access, id, code, page),
    dictionary: (access, projectId) => readDictionary(pool, access, projectId),
    findings: (access, id, page) => readProjectList(pool, access, id, storedItems('finding'), page),
    deliveries: (access, id, page) => readProjectList(pool, access, id, storedItems('delivery'), page),
    metadata: (access, id, page) => readProjectList(pool, access, id, metadata, page),
    metadataRows: (access, id, group, page) => readMetadataRows(pool, access, id, group, page),
    deletions: (access, id, page) => readProjectList(pool, access, id, deletions, page),
    boundaries: (access, id, page) => readProjectList(pool, access, id, storedItems('boundary'), page),
    groups: (access, id, page) => readProjectList(pool, access, id, storedItems('location_group'), page),
    icon: (access, id) => readIcon(pool, access, id),
    async close() {
      await Promise.all([pool.close(), watch.close()])
    },
  }
}
