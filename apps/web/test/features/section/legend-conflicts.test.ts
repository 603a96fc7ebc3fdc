import type { TableRow } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { holeOf } from '../../../src/data/holes/hole.ts'
import { fillSection, planSection } from '../../../src/features/section/section-model.ts'
import { legendConflicts } from '../../../src/features/section/legend-conflicts.ts'

const stratum = (id: string, top: string, base: string, code: string, description: string): TableRow => ({
  id,
  table: 'GEOL',
  locationId: 'BH1',
  parents: [],
  data: { GEOL_TOP: top, GEOL_BASE: base, GEOL_LEG: code, GEOL_DESC: description },
  updatedAt: '',
})
const PATH = [
  [-1, 53],
  [-1, 53.01],
] as const
const hole = holeOf({
  id: '1',
  locationId: 'BH1',
  table: 'LOCA',
  easting: null,
  northing: null,
  longitude: -1,
  latitude: 53.005,
  groundLevel: 20,
  finalDepth: 8,
  mapPlacement: null,
  data: {},
  updatedAt: '',
})
const MEANINGS: Readonly<Record<string, string>> = {
  '801': 'MUDSTONE',
  '999': 'Void',
  '201': 'CLAY',
  '102': 'MADE GROUND',
  '103': 'Bituminous Material',
}

test('a section lists strata whose code and description disagree, but not one soil coded as another', () => {
  const GEOL = [
    stratum('1', '0', '1', '999', 'Stiff CLAY'),
    stratum('2', '1', '2', '801', 'VOID'),
    stratum('3', '2', '3', '201', 'Dense SAND'),
    stratum('4', '3', '4', '999', 'VOID'),
    stratum('5', '4', '5', '102', 'No recovery.'),
    stratum('6', '5', '6', '103', 'Quarry Dust'),
    stratum('7', '6', '7', '201', 'MADE GROUND. Firm CLAY'),
    stratum('8', '7', '8', '103', 'BITMAC'),
  ]
  const section = fillSection(
    planSection(PATH, [hole], 50),
    () => ({ GEOL }),
    () => ({ unitOf: () => '', meaningOf: (code) => MEANINGS[code] ?? null }),
  )
  expect(legendConflicts(section)).toEqual([
    'BH1: Strata (GEOL): 0.00 to 1.00 m: legend code 999 (void), but the description ' +
      'names no void: “Stiff CLAY”',
    'BH1: Strata (GEOL): 1.00 to 2.00 m: legend code 801 (MUDSTONE), but the ' +
      'description states a void: “VOID”',
    'BH1: Strata (GEOL): 4.00 to 5.00 m: legend code 102 (MADE GROUND), but the description says only ' +
      'that nothing was recovered: “No recovery.”',
    'BH1: Strata (GEOL): 5.00 to 6.00 m: legend code 103 (Bituminous Material), but the description names ' +
      'no bituminous material: “Quarry Dust”',
    'BH1: Strata (GEOL): 6.00 to 7.00 m: legend code 201 (CLAY), but the description is of made ' +
      'ground: “MADE GROUND. Firm CLAY”',
  ])
})
