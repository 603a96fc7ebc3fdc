import { plotNamed } from '@groundsheet/plots'
import { expect, test } from 'vitest'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import type { Hole } from '../../../src/data/holes/hole.ts'
import { describePoint } from '../../../src/features/plots/describe-point.ts'
import { describeRow } from '../../../src/features/plots/describe-row.ts'
import { makePlotLegend } from '../../../src/features/plots/plot-legend.ts'
import { pointsText } from '../../../src/features/plots/points-text.ts'
import { holesOfProjects, placeProjects, readValues } from '../../../src/features/plots/read-projects.ts'
import { holeIn, projectOf, row } from './two-projects.ts'

const spt = plotNamed('spt', () => undefined) ?? expect.fail('no plot spt')
const NO_GLOSSARY = createGlossary(undefined)
const north = projectOf({ reference: 'N-1', name: 'North yard', legend: { 901: 'Boulder clay' } })
const south = projectOf({
  reference: 'S-2',
  name: 'South yard',
  legend: { 901: 'Blown sand', 1: 'BOULDER CLAY' },
})
const [one, two] = [holeIn(north, 'BH1', 0, 20), holeIn(south, 'BH1', 50, 5)]

const tablesOf = (n: string, code: string) => ({
  GEOL: [row('GEOL', 'BH1', { GEOL_TOP: '0', GEOL_BASE: '9', GEOL_LEG: code })],
  ISPT: [
    row('ISPT', 'BH1', { ISPT_TOP: '2.00', ISPT_NVAL: n, ISPT_REP: `N=${n}` }),
    row('ISPT', 'BH1', { ISPT_TOP: '3.00', ISPT_NVAL: '1E300' }),
  ],
})

function read(holes: readonly Hole[], codes = ['901', '901']) {
  const projects = [north, south].map((project, at) => ({
    ...project,
    tables: tablesOf(at === 0 ? '10' : '40', codes[at] ?? ''),
  }))
  const own = holesOfProjects(projects, holes)
  const values = projects.map((project) => readValues(spt, project, null))
  return placeProjects(
    spt,
    projects.map((project, at) => ({ ...project, holes: own[at] ?? [] })),
    values,
    'level',
  )
}

const keyOf = (readings: ReturnType<typeof read>, by: 'stratum' | 'hole') =>
  makePlotLegend({ plot: spt, by, glossary: NO_GLOSSARY, ...readings })

test('values of two holes BH1 of two projects are each at the level of their hole', () => {
  const { points } = read([one, two])
  expect(points.map(({ point, hole, height }) => [hole.id, point.value, height])).toEqual([
    [one.id, 10, 18],
    [two.id, 40, 3],
  ])
})

test('only the hole that is selected is drawn, not one of the same name in another project', () => {
  expect(read([two]).points.map(({ point }) => point.value)).toEqual([40])
})

test('the legend has the meaning of a code in each project', () => {
  const names = (codes: string[]) =>
    keyOf(read([one, two], codes), 'stratum').entries.map(({ name, count }) => [name, count])
  expect(names(['901', '901']).sort()).toEqual([
    ['Blown sand', 1],
    ['Boulder clay', 1],
  ])
  expect(names(['901', '1'])).toEqual([['Boulder clay', 2]])
})

test('holes of equal names have entries of their own, with the references of their projects', () => {
  expect(keyOf(read([one, two]), 'hole').entries.map(({ name, count }) => [name, count])).toEqual([
    ['BH1 · N-1', 1],
    ['BH1 · S-2', 1],
  ])
})

test('a point, a value left out and the copied text have their project', () => {
  const { points, leftOut } = read([one, two])
  const [, last] = points
  expect(last && describePoint(last, spt, NO_GLOSSARY)).toContainEqual({
    label: 'Project',
    value: 'South yard',
  })
  expect(last && describePoint(last, spt, NO_GLOSSARY)).toContainEqual({
    label: 'Stratum',
    value: 'Blown sand',
  })
  expect(leftOut.map(describeRow)).toEqual([
    'BH1 · N-1 at 3.00 m: ISPT_NVAL “1e+300”',
    'BH1 · S-2 at 3.00 m: ISPT_NVAL “1e+300”',
  ])
  const [head, ...lines] = pointsText(points, spt, NO_GLOSSARY).split('\n')
  expect(head).toMatch(/^Project\tProject name\tHole\t/)
  expect(lines.map((line) => line.split('\t').slice(0, 3))).toEqual([
    ['N-1', 'North yard', 'BH1'],
    ['S-2', 'South yard', 'BH1'],
  ])
})
