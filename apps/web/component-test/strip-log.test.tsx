import { readLog, type DepthWindow } from '@groundsheet/logs'
import type { TableRow } from '@groundsheet/contract'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createGlossary } from '../src/data/tables/glossary.ts'
import { StripLog } from '../src/features/strip-log/strip-log.tsx'
import { rowsOf } from './rows.ts'

const GEOL = rowsOf('GEOL', [
  { GEOL_TOP: '0.00', GEOL_BASE: '2.00', GEOL_DESC: 'MADE GROUND' },
  { GEOL_TOP: '2.00', GEOL_BASE: '10.00', GEOL_DESC: 'Stiff CLAY' },
])
const ISPT = rowsOf('ISPT', [
  { ISPT_TOP: '3.00', ISPT_NVAL: '14', ISPT_REP: 'N=14', ISPT_MAIN: '14', ISPT_NPEN: '300' },
])
const log = readLog({ finalDepth: 10, groundLevel: 21.5 }, { GEOL, ISPT })
const glossary = createGlossary(undefined)

interface Seen {
  readonly windows: (DepthWindow | null)[]
  readonly rows: TableRow[]
}

function Log({ windows, rows }: Seen) {
  const [window, setWindow] = useState<DepthWindow | null>(null)
  return (
    <div style={{ display: 'grid', height: 600 }}>
      <StripLog
        {...{ name: 'BH1', log, glossary, window, selected: null, actions: null }}
        onWindow={(next) => {
          setWindow(next)
          windows.push(next)
        }}
        onRow={(row) => rows.push(row)}
      />
    </div>
  )
}

async function show() {
  const seen: Seen = { windows: [], rows: [] }
  const screen = await render(<Log {...seen} />)
  const log = screen.getByRole('group', { name: /BH1/ })
  await expect.poll(() => log.element().querySelector('svg')).not.toBeNull()
  return { ...seen, screen, log: log.element() as HTMLElement }
}

/** Metres in view; infinite for the whole hole. */
const spanOf = (window: DepthWindow | null | undefined) => (window ? window.to - window.from : Infinity)

test('plus zooms the log in, Home shows the whole hole again', async () => {
  const { windows, log } = await show()
  log.focus()
  await userEvent.keyboard('+')
  await userEvent.keyboard('+')
  await expect.poll(() => spanOf(windows.at(-1))).toBeLessThan(9)
  await userEvent.keyboard('{Home}')
  await expect.poll(() => windows.at(-1)).toBeNull()
})

test('keys select a column and an item in it, and Enter gives its row', async () => {
  const { rows, log } = await show()
  log.focus()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Enter}')
  await expect.poll(() => rows.length).toBe(1)
  expect(rows[0]?.table).toMatch(/GEOL|ISPT/)
})

test('the strata stand as text as well', async () => {
  const { screen } = await show()
  await expect.poll(() => screen.container.textContent).toMatch(/MADE GROUND[^]*Stiff CLAY/)
})
