import type { PrintSearch } from '../../url-state/print-search.ts'

/** Ids of the holes whose logs are printed: the open one, or those that are chosen. */
export const printedHoles = ({ hole, of, pick }: PrintSearch): readonly string[] =>
  hole !== undefined && of !== 'chosen' ? [hole] : (pick ?? [])
