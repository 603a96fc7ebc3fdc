import { expect, test } from 'vitest'
import { pointsText } from '../../../src/features/plots/points-text.ts'
import { glossary, hole, holes, placePoints, point, spt, strata } from './placed-points.ts'

test('copied points have hole, depths, level, value, bound and stratum, in order of depth', () => {
  const refusal = point('BH1', 4, 50, { bound: 'lower', text: '50/75 mm' })
  const stated = { ISPT_REP: '50 (9,9/50 for 75mm)', ISPT_TYPE: 'C', ISPT_CAS: '3.00', ISPT_WAT: 'Dry' }
  const bounded = [{ ...refusal, row: { ...refusal.row, data: stated } }, point('BH1', 1, 4)]
  const lines = pointsText(placePoints(bounded, holes, strata, 'depth').points, spt, glossary).split('\n')
  expect(lines.map((line) => line.split('\t'))).toEqual([
    [
      'Hole',
      'Top (m)',
      'Base (m)',
      'Level (m OD)',
      'Value',
      'Test type',
      'Seating',
      'Main drive',
      'Casing (m)',
      'Water (m)',
      'Bound',
      'As written',
      'Reading',
      'Table',
      'Legend code',
      'Stratum',
    ],
    ['BH1', '1', '1', '9.00', '4', '', '', '', '', '', '', '4', '', 'ISPT', '102', ''],
    [
      ...['BH1', '4', '4', '6.00', '50'],
      ...['C', '18 blows in 150 mm', '50 blows in 75 mm', '3.00', 'Dry'],
      ...['lower', '50/75 mm', '', 'ISPT', '201', 'CLAY'],
    ],
  ])
})

test('copied levels above different datums state the datum of each', () => {
  const mixed = [hole('BH1', 10), hole('BH2', 10, 'mCD')]
  const points = placePoints([point('BH1', 1, 4), point('BH2', 1, 4)], mixed, strata, 'level')
  const [heads, ...lines] = pointsText(points.points, spt, glossary)
    .split('\n')
    .map((line) => line.split('\t').slice(3, 5))
  expect([heads, ...lines]).toEqual([
    ['Level (m)', 'Datum'],
    ['9.00', 'OD'],
    ['9.00', 'CD'],
  ])
  expect(points.otherDatum).toBe(1)
})
