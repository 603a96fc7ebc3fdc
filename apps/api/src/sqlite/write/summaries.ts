import { createValuesPacker, type ValuesRow } from '../../store/filter/hole-values.ts'
import { changedCounts, countCells, type CellCount } from '../../store/holes/count-cells.ts'
import type { HolePosition } from '../../store/holes/hole-position.ts'
import type { Connection } from '../open.ts'

/** Writes counts, styles and values of a project, as its locations are now. What is equal stays. */
export function createSummaryWriter(connection: Connection): (projectSeq: number) => void {
  const positions = connection.prepare<[number], HolePosition>(
    'SELECT cell, latitude, longitude FROM location WHERE project_seq = ? AND cell IS NOT NULL ' +
      'ORDER BY cell, seq',
  )
  const counts = connection.prepare<[number], CellCount>(
    'SELECT level, cell, holes, longitude, latitude FROM hole_count WHERE project_seq = ?',
  )
  const remove = connection.prepare(
    `DELETE FROM hole_count WHERE company_id = (SELECT company_id FROM project WHERE seq = @projectSeq)
       AND level = @level AND cell = @cell AND project_seq = @projectSeq`,
  )
  const add = connection.prepare(
    `INSERT INTO hole_count (company_id, level, cell, project_seq, holes, longitude, latitude)
     SELECT company_id, @level, @cell, seq, @holes, @longitude, @latitude FROM project
       WHERE seq = @projectSeq`,
  )
  const removeStyles = connection.prepare<[number, number]>(
    `DELETE FROM hole_style WHERE project_seq = ?
       AND style NOT IN (SELECT style FROM location WHERE project_seq = ?)`,
  )
  const addStyles = connection.prepare<[number]>(
    `INSERT INTO hole_style (project_seq, style) SELECT DISTINCT project_seq, style FROM location
     WHERE project_seq = ? ON CONFLICT DO NOTHING`,
  )
  const writeValues = createValuesWriter(connection)
  return (projectSeq) => {
    const { removed, added } = changedCounts(counts.all(projectSeq), countCells(positions.all(projectSeq)))
    for (const { level, cell } of removed) remove.run({ projectSeq, level, cell })
    for (const count of added) add.run({ projectSeq, ...count })
    removeStyles.run(projectSeq, projectSeq)
    addStyles.run(projectSeq)
    writeValues(projectSeq)
  }
}

/** Writes what the holes of a project are filtered by. */
function createValuesWriter(connection: Connection): (projectSeq: number) => void {
  const rows = connection.prepare<[number], ValuesRow>(
    `SELECT seq, body, tables, cell, longitude, latitude FROM location WHERE project_seq = ? ORDER BY seq`,
  )
  const put = connection.prepare(
    `INSERT INTO hole_values (project_seq, holes, west, south, east, north, packed)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (project_seq) DO UPDATE SET holes = excluded.holes, west = excluded.west,
       south = excluded.south, east = excluded.east, north = excluded.north, packed = excluded.packed
     WHERE holes <> excluded.holes OR packed <> excluded.packed`,
  )
  return (projectSeq) => {
    const packer = createValuesPacker()
    for (const row of rows.iterate(projectSeq)) packer.add(row)
    const { holes, box, packed } = packer.finish()
    put.run(projectSeq, holes, ...(box ?? [null, null, null, null]), packed)
  }
}
