/** The access scope of a key, required by every query. `projectIds` null: every project. */
export interface AccessScope {
  readonly companyId: string
  readonly projectIds: readonly string[] | null
}
