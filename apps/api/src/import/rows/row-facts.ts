import { findHoleIn, type FindHole } from './find-hole.ts'
import { createExposure, type ExposureSettings } from './exposure.ts'
import type { RowShape } from './row-shape.ts'

/** Facts needed to prepare the rows of a project, as plain data for a thread. */
export interface RowFacts {
  readonly projectId: string
  readonly locationsGroup: string
  readonly exposure: ExposureSettings
  readonly tables: readonly { readonly addressable: boolean; readonly shape: Omit<RowShape, 'exposure'> }[]
  readonly holes: readonly { readonly seq: number; readonly locaId: string }[]
  /** ISO 8601, of this import. */
  readonly moment: string
}

export interface RowTerms extends Omit<RowFacts, 'exposure' | 'tables' | 'holes'> {
  /** By group. */
  readonly tables: ReadonlyMap<string, { readonly addressable: boolean; readonly shape: RowShape }>
  readonly findHole: FindHole
}

/** The facts with their lookups. */
export function termsOf({ exposure: settings, tables, holes, ...facts }: RowFacts): RowTerms {
  const exposure = createExposure(settings)
  return {
    ...facts,
    tables: new Map(
      tables.map(({ addressable, shape }) => [shape.group, { addressable, shape: { ...shape, exposure } }]),
    ),
    findHole: findHoleIn(holes),
  }
}
