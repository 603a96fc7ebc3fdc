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
  /** Null: every project of the company, including future ones. */
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

/** Operations of the key commands. Only digests of keys are stored. */
export interface KeyStore {
  /** `key` is returned here only and never stored. Throws UserError. */
  create(request: KeyRequest): Promise<KeyDescription & { readonly key: string }>
  list(): Promise<readonly KeyDescription[]>
  /** Name of the company imported last; null if there is none. */
  latestCompany(): Promise<string | null>
  /** By id or the beginning of one; revoking again is no error. Throws UserError. */
  revoke(id: string): Promise<KeyDescription>
  close(): Promise<void>
}
