import { CHECKSUMMED_TABLES, checksumInSql, rowChecksum, type ChecksummedTable } from '../checksum.ts'
import { CELL_BITS } from '../../store/holes/cells.ts'
import { CELLS_OF_TILE_SIDE_BITS, LAST_CLUSTERED_ZOOM } from '../../store/holes/count-cells.ts'

/** Tables of things that are numbered, apart from rows. */
const LISTS_OF_PROJECT = [
  'location',
  'data_table',
  'boundary',
  'location_group',
  'finding',
  'delivery',
  'deletion',
]

/** The finest level that is counted, and the bits of a cell of the curve below it. */
const MAX_COUNTED_LEVEL = LAST_CLUSTERED_ZOOM + CELLS_OF_TILE_SIDE_BITS
const MAX_COUNTED_LEVEL_SHIFT_BITS = 2 * (CELL_BITS - MAX_COUNTED_LEVEL)

/** Where the map shows a hole: as pinned, else as surveyed. */
const SHOWN = {
  longitude: shown('longitude'),
  latitude: shown('latitude'),
}
function shown(member: string): string {
  const body = `(location.body || '}')`
  return `CASE WHEN ${body} ->> '$.mapPlacement' IS NULL THEN ${body} ->> '$.${member}'
    ELSE ${body} ->> '$.mapPlacement.${member}' END`
}

/**
 * Queries for what must not be in a database: each returns one line a defect in its column `defect`.
 * `fold_case`, `mean_position` and `cell_of` are functions of the program. Values prepared by an import are
 * recalculated from the rows.
 */
