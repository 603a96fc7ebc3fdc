import { expect, test } from 'vitest'
import { isFinalDepthUnset, statedFinalDepth } from '../src/index.ts'

const holeOf = (type: string, rows: Record<string, number>, finalDepth: number | null = 0) => ({
  finalDepth,
  type,
  tables: Object.entries(rows).map(([code, rows]) => ({ code, rows })),
})

test.each([
  ['strata and cores (BHNH01 of London Power Tunnels)', '', { GEOL: 17, CORE: 22, DETL: 42 }],
  ['a profile of a dynamic probe (MPN1001)', '', { DPRG: 1, DPRB: 11 }],
  ['a borehole type', 'CP', {}],
  ['a part of a combined type', 'ip+rc', {}],
])('a final depth of 0 is not stated beside %s', (_what, type, rows) => {
  expect(isFinalDepthUnset(holeOf(type, rows))).toBe(true)
  expect(statedFinalDepth(holeOf(type, rows))).toBeNull()
})

test.each([
  ['a peat probe that met rock at ground level', 'PP', { DPRG: 1, DPRB: 1 }],
  ['a sample from the surface', '', { SAMP: 2, ERES: 30 }],
  ['a surveyed point', '', {}],
])('a final depth of 0 stays that of %s', (_what, type, rows) => {
  expect(statedFinalDepth(holeOf(type, rows))).toBe(0)
})

test('other depths, and none, stay as they are', () => {
  expect(statedFinalDepth(holeOf('CP', { GEOL: 3 }, 10.5))).toBe(10.5)
  expect(statedFinalDepth(holeOf('CP', { GEOL: 3 }, -999))).toBe(-999)
  expect(statedFinalDepth(holeOf('CP', { GEOL: 3 }, null))).toBeNull()
})

test('rows of a table without a code say nothing of the depth', () => {
  expect(statedFinalDepth({ finalDepth: 0, type: '', tables: [{ code: null, rows: 9 }] })).toBe(0)
})
