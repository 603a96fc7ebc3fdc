import { readNumber } from '../measure/read-number.ts'

interface ConeRow {
  readonly table: string
  readonly locationId: string
  readonly data: Readonly<Record<string, string>>
}

const TESTS = ['SCPG_TESN', 'STCN_REF'] as const

/**
 * Rows of SCPT or STCN in which a sleeve friction of 0 was not recorded, for each test that has any. These
 * are its last rows, beside a positive cone resistance. The sleeve is above the tip, so it never reaches
 * their depths. BS EN ISO 22476-1.
 */
export function unrecordedFriction<Row extends ConeRow>(rows: readonly Row[]): (readonly Row[])[] {
  const tests = Map.groupBy(rows, ({ table, locationId, data }) =>
    [table, locationId, ...TESTS.map((heading) => data[heading] ?? '')].join('\n'),
  )
  return [...tests.values()].map(lastWithoutFriction).filter(({ length }) => length > 0)
}

function lastWithoutFriction<Row extends ConeRow>(rows: readonly Row[]): readonly Row[] {
  const upwards = rows
    .map((row) => ({ row, depth: valueOf(row, 'DPTH') }))
    .toSorted((a, b) => (b.depth ?? -Infinity) - (a.depth ?? -Infinity))
  const firstRead = upwards.findIndex(
    ({ row }) => valueOf(row, 'FRES') !== 0 || (valueOf(row, 'RES') ?? 0) <= 0,
  )
  return (firstRead < 0 ? upwards : upwards.slice(0, firstRead)).map(({ row }) => row)
}

/** The sign of a value does not depend on its unit. */
const valueOf = ({ table, data }: ConeRow, end: string): number | null =>
  readNumber(data[`${table}_${end}`]?.trim() ?? '')
