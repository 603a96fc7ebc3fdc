import type { Dictionary, TableRow } from '@groundsheet/contract'
import { createGlossary } from '../src/data/tables/glossary.ts'
import { gridColumns } from '../src/features/rows-table/grid-column.ts'

export const row = (
  data: Record<string, string>,
  index = 0,
  parents: TableRow['parents'] = [],
): TableRow => ({
  id: String(index).padStart(24, '0'),
  table: 'GEOL',
  locationId: 'BH1',
  parents,
  data,
  updatedAt: '2026-01-01T00:00:00.000Z',
})

const heading = (name: string, unit = '') => ({ heading: name, name: null, unit, type: null })
const dictionary: Dictionary = {
  tables: [
    {
      table: 'GEOL',
      name: 'Strata',
      parent: 'LOCA',
      keys: ['LOCA_ID', 'GEOL_TOP'],
      headings: [
        heading('LOCA_ID'),
        heading('GEOL_TOP', 'm'),
        heading('GEOL_LEG'),
        heading('GEOL_DESC'),
        heading('GEOL_DATE', 'dd/mm/yyyy'),
      ],
    },
  ],
  codes: { GEOL_LEG: { '102': 'Made ground', CP: 'Cable percussion', RC: 'Rotary cored' } },
}
export const glossary = createGlossary(dictionary)
export const columnsOf = (rows: readonly TableRow[], hasSeveralHoles = false, codesOnly = false) =>
  gridColumns(rows, { table: 'GEOL', glossary, hasSeveralHoles, codesOnly })
