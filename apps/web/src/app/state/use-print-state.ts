import { useCallback } from 'react'
import { readPrintSearch, type PrintSearch } from '../../url-state/print-search.ts'
import { searchOf, useSearch, type SearchChange } from '../../url-state/use-search.ts'

const readSearch = searchOf(readPrintSearch)

/** State of a print in the address; changes add no history entries. */
export function usePrintState() {
  const { search, update } = useSearch(readSearch)
  const change = useCallback((values: SearchChange<PrintSearch>) => update(() => values, 'quiet'), [update])
  return { search, change }
}
