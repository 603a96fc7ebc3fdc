import type { Delivery, Dictionary, Project } from '@groundsheet/contract'
import { projectCollections, type Collection } from '@groundsheet/ogc-features'
import type { AccessScope } from '../store/access-scope.ts'
import type { SnapshotQueries } from '../store/export-store.ts'
import { dateUnits } from './date-units.ts'
import { createFeatureReader, type ListedFeature } from './read-features.ts'

/** A project and its features, all of one moment. */
export interface ProjectFeatures {
  readonly project: Project
  readonly collections: readonly Collection[]
  /** Part by part, in the order of creation. */
  features(collection: Collection): AsyncIterable<readonly ListedFeature[]>
  deliveries(): Promise<Delivery[]>
}

/** Null: there is no such project within the access scope. */
export async function openProjectFeatures(
  queries: SnapshotQueries,
  access: AccessScope,
  projectId: string,
): Promise<ProjectFeatures | null> {
  const json = await queries.project(access, projectId)
  const terms = await queries.dictionary(access, projectId)
  if (json === null || terms === null) return null
  const project = parse(json) as Project
  const dictionary = parse(terms) as Dictionary
  const filled = new Set(project.tables.map(({ code }) => code))
  const units = Promise.resolve(dateUnits(dictionary))
  const parts = { store: queries, access, unitsOf: () => units, projectId }
  return {
    project,
    collections: projectCollections(dictionary.tables.filter(({ table }) => filled.has(table))),
    features: (collection) => inParts(createFeatureReader(parts, collection)),
    deliveries: () => readDeliveries(queries, access, projectId),
  }
}

const FEATURES_PER_PAGE = 500

async function* inParts(
  reader: ReturnType<typeof createFeatureReader>,
): AsyncGenerator<readonly ListedFeature[]> {
  for (let after: ListedFeature | null = null; ;) {
    const part: readonly ListedFeature[] = await reader.read({ after, limit: FEATURES_PER_PAGE, sort: null })
    if (part.length > 0) yield part
    if (part.length < FEATURES_PER_PAGE) return
    after = part.at(-1) ?? null
  }
}

/** Those in force: of the others nothing is left. */
export async function readDeliveries(
  queries: SnapshotQueries,
  access: AccessScope,
  projectId: string,
): Promise<Delivery[]> {
  const deliveries: Delivery[] = []
  const inForce = () => deliveries.filter(({ replacedBy }) => !replacedBy)
  for (let after: number | null = null; ;) {
    const page = await queries.deliveries(access, projectId, {
      limit: FEATURES_PER_PAGE,
      after,
      sort: 'created',
      updatedSince: null,
    })
    if (page === null) return inForce()
    deliveries.push(...(parse(Buffer.concat([Buffer.from('['), page.items, Buffer.from(']')])) as Delivery[]))
    if (page.next === null) return inForce()
    after = page.next
  }
}

const parse = (json: Uint8Array): unknown => JSON.parse(Buffer.from(json).toString())
