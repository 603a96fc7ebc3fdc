import type { TableRow } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { holeOf } from '../../../src/data/holes/hole.ts'
import { fillSection, planSection } from '../../../src/features/section/section-model.ts'
import { voidConflicts } from '../../../src/features/section/void-conflicts.ts'

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
  finalDepth: 4,
  mapPlacement: null,
  data: {},
  updatedAt: '',
})
const MEANINGS: Readonly<Record<string, string>> = { '801': 'MUDSTONE', '999': 'Void', '201': 'CLAY' }

test('a section lists strata whose code and description disagree over a void, and no others', () => {
  const GEOL = [
    stratum('1', '0', '1', '999', 'Stiff CLAY'),
    stratum('2', '1', '2', '801', 'VOID'),
    stratum('3', '2', '3', '201', 'Dense SAND'),
    stratum('4', '3', '4', '999', 'VOID'),
  ]
  const section = fillSection(
    planSection(PATH, [hole], 50),
    () => ({ GEOL }),
    () => '',
    (code) => MEANINGS[code] ?? null,
  )
  expect(voidConflicts(section)).toEqual([
    'BH1: Strata (GEOL): 0.00 to 1.00 m: legend code 999 (void), but the description names no void: “Stiff CLAY”',
    'BH1: Strata (GEOL): 1.00 to 2.00 m: legend code 801 (MUDSTONE), but the description states a void: “VOID”',
  ])
})
