import { describe, expect, it } from 'vitest'
import { exportedFinalDepth } from '../src/final-depth.ts'

describe('the final depth that KML and GeoJSON state', () => {
  it.each([
    ['a cable percussion hole of AGS 4', { LOCA_TYPE: 'CP', LOCA_FDEP: '0.00' }, 0, null],
    ['a trial pit of AGS 3', { HOLE_TYPE: 'TP', HOLE_FDEP: '0' }, 0, null],
    ['a combined type', { LOCA_TYPE: 'IP+CP' }, 0, null],
    ['a point that may be 0 deep', { LOCA_TYPE: 'SURF' }, 0, 0],
    ['a hole without a type', {}, 0, 0],
    ['a hole with a depth', { LOCA_TYPE: 'CP' }, 12.5, 12.5],
    ['a depth that is not stated', { LOCA_TYPE: 'CP' }, null, null],
  ])('%s', (_, data, finalDepth, expected) => {
    expect(exportedFinalDepth({ finalDepth, data })).toBe(expected)
  })
})
