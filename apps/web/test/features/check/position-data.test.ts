import { readShiftGrid } from '@groundsheet/coordinates/data-files'
import { expect, test } from 'vitest'
import { positionData } from '../../../build/position-data.ts'
import {
  unpackShiftGrid,
  type PackedShiftGrid,
} from '../../../src/features/check/positions/unpack-shift-grid.ts'

const load = positionData().load as (id: string) => Promise<string>

test('every node of OSTN15 is in the browser what it is on the server', async () => {
  const script = await load('\0virtual:position-data/shift-grid')
  const packed = JSON.parse(script.slice('export default '.length)) as PackedShiftGrid
  const [unpacked, original] = [await unpackShiftGrid(packed), await readShiftGrid()]
  const { columns, rows, west, north, stepEast, stepSouth } = original
  expect(unpacked).toMatchObject({ columns, rows, west, north, stepEast, stepSouth })
  let different = 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (const direction of ['north', 'east'] as const)
        if (unpacked.shift(direction, column, row) !== original.shift(direction, column, row)) different++
  expect(different).toBe(0)
  expect(unpacked.shift('north', 300, 700)).not.toBe(0)
})
