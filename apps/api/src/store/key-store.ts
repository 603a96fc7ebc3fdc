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
  /** ISO 8601 UTC; the key is refused from this moment on. Null: it has no end. */
  readonly expiresAt: string | null
  readonly revokedAt: string | null
  /** Whether links can be made of it; not of keys that were made before links. */
  readonly makesLinks: boolean
}

/** A key in a list. */
export interface ListedKey extends KeyDescription {
  /** Day in UTC, `2027-03-31`; null: never, or before days of use were kept. */
  readonly lastUsedOn: string | null
}

/** A key just created: its value is returned here only and never stored. */
export interface CreatedKey extends KeyDescription {
  readonly key: string
}

export interface KeyRequest {
  readonly company: string
  readonly name: string
  readonly scopes: readonly Scope[]
  /** References or ids; null: every project. */
  readonly projects: readonly string[] | null
  readonly rateLimit: number | null
  /** ISO 8601 UTC; null: no end. */
  readonly expiresAt: string | null
}

export interface Rotation {
  /** End of the next key, ISO 8601 UTC; null: it is valid for as long as the one before it was. */
  readonly expiresAt: string | null
  /** The key before it ends at this moment, or earlier if it ends by itself. ISO 8601 UTC. */
  readonly previousUntil: string
}

export interface RotatedKeys {
  readonly next: CreatedKey
  readonly previous: KeyDescription
}

/** Operations of the key commands. Only digests of keys are stored. */
export interface KeyStore {
  /** Throws UserError. */
  create(request: KeyRequest): Promise<CreatedKey>
  list(): Promise<readonly ListedKey[]>
  /** Name of the company imported last; null if there is none. */
  latestCompany(): Promise<string | null>
  /** By id or the beginning of one; revoking again is no error. Throws UserError. */
  revoke(id: string): Promise<KeyDescription>
  /**
   * Creates a key with the name, scopes, projects and limit of another, and gives that one an end. Throws
   * UserError.
   */
  rotate(id: string, rotation: Rotation): Promise<RotatedKeys>
  /** Ends the links of a key with these ids; null: all that were made until now. Throws UserError. */
  endLinks(id: string, links: readonly string[] | null): Promise<KeyDescription>
  close(): Promise<void>
}
