import type { PrintSearch } from '../../url-state/print-search.ts'

/** Ids of the holes whose logs are printed: the open hole, or the selected ones. */
export const printedHoles = ({ hole, of, pick }: PrintSearch): readonly string[] =>
  hole !== undefined && of !== 'chosen' ? [hole] : (pick ?? [])
