import type { DeliveryWriter, HeadingPage, RowPage, StoredDelivery } from '../../store/write/deliveries.ts'
import { asynchronous } from '../asynchronous.ts'
import type { Connection } from '../open.ts'

export function createDeliveryWriter(connection: Connection): DeliveryWriter {
  const all = connection.prepare<[number], StoredDelivery>(
    'SELECT seq, id, updated_at AS updatedAt, body, facts FROM delivery WHERE project_seq = ? ORDER BY seq',
  )
  const put = connection.prepare(
    `INSERT INTO delivery (project_seq, seq, id, updated_at, body, facts) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (project_seq, seq) DO UPDATE SET updated_at = excluded.updated_at, body = excluded.body,
       facts = excluded.facts
     WHERE (delivery.updated_at, delivery.body, delivery.facts) <>
       (excluded.updated_at, excluded.body, excluded.facts)`,
  )
  const rows = connection.prepare<[number], RowPage>(
    'SELECT page, bits FROM delivery_rows WHERE delivery_seq = ? ORDER BY page',
  )
  const putPage = connection.prepare<[number, number, Uint8Array]>(
    'INSERT INTO delivery_rows (delivery_seq, page, bits) VALUES (?, ?, ?)',
  )
  const gaps = createHeadingPages(connection, 'delivery_gaps')
  const erased = createHeadingPages(connection, 'delivery_erased')
  const removeRows = connection.prepare<[number]>('DELETE FROM delivery_rows WHERE delivery_seq = ?')
  return asynchronous<DeliveryWriter>({
    all: (projectSeq) => all.all(projectSeq),
    put: (projectSeq, { seq, id, updatedAt, body, facts }) =>
      void put.run(projectSeq, seq, id, updatedAt, body, facts),
    rows: (seq) => rows.all(seq),
    putRows(seq, pages) {
      removeRows.run(seq)
      for (const { page, bits } of pages) putPage.run(seq, page, bits)
    },
    gaps: gaps.all,
    putGaps: gaps.put,
    erased: erased.all,
    putErased: erased.put,
  })
}

function createHeadingPages(connection: Connection, table: 'delivery_gaps' | 'delivery_erased') {
  const all = connection.prepare<[number], HeadingPage>(
    `SELECT heading, page, bits FROM ${table} WHERE delivery_seq = ? ORDER BY heading, page`,
  )
  const insert = connection.prepare<[number, string, number, Uint8Array]>(
    `INSERT INTO ${table} (delivery_seq, heading, page, bits) VALUES (?, ?, ?, ?)`,
  )
  const remove = connection.prepare<[number]>(`DELETE FROM ${table} WHERE delivery_seq = ?`)
  return {
    all: (seq: number): readonly HeadingPage[] => all.all(seq),
    put: (seq: number, pages: Iterable<HeadingPage>): void => {
      remove.run(seq)
      for (const { heading, page, bits } of pages) insert.run(seq, heading, page, bits)
    },
  }
}
