import type { Scope } from '@groundsheet/contract'

export interface KeyProject {
  readonly id: string
  readonly projectId: string
  readonly name: string
}

export interface KeyDescription {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly company: string
  readonly scopes: readonly string[]
  /** Null: every project of the company, those of the future too. */
  readonly projects: readonly KeyProject[] | null
  readonly rateLimit: number | null
  readonly createdAt: string
  readonly revokedAt: string | null
}

export interface KeyRequest {
  readonly company: string
  readonly name: string
  readonly scopes: readonly Scope[]
  /** References or ids; null: every project. */
  readonly projects: readonly string[] | null
  readonly rateLimit: number | null
}

/** What the key commands write. Only digests of keys are kept. */
export interface KeyStore {
  /** `key` is the only copy there will ever be. Throws UserError. */
  create(request: KeyRequest): KeyDescription & { readonly key: string }
  list(): KeyDescription[]
  /** Name of the company whose data came in last; null where there is none. */
  latestCompany(): string | null
  /** By id or the beginning of one; again is no fault. Throws UserError. */
  revoke(id: string): KeyDescription
  close(): void
}
