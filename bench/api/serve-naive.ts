import type { AddressInfo } from 'node:net'
import Database from 'better-sqlite3'
import express from 'express'
import { reportToBench } from './report-to-bench.ts'

/** What one would write first: Express, a statement, JSON.parse of each stored row, res.json. */
const [database = ''] = process.argv.slice(2)
const connection = new Database(database, { readonly: true })
const QUERIES = {
  locations: `SELECT l.seq, l.body FROM location l JOIN project p ON p.seq = l.project_seq
    WHERE p.id = ? AND l.seq > ? ORDER BY l.seq LIMIT ?`,
  rows: `SELECT r.seq, r.body FROM data_row r JOIN data_table t ON t.seq = r.table_seq
    JOIN project p ON p.seq = t.project_seq WHERE p.id = ? AND t.code = 'SCPT' AND r.seq > ? ORDER BY r.seq
    LIMIT ?`,
} as const
type Row = { readonly seq: number; readonly body: string }

const app = express()
for (const [name, sql] of Object.entries(QUERIES)) {
  const statement = connection.prepare<[string, number, number], Row>(sql)
  app.get(`/projects/:id/${name}`, (request, response) => {
    const limit = Number(request.query.limit ?? 200)
    const rows = statement.all(request.params.id, Number(request.query.after ?? 0), limit)
    const data = rows.map(({ body }) => JSON.parse(`${body}}`) as unknown)
    const last = rows.length === limit ? rows.at(-1) : undefined
    response.json({ data, meta: { nextCursor: last ? String(last.seq) : null } })
  })
}
const server = app.listen(0, '127.0.0.1', () => reportToBench((server.address() as AddressInfo).port))
