import { findHoleIn, type FindHole } from './find-hole.ts'
import { createPublicCodes, type PublicCodeSettings } from './public-codes.ts'
import type { RowShape } from './row-shape.ts'

/** Facts needed to prepare the rows of a project, as plain data for a thread. */
export interface RowFacts {
  readonly projectId: string
  readonly locationsGroup: string
  readonly publicCodes: PublicCodeSettings
  readonly tables: readonly { readonly addressable: boolean; readonly shape: Omit<RowShape, 'publicCodes'> }[]
  readonly holes: readonly { readonly seq: number; readonly locaId: string }[]
  /** ISO 8601, of this import. */
  readonly moment: string
}

export interface RowTerms extends Omit<RowFacts, 'publicCodes' | 'tables' | 'holes'> {
  /** By group. */
  readonly tables: ReadonlyMap<string, { readonly addressable: boolean; readonly shape: RowShape }>
  readonly findHole: FindHole
}

/** The facts with their lookups. */
export function termsOf({ publicCodes: settings, tables, holes, ...facts }: RowFacts): RowTerms {
  const publicCodes = createPublicCodes(settings)
  return {
    ...facts,
    tables: new Map(
      tables.map(({ addressable, shape }) => [
        shape.group,
        { addressable, shape: { ...shape, publicCodes } },
      ]),
    ),
    findHole: findHoleIn(holes),
  }
}
