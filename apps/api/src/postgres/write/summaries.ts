import { createValuesPacker, type ValuesRow } from '../../store/filter/hole-values.ts'
import { changedCounts, countCells, type CellCount } from '../../store/holes/count-cells.ts'
import type { HolePosition } from '../../store/holes/hole-position.ts'
import type { Connection, Value } from '../connection.ts'

const COUNT_TYPES = ['integer', 'bigint', 'bigint', 'bigint', 'bigint']

const counted = (firstParameter: number, types: readonly string[]): string =>
  `unnest(${types.map((type, index) => `$${firstParameter + index}::${type}[]`).join(', ')})`

const REMOVE = `DELETE FROM hole_count USING ${counted(3, COUNT_TYPES.slice(0, 2))} AS gone (level, cell)
  WHERE company_id = $1 AND project_seq = $2 AND hole_count.level = gone.level
  AND hole_count.cell = gone.cell`

const ADD = `INSERT INTO hole_count (company_id, project_seq, level, cell, holes, longitude, latitude)
  SELECT $1, $2::bigint, * FROM ${counted(3, COUNT_TYPES)}`

const REMOVE_STYLES = `DELETE FROM hole_style WHERE company_id = $1 AND project_seq = $2
  AND NOT EXISTS (SELECT 1 FROM location WHERE location.company_id = $1 AND location.project_seq = $2
    AND md5(location.style) = hole_style.digest)`

const ADD_STYLES = `INSERT INTO hole_style (company_id, project_seq, digest, style)
  SELECT DISTINCT $1, $2::bigint, md5(style), style FROM location WHERE company_id = $1 AND project_seq = $2
  ON CONFLICT DO NOTHING`

/**
 * Writes counts, styles and values of a project, as its locations are now; what is equal stays.
 * Returns the number of rows that were changed.
 */
export async function writeSummaries(
  { many, run }: Pick<Connection, 'many' | 'run'>,
  company: string,
  projectSeq: number,
): Promise<number> {
  const positions = await many<HolePosition>(
    'SELECT cell, latitude, longitude FROM location WHERE company_id = $1 AND project_seq = $2 ' +
      'AND cell IS NOT NULL',
    [company, projectSeq],
  )
  const stored = await many<CellCount>(
    'SELECT level, cell, holes, longitude, latitude FROM hole_count WHERE company_id = $1 ' +
      'AND project_seq = $2',
    [company, projectSeq],
  )
  const { removed, added } = changedCounts(stored, countCells(positions))
  const change = (sql: string, ...values: Value[]) => run(sql, [company, projectSeq, ...values])
  const column = (counts: readonly CellCount[], name: keyof CellCount) => counts.map((count) => count[name])
  let changed = 0
  if (removed.length > 0) changed += await change(REMOVE, column(removed, 'level'), column(removed, 'cell'))
  if (added.length > 0) changed += await change(ADD, ...COLUMNS.map((name) => column(added, name)))
  changed += (await change(REMOVE_STYLES)) + (await change(ADD_STYLES))
  const packer = createValuesPacker()
  for (let after = -1; ;) {
    const rows = await many<ValuesRow>(VALUES_ROWS, [company, projectSeq, after])
    for (const row of rows) packer.add(row)
    if (rows.length < BATCH_LOCATIONS) break
    after = rows.at(-1)?.seq ?? after
  }
  const { holes, box, packed } = packer.finish()
  return changed + (await change(PUT_VALUES, holes, ...(box ?? [null, null, null, null]), packed))
}

/** Locations that are read at a time. */
const BATCH_LOCATIONS = 1000

const VALUES_ROWS = `SELECT seq, body, tables, cell, longitude, latitude FROM location
  WHERE company_id = $1 AND project_seq = $2 AND seq > $3::bigint ORDER BY seq LIMIT ${BATCH_LOCATIONS}`

const PUT_VALUES = `INSERT INTO hole_values (company_id, project_seq, holes, west, south, east, north, packed)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (company_id, project_seq) DO UPDATE SET holes = excluded.holes, west = excluded.west,
    south = excluded.south, east = excluded.east, north = excluded.north, packed = excluded.packed
  WHERE hole_values.holes <> excluded.holes OR hole_values.packed <> excluded.packed`

const COLUMNS = ['level', 'cell', 'holes', 'longitude', 'latitude'] as const
