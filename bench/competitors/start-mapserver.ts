import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { ServerProcess } from '../api/server-process.ts'
import { FOLDER } from '../data/data-set.ts'
import { endProcess } from './end-process.ts'
import { readHoles } from './fill-postgres.ts'
import { freePort } from './free-port.ts'
import { processorTime } from './processor-time.ts'
import { waitForServer } from './wait-for-server.ts'

/** Where Debian puts MapServer, and a server that keeps its processes running. */
const PROGRAMS = { mapserv: '/usr/lib/cgi-bin/mapserv', lighttpd: '/usr/sbin/lighttpd' } as const

/** As many as the machine has processors; each answers one request after the other. */
const PROCESSES = 2

/** The address of the first 200 holes of a project. */
export const itemsOf = (project: string): string =>
  `/mapserv/${project}/ogcapi/collections/holes/items?f=json&limit=200`

/**
 * MapServer's OGC API over a GeoPackage with all holes of a Groundsheet database. Null: it is not installed.
 */
export async function startMapServer(from: string): Promise<ServerProcess | null> {
  if (!Object.values(PROGRAMS).every((program) => existsSync(program))) return null
  const folder = join(FOLDER, 'mapserver')
  const holes = join(folder, 'holes.gpkg')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(holes)) writePackage(from, holes)
  const projects = projectsIn(holes)
  const config = writeMaps(folder, holes, projects)
  const port = await freePort()
  const run = mkdtempSync(join(tmpdir(), 'groundsheet-bench-'))
  const settings = join(run, 'lighttpd.conf')
  writeFileSync(settings, settingsOf(port, run, config))
  const child = spawn(PROGRAMS.lighttpd, ['-D', '-f', settings], { stdio: 'ignore' })
  const stop = async () => {
    await endProcess(child, 'SIGTERM')
    rmSync(run, { recursive: true, force: true })
  }
  const [project = ''] = projects
  try {
    await waitForServer(child, `http://127.0.0.1:${port}${itemsOf(project)}`, 'MapServer')
  } catch (error) {
    await stop()
    throw error
  }
  const pid = child.pid ?? 0
  return { port, pid, stop, cpu: () => Promise.resolve(processorTime(pid)) }
}

const COLUMNS =
  'project_id, id, location_id, easting, northing, latitude, longitude, ground_level, ' +
  'final_depth, data, updated_at'

const WGS84 = [
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],',
  'UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4326"]]',
].join('')

/** The tables that OGC 12-128r18 requires of a GeoPackage, and one of holes. */
const PACKAGE = `
  PRAGMA application_id = 0x47504B47; PRAGMA user_version = 10300;
  CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER PRIMARY KEY,
    organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL,
    definition TEXT NOT NULL, description TEXT);
  INSERT INTO gpkg_spatial_ref_sys VALUES ('WGS 84', 4326, 'EPSG', 4326,
    '${WGS84}', NULL);
  CREATE TABLE gpkg_contents (table_name TEXT PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT UNIQUE,
    description TEXT, last_change DATETIME, min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE,
    srs_id INTEGER);
  INSERT INTO gpkg_contents VALUES ('hole', 'features', 'hole', '', '2026-01-01T00:00:00Z',
    -9, 49, 3, 61, 4326);
  CREATE TABLE gpkg_geometry_columns (table_name TEXT PRIMARY KEY, column_name TEXT NOT NULL,
    geometry_type_name TEXT NOT NULL, srs_id INTEGER NOT NULL, z TINYINT NOT NULL, m TINYINT NOT NULL);
  INSERT INTO gpkg_geometry_columns VALUES ('hole', 'geom', 'POINT', 4326, 0, 0);
  CREATE TABLE hole (fid INTEGER PRIMARY KEY AUTOINCREMENT, geom BLOB, project_id TEXT, id TEXT,
    location_id TEXT, easting DOUBLE, northing DOUBLE, latitude DOUBLE, longitude DOUBLE, ground_level DOUBLE,
    final_depth DOUBLE, data TEXT, updated_at TEXT);`

