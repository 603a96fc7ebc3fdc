import type { AccessScope } from './access-scope.ts'

/** Where features come from. `projectId` null: every project of the access scope. */
export type FeatureSource =
  | { readonly kind: 'holes'; readonly projectId: string | null }
  | { readonly kind: 'boundaries' | 'groups'; readonly projectId: string }
  | { readonly kind: 'rows'; readonly projectId: string; readonly code: string }

/** Where a list of features continues: after this item, in the order of projects, then of creation. */
export interface FeaturePosition {
  readonly projectSeq: number
  readonly seq: number
}

export interface StoredFeature extends FeaturePosition {
  /** JSON of the item, as the API sends it. */
  readonly item: string
  /** JSON of the hole of a row; null: it has none in the project, or the item is no row. */
  readonly hole: string | null
  readonly projectId: string
  readonly projectReference: string
  readonly projectName: string
}

/** A part of a source, or the items with these ids. */
export type FeatureRequest =
  { readonly after: FeaturePosition | null; readonly limit: number } | { readonly ids: readonly string[] }

/** Queries for features. Nothing outside of the access scope is found. */
export interface FeatureStore {
  features(
    access: AccessScope,
    source: FeatureSource,
    request: FeatureRequest,
  ): Promise<readonly StoredFeature[]>
  countHoles(access: AccessScope, projectId: string | null): Promise<number>
}
