import Database from 'better-sqlite3'
import { connectPostgres } from './connect-postgres.ts'

/**
 * A table as one would make it of the same holes: a column for each member, and the prepared text beside
 * them.
 */
const TABLE = `CREATE TABLE hole (
  seq bigint PRIMARY KEY, project_id text NOT NULL, id text NOT NULL UNIQUE, location_id text, easting float8,
  northing float8, latitude float8, longitude float8, ground_level float8, final_depth float8, data jsonb,
  updated_at timestamptz, body text NOT NULL)`

const ROWS = `INSERT INTO hole SELECT seq, project, o->>'id', o->>'locationId', (o->>'easting')::float8,
  (o->>'northing')::float8, (o->>'latitude')::float8, (o->>'longitude')::float8, (o->>'groundLevel')::float8,
  (o->>'finalDepth')::float8, o->'data', (o->>'updatedAt')::timestamptz, body
  FROM (SELECT seq, project, body, body::jsonb AS o
  FROM unnest($1::bigint[], $2::text[], $3::text[]) AS t(seq, project, body)) s`

/**
 * Copies all holes of a Groundsheet database to the table `hole` of a new database `bench`, and to `copies`
 * of it.
 */
export async function fillPostgres(modules: string, socket: string, from: string, copies: readonly string[]) {
  const server = connectPostgres(modules, socket, 'postgres', 1)
  await server.query('CREATE DATABASE bench')
  const bench = connectPostgres(modules, socket, 'bench', 1)
  await bench.query(TABLE)
  for (const holes of readHoles(from)) {
    const column = (name: keyof Hole) => holes.map((hole) => hole[name])
    await bench.query(ROWS, [column('seq'), column('project'), column('body')])
  }
  await bench.query('CREATE INDEX hole_of_project ON hole (project_id, seq)')
  await bench.query('VACUUM ANALYZE hole')
  await bench.end()
  for (const copy of copies) await server.query(`CREATE DATABASE ${copy} TEMPLATE bench`)
  await server.end()
}

export interface Hole {
  readonly seq: number
  readonly project: string
  /** JSON, as our API sends it. */
  readonly body: string
}

/** Those of one project after the other, in creation order. */
export function* readHoles(from: string): Generator<readonly Hole[]> {
  const connection = new Database(from, { readonly: true })
  const batch = connection.prepare<[number], Hole>(
    `SELECT l.seq, p.id AS project, l.body || '}' AS body FROM location l
     JOIN project p ON p.seq = l.project_seq
     WHERE l.project_seq = ? ORDER BY l.seq`,
  )
  const projects = connection.prepare<[], number>('SELECT seq FROM project ORDER BY seq').pluck()
  for (const project of projects.all()) yield batch.all(project)
  connection.close()
}
