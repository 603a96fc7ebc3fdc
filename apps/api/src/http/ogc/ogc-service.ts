import type { Dictionary } from '@groundsheet/contract'
import type { Collection } from '@groundsheet/ogc-features'
import { LRUCache } from 'lru-cache'
import { dateUnits, type UnitOf } from '../../features/date-units.ts'
import type { ReadStore, FoundKey } from '../../store/read-store.ts'
import type { Caller } from '../request-caller.ts'
import type { Callers } from '../callers.ts'
import type { FairQueue } from '../fair-queue.ts'
import type { PageCache } from '../page-cache.ts'
import type { RateLimiter } from '../rate-limiter.ts'
import { readDataset, type Dataset } from './dataset.ts'
import { measureExtent, type Extent } from './measure-extent.ts'
import { createSharedReads } from './shared-reads.ts'
import { createFeatureReader, type FeatureReader } from '../../features/read-features.ts'

/** Units of the dates of holes, by project. */
type HoleUnits = (key: FoundKey, projectId: string) => Promise<UnitOf>

const MAX_PROJECTS_WITH_UNITS = 5000

export interface OgcParts {
  readonly store: ReadStore
  readonly limiter: RateLimiter
  readonly cache: PageCache
  readonly callers: Callers
  readonly reads: FairQueue
  /** What absolute links begin with; null: the host of the request. */
  readonly publicUrl: string | null
  /** Whether a key may be in the query. */
  readonly queryKeys: boolean
}

/** What the answers are made of, each found once for a version of the data and what a caller may see. */
export interface OgcService extends OgcParts {
  dataset(caller: Caller, projectId: string | null): Promise<Dataset | null>
  /** `isAbandoned`: nobody waits for what is read; then reading throws ClientDisconnected. */
  reader(caller: Caller, dataset: Dataset, collection: Collection, isAbandoned: () => boolean): FeatureReader
  extent(
    caller: Caller,
    dataset: Dataset,
    collection: Collection,
    isAbandoned: () => boolean,
  ): Promise<Extent>
  /** The number of features of a whole collection. */
  total(caller: Caller, dataset: Dataset, collection: Collection): Promise<number>
  /** Numbers of matches, by caller and query. */
  readonly matches: LRUCache<string, number>
}

const MAX_DATASETS = 100
const MAX_COUNTS = 10_000

export function createOgcService(parts: OgcParts): OgcService {
  const { store, reads } = parts
  const holeUnits: HoleUnits = createHoleUnits(store)
  const datasets = new LRUCache<string, Dataset>({ max: MAX_DATASETS })
  const extents = createSharedReads<Extent>(MAX_COUNTS)
  const service: OgcService = {
    ...parts,
    matches: new LRUCache({ max: MAX_COUNTS }),
    async dataset(caller, projectId) {
      const name = nameOf(caller, projectId)
      const dataset = datasets.get(name) ?? (await readDataset(store, caller.key, projectId))
      if (dataset) datasets.set(name, dataset)
      return dataset
    },
    reader({ key }, { projectId }, collection, isAbandoned) {
      const reader = createFeatureReader(
        { store, access: key.access, unitsOf: (id) => holeUnits(key, id), projectId },
        collection,
      )
      return { read: (request) => reads.run(key.id, () => reader.read(request), isAbandoned) }
    },
    async extent(caller, dataset, collection, isAbandoned) {
      // Rows are where their holes are.
      const measured = collection.kind === 'rows' ? findHoles(dataset) : collection
      const name = nameOf(caller, dataset.projectId, measured.id)
      const extent = await extents.get(name, isAbandoned, (areAllGone) =>
        measureExtent(service.reader(caller, dataset, measured, areAllGone), measured),
      )
      return collection.kind === 'rows' ? { ...extent, time: null } : extent
    },
    total: (caller, dataset, collection) => countFeatures(store, caller.key, dataset, collection),
  }
  return service
}

const nameOf = ({ key, permissionKey }: Caller, ...parts: readonly (string | null)[]): string =>
  JSON.stringify([key.version, permissionKey, ...parts])

/** Who reads rows reads holes. */
function findHoles({ collections }: Dataset): Collection {
  const holes = collections.find(({ kind }) => kind === 'holes')
  if (!holes) throw new Error('rows are read without their holes')
  return holes
}

/** The number of features of a whole collection, of which none is read. */
async function countFeatures(
  store: ReadStore,
  key: FoundKey,
  { projectId, rows }: Dataset,
  collection: Collection,
): Promise<number> {
  if (collection.kind === 'rows') return rows.get(collection.code) ?? 0
  if (collection.kind === 'holes') return store.countFeatures(key.access, { kind: 'holes', projectId })
  if (projectId === null) throw new Error(`${collection.id} belongs to a project`)
  return store.countFeatures(key.access, { kind: collection.kind, projectId })
}

function createHoleUnits(store: ReadStore): HoleUnits {
  const known = new LRUCache<string, UnitOf>({ max: MAX_PROJECTS_WITH_UNITS })
  return async (key, projectId) => {
    const name = [key.version, key.access.companyId, projectId].join(' ')
    const units = known.get(name) ?? (await readUnits(store, key, projectId))
    known.set(name, units)
    return units
  }
}

async function readUnits(store: ReadStore, { access }: FoundKey, projectId: string): Promise<UnitOf> {
  const json = await store.dictionary(access, projectId)
  return dateUnits(
    json === null ? { tables: [], codes: {} } : (JSON.parse(Buffer.from(json).toString()) as Dictionary),
  )
}
