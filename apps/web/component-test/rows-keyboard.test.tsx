import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ROWS, Strata } from './strata-table.tsx'

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

test('cells that are selected by keyboard are copied for a spreadsheet, and so are all rows', async () => {
  const screen = await render(<Strata hasSeveralHoles />)
  ;(screen.getByRole('grid').element() as HTMLElement).focus()
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}')
  await userEvent.keyboard('{Control>}c{/Control}')
  const copied = () => navigator.clipboard.readText()
  await expect.poll(copied).toBe('BH1\t0.00\t2.00\nBH1\t2.00\t10.00')
  await screen.getByRole('button', { name: 'Copy rows' }).click()
  await expect.poll(copied).toMatch(/^Hole\tGEOL_TOP\tGEOL_BASE\tGEOL_DESC/)
  expect((await copied()).split('\n')).toHaveLength(ROWS.length + 1)
})
