import { isPossibleDepth, readNumber } from '@groundsheet/readings'
import { findingWords } from './finding-words.ts'
import type { Finding, Tables } from './log.ts'
import { readValue, rowsOf } from './read-depth.ts'

/** Depths of casing, seals and water beside a row, which is drawn or printed without them. */
export const OPTIONAL_DEPTHS: Readonly<Record<string, readonly string[]>> = {
  WSTG: ['WSTG_CAS', 'WSTG_SEAL'],
  WSTK: ['WSTK_CAS', 'WSTK_SEAL'],
  PTIM: ['PTIM_CAS', 'PTIM_WAT'],
  ISPT: ['ISPT_CAS', 'ISPT_WAT'],
}

/** One finding for each heading whose depths cannot be, such as the `99999.9990` that programs write. */
export const findPlaceholderDepths = (tables: Tables): Finding[] =>
  Object.entries(OPTIONAL_DEPTHS).flatMap(([table, headings]) =>
    headings.flatMap((heading) => findIn(tables, table, heading)),
  )

function findIn(tables: Tables, table: string, heading: string): Finding[] {
  const rows = rowsOf(tables, [table]).filter((row) => {
    const depth = readNumber(readValue(row, [heading]))
    return depth !== null && !isPossibleDepth(depth)
  })
  const [row] = rows
  if (row === undefined) return []
  const text = findingWords.placeholderDepth(heading, readValue(row, [heading]), rows.length)
  return [{ kind: 'impossible', table, top: null, base: null, row, text }]
}
