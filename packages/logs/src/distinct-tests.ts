import type { TableRow } from '@groundsheet/contract'
import { findRepeatedTests, type TestsAtDepth } from '@groundsheet/readings'
import type { Finding, Tables } from './log.ts'

/** Depths that a finding names. */
const MAX_NAMED_DEPTHS = 5
/** Blows of one test are rows at one depth. */
const MANY_ROWS_AT_A_DEPTH: readonly string[] = ['DCPT']

export interface DistinctTests {
  /** Without the rows that repeat another one. */
  readonly tables: Tables
  readonly repeats: readonly TableRow[]
  /**
   * One for each table with tests that are stated twice, and one for each with several tests at one depth.
   */
  readonly findings: readonly Finding[]
}

/** Tests that are stated twice, as one test; rows that differ in any value stay, and are listed. */
export function distinctTests(tables: Tables): DistinctTests {
  const found = Object.entries(tables).map(([table, rows]) => ({ table, at: findRepeatedTests(table, rows) }))
  const repeats = found.flatMap(({ at }) => at.flatMap((tests) => tests.repeats))
  const left = new Set(repeats)
  return {
    tables:
      left.size === 0
        ? tables
        : Object.fromEntries(
            Object.entries(tables).map(([table, rows]) => [table, rows.filter((row) => !left.has(row))]),
          ),
    repeats,
    findings: found.flatMap(({ table, at }) => [
      ...describe(
        'stated-twice',
        table,
        at.filter((tests) => tests.repeats.length > 0),
      ),
      ...(MANY_ROWS_AT_A_DEPTH.includes(table)
        ? []
        : describe(
            'several-tests',
            table,
            at.filter(({ distinct }) => distinct.length > 1),
          )),
    ]),
  }
}

function describe(
  kind: 'stated-twice' | 'several-tests',
  table: string,
  unsorted: readonly TestsAtDepth<TableRow>[],
): Finding[] {
  const at = unsorted.toSorted((a, b) => a.depth - b.depth)
  const [first, last] = [at[0], at.at(-1)]
  if (!first || !last) return []
  const depths = at.map(({ depth, distinct, repeats }) => ({
    depth,
    rows: kind === 'stated-twice' ? repeats.length + distinct.length : distinct.length,
  }))
  return [
    {
      kind,
      table,
      top: first.depth,
      base: last.depth,
      row: (kind === 'stated-twice' ? first.repeats : first.distinct)[0] ?? null,
      count: at.length,
      depths: depths.slice(0, MAX_NAMED_DEPTHS),
    },
  ]
}
