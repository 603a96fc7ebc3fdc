import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createGlossary } from '../src/data/tables/glossary.ts'
import { rowsOf } from './rows.ts'
import { Strata } from './strata-table.tsx'

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
  await expect.element(base).toHaveAttribute('aria-sort', 'descending')
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

const MANY = rowsOf(
  'GEOL',
  Array.from({ length: 400 }, (_, at) => ({
    GEOL_TOP: at.toFixed(2),
    GEOL_BASE: (at + 1).toFixed(2),
    GEOL_DESC: `Firm CLAY ${at}, ${'with many words that need more than one line '.repeat(4)}`,
  })),
)

test('rows far down are the right ones; an expanded row takes space only while expanded', async () => {
  const screen = await render(<Strata all={MANY} hasSeveralHoles />)
  const grid = screen.getByRole('grid').element()
  await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe(String(MANY.length + 1))
  const rowAt = (at: number) => grid.querySelector(`[aria-rowindex="${at + 2}"]`)
  const top = (at: number) => rowAt(at)?.getBoundingClientRect().y ?? NaN
  const middle = MANY.length / 2
  for (const at of [MANY.length - 1, 0, middle]) {
    grid.scrollTo(0, at * 28)
    await expect.poll(() => rowAt(at)?.textContent).toContain(MANY[at]?.data.GEOL_DESC?.trim())
    expect(rowAt(at)?.textContent).toContain(MANY[at]?.data.GEOL_TOP)
  }
  const height = () => top(middle + 1) - top(middle)
  expect(height()).toBe(28)
  await userEvent.click(rowAt(middle)?.querySelectorAll('[role=gridcell]').item(3) ?? expect.fail())
  await userEvent.keyboard('{Enter}')
  await expect.poll(height).toBeGreaterThan(40)
  await userEvent.keyboard('{Enter}')
  await expect.poll(height).toBe(28)
})

test('right-to-left text does not change the direction of the code beside it', async () => {
  const rows = rowsOf('GEOL', [{ GEOL_TOP: '0.00', GEOL_LEG: '201' }])
  const glossary = createGlossary({ tables: [], codes: { GEOL_LEG: { '201': '\u202EYALC' } } })
  const screen = await render(<Strata all={rows} glossary={glossary} hasSeveralHoles />)
  const cell = screen.getByRole('gridcell').filter({ hasText: '(201)' })
  await expect.element(cell).toBeVisible()
  const boxOf = (part: string) => cell.element().querySelector(part)?.getBoundingClientRect()
  const [name, code] = [boxOf('bdi'), boxOf('.soft')]
  expect(code?.x).toBeGreaterThanOrEqual((name?.x ?? Infinity) + (name?.width ?? 0) - 1)
})

test('markup in a value is text', async () => {
  const markup = '<img src=x onerror=alert(1)> CLAY'
  const screen = await render(<Strata all={rowsOf('GEOL', [{ GEOL_TOP: '0.00', GEOL_DESC: markup }])} />)
  await expect.element(screen.getByRole('gridcell', { name: markup })).toBeVisible()
  expect(screen.container.querySelector('img')).toBeNull()
})

test('on a phone the first column stays while the others scroll', async () => {
  await page.viewport(390, 844)
  const codes = { GEOL_LEG: '201', GEOL_GEOL: 'TILL', GEOL_GEO2: 'DTILL', GEOL_STAT: 'A' }
  const rows = rowsOf('GEOL', [{ GEOL_TOP: '0.00', GEOL_DESC: 'Stiff CLAY', ...codes }])
  const screen = await render(<Strata all={rows} hasSeveralHoles />)
  const grid = screen.getByRole('grid').element()
  await expect.poll(() => grid.querySelector('[role=gridcell]')).not.toBeNull()
  const left = () => grid.querySelector('[role=gridcell]')?.getBoundingClientRect().x
  const before = left()
  grid.scrollBy(120, 0)
  await expect.poll(() => grid.scrollLeft).toBeGreaterThan(50)
  expect(left()).toBe(before)
  await page.viewport(1024, 768)
})
