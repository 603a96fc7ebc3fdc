import { foldCase } from '../../common/fold-case.ts'
import type { LocationWriter, StoredLocation } from '../../store/write/locations.ts'
import { unnest, type Batch, type WriteSession } from './write-session.ts'

const PUT: Batch = {
  columns: 9,
  sql: `INSERT INTO location
      (company_id, project_seq, seq, id, loca_id, folded_loca_id, updated_at, body, style, tables)
    SELECT $1, * FROM ${unnest(['bigint', 'bigint', 'text', 'text', 'text', 'text', 'text', 'text', 'text'])}
    ON CONFLICT (company_id, project_seq, seq) DO UPDATE SET id = excluded.id, loca_id = excluded.loca_id,
      folded_loca_id = excluded.folded_loca_id, updated_at = excluded.updated_at, body = excluded.body,
      style = excluded.style, tables = excluded.tables`,
}

const PUT_TABLES: Batch = {
  columns: 3,
  sql: `UPDATE location SET tables = put.tables FROM ${unnest(['bigint', 'bigint', 'text'])} AS put (project_seq, seq, tables)
    WHERE company_id = $1 AND location.project_seq = put.project_seq AND location.seq = put.seq
      AND location.tables <> put.tables`,
}

export function createLocationWriter(session: WriteSession): LocationWriter {
  return {
    find: (projectSeq, seq) =>
      session.one<StoredLocation>(
        `SELECT seq, id, loca_id AS "locaId", body, style, tables, updated_at AS "updatedAt" FROM location
         WHERE company_id = $1 AND project_seq = $2 AND seq = $3`,
        projectSeq,
        seq,
      ),
    put(projectSeq, { seq, id, locaId, updatedAt, body, style, tables }) {
      const names = [id, locaId, foldCase(locaId)]
      return session.add(PUT, `${seq}`, [projectSeq, seq, ...names, updatedAt, body, style, tables])
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