const ROW = `INSERT INTO hole (fid, geom, ${COLUMNS})
  SELECT @seq, @point, @project, o->>'id', o->>'locationId',
  o->>'easting', o->>'northing', o->>'latitude', o->>'longitude',
  o->>'groundLevel', o->>'finalDepth', o->>'data', o->>'updatedAt'
  FROM (SELECT jsonb(@body) AS o)`

function writePackage(from: string, to: string): void {
  // Built under another name and renamed, so that an interrupted file is not used.
  const unfinished = `${to}.unfinished`
  rmSync(unfinished, { force: true })
  const connection = new Database(unfinished)
  connection.exec(PACKAGE)
  const insert = connection.prepare(ROW)
  connection.transaction(() => {
    for (const holes of readHoles(from))
      for (const { seq, project, body } of holes) insert.run({ seq, project, body, point: pointOf(body) })
  })()
  connection.exec('CREATE INDEX hole_of_project ON hole (project_id, fid)')
  connection.close()
  renameSync(unfinished, to)
}

/** A point as a GeoPackage has it: its own head, then that of WKB, then two numbers. */
function pointOf(body: string): Buffer {
  const { longitude, latitude } = JSON.parse(body) as Record<'longitude' | 'latitude', number | null>
  const point = Buffer.alloc(29)
  point.write('GP\0\u0001', 'latin1')
  point.writeInt32LE(4326, 4)
  point.writeUInt8(1, 8)
  point.writeUInt32LE(1, 9)
  point.writeDoubleLE(longitude ?? NaN, 13)
  point.writeDoubleLE(latitude ?? NaN, 21)
  return point
}

function projectsIn(holes: string): string[] {
  const connection = new Database(holes, { readonly: true })
  const projects = connection
    .prepare<[], string>('SELECT DISTINCT project_id FROM hole ORDER BY 1')
    .pluck()
    .all()
  connection.close()
  return projects
}

/** A map for each project, since the holes of a collection can only be filtered by position. */
function writeMaps(folder: string, holes: string, projects: readonly string[]): string {
  const maps = projects.map((project) => {
    const path = join(folder, `${project}.map`)
    writeFileSync(path, mapOf(project, holes))
    return `"${project}" "${path}"`
  })
  const config = join(folder, 'mapserver.conf')
  writeFileSync(config, `CONFIG\n ENV\n END\n MAPS\n${maps.join('\n')}\n END\nEND\n`)
  return config
}

const mapOf = (project: string, holes: string) => `MAP
  NAME "holes"
  EXTENT -9 49 3 61
  SIZE 100 100
  PROJECTION "init=epsg:4326" END
  WEB METADATA "oga_title" "holes" "oga_onlineresource" "http://127.0.0.1/" "oga_enable_request" "*" END END
  LAYER
    NAME "holes"
    TYPE POINT
    STATUS ON
    CONNECTIONTYPE OGR
    CONNECTION "${holes}"
    DATA "SELECT fid, geom, ${COLUMNS} FROM hole WHERE project_id = '${project}' ORDER BY fid"
    PROCESSING "CLOSE_CONNECTION=DEFER"
    PROJECTION "init=epsg:4326" END
    TEMPLATE "none"
    METADATA "oga_title" "holes" "gml_featureid" "id" "gml_include_items" "all" END
  END
END
`

const settingsOf = (port: number, run: string, config: string) => `server.modules = ( "mod_fastcgi" )
server.bind = "127.0.0.1"
server.port = ${port}
server.document-root = "${run}"
server.max-keep-alive-requests = 100000
fastcgi.server = ( "/mapserv" => (( "bin-path" => "${PROGRAMS.mapserv}", "socket" => "${run}/mapserv",
  "bin-environment" => ( "MAPSERVER_CONFIG_FILE" => "${config}" ), "check-local" => "disable",
  "max-procs" => ${PROCESSES} )) )
`
