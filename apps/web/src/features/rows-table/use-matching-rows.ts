import type { TableRow } from '@groundsheet/contract'
import { useDeferredValue, useMemo } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import { createRowMatcher, parseRowFilter } from './row-filter.ts'

/** Rows that match a filter; the same array until rows or filter change. Does not block typing. */
export function useMatchingRows(
  rows: readonly TableRow[],
  filter: string,
  glossary: Glossary,
): readonly TableRow[] {
  const text = useDeferredValue(filter)
  const matches = useMemo(() => createRowMatcher(glossary), [glossary])
  return useMemo(() => {
    if (text === '') return rows
    const rowFilter = parseRowFilter(text)
    return rows.filter((row) => matches(rowFilter, row))
  }, [rows, text, matches])
}
