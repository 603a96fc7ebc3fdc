import { useMemo } from 'react'
import type { PrintSearch } from '../../url-state/print-search.ts'

/** Ids of the holes whose logs are printed: the open one, or those that are chosen. */
export function usePrintedHoles({ hole, of, pick }: PrintSearch): readonly string[] {
  return useMemo(() => (hole !== undefined && of !== 'chosen' ? [hole] : (pick ?? [])), [hole, of, pick])
}
