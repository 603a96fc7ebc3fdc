import type { DictionaryTable, Location, TableRow } from '@groundsheet/contract'
import { readDepth } from '@groundsheet/logs'
import { isTopHeading } from '@groundsheet/readings'
import { readColumns, withoutRepeated, type Column, type Feature } from './feature.ts'
import { headingColumns } from './heading-columns.ts'
import { pointOf, statedOf } from './hole-columns.ts'

export interface RowItem {
  readonly row: TableRow
  /** Null: it is not in the project. */
  readonly hole: Location | null
}

const LOCATION_ID: Column<RowItem> = {
  name: 'locationId',
  type: 'text',
  title: 'Name of the hole',
  unit: '',
  read: ({ row }) => row.locationId,
}

const GROUND_LEVEL: Column<RowItem> = {
  name: 'groundLevel',
  type: 'number',
  title: 'Ground level of the hole above datum',
  unit: 'm',
  read: ({ hole }) => hole?.groundLevel ?? null,
}

const UPDATED: Column<RowItem> = {
  name: 'updatedAt',
  type: 'moment',
  title: 'Last change of the data',
  unit: '',
  read: ({ row }) => row.updatedAt,
}

/** The depth of a test on a sample is that of its specimen, else the top of the sample. */
const SAMPLE_DEPTHS = ['SPEC_DPTH', 'SAMP_TOP']

export function rowColumns(table: DictionaryTable): Column<RowItem>[] {
  const headings = headingColumns(table.headings, table.table).map((column) => ({
    ...column,
    read: ({ row }: RowItem) => column.read(row.data),
  }))
  return withoutRepeated([LOCATION_ID, GROUND_LEVEL, ...depthColumns(table), ...headings, UPDATED])
}

/** Depths in metres and the levels there, as far as the table states depths. */
function depthColumns({ table, headings }: DictionaryTable): Column<RowItem>[] {
  const inMetres = headings.filter(({ unit }) => unit === '' || unit === 'm').map(({ heading }) => heading)
  const tops = inMetres.filter((heading) => heading.startsWith(`${table}_`) && isTopHeading(heading))
  const samples = SAMPLE_DEPTHS.filter((heading) => inMetres.includes(heading))
  const bases = inMetres.filter(
    (heading) => /_(?:BASE|BOT|TO)$/.test(heading) && heading.startsWith(`${table}_`),
  )
  return [...depthAndLevel('Top', tops.length > 0 ? tops : samples), ...depthAndLevel('Base', bases)]
}

function depthAndLevel(end: 'Top' | 'Base', headings: readonly string[]): Column<RowItem>[] {
  if (headings.length === 0) return []
  const depth = ({ row }: RowItem) => readDepth(row, headings)
  const words = end === 'Top' ? 'top' : 'base'
  return [
    { name: `depth${end}`, type: 'number', title: `Depth to the ${words}`, unit: 'm', read: depth },
    {
      name: `level${end}`,
      type: 'number',
      title: `Ground level minus depth to the ${words}, which is its level if the hole is vertical`,
      unit: 'm',
      read: (item) => levelAt(item.hole?.groundLevel ?? null, depth(item)),
    },
  ]
}

/** Millimetres are finer than any stated depth. */
const levelAt = (groundLevel: number | null, depth: number | null): number | null =>
  groundLevel === null || depth === null ? null : Math.round((groundLevel - depth) * 1000) / 1000

export const rowFeature = (columns: readonly Column<RowItem>[], item: RowItem): Feature => ({
  id: item.row.id,
  geometry: item.hole && pointOf(item.hole),
  stated: item.hole && statedOf(item.hole),
  properties: readColumns(columns, item),
})
