import { foldCase } from '../../common/fold-case.ts'
import type { LocationWriter, StoredLocation } from '../../store/write/locations.ts'
import { columnsOf, withPosition, type FoundPosition } from '../../store/holes/hole-position.ts'
import { writeSummaries } from './summaries.ts'
import { unnest, type Batch, type WriteSession } from './write-session.ts'

const POSITION = ['bigint', 'double precision', 'double precision']

/** Types of the columns from `id` to `tables`. */
const TEXTS = Array<string>(7).fill('text')

const PUT: Batch = {
  columns: 12,
  sql: `INSERT INTO location (company_id, project_seq, seq, id, loca_id, folded_loca_id, updated_at, body,
      style, tables, cell, latitude, longitude)
    SELECT $1, * FROM ${unnest(['bigint', 'bigint', ...TEXTS, ...POSITION])}
    ON CONFLICT (company_id, project_seq, seq) DO UPDATE SET id = excluded.id, loca_id = excluded.loca_id,
      folded_loca_id = excluded.folded_loca_id, updated_at = excluded.updated_at, body = excluded.body,
      style = excluded.style, tables = excluded.tables, cell = excluded.cell, latitude = excluded.latitude,
      longitude = excluded.longitude`,
}

const PUT_POSITION: Batch = {
  columns: 5,
  sql: `UPDATE location SET cell = put.cell, latitude = put.latitude, longitude = put.longitude
    FROM ${unnest(['bigint', 'bigint', ...POSITION])} AS put (project_seq, seq, cell, latitude, longitude)
    WHERE company_id = $1 AND location.project_seq = put.project_seq AND location.seq = put.seq`,
}

const PUT_TABLES: Batch = {
  columns: 3,
  sql: `UPDATE location SET tables = put.tables
    FROM ${unnest(['bigint', 'bigint', 'text'])} AS put (project_seq, seq, tables)
    WHERE company_id = $1 AND location.project_seq = put.project_seq AND location.seq = put.seq
      AND location.tables <> put.tables`,
}

export function createLocationWriter(session: WriteSession): LocationWriter {
  return {
    async find(projectSeq, seq) {
      const found = await session.one<Omit<StoredLocation, 'position'> & FoundPosition>(
        `SELECT seq, id, loca_id AS "locaId", body, style, tables, updated_at AS "updatedAt", cell,
           latitude, longitude
         FROM location WHERE company_id = $1 AND project_seq = $2 AND seq = $3`,
        projectSeq,
        seq,
      )
      return found && withPosition(found)
    },
    put(projectSeq, { seq, id, locaId, updatedAt, body, style, tables, position }) {
      const names = [id, locaId, foldCase(locaId)]
      const values = [updatedAt, body, style, tables, ...columnsOf(position)]
      return session.add(PUT, `${seq}`, [projectSeq, seq, ...names, ...values])
    },
    putPosition: (projectSeq, seq, position) =>
      session.add(PUT_POSITION, `${seq}`, [projectSeq, seq, ...columnsOf(position)]),
    async summarise(projectSeq) {
      await session.flush()
      const changed = await writeSummaries(session.connection, session.company(), projectSeq)
      if (changed > 0) session.wrote()
    },
    putTables: (projectSeq, seq, tables) => session.add(PUT_TABLES, `${seq}`, [projectSeq, seq, tables]),
    async remove(projectSeq, seq) {
      await session.run(
        'UPDATE data_row SET location_seq = NULL WHERE company_id = $1 AND location_seq = $2',
        seq,
      )
      await session.run(
        'DELETE FROM location WHERE company_id = $1 AND project_seq = $2 AND seq = $3',
        projectSeq,
        seq,
      )
    },
  }
}
