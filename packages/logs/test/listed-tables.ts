import { FOOT_TABLES, readFootTable, type Tables } from '../src/index.ts'

/** Values of a table by its id, with the ids of its columns first. */
export function listed(id: string, tables: Tables): (readonly string[])[] | null {
  const definition = FOOT_TABLES.find((one) => one.id === id)
  const table = definition && readFootTable(definition, tables)
  return table
    ? [table.columns.map((column) => column.id), ...table.rows.map((row) => row.map(({ value }) => value))]
    : null
}
