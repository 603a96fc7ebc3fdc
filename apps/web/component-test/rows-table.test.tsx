import type { TableRow } from '@groundsheet/contract'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createGlossary } from '../src/data/tables/glossary.ts'
import type { StoppableList } from '../src/data/service/stoppable-list.ts'
import { RowsTable } from '../src/features/rows-table/rows-table.tsx'
import { useMatchingRows } from '../src/features/rows-table/use-matching-rows.ts'
import { rowsOf } from './rows.ts'

const ROWS = rowsOf('GEOL', [
  { GEOL_TOP: '0.00', GEOL_BASE: '2.00', GEOL_DESC: 'MADE GROUND' },
  { GEOL_TOP: '2.00', GEOL_BASE: '10.00', GEOL_DESC: 'Stiff CLAY' },
  { GEOL_TOP: '10.00', GEOL_BASE: '12.50', GEOL_DESC: 'Dense GRAVEL' },
])
const glossary = createGlossary(undefined)
const ignore = () => undefined
const LIST: StoppableList<TableRow> = {
  ...{ items: ROWS, total: ROWS.length, complete: true, loading: false, error: null },
  ...{ retry: ignore, stopped: false, stop: ignore, resume: ignore },
}

function Strata({ onSelect = ignore }: { readonly onSelect?: (rows: readonly TableRow[]) => void }) {
  const [filter, setFilter] = useState('')
  const [order, setOrder] = useState<string>()
  const rows = useMatchingRows(ROWS, filter, glossary)
  return (
    <div style={{ display: 'grid', height: 400 }}>
      <RowsTable
        {...{ table: 'GEOL', name: 'Strata', list: LIST, rows, total: 3, glossary, hasSeveralHoles: false }}
        {...{ filter, order, targetKeys: null, onParent: ignore }}
        onFilter={setFilter}
        onOrder={setOrder}
        onSelectRows={onSelect}
        onExport={() => Promise.resolve(null)}
      />
    </div>
  )
}

const descriptions = (container: Element) =>
  [...container.querySelectorAll('[role=row]')]
    .slice(1)
    .map((row) => /MADE GROUND|CLAY|GRAVEL/.exec(row.textContent)?.[0])

test('a heading sorts by its values as numbers, then the other way, then as before', async () => {
  const { container, ...screen } = await render(<Strata />)
  const base = screen.getByRole('columnheader', { name: /base/i })
  await expect.poll(() => descriptions(container)).toEqual(['MADE GROUND', 'CLAY', 'GRAVEL'])
  await base.getByRole('button').click()
  await expect.element(base).toHaveAttribute('aria-sort', 'ascending')
  await base.getByRole('button').click()
  await expect.poll(() => descriptions(container)).toEqual(['GRAVEL', 'CLAY', 'MADE GROUND'])
  await base.getByRole('button').click()
  await expect.element(base).toHaveAttribute('aria-sort', 'none')
})

test('the filter leaves the rows that have its words', async () => {
  const { container, ...screen } = await render(<Strata />)
  await screen.getByRole('searchbox').fill('clay')
  await expect.poll(() => descriptions(container)).toEqual(['CLAY'])
  await screen.getByRole('searchbox').fill('')
  await expect.poll(() => descriptions(container)).toHaveLength(3)
})

test('arrow keys move among cells, and Shift selects the rows between', async () => {
  const selected: number[] = []
  const screen = await render(<Strata onSelect={(rows) => selected.push(rows.length)} />)
  const grid = screen.getByRole('grid')
  ;(grid.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  const activeRow = () =>
    document.getElementById(grid.element().getAttribute('aria-activedescendant') ?? '')?.closest('[role=row]')
  await expect.poll(() => activeRow()?.textContent).toContain('CLAY')
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.poll(() => selected.at(-1)).toBe(2)
})
