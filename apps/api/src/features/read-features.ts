import type { Boundary, Location, LocationGroup, TableRow } from '@groundsheet/contract'
import {
  boundaryFeature,
  groupFeature,
  holeFeature,
  rowFeature,
  type Collection,
  type Feature,
} from '@groundsheet/ogc-features'
import type {
  FeaturePosition,
  FeatureRequest,
  FeatureSource,
  FeatureStore,
  StoredFeature,
} from '../store/feature-store.ts'
import type { AccessScope } from '../store/access-scope.ts'
import type { UnitOf } from './date-units.ts'

/** A feature and where it is in the list of its collection. */
export interface ListedFeature extends FeaturePosition {
  readonly feature: Feature
}

export interface FeatureReader {
  /** Features in the order of their creation, or of the sort that is requested. */
  read(request: FeatureRequest): Promise<ListedFeature[]>
}

interface ReaderParts {
  readonly store: Pick<FeatureStore, 'features'>
  readonly access: AccessScope
  /** Units of the dates of holes, by the id of their project. */
  readonly unitsOf: (projectId: string) => Promise<UnitOf>
  readonly projectId: string | null
}

/** Reads the features of a collection within an access scope. */
export function createFeatureReader(parts: ReaderParts, collection: Collection): FeatureReader {
  const { store, access, projectId } = parts
  const source = sourceOf(collection, projectId)
  return {
    async read(request) {
      const stored = await store.features(access, source, request)
      const features = await toFeatures(parts, collection, stored)
      return stored.flatMap(({ projectSeq, seq, sortValue }, index) => {
        const feature = features[index]
        return feature ? [{ feature, projectSeq, seq, sortValue }] : []
      })
    },
  }
}

function sourceOf(collection: Collection, projectId: string | null): FeatureSource {
  if (collection.kind === 'holes') return { kind: 'holes', projectId }
  if (projectId === null) throw new Error(`${collection.id} belongs to a project`)
  if (collection.kind === 'rows') return { kind: 'rows', projectId, code: collection.code }
  return { kind: collection.kind, projectId }
}

async function toFeatures(
  parts: ReaderParts,
  collection: Collection,
  stored: readonly StoredFeature[],
): Promise<Feature[]> {
  switch (collection.kind) {
    case 'holes':
      return holeFeatures(parts, collection.columns, stored)
    case 'rows':
      return rowFeatures(collection.columns, stored)
    case 'boundaries':
      return stored.map(({ item }) => boundaryFeature(JSON.parse(item) as Boundary))
    case 'groups':
      return groupFeatures(parts, stored)
  }
}

type Columns<Kind extends Collection['kind']> = Extract<
  Collection,
  { kind: Kind; columns: unknown }
>['columns']

async function holeFeatures(
  { unitsOf }: ReaderParts,
  columns: Columns<'holes'>,
  stored: readonly StoredFeature[],
): Promise<Feature[]> {
  const projects = [...new Set(stored.map(({ projectId }) => projectId))]
  const units = new Map(await Promise.all(projects.map(async (id) => [id, await unitsOf(id)] as const)))
  return stored.map(({ item, projectId, projectReference, projectName }) =>
    holeFeature(columns, {
      location: JSON.parse(item) as Location,
      project: { id: projectId, reference: projectReference, name: projectName },
      unitOf: units.get(projectId) ?? (() => ''),
    }),
  )
}

/** The rows of a hole often follow each other, so each hole is parsed once for its run of rows. */
function rowFeatures(columns: Columns<'rows'>, stored: readonly StoredFeature[]): Feature[] {
  let lastText: string | null = null
  let lastHole: Location | null = null
  return stored.map(({ item, hole }) => {
    if (hole !== lastText) {
      lastHole = hole === null ? null : (JSON.parse(hole) as Location)
      lastText = hole
    }
    return rowFeature(columns, { row: JSON.parse(item) as TableRow, hole: lastHole })
  })
}

async function groupFeatures(
  { store, access, projectId }: ReaderParts,
  stored: readonly StoredFeature[],
): Promise<Feature[]> {
  const features: Feature[] = []
  for (const { item } of stored) {
    const group = JSON.parse(item) as LocationGroup
    const source = { kind: 'holes', projectId } as const
    const members = await store.features(access, source, { ids: group.locationIds })
    features.push(
      groupFeature(
        group,
        members.map((member) => JSON.parse(member.item) as Location),
      ),
    )
  }
  return features
}
