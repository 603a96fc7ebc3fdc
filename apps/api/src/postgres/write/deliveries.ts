import type { DeliveryWriter, HeadingPage, RowPage, StoredDelivery } from '../../store/write/deliveries.ts'
import { unnest, type Batch, type WriteSession } from './write-session.ts'

const PUT_ROWS: Batch = {
  columns: 3,
  sql: `INSERT INTO delivery_rows (company_id, delivery_seq, page, bits)
    SELECT $1, delivery_seq, page, decode(bits, 'hex')
    FROM ${unnest(['bigint', 'bigint', 'text'])} AS put (delivery_seq, page, bits)
    ON CONFLICT (company_id, delivery_seq, page) DO UPDATE SET bits = excluded.bits
      WHERE delivery_rows.bits <> excluded.bits`,
}

const putHeadings = (table: HeadingTable): Batch => ({
  columns: 4,
  sql: `INSERT INTO ${table} (company_id, delivery_seq, heading, page, bits)
    SELECT $1, delivery_seq, heading, page, decode(bits, 'hex')
    FROM ${unnest(['bigint', 'text', 'bigint', 'text'])} AS put (delivery_seq, heading, page, bits)
    ON CONFLICT (company_id, delivery_seq, heading, page) DO UPDATE SET bits = excluded.bits
      WHERE ${table}.bits <> excluded.bits`,
})

type HeadingTable = 'delivery_gaps' | 'delivery_erased'

const hexOf = (bits: Uint8Array): string => Buffer.from(bits).toString('hex')

export function createDeliveryWriter(session: WriteSession): DeliveryWriter {
  const gaps = createHeadingPages(session, 'delivery_gaps')
  const erased = createHeadingPages(session, 'delivery_erased')
  /** Equal pages stay as they are, since the server keeps a dead copy of each row that is written again. */
  async function putRows(seq: number, pages: Iterable<RowPage>): Promise<void> {
    const kept: number[] = []
    for (const { page, bits } of pages) {
      kept.push(page)
      await session.add(PUT_ROWS, `${seq} ${page}`, [seq, page, hexOf(bits)])
    }
    await session.run(
      'DELETE FROM delivery_rows WHERE company_id = $1 AND delivery_seq = $2 AND page <> ALL($3::bigint[])',
      seq,
      kept,
    )
  }
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
           body = excluded.body, facts = excluded.facts
         WHERE (delivery.updated_at, delivery.body, delivery.facts) <>
           (excluded.updated_at, excluded.body, excluded.facts)`,
        projectSeq,
        seq,
        id,
        updatedAt,
        body,
        facts,
      ),
    rows: (seq) =>
      session.many<RowPage>(
        'SELECT page, bits FROM delivery_rows WHERE company_id = $1 AND delivery_seq = $2 ORDER BY page',
        seq,
      ),
    putRows,
    gaps: gaps.all,
    putGaps: gaps.put,
    erased: erased.all,
    putErased: erased.put,
  }
}

function createHeadingPages(session: WriteSession, table: HeadingTable) {
  const batch = putHeadings(table)
  return {
    all: (seq: number) =>
      session.many<HeadingPage>(
        `SELECT heading, page, bits FROM ${table} WHERE company_id = $1 AND delivery_seq = $2 ` +
          'ORDER BY heading, page',
        seq,
      ),
    put: async (seq: number, pages: Iterable<HeadingPage>): Promise<void> => {
      const kept: HeadingPage[] = []
      for (const { heading, page, bits } of pages) {
        kept.push({ heading, page, bits })
        await session.add(batch, `${seq} ${page} ${heading}`, [seq, heading, page, hexOf(bits)])
      }
      await session.run(
        `DELETE FROM ${table} WHERE company_id = $1 AND delivery_seq = $2
           AND (heading, page) NOT IN (SELECT * FROM unnest($3::text[], $4::bigint[]))`,
        seq,
        kept.map(({ heading }) => heading),
        kept.map(({ page }) => page),
      )
    },
  }
}
