import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CompanyHole } from '../src/data/holes/company-holes.ts'
import { plainStyle } from '../src/data/holes/hole.ts'
import { CompanyHoles } from '../src/features/company-holes/company-holes.tsx'

const hole = (index: number, projectName: string): CompanyHole => ({
  id: String(index).padStart(24, '0'),
  name: `BH${index}`,
  position: { longitude: -1, latitude: 53, pinned: false },
  groundLevel: null,
  finalDepth: index,
  day: null,
  direction: { inclination: null, impossible: null, inclined: false, words: null, rotary: false },
  style: plainStyle('CP'),
  tables: [],
  project: { id: 'a'.repeat(24), projectId: 'P1', projectName },
  metres: index * 100,
})
const HOLES = Array.from({ length: 2000 }, (_, index) => hole(index + 1, 'Harbour Quay'))
const NO_ARTWORK = new Map<string, string>()

const selection = { ids: new Set<string>(), onToggle: vi.fn() }

const list = (holes: readonly CompanyHole[], onOpen = vi.fn(), onNear = vi.fn()) => (
  <div style={{ display: 'grid', height: 500 }}>
    <CompanyHoles
      holes={holes.map((one) => ({ hole: one, bearing: (one.finalDepth ?? 0) % 360 }))}
      loading={false}
      error={null}
      retry={vi.fn()}
      summary="so many"
      near={{ longitude: -1, latitude: 53, radius: 500 }}
      openId={null}
      artwork={NO_ARTWORK}
      selection={selection}
      onOpen={onOpen}
      onNear={onNear}
    >
      {null}
    </CompanyHoles>
  </div>
)

test('each hole has its distance, bearing, depth and project; only those in view are rendered', async () => {
  const screen = await render(list(HOLES))
  const row = screen.getByRole('row', { name: /BH2 200 m N 002° 2\.00 m/ })
  await expect.element(row).toHaveTextContent('BH2200 mN 002°2.00 mCPHarbour Quay')
  await expect
    .element(screen.getByRole('table', { name: 'List of holes' }))
    .toHaveAttribute('aria-rowcount', '2001')
  expect(screen.container.querySelectorAll('tbody tr').length).toBeLessThan(60)
})

test('arrow keys go from hole to hole beyond what was rendered first, and Enter opens one', async () => {
  const onOpen = vi.fn()
  const screen = await render(list(HOLES, onOpen))
  await screen.getByRole('button', { name: 'BH1', exact: true }).click()
  expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'BH1' }))
  for (let press = 0; press < 40; press++) await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('button', { name: 'BH41', exact: true })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'BH40' }))
})

test('an empty list states its radius and offers another radius or the view', async () => {
  const onNear = vi.fn()
  const screen = await render(list([], vi.fn(), onNear))
  await expect.element(screen.getByText('No holes within 500 m.')).toBeVisible()
  await screen.getByRole('combobox', { name: 'Radius' }).selectOptions('5 km')
  expect(onNear).toHaveBeenLastCalledWith({ longitude: -1, latitude: 53, radius: 5000 })
  await screen.getByRole('button', { name: 'Holes in view' }).click()
  expect(onNear).toHaveBeenLastCalledWith(null)
})
