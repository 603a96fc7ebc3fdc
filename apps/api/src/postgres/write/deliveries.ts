import type { DeliveryWriter, HeadingPage, RowPage, StoredDelivery } from '../../store/write/deliveries.ts'
import type { WriteSession } from './write-session.ts'

export function createDeliveryWriter(session: WriteSession): DeliveryWriter {
  const gaps = createHeadingPages(session, 'delivery_gaps')
  const erased = createHeadingPages(session, 'delivery_erased')
  const removeRows = (seq: number) =>
    session.run('DELETE FROM delivery_rows WHERE company_id = $1 AND delivery_seq = $2', seq)
  return {
    all: (projectSeq) =>
      session.many<StoredDelivery>(
        `SELECT seq, id, updated_at AS "updatedAt", body, facts FROM delivery
         WHERE company_id = $1 AND project_seq = $2 ORDER BY seq`,
        projectSeq,
      ),
    put: (projectSeq, { seq, id, updatedAt, body, facts }) =>
      session.run(
        `INSERT INTO delivery (company_id, project_seq, seq, id, updated_at, body, facts)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (company_id, project_seq, seq) DO UPDATE SET updated_at = excluded.updated_at,
           body = excluded.body, facts = excluded.facts`,
        projectSeq,
        seq,
        id,
        updatedAt,
        body,
        facts,
      ),
    async remove(projectSeq, seq) {
      await removeRows(seq)
      await gaps.put(seq, [])
      await erased.put(seq, [])
      await session.run(
        'DELETE FROM delivery WHERE company_id = $1 AND project_seq = $2 AND seq = $3',
        projectSeq,
        seq,
      )
    },
    rows: (seq) =>
      session.many<RowPage>(
        'SELECT page, bits FROM delivery_rows WHERE company_id = $1 AND delivery_seq = $2 ORDER BY page',
        seq,
      ),
    async putRows(seq, pages) {
      await removeRows(seq)
      const insert =
        'INSERT INTO delivery_rows (company_id, delivery_seq, page, bits) VALUES ($1, $2, $3, $4)'
      for (const { page, bits } of pages) await session.run(insert, seq, page, bits)
    },
    gaps: gaps.all,
    putGaps: gaps.put,
    erased: erased.all,
    putErased: erased.put,
  }
}

function createHeadingPages(session: WriteSession, table: 'delivery_gaps' | 'delivery_erased') {
  return {
    all: (seq: number) =>
      session.many<HeadingPage>(
        `SELECT heading, page, bits FROM ${table} WHERE company_id = $1 AND delivery_seq = $2 ORDER BY heading, page`,
        seq,
      ),
    put: async (seq: number, pages: Iterable<HeadingPage>): Promise<void> => {
      await session.run(`DELETE FROM ${table} WHERE company_id = $1 AND delivery_seq = $2`, seq)
      const insert = `INSERT INTO ${table} (company_id, delivery_seq, heading, page, bits) VALUES ($1, $2, $3, $4, $5)`
      for (const { heading, page, bits } of pages) await session.run(insert, seq, heading, page, bits)
    },
  }
}
