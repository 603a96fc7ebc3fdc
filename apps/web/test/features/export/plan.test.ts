import { expect, test } from 'vitest'
import { exportFileName } from '../../../src/data/export/export-order.ts'
import { planTable } from '../../../src/data/export/export-plan.ts'
import { hole } from './some-holes.ts'

const GEOL = { code: 'GEOL', name: 'Strata', rows: 12_400 }
const row = (locationId: string) => ({ id: `row of ${locationId}`, locationId })

test('a whole project is read table by table', () => {
  const plan = planTable(GEOL, { holes: null, locations: 'LOCA' })
  expect(plan).toMatchObject({ rows: 12_400, reads: 12_400, requests: 13, holeByHole: null })
  expect(plan.keeps(row('BH1'))).toBe(true)
})

test('a few holes are requested one by one, and holes without rows are not', () => {
  const holes = [hole('BH1', { GEOL: 7 }), hole('BH2', { SAMP: 3 }), hole('BH3', { GEOL: 1001 })]
  const plan = planTable(GEOL, { holes, locations: 'LOCA' })
  expect(plan).toMatchObject({ rows: 1008, reads: 1008, requests: 3 })
  expect(plan.holeByHole?.map(({ name }) => name)).toEqual(['BH1', 'BH3'])
})

test('many holes are filtered from the whole table, which needs fewer requests', () => {
  const holes = Array.from({ length: 20 }, (_, index) => hole(`BH${index}`, { GEOL: 7 }))
  const plan = planTable(GEOL, { holes, locations: 'LOCA' })
  expect(plan).toMatchObject({ rows: 140, reads: 12_400, requests: 13, holeByHole: null })
  expect([row('BH1'), row('BH20')].map(plan.keeps)).toEqual([true, false])
})

test('of two holes with one name, the second has no rows and does not get those of the first', () => {
  const holes = Array.from({ length: 20 }, (_, index) => hole(`BH${index}`, { GEOL: index === 3 ? 0 : 7 }))
  expect(planTable(GEOL, { holes, locations: 'LOCA' }).keeps(row('BH3'))).toBe(false)
})

test('the holes themselves are identified by their ids', () => {
  const holes = [hole('BH1')]
  const plan = planTable({ code: 'LOCA', name: 'Holes', rows: 9 }, { holes, locations: 'LOCA' })
  expect(plan).toMatchObject({ rows: 1, reads: 9, holeByHole: null })
  expect(plan.keeps({ id: 'id of BH1', locationId: 'BH1' })).toBe(true)
  expect(plan.keeps({ id: 'another', locationId: 'BH1' })).toBe(false)
})

const NAMES = [
  ['NGE-0614', null, ['LOCA', 'GEOL'], 'ags', 'NGE-0614-project.ags'],
  ['NGE-0614', null, ['GEOL'], 'csv', 'NGE-0614-GEOL.csv'],
  ['NGE-0614', 1, ['LOCA', 'GEOL'], 'ags', 'NGE-0614-BH0.ags'],
  ['NGE-0614', 3, ['LOCA', 'GEOL'], 'xlsx', 'NGE-0614-3-holes.xlsx'],
  ['12/34: "A"', null, [], 'kml', '12-34- -A--project.kml'],
  ['..', 1, [], 'geojson', '-BH0.geojson'],
] as const

test.each(NAMES)('%s, %s holes, %s as %s is named %4$s', (reference, count, tables, format, name) => {
  const holes = count === null ? null : Array.from({ length: count }, (_, index) => hole(`BH${index}`))
  expect(
    exportFileName(
      reference,
      { holes, tables, format, options: {}, byService: false },
      name.split('.').at(-1) ?? '',
    ),
  ).toBe(name)
})
