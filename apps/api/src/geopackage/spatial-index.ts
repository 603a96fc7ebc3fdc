import { quoteName, quoteText } from './quote-sql.ts'

/** Where an index belongs: the table, its column of geometries, and its key. */
export interface Indexed {
  readonly table: string
  readonly column: string
  readonly key: string
}

export const indexName = ({ table, column }: Indexed): string => `rtree_${table}_${column}`

export const createIndex = (indexed: Indexed): string =>
  `CREATE VIRTUAL TABLE ${quoteName(indexName(indexed))} USING rtree(id, minx, maxx, miny, maxy)`

/**
 * Keeps the index right when other programs change the table: OGC 12-128r17, annex F.3. They call functions
 * that SQLite
 * lacks and GIS programs have, so they are created after the last row is written.
 */
export function createTriggers(indexed: Indexed): string {
  const { table, column, key } = indexed
  const [name, on] = [indexName(indexed), quoteName(table)]
  const index = quoteName(name)
  const [newGeometry, oldKey, newKey] = [
    `NEW.${quoteName(column)}`,
    `OLD.${quoteName(key)}`,
    `NEW.${quoteName(key)}`,
  ]
  const isThere = `(${newGeometry} NOTNULL AND NOT ST_IsEmpty(${newGeometry}))`
  const isGone = `(${newGeometry} ISNULL OR ST_IsEmpty(${newGeometry}))`
  const put =
    `INSERT OR REPLACE INTO ${index} VALUES (${newKey}, ST_MinX(${newGeometry}), ` +
    `ST_MaxX(${newGeometry}), ST_MinY(${newGeometry}), ST_MaxY(${newGeometry}));`
  const drop = `DELETE FROM ${index} WHERE id = ${oldKey};`
  const trigger = (end: string, when: string, work: string) =>
    `CREATE TRIGGER ${quoteName(`${name}_${end}`)} AFTER ${when} BEGIN ${work} END;`
  const changed = `UPDATE OF ${quoteName(column)} ON ${on} WHEN ${oldKey} = ${newKey}`
  const moved = `UPDATE ON ${on} WHEN ${oldKey} != ${newKey}`
  return [
    trigger('insert', `INSERT ON ${on} WHEN ${isThere}`, put),
    trigger('update1', `${changed} AND ${isThere}`, put),
    trigger('update2', `${changed} AND ${isGone}`, drop),
    trigger('update3', `${moved} AND ${isThere}`, drop + put),
    trigger('update4', `${moved} AND ${isGone}`, `DELETE FROM ${index} WHERE id IN (${oldKey}, ${newKey});`),
    trigger('delete', `DELETE ON ${on} WHEN OLD.${quoteName(column)} NOT NULL`, drop),
  ].join('\n')
}

/** The entry of the index in the list of extensions. */
export const indexExtension = ({ table, column }: Indexed, definition: string): string =>
  'INSERT INTO gpkg_extensions ' +
  `VALUES (${quoteText(table)}, ${quoteText(column)}, 'gpkg_rtree_index', ${quoteText(definition)}, ` +
  "'write-only')"
