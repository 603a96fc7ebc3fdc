import { createContext, use, useMemo } from 'react'
import type { Hole } from './hole.ts'

/** Datum of the levels of holes that state none: of the grid of their project. Null: not known. */
export const DefaultDatumContext = createContext<string | null>(null)

/** Datum of a level, with that of the project where the hole states none. */
export function useDatum(): (stated: string | null | undefined) => string | null {
  const usual = use(DefaultDatumContext)
  return (stated) => stated ?? usual
}

/** The same holes, those that state no datum with that of the project. */
export function useHolesWithDatum(holes: readonly Hole[]): readonly Hole[] {
  const usual = use(DefaultDatumContext)
  return useMemo(
    () =>
      usual === null
        ? holes
        : holes.map((hole) => (hole.datum === undefined ? { ...hole, datum: usual } : hole)),
    [holes, usual],
  )
}
