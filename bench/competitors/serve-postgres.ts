import type { AddressInfo } from 'node:net'
import express from 'express'
import { reportToBench } from '../api/report-to-bench.ts'
import { connectPostgres } from './connect-postgres.ts'

/**
 * Express in front of PostgreSQL, which makes the JSON of a page by itself: `string_agg` of prepared text, or
 * `json_agg` of rows.
 */
const [modules = '', socket = '', way = 'string_agg'] = process.argv.slice(2)
const PAGE = 'FROM hole WHERE project_id = $1 ORDER BY seq LIMIT $2'
const MEMBERS = `id, location_id AS "locationId", easting, northing, latitude, longitude,
  ground_level AS "groundLevel", final_depth AS "finalDepth", data, updated_at AS "updatedAt"`
const QUERIES: Readonly<Record<string, string>> = {
  string_agg: `SELECT '[' || string_agg(body, ',') || ']' AS page FROM (SELECT body ${PAGE}) s`,
  json_agg: `SELECT json_agg(s)::text AS page FROM (SELECT ${MEMBERS} ${PAGE}) s`,
}

const pool = connectPostgres(modules, socket, 'bench')
const app = express()
app.get('/projects/:id/locations', async (request, response) => {
  const values = [request.params.id, Number(request.query.limit ?? 200)]
  const { rows } = await pool.query({ name: 'page', text: QUERIES[way] ?? '', values })
  const [found] = rows as readonly [{ readonly page: string | null }]
  response.type('json').send(`{"data":${found.page ?? '[]'}}`)
})
const server = app.listen(0, '127.0.0.1', () => reportToBench((server.address() as AddressInfo).port))
