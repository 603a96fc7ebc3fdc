import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createGlossary } from '../src/data/tables/glossary.ts'
import { holeOf } from '../src/data/holes/hole.ts'
import { fillSection, planSection } from '../src/features/section/section-model.ts'
import { Section } from '../src/features/section/section.tsx'
import { rowsOf } from './rows.ts'

const glossary = createGlossary(undefined)
const ignore = () => undefined
const LINE = [
  [0, 55],
  [0.015, 55],
] as const

const hole = (name: string, longitude: number) =>
  holeOf({
    ...{
      id: name.padStart(24, '0'),
      locationId: name,
      table: 'LOCA',
      easting: null,
      northing: null,
      longitude,
    },
    ...{ latitude: 55, groundLevel: 20, finalDepth: 5, mapPlacement: null, data: {} },
    updatedAt: '2026-01-01T00:00:00.000Z',
  })

const strata = () =>
  rowsOf('GEOL', [
    { GEOL_TOP: '0', GEOL_BASE: '2', GEOL_DESC: 'MADE GROUND', GEOL_LEG: '102' },
    { GEOL_TOP: '2', GEOL_BASE: '5', GEOL_DESC: 'Stiff CLAY', GEOL_LEG: '201' },
  ])
const section = fillSection(planSection(LINE, [hole('BH1', 0.004), hole('BH2', 0.011)], 50), () => ({
  GEOL: strata(),
}))

interface Seen {
  readonly windows: (string | undefined)[]
  readonly selected: string[]
}

function TwoHoles({ windows, selected }: Seen) {
  const [window, setWindow] = useState<string>()
  return (
    <div style={{ display: 'grid', height: 500 }}>
      <Section
        {...{ section, glossary, loading: false, minOffset: 1, window, children: null, title: 'J1' }}
        options={{ maxOffset: 50, exaggeration: null, flat: false, ties: false, tests: false }}
        onWindow={(next) => {
          setWindow(next)
          windows.push(next)
        }}
        onOptions={ignore}
        onOpenHole={(id) => selected.push(id)}
        onPoint={ignore}
      />
    </div>
  )
}

async function show() {
  const seen: Seen = { windows: [], selected: [] }
  const screen = await render(<TwoHoles {...seen} />)
  await expect.poll(() => screen.container.querySelector('svg.section-drawing')).not.toBeNull()
  return { ...seen, screen }
}

test('the section names its holes and the strata that it draws', async () => {
  const { screen } = await show()
  await expect.poll(() => screen.container.textContent).toContain('BH1')
  await expect.poll(() => screen.container.textContent).toContain('BH2')
})

test('plus zooms the section in, Home fits all of it', async () => {
  const { screen, windows } = await show()
  const drawing = screen.container.querySelector<HTMLElement>('[tabindex="0"][aria-label*="Section of"]')
  expect(drawing).not.toBeNull()
  drawing?.focus()
  await userEvent.keyboard('+')
  await expect.poll(() => windows.at(-1)).toBeTypeOf('string')
  await userEvent.keyboard('{Home}')
  await expect.poll(() => windows.at(-1)).toBeUndefined()
})