export const CHECKS: Readonly<Record<string, string>> = {
  integrity: `SELECT 'the file: ' || integrity_check AS defect FROM pragma_integrity_check
    WHERE integrity_check <> 'ok'`,

  'stored rows': `SELECT reference || ', ' || group_code || ': row ' || changed.seq
    || ' is not as it was stored' AS defect
    FROM (SELECT table_seq, seq FROM data_row WHERE checksum IS NOT ${rowChecksum()}) AS changed
      LEFT JOIN data_table ON data_table.seq = table_seq LEFT JOIN project ON project.seq = project_seq`,
  ...Object.fromEntries(
    CHECKSUMMED_TABLES.map((checksummed) => [`stored ${checksummed.table}`, storedOf(checksummed)]),
  ),

  'foreign keys': `SELECT DISTINCT "table" || ': a row names a ' || parent || ' that is not there' AS defect
    FROM pragma_foreign_key_check`,

  sequence: `SELECT name || ': its next number is ' || next_seq || ', but ' || used
    || ' is used already' AS defect
    FROM (SELECT name, next_seq, (SELECT max(seq) FROM (
      SELECT seq FROM project WHERE company_id = company.id UNION ALL
      SELECT max(seq) FROM data_row WHERE table_seq IN (
        SELECT data_table.seq FROM data_table JOIN project ON project.seq = project_seq
          WHERE company_id = company.id)
      ${LISTS_OF_PROJECT.map(
        (table) => ` UNION ALL SELECT max(${table}.seq) FROM ${table}
        JOIN project ON project.seq = project_seq WHERE project.company_id = company.id`,
      ).join('')}
      )) AS used FROM company)
    WHERE next_seq <= used`,

  'counts of tables': `SELECT reference || ', ' || group_code || ': ' || rows
    || ' rows were counted, there are ' || found AS defect
    FROM (SELECT project_seq, group_code, rows,
        (SELECT count(*) FROM data_row WHERE table_seq = data_table.seq) AS found FROM data_table)
      JOIN project ON project.seq = project_seq
    WHERE rows <> found`,

  'tables of projects': `SELECT reference || ': its list of tables is not that of its rows' AS defect
    FROM project
    WHERE tables <> (
      SELECT coalesce(json_group_array(json_object('code', code, 'rows', rows, 'name', name)
        ORDER BY position, group_code), '[]')
      FROM (SELECT code, name, position, group_code,
          (SELECT count(*) FROM data_row WHERE table_seq = data_table.seq) AS rows
        FROM data_table WHERE project_seq = project.seq AND addressable = 1)
      WHERE rows > 0)`,

  'tables of locations': `SELECT reference || ', ' || loca_id
    || ': its list of tables is not that of its rows' AS defect
    FROM location JOIN project ON project.seq = project_seq
    WHERE location.tables <> (
      SELECT coalesce(json_group_array(json_object('code', code, 'rows', found, 'name', name)
        ORDER BY position, group_code), '[]')
      FROM (SELECT table_seq, count(*) AS found FROM data_row INDEXED BY data_row_by_location
          WHERE location_seq = location.seq GROUP BY table_seq)
        JOIN data_table ON data_table.seq = table_seq
      WHERE addressable = 1 AND code IS NOT (location.body || '}') ->> '$.table')`,

  'mean positions': `SELECT reference || ': its position is not the mean of its holes' AS defect FROM project
    WHERE location <> (
      SELECT mean_position(json_group_array(json_array(
        (body || '}') -> '$.latitude', (body || '}') -> '$.longitude') ORDER BY seq))
      FROM location WHERE project_seq = project.seq)`,

  'rows without their hole': `SELECT reference || ', ' || group_code || ': row ' || data_row.seq
    || ' belongs to a hole that the project does not have' AS defect
    FROM data_table JOIN project ON project.seq = data_table.project_seq
      JOIN data_row ON table_seq = data_table.seq AND location_seq IS NOT NULL
    WHERE NOT EXISTS (SELECT 1 FROM location WHERE location.project_seq = data_table.project_seq
      AND location.seq = location_seq)`,

  'holes without their rows': `SELECT reference || ', ' || group_code || ': row ' || data_row.seq
    || ' names a hole of the project, but is linked to none' AS defect
    FROM data_table JOIN project ON project.seq = data_table.project_seq
      JOIN data_row ON table_seq = data_table.seq AND location_seq IS NULL
    WHERE addressable = 1 AND json_valid(data_row.body || '}')
      AND EXISTS (SELECT 1 FROM location WHERE location.project_seq = data_table.project_seq
        AND loca_id = (data_row.body || '}') ->> '$.locationId')`,

  'prepared projects': prepared('project', 'project.reference', 'project.id'),
  'prepared locations': prepared('location', 'location.loca_id', 'location.id'),
  'prepared rows': prepared('data_row', `'row ' || data_row.seq`, 'lower(hex(data_row.id))'),
  'prepared boundaries': prepared('boundary', `'boundary ' || boundary.id`, 'boundary.id'),
  'prepared findings': prepared('finding', `'finding ' || finding.id`, 'finding.id'),
  'prepared deliveries': prepared('delivery', `'delivery ' || delivery.id`, 'delivery.id'),
  'rows of deliveries': `SELECT 'rows are noted of delivery ' || delivery_seq
    || ', which is not there' AS defect
    FROM delivery_rows WHERE delivery_seq NOT IN (SELECT seq FROM delivery)`,
  'gaps of deliveries': `SELECT 'gaps are noted of delivery ' || delivery_seq
    || ', which is not there' AS defect
    FROM delivery_gaps WHERE delivery_seq NOT IN (SELECT seq FROM delivery) GROUP BY delivery_seq`,
  'erased values of deliveries': `SELECT 'erased values are noted of delivery ' || delivery_seq
    || ', which is not there' AS defect
    FROM delivery_erased WHERE delivery_seq NOT IN (SELECT seq FROM delivery) GROUP BY delivery_seq`,
  'prepared groups': prepared('location_group', `'group ' || location_group.id`, 'location_group.id'),

  'names of locations': `SELECT loca_id || ': is prepared under another name' AS defect FROM location
    WHERE json_valid(body || '}') AND (body || '}') ->> '$.locationId' IS NOT loca_id`,

  'positions of locations': `SELECT loca_id || ': is found at another position than it is shown at' AS defect
    FROM location JOIN project ON project.seq = project_seq
    WHERE json_valid(location.body || '}') AND (
      location.cell IS NOT cell_of(${SHOWN.longitude}, ${SHOWN.latitude})
      OR location.latitude IS NOT ${SHOWN.latitude} OR location.longitude IS NOT ${SHOWN.longitude}
      OR (location.cell IS NOT NULL AND location.company_id IS NOT project.company_id))`,

  'counts for tiles': `SELECT reference || ': tiles count other holes than it has' AS defect FROM project
    WHERE EXISTS (SELECT 1 FROM (SELECT level, sum(holes) AS holes FROM hole_count
        WHERE project_seq = project.seq GROUP BY level)
        WHERE holes <> (SELECT count(*) FROM location WHERE project_seq = project.seq
          AND location.cell IS NOT NULL))
      OR EXISTS (SELECT location.cell >> ${MAX_COUNTED_LEVEL_SHIFT_BITS}, count(*) FROM location
        WHERE project_seq = project.seq AND location.cell IS NOT NULL GROUP BY 1
        EXCEPT SELECT cell, holes FROM hole_count WHERE project_seq = project.seq
          AND level = ${MAX_COUNTED_LEVEL})`,

  'styles for tiles': `SELECT reference || ': tiles have other styles than its holes' AS defect FROM project
    WHERE EXISTS (SELECT style FROM location WHERE project_seq = project.seq
        EXCEPT SELECT style FROM hole_style WHERE project_seq = project.seq)
      OR EXISTS (SELECT style FROM hole_style WHERE project_seq = project.seq
        EXCEPT SELECT style FROM location WHERE project_seq = project.seq)`,

  'values for filters': `SELECT reference || ': other holes are filtered than it has' AS defect FROM project
    WHERE (SELECT holes FROM hole_values WHERE project_seq = project.seq)
      IS NOT (SELECT count(*) FROM location WHERE project_seq = project.seq)`,

  'words for searching': `SELECT reference || ', ' || group_code || ': ' ||
      CASE WHEN described < rows AND is_searched THEN 'not all of its rows are searched for words'
        ELSE 'rows are searched that it does not have' END AS defect
    FROM (SELECT project_seq, group_code,
        (SELECT count(*) FROM described_row WHERE table_seq = data_table.seq) AS described,
        (SELECT count(*) FROM data_row WHERE table_seq = data_table.seq) AS rows,
        addressable = 1 AND code IS NOT NULL AND EXISTS (SELECT 1 FROM json_each(headings)
          WHERE value ->> '$.heading' GLOB '*_DESC' OR value ->> '$.heading' GLOB '*_REM') AS is_searched
            FROM data_table)
      JOIN project ON project.seq = project_seq
    WHERE described <> CASE WHEN is_searched THEN rows ELSE 0 END`,

  'rows for searching': `SELECT 'row ' || described_row.seq
    || ': is searched as one of another table or project' AS defect
    FROM described_row LEFT JOIN data_table ON data_table.seq = described_row.table_seq
    WHERE described_row.project_seq IS NOT data_table.project_seq OR NOT EXISTS (SELECT 1 FROM data_row
      WHERE data_row.table_seq = described_row.table_seq AND data_row.seq = described_row.seq)`,

  'styles of locations': `SELECT loca_id || ': its style names an icon that is not there' AS defect
    FROM location
    WHERE NOT json_valid(style) OR (style ->> '$.markerIconId' IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM icon JOIN project USING (company_id)
        WHERE icon.id = style ->> '$.markerIconId' AND project.seq = project_seq))`,

  'site boundaries': `SELECT reference || ': says wrongly whether it has a boundary' AS defect FROM project
    WHERE json_valid(body || '}') AND (body || '}') ->> '$.hasSiteBoundary'
      IS NOT EXISTS (SELECT 1 FROM boundary WHERE project_seq = project.seq)`,

  'members of groups': `SELECT 'group ' || location_group.id || ': ' || CASE WHEN value IS NULL
      THEN 'counts its holes wrongly' ELSE 'holds ' || value
        || ', which is not a hole of its project' END AS defect
    FROM location_group LEFT JOIN json_each(body || '}', '$.locationIds')
      ON NOT EXISTS (SELECT 1 FROM location WHERE id = value
        AND location.project_seq = location_group.project_seq)
    WHERE value IS NOT NULL
      OR json_array_length(body || '}', '$.locationIds') IS NOT (body || '}') ->> '$.locationCount'`,

  'names for searching': `SELECT reference || ': is not found by its name' AS defect FROM project
    WHERE folded_reference <> fold_case(reference) OR folded_name <> fold_case(name)`,

  keys: `SELECT api_key.name || ' (' || api_key.id || '): ' || CASE
      WHEN length(hash) <> 32 THEN 'its digest is none' ELSE 'names a project that is not there' END AS defect
    FROM api_key WHERE length(hash) <> 32 OR EXISTS (
      SELECT 1 FROM json_each(projects) WHERE value NOT IN (SELECT id FROM project
        WHERE company_id = api_key.company_id))`,
}

/** Compares what is stored of a table with its checksums. */
function storedOf(checksummed: ChecksummedTable): string {
  const { table, key } = checksummed
  return `SELECT '${table} ' || ${key.join(` || ', ' || `)} || ': is not as it was stored' AS defect
    FROM ${table}
    WHERE checksum IS NOT ${checksumInSql(checksummed)}`
}

/** Compares the text a resource is sent as with the columns it is found by. */
function prepared(table: string, name: string, id: string): string {
  const body = `(${table}.body || '}')`
  return `SELECT ${name} || ': what is sent of it is damaged' AS defect FROM ${table}
    WHERE CASE WHEN json_valid${body} THEN ${body} ->> '$.id' IS NOT ${id}
      OR ${body} ->> '$.updatedAt' IS NOT ${table}.updated_at ELSE 1 END`
}
