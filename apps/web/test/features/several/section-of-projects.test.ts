import { expect, test } from 'vitest'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import { fullName } from '../../../src/data/holes/hole-label.ts'
import type { Hole } from '../../../src/data/holes/hole.ts'
import { fillSection, planSection } from '../../../src/features/section/section-model.ts'
import { readLegend } from '../../../src/features/section/section-legend-entries.ts'
import { projectNotes } from '../../../src/features/section/section-projects.ts'
import { findTies } from '../../../src/features/section/find-ties.ts'
import { holeIn, PATH, projectOf, row } from './two-projects.ts'

const north = projectOf({
  reference: 'N-1',
  name: 'North yard',
  legend: { 901: 'Boulder clay' },
  unit: 'kPa',
})
const south = projectOf({
  ...{ reference: 'S-2', name: 'South yard', grid: 'EPSG:29903', legend: { 901: 'Blown sand' } },
})
const [one, two] = [holeIn(north, 'BH1', 10), holeIn(south, 'BH1', 90, 18)]

const strata = (code: string) => row('GEOL', 'BH1', { GEOL_TOP: '0', GEOL_BASE: '5', GEOL_LEG: code })
const CONE = [
  row('STCN', 'BH1', { STCN_DPTH: '1.00', STCN_RES: '8' }),
  row('STCN', 'BH1', { STCN_DPTH: '1.02', STCN_RES: '8' }),
]

const sectionOf = (tables: Readonly<Record<string, Parameters<typeof fillSection>[1]>>, holes = [one, two]) =>
  fillSection(
    planSection(PATH, holes, 0.5),
    (hole) => tables[hole.inProject?.reference ?? '']?.(hole) ?? {},
    ({ inProject }: Hole) => ({
      unitOf: (table, heading) => inProject?.glossary.heading(table, heading)?.unit ?? '',
      meaningOf: (code) => inProject?.glossary.meaning('GEOL_LEG', code) ?? null,
    }),
  )

test('two holes BH1 of two projects each have the strata, levels and units of their project', () => {
  const { sticks } = sectionOf({
    'N-1': () => ({ GEOL: [strata('901')], STCN: CONE }),
    'S-2': () => ({ STCN: CONE }),
  })
  expect(sticks.map(({ hole }) => fullName(hole))).toEqual(['BH1 · N-1', 'BH1 · S-2'])
  expect(sticks.map(({ ground, strata }) => [ground, strata.length])).toEqual([
    [20, 1],
    [18, 0],
  ])
  // 8 kPa in one project, 8 MPa in the other.
  expect(sticks.map(({ profile }) => profile?.marks[0]?.value)).toEqual([0.008, 8])
})

test('a code that two projects define differently has two entries in the legend, and no tie', () => {
  const { sticks } = sectionOf({
    'N-1': () => ({ GEOL: [strata('901')] }),
    'S-2': () => ({ GEOL: [strata('901')] }),
  })
  const legend = readLegend(sticks, createGlossary(undefined))
  expect(legend.entries.map(({ code, meaning }) => [code, meaning])).toEqual([
    ['901', 'Boulder clay'],
    ['901', 'Blown sand'],
  ])
  expect(findTies(sticks)).toEqual([])
})

test('strata of two projects are tied where their codes mean the same, whatever the codes are', () => {
  const other = projectOf({ reference: 'W-3', name: 'West yard', legend: { B4: 'BOULDER CLAY' } })
  const { sticks } = sectionOf(
    { 'N-1': () => ({ GEOL: [strata('901')] }), 'W-3': () => ({ GEOL: [strata('B4')] }) },
    [one, holeIn(other, 'BH1', 50)],
  )
  expect(findTies(sticks)).toHaveLength(1)
})

test('geology codes of two projects are not tied where no file states what they mean', () => {
  const geology = (code: string) => ({
    GEOL: [row('GEOL', 'BH1', { GEOL_TOP: '0', GEOL_BASE: '5', GEOL_GEOL: code })],
  })
  const tiesOf = (code: string) =>
    findTies(sectionOf({ 'N-1': () => geology(code), 'S-2': () => geology(code) }).sticks).length
  expect([tiesOf('LC'), tiesOf('LONDON CLAY')]).toEqual([0, 1])
})

test('a section names its projects and states how different grids are brought together', () => {
  const [list, grids] = projectNotes(sectionOf({}))
  expect(list).toBe('Projects: N-1 North yard; S-2 South yard')
  expect(grids).toMatch(/^The grids of the projects differ \(EPSG:27700, EPSG:29903\)\..* one plane/)
  expect(projectNotes(sectionOf({}, [one]))).toEqual(['Projects: N-1 North yard'])
})
