import { readLog } from '@groundsheet/logs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createGlossary } from '../../src/data/tables/glossary.ts'
import { holeOf } from '../../src/data/holes/hole.ts'
import { fillSection, planSection } from '../../src/features/section/section-model.ts'
import { Section } from '../../src/features/section/section.tsx'
import { StripLog } from '../../src/features/strip-log/strip-log.tsx'
import { strings } from '../../src/ui/strings/strings.ts'
import { row } from './strip-log/sheet/rows.ts'

const glossary = createGlossary(undefined)
const LOADING = `<p class="notice" role="status">${strings.loading}</p>`
const ignore = () => undefined

test('the panel of a log shows that it is loading until its code has loaded', () => {
  const GEOL = [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '5', GEOL_DESC: 'CLAY' })]
  const log = readLog({ finalDepth: 5, groundLevel: null }, { GEOL })
  const markup = renderToStaticMarkup(
    <StripLog
      {...{ name: 'BH1', log, glossary, window: null, selected: null, actions: null }}
      onWindow={ignore}
      onRow={ignore}
    />,
  )
  expect(markup).toContain(`<div class="log-view">${LOADING}</div>`)
})

test('the panel of a section shows that it is loading until its code has loaded', () => {
  const path = [
    [0, 55],
    [0.015, 55],
  ] as const
  const hole = holeOf({
    ...{
      id: '0'.repeat(24),
      locationId: 'BH1',
      table: 'LOCA',
      easting: null,
      northing: null,
      longitude: 0.005,
    },
    ...{ latitude: 55, groundLevel: 20, finalDepth: 5, mapPlacement: null, data: {} },
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
  const markup = renderToStaticMarkup(
    <Section
      {...{ glossary, loading: true, minOffset: 1, window: undefined, children: null, title: 'J1' }}
      section={fillSection(planSection(path, [hole], 50), () => ({}))}
      options={{ maxOffset: 50, exaggeration: null, flat: false, ties: false, tests: false }}
      onOptions={ignore}
      onWindow={ignore}
      onOpenHole={ignore}
      onPoint={ignore}
    />,
  )
  expect(markup).toContain(LOADING)
  expect(markup).not.toContain('<svg class="section-drawing"')
})
