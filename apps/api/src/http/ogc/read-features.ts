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
  StoredFeature,
} from '../../store/feature-store.ts'
import type { FoundKey, ReadStore } from '../../store/read-store.ts'
import type { HoleUnits } from './hole-units.ts'

/** A feature and where it is in the list of its collection. */
export interface ListedFeature extends FeaturePosition {
  readonly feature: Feature
}

export interface FeatureReader {
  /** Features in the order of their creation, or of the sort that is asked for. */
  read(request: FeatureRequest): Promise<ListedFeature[]>
}

interface ReaderParts {
  readonly store: ReadStore
  readonly key: FoundKey
  readonly holeUnits: HoleUnits
  readonly projectId: string | null
}

/** Reads the features of a collection within the access scope of a key. */
export function createFeatureReader(parts: ReaderParts, collection: Collection): FeatureReader {
  const { store, key, projectId } = parts
  const source = sourceOf(collection, projectId)
  return {
    async read(request) {
      const stored = await store.features(key.access, source, request)
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
  { key, holeUnits }: ReaderParts,
  columns: Columns<'holes'>,
  stored: readonly StoredFeature[],
): Promise<Feature[]> {
  const projects = [...new Set(stored.map(({ projectId }) => projectId))]
  const units = new Map(
    await Promise.all(projects.map(async (id) => [id, await holeUnits(key, id)] as const)),
  )
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
  { store, key, projectId }: ReaderParts,
  stored: readonly StoredFeature[],
): Promise<Feature[]> {
  const features: Feature[] = []
  for (const { item } of stored) {
    const group = JSON.parse(item) as LocationGroup
    const source = { kind: 'holes', projectId } as const
    const members = await store.features(key.access, source, { ids: group.locationIds })
    features.push(
      groupFeature(
        group,
        members.map((member) => JSON.parse(member.item) as Location),
      ),
    )
  }
  return features
}
