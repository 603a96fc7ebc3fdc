import { ownValue } from '../own-property.ts'
import { readTestDepth, readTestValue } from './test-content.ts'
import { TEST_DEPTHS, TEST_NUMBERS } from './test-tables.ts'

type Values = Readonly<Record<string, string | undefined>>

interface Row {
  readonly locationId: string
  readonly data: Values
}

/** Rows of one table at one depth of one hole, two or more. */
export interface TestsAtDepth<Test extends Row> {
  /** Metres below ground level. */
  readonly depth: number
  /** The first row of each test; rows that state the same as one of them are left out. */
  readonly distinct: readonly Test[]
  /** Rows that state in every heading what an earlier one states. */
  readonly repeats: readonly Test[]
}

/**
 * Rows of a table of tests that share hole, depth, number of test and stage. A test that is stated twice is
 * one test; rows that differ in any value are two. Source: AGS 4.1.1, rule 10a: key values identify a row.
 */
export function findRepeatedTests<Test extends Row>(
  table: string,
  rows: readonly Test[],
): TestsAtDepth<Test>[] {
  const heading = ownValue(TEST_DEPTHS, table)
  if (heading === undefined) return []
  const groups = Map.groupBy(rows, (row) => placeOf(row, heading))
  groups.delete('')
  return [...groups.values()].flatMap((tests): TestsAtDepth<Test>[] => {
    if (tests.length === 1) return []
    const byContent = Map.groupBy(tests, ({ data }) => contentOf(data))
    const firsts = [...byContent.values()].flatMap(([first]) => first ?? [])
    const kept = new Set(firsts)
    const depth = readTestDepth(tests[0]?.data[heading]) ?? NaN
    return [{ depth, distinct: firsts, repeats: tests.filter((test) => !kept.has(test)) }]
  })
}

/** Hole, depth, and numbers of the test and its stage; empty for a row without a depth. */
function placeOf({ locationId, data }: Row, heading: string): string {
  const depth = readTestDepth(data[heading])
  if (depth === null) return ''
  const numbers = TEST_NUMBERS.map((name) => data[name]?.trim() ?? '')
  return [locationId, depth, ...numbers].join('\n')
}

/** Equal for rows whose values are equal; numbers are compared by value, and a blank is no value. */
const contentOf = (data: Values): string =>
  JSON.stringify(
    Object.entries(data)
      .map(([heading, value = '']): [string, string] => [heading, readTestValue(value)])
      .filter(([, value]) => value !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
