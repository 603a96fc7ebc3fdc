import type { TableRow } from '@groundsheet/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import { gridColumns } from '../../../src/features/rows-table/grid-column.ts'
import { GridRow } from '../../../src/features/rows-table/grid-row.tsx'
import { cellText } from '../../../src/features/rows-table/sheet/measure-table.ts'

const row: TableRow = {
  id: '0'.repeat(24),
  table: 'GEOL',
  locationId: 'BH1',
  parents: [],
  data: { GEOL_LEG: '101', GEOL_GEOL: 'XX' },
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const glossary = createGlossary({ tables: [], codes: { GEOL_LEG: { '101': 'TOPSOIL' } } })
const columnsOf = (codesOnly: boolean) =>
  gridColumns([row], { table: 'GEOL', glossary, hasSeveralHoles: false, codesOnly })

const markupOf = (codesOnly: boolean) =>
  renderToStaticMarkup(
    <GridRow
      row={row}
      columns={columnsOf(codesOnly)}
      links={{ onParent: () => undefined }}
      prefix="cell"
      {...{ index: 0, start: 0, left: -1, right: -1, active: -1, expanded: false, marked: false }}
      measure={undefined}
    />,
  )

test('a cell shows the name of a code, then the code, and has both as tooltip', () => {
  expect(markupOf(false)).toContain('title="TOPSOIL (101)"')
  expect(markupOf(false)).toContain('><bdi>TOPSOIL</bdi><span class="soft"> (101)</span></div>')
  expect(markupOf(false)).toContain('>XX</div>')
})

test('with AGS headings, a cell shows only the code', () => {
  expect(markupOf(true)).toContain('>101</div>')
  expect(markupOf(true)).not.toContain('TOPSOIL')
})

test('printed cells have the text of the screen; copies and exports have the code', () => {
  const [column] = columnsOf(false)
  expect(column && cellText(row, column)).toBe('TOPSOIL (101)')
  expect(column?.read(row)).toBe('101')
  const [codes] = columnsOf(true)
  expect(codes && cellText(row, codes)).toBe('101')
})
