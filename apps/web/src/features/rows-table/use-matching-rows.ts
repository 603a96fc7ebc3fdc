import type { TableRow } from '@groundsheet/contract'
import { useDeferredValue, useMemo } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import { createRowMatcher, parseRowFilter } from './row-filter.ts'

/** The rows a filter leaves: the same array until rows or filter change. Typing never waits for it. */
export function useMatchingRows(
  rows: readonly TableRow[],
  filter: string,
  glossary: Glossary,
): readonly TableRow[] {
  const text = useDeferredValue(filter)
  const matches = useMemo(() => createRowMatcher(glossary), [glossary])
  return useMemo(() => {
    if (text === '') return rows
    const asked = parseRowFilter(text)
    return rows.filter((row) => matches(asked, row))
  }, [rows, text, matches])
}
