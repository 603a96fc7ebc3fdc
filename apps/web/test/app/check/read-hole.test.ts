import { describe, expect, it } from 'vitest'
import { readHole } from '../../../src/app/check/read-hole.ts'

/** Final depth and ground level of a hole whose file states one unit for both. */
const read = (data: Record<string, string>, unit: string) => {
  const { finalDepth, groundLevel } = readHole({ data }, () => unit)
  return [finalDepth, groundLevel]
}

describe('Final depth and ground level in the log of a checked file', () => {
  const LOCA = { LOCA_FDEP: '98.43', LOCA_GL: ' 141.73 ' }

  it('are converted to metres from the unit that the file states', () => {
    expect(read(LOCA, 'ft')).toEqual([30.0015, 43.1993])
    expect(read({ HOLE_FDEP: '5000', HOLE_GL: '43200' }, 'mm')).toEqual([5, 43.2])
  })

  it('are as they stand in metres, and none in an unknown unit or without a number', () => {
    expect(read(LOCA, 'm')).toEqual([98.43, 141.73])
    expect(read(LOCA, 'cubits')).toEqual([null, null])
    expect(read({ LOCA_FDEP: 'deep' }, 'm')).toEqual([null, null])
  })
})
