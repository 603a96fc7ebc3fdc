import { asynchronous } from './asynchronous.ts'
import type { LocationWriter, StoredLocation } from '../store/write/locations.ts'
import type { Connection } from './open.ts'

export function createLocationWriter(connection: Connection): LocationWriter {
  const find = connection.prepare<[number, number], StoredLocation>(
    `SELECT seq, id, loca_id AS locaId, body, style, tables, updated_at AS updatedAt FROM location
     WHERE project_seq = ? AND seq = ?`,
  )
  const put = connection.prepare(
    `INSERT INTO location (project_seq, seq, id, loca_id, updated_at, body, style, tables)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (project_seq, seq) DO UPDATE SET id = excluded.id, loca_id = excluded.loca_id, updated_at = excluded.updated_at,
       body = excluded.body, style = excluded.style, tables = excluded.tables`,
  )
  const putTables = connection.prepare<[string, number, number, string]>(
    'UPDATE location SET tables = ? WHERE project_seq = ? AND seq = ? AND tables <> ?',
  )
  const remove = connection.prepare<[number, number]>(
    'DELETE FROM location WHERE project_seq = ? AND seq = ?',
  )
  const unlink = connection.prepare<[number]>(
    'UPDATE data_row SET location_seq = NULL WHERE location_seq = ?',
  )
  return asynchronous<LocationWriter>({
    find: (projectSeq, seq) => find.get(projectSeq, seq),
    put(projectSeq, location) {
      const { seq, id, locaId, updatedAt, body, style, tables } = location
      put.run(projectSeq, seq, id, locaId, updatedAt, body, style, tables)
    },
    putTables: (projectSeq, seq, tables) => void putTables.run(tables, projectSeq, seq, tables),
    remove(projectSeq, seq) {
      unlink.run(seq)
      remove.run(projectSeq, seq)
    },
  })
}
