import type { TableRow } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { fullName } from '../../../src/data/holes/hole-label.ts'
import { holeOf } from '../../../src/data/holes/hole.ts'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import { drawnSection } from '../../../src/features/section/drawn-section.ts'
import { legendItems } from '../../../src/features/section/section-legend-items.ts'
import { readLegend } from '../../../src/features/section/section-legend-entries.ts'
import { fillSection, planSection } from '../../../src/features/section/section-model.ts'
import { findTies } from '../../../src/features/section/find-ties.ts'

let made = 0
const row = (table: string, data: Record<string, string>): TableRow => ({
  ...{ id: `${(made += 1)}`, table, locationId: 'BH1', parents: [], data, updatedAt: '' },
})
const TABLES = {
  GEOL: [
    row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '2', GEOL_LEG: '201', GEOL_GEOL: 'LC', GEOL_DESC: 'Firm CLAY' }),
    row('GEOL', { GEOL_TOP: '2', GEOL_BASE: '5', GEOL_LEG: '999', GEOL_DESC: 'VOID' }),
  ],
  ISPT: [row('ISPT', { ISPT_TOP: '1', ISPT_NVAL: '12' })],
  WSTG: [row('WSTG', { WSTG_DPTH: '1.5' })],
}
const hole = (locationId: string, longitude: number, groundLevel: number | null) =>
  holeOf({
    ...{ id: locationId, locationId, table: 'LOCA', easting: null, northing: null, latitude: 0, longitude },
    ...{ groundLevel, finalDepth: 6, mapPlacement: null, data: {}, updatedAt: '' },
  })
const PATH = [
  [0, 0],
  [0.001, 0],
] as const

test('what is on a section is in its drawing for CAD, at heights above datum', () => {
  const holes = [hole('BH1', 0, 20), hole('BH2', 0.001, 18), hole('BH3', 0.0005, null)]
  const section = fillSection(planSection(PATH, holes, 50), () => TABLES)
  const drawn = drawnSection({
    ...{ section, ties: findTies(section.sticks), tests: true, exaggeration: 5, title: 'J1' },
    legend: readLegend(section.sticks, createGlossary(undefined)),
    labelOf: fullName,
  })
  const [first] = drawn.holes
  expect(drawn.holes.map(({ name }) => name)).toEqual(['BH1', 'BH2'])
  expect(first).toMatchObject({ chainage: 0, ground: 20, base: 14, finalDepth: '6.00 m' })
  expect(first?.strata.map(({ top, base, name }) => [top, base, name])).toEqual([
    [20, 18, 'LC'],
    [18, 15, 'Void'],
  ])
  expect(first?.tests).toEqual([{ height: 19, text: '12' }])
  expect(first?.water).toEqual([{ height: 18.5, text: 'Strike 1.50 m' }])
  expect(drawn.ties.map((ends) => ends.map(({ height }) => height))).toContainEqual([20, 18])
  expect(drawn.notes.join(' ')).toContain('Not drawn: 1 without a ground level: BH3.')
})

test('the legend states the codes of correlation lines where there are lines', () => {
  const holes = [hole('BH1', 0, 20), hole('BH2', 0.001, 18)]
  const tieTexts = (GEOL: Record<string, string>) => {
    const rows = { GEOL: [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '2', GEOL_DESC: 'CLAY', ...GEOL })] }
    const section = fillSection(planSection(PATH, holes, 50), () => rows)
    const ties = findTies(section.sticks)
    const legend = readLegend(section.sticks, createGlossary(undefined))
    return legendItems({ legend, section, ties, hasTests: false }).flatMap((item) =>
      item.key === 'tie' && item.kind === 'line' ? [item.text] : [],
    )
  }
  expect(tieTexts({ GEOL_LEG: '201' })).toEqual(['Interpretation: correlation line (equal legend codes)'])
  expect(tieTexts({ GEOL_LEG: '201', GEOL_GEOL: 'LC' })).toEqual([
    'Interpretation: correlation line (equal geology codes)',
  ])
  expect(tieTexts({})).toEqual([])
})
