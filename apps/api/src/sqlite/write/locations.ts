import { asynchronous } from '../asynchronous.ts'
import { columnsOf, withPosition, type FoundPosition } from '../../store/holes/hole-position.ts'
import type { LocationWriter, StoredLocation } from '../../store/write/locations.ts'
import { rowChecksum } from '../checksum.ts'
import type { Connection } from '../open.ts'
import { createSummaryWriter } from './summaries.ts'

export function createLocationWriter(connection: Connection): LocationWriter {
  const find = connection.prepare<[number, number], Omit<StoredLocation, 'position'> & FoundPosition>(
    `SELECT seq, id, loca_id AS locaId, body, style, tables, updated_at AS updatedAt, cell, latitude,
       longitude
     FROM location WHERE project_seq = ? AND seq = ?`,
  )
  const put = connection.prepare(
    `INSERT INTO location (project_seq, seq, id, loca_id, updated_at, body, style, tables,
       cell, latitude, longitude, company_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT company_id FROM project WHERE seq = ?))
     ON CONFLICT (project_seq, seq) DO UPDATE
     SET id = excluded.id, loca_id = excluded.loca_id, updated_at = excluded.updated_at,
       body = excluded.body, style = excluded.style, tables = excluded.tables,
       company_id = excluded.company_id, cell = excluded.cell, latitude = excluded.latitude,
       longitude = excluded.longitude`,
  )
  const putPosition = connection.prepare(
    `UPDATE location SET company_id = (SELECT company_id FROM project WHERE seq = project_seq),
       cell = ?, latitude = ?, longitude = ? WHERE project_seq = ? AND seq = ?`,
  )
  const putTables = connection.prepare<[string, number, number, string]>(
    'UPDATE location SET tables = ? WHERE project_seq = ? AND seq = ? AND tables <> ?',
  )
  const remove = connection.prepare<[number, number]>(
    'DELETE FROM location WHERE project_seq = ? AND seq = ?',
  )
  const unlink = connection.prepare<[number]>(
    `UPDATE data_row SET location_seq = NULL, checksum = ${rowChecksum({ location_seq: 'NULL' })}
     WHERE location_seq = ?`,
  )
  const summarise = createSummaryWriter(connection)
  return asynchronous<LocationWriter>({
    find(projectSeq, seq) {
      const found = find.get(projectSeq, seq)
      return found && withPosition(found)
    },
    put(projectSeq, location) {
      const { seq, id, locaId, updatedAt, body, style, tables } = location
      const texts = [id, locaId, updatedAt, body, style, tables]
      put.run(projectSeq, seq, ...texts, ...columnsOf(location.position), projectSeq)
    },
    putPosition: (projectSeq, seq, position) => void putPosition.run(...columnsOf(position), projectSeq, seq),
    summarise: (projectSeq) => summarise(projectSeq),
    putTables: (projectSeq, seq, tables) => void putTables.run(tables, projectSeq, seq, tables),
    remove(projectSeq, seq) {
      unlink.run(seq)
      remove.run(projectSeq, seq)
    },
  })
}
