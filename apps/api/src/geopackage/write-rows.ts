import type { Location } from '@groundsheet/contract'
import type { ExportTable } from '@groundsheet/formats'
import type { Collection } from '@groundsheet/ogc-features'
import { createNames, fileColumns, storedValue, textColumn } from './file-columns.ts'
import { addTable, KEY, type GeoPackageFile } from './geopackage-file.ts'
import { quoteName } from './quote-sql.ts'
import type { GeoPackageSource } from './source.ts'
import { HOLES } from './write-holes.ts'

const HOLE_ID = 'idOfHole'

interface RowParts {
  readonly table: string
  readonly source: GeoPackageSource
  readonly holes: HolesBySeq
}

/** The rows of an AGS table, joined to their holes by id. */
export async function writeRows(
  file: GeoPackageFile,
  collection: Extract<Collection, { kind: 'rows' }>,
  { table, source, holes }: RowParts,
): Promise<void> {
  const { title, properties } = collection
  const columns = fileColumns(properties, [KEY, 'id', HOLE_ID])
  const add = addTable(file, {
    name: table,
    title,
    description:
      `Rows of an AGS table. ${HOLE_ID} is the id of the hole. Numbers and dates are read from the text ` +
      'of the file, which is kept beside them.',
    columns: [
      textColumn('id', 'Id of the row'),
      textColumn(HOLE_ID, 'Id of the hole; empty: it is not in the project'),
      ...columns,
    ],
    constraints: [`FOREIGN KEY (${HOLE_ID}) REFERENCES ${HOLES}(id)`],
  })
  const readers = collection.columns.map(({ read }) => read)
  for await (const part of source.rows(collection.code)) {
    for (const { row, holeSeq } of part) {
      const hole = (holeSeq === null ? null : holes.get(holeSeq)) ?? null
      const item = { row, hole }
      add([row.id, hole?.id ?? null, ...readers.map((read) => storedValue(read(item)))])
    }
  }
  const index = quoteName(`${table}_${HOLE_ID}`)
  file.run(`CREATE INDEX ${index} ON ${quoteName(table)} (${HOLE_ID})`)
}

/** The rows of an AGS table that belong to no hole, as text. */
export async function writeMetadataTable(
  file: GeoPackageFile,
  source: ExportTable,
  table: string,
): Promise<void> {
  const { name, headings } = source
  const nameOf = createNames([KEY])
  const add = addTable(file, {
    name: table,
    title: name === table ? name : `${name} (${table})`,
    description: 'Rows of an AGS table that belong to no hole, as the text of the file.',
    columns: headings.map(({ heading, name: meaning, unit }) => {
      const title = meaning ?? heading
      return textColumn(nameOf(heading), unit === '' ? title : `${title} (${unit})`)
    }),
  })
  for await (const values of source.rows()) add(values)
}

/**
 * The holes of a project, without the values of their headings, so that a hundred thousand need little
 * memory.
 */
export type HolesBySeq = ReadonlyMap<number, Location>

export async function readHoles(source: GeoPackageSource): Promise<HolesBySeq> {
  const bySeq = new Map<number, Location>()
  for await (const part of source.holes())
    for (const { seq, location } of part) bySeq.set(seq, { ...location, data: {} })
  return bySeq
}
