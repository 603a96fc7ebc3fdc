import type { AccessScope } from './access-scope.ts'

/** Where features come from. `projectId` null: every project of the access scope. */
export type FeatureSource =
  | { readonly kind: 'holes'; readonly projectId: string | null }
  | { readonly kind: 'boundaries' | 'groups'; readonly projectId: string }
  | { readonly kind: 'rows'; readonly projectId: string; readonly code: string }

/** An order that an index gives: by the name of a hole, or by the last change of an item. */
export interface FeatureSort {
  readonly by: 'name' | 'updated'
  readonly descending: boolean
}

/**
 * Where a list of features continues: after this item, in the order of projects, then of creation, or in that
 * of a sort. `sortValue`: null without a sort.
 */
export interface FeaturePosition {
  readonly projectSeq: number
  readonly seq: number
  readonly sortValue: string | null
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

/** Part of a list. `sort`: of the holes or rows of one project; null: in the order of creation. */
export interface FeaturePart {
  readonly after: FeaturePosition | null
  readonly limit: number
  readonly sort: FeatureSort | null
}

/** A part of a source, or the items with these ids. */
export type FeatureRequest = FeaturePart | { readonly ids: readonly string[] }

/** What is counted without reading it. */
export type CountedSource = Exclude<FeatureSource, { readonly kind: 'rows' }>

/** Queries for features. Nothing outside of the access scope is found. */
export interface FeatureStore {
  features(
    access: AccessScope,
    source: FeatureSource,
    request: FeatureRequest,
  ): Promise<readonly StoredFeature[]>
  countFeatures(access: AccessScope, source: CountedSource): Promise<number>
}
