/** What the pages read of the JSON answers, which they show. */
export interface PageLink {
  readonly rel: string
  readonly type?: string
  readonly title?: string
  readonly href: string
}

export interface PageFeature {
  readonly id: string
  readonly geometry: { readonly type: string; readonly coordinates: unknown } | null
  readonly properties: Readonly<Record<string, string | number | boolean | null>>
}

export interface PageCollection {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly crs: readonly string[]
  readonly storageCrs: string
  readonly extent: {
    readonly spatial?: { readonly bbox: readonly (readonly number[])[] }
    readonly temporal?: { readonly interval: readonly (readonly string[])[] }
  }
  readonly links: readonly PageLink[]
}

export interface PageProperty {
  readonly title?: string
  readonly type?: string
  readonly format?: string
}

export interface PageOperation {
  readonly summary: string
  /** By reference, or named in place. */
  readonly parameters: readonly ({ readonly $ref: string } | { readonly name: string })[]
}

/** Members are missing where an answer has none. */
export interface PageJson {
  readonly title?: string
  readonly description?: string
  readonly links?: readonly PageLink[]
  readonly conformsTo?: readonly string[]
  readonly collections?: readonly PageCollection[]
  readonly features?: readonly PageFeature[]
  readonly numberMatched?: number
  readonly numberReturned?: number
  readonly $schema?: string
  /** Of a feature, or of a schema. */
  readonly properties?: Readonly<Record<string, unknown>>
  readonly paths?: Readonly<Record<string, { readonly get: PageOperation }>>
  readonly components?: {
    readonly parameters: Readonly<Record<string, { readonly name: string; readonly description: string }>>
  }
}
