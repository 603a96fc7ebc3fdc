import { plotNamed } from '@groundsheet/plots'
import { useMemo, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createGlossary } from '../src/data/tables/glossary.ts'
import { holeOf } from '../src/data/holes/hole.ts'
import { PlotPanel } from '../src/features/plots/plot-panel.tsx'
import { usePlotPicture, type PlotChoice } from '../src/features/plots/use-plot-picture.ts'
import { rowsOf } from './rows.ts'

const glossary = createGlossary(undefined)
const ignore = () => undefined
const HOLES = ['BH1', 'BH2'].map((locationId, index) =>
  holeOf({
    ...{ id: `${index + 1}`.padStart(24, '0'), locationId, table: 'LOCA', easting: null, northing: null },
    ...{ longitude: null, latitude: null, groundLevel: 20, finalDepth: 12, mapPlacement: null, data: {} },
    updatedAt: '2026-01-01T00:00:00.000Z',
  }),
)
const ISPT = rowsOf('ISPT', [
  { LOCA_ID: 'BH1', ISPT_TOP: '2.00', ISPT_REP: '1,2/3,3,4,4', ISPT_NVAL: '14', ISPT_NPEN: '300' },
  { LOCA_ID: 'BH1', ISPT_TOP: '5.00', ISPT_REP: '4,5/6,7,7,8', ISPT_NVAL: '28', ISPT_NPEN: '300' },
])
const OF_ANOTHER_HOLE = rowsOf(
  'ISPT',
  [{ LOCA_ID: 'BH2', ISPT_TOP: '3.00', ISPT_REP: '2,3/4,4,5,5', ISPT_NVAL: '18', ISPT_NPEN: '300' }],
  'BH2',
)
const CHOICE: PlotChoice = {
  ...{ axis: 'depth', by: undefined, fit: 'all', only: undefined, reading: undefined, part: undefined },
}

interface Props {
  readonly opened?: string[]
  readonly rows?: typeof ISPT
  readonly by?: PlotChoice['by']
}

function SptPlot({ opened = [], rows = ISPT, by }: Props) {
  const [choice, setChoice] = useState({ ...CHOICE, by })
  const plot = plotNamed('spt', () => undefined)
  if (plot === null) throw new Error('There is no plot spt')
  const projects = useMemo(() => [{ id: '', tables: { ISPT: rows }, glossary }], [rows])
  const picture = usePlotPicture({ plot, projects, holes: HOLES, glossary, choice })
  return (
    <div style={{ display: 'grid', height: 500 }}>
      <PlotPanel
        {...{ picture, choice, glossary, name: 'SPT N', title: 'N', complete: true, loading: false }}
        onChoice={(change) => setChoice({ ...choice, ...change })}
        onRow={({ row }) => opened.push(row.data.ISPT_TOP ?? '')}
        tables={['ISPT']}
        onTable={ignore}
        print={null}
      >
        {null}
      </PlotPanel>
    </div>
  )
}

test('arrow keys go from point to point, and Enter opens the row', async () => {
  const opened: string[] = []
  const screen = await render(<SptPlot opened={opened} />)
  await expect.element(screen.getByText(/^2 /).first()).toBeVisible()
  const drawing = screen.container.querySelector<HTMLElement>('.plot-drawing')
  await expect.poll(() => drawing?.querySelector('svg.plot-overlay')).not.toBeNull()
  drawing?.focus()
  await userEvent.keyboard('{Home}{Enter}')
  await expect.poll(() => opened).toEqual(['2.00'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => opened).toEqual(['2.00', '5.00'])
})

const FRAMES = 12

/** Waits until the browser has drawn some frames, in which a drawing that grows with itself would grow. */
async function framesPass() {
  for (let frame = 0; frame < FRAMES; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
}

test('the drawing takes the height that it is given and does not grow', async () => {
  const screen = await render(<SptPlot />)
  await expect.poll(() => screen.container.querySelector('svg.plot-overlay')).not.toBeNull()
  const heightOf = () => screen.container.querySelector('.plot-view')?.clientHeight ?? Infinity
  const first = heightOf()
  await framesPass()
  expect(heightOf()).toBe(first)
  expect(first).toBeLessThanOrEqual(500)
})

test('several entries of the legend are selected together, and released one by one', async () => {
  const screen = await render(<SptPlot rows={[...ISPT, ...OF_ANOTHER_HOLE]} by="hole" />)
  const [first, second] = [
    screen.getByRole('button', { name: 'BH1' }),
    screen.getByRole('button', { name: 'BH2' }),
  ]
  const points = () => screen.container.querySelector('[data-plot-points]')?.getAttribute('data-plot-points')
  await expect.poll(points).toBe('3')
  await first.click()
  await expect.poll(points).toBe('2')
  await second.click()
  await expect.poll(points).toBe('3')
  await first.click()
  await expect.poll(points).toBe('1')
  await expect.element(second).toHaveAttribute('aria-pressed', 'true')
})
