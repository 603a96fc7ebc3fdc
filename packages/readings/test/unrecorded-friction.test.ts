import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unrecordedFriction } from '../src/index.ts'

const rowOf = ([depth, qc, fs]: readonly [string, string, string], STCN_REF = '') => ({
  table: 'STCN',
  locationId: 'CPT 01',
  data: { STCN_DPTH: depth, STCN_RES: qc, STCN_FRES: fs, STCN_REF },
})

const unrecordedDepths = (...rows: readonly (readonly [string, string, string])[]) =>
  unrecordedFriction(rows.map((row) => rowOf(row)))
    .flat()
    .map(({ data }) => data.STCN_DPTH)
    .toSorted()

test('fs of 0 in the last readings of a test beside a positive qc was not recorded', () => {
  // CPT 01 of Opus Morpeth, from 1.460 m.
  const found = unrecordedDepths(
    ['1.460', '21.5000', '233.1000'],
    ['1.480', '23.5100', '0.0000'],
    ['1.490', '23.7800', '0.0000'],
    ['1.470', '22.7200', '241.0000'],
  )
  expect(found).toEqual(['1.480', '1.490'])
})

test('fs of 0 above other readings, and beside a qc of 0, is a reading', () => {
  const found = unrecordedDepths(
    ['1.350', '2.9900', '0.0000'],
    ['1.360', '3.1000', '12.0000'],
    ['1.370', '0.0000', '0.0000'],
  )
  expect(found).toEqual([])
})

test('each push of a cone has its own end', () => {
  const rows = [
    rowOf(['1.00', '5', '0'], 'A'),
    rowOf(['2.00', '5', '20'], 'B'),
    rowOf(['2.02', '5', '0'], 'B'),
  ]
  expect(unrecordedFriction(rows)).toEqual([[rows[0]], [rows[2]]])
})

test('only rows with fs of 0 and a positive qc are ever found', () => {
  const value = fc.constantFrom('', '0', '0.0000', '-1', '5', 'n/a')
  fc.assert(
    fc.property(fc.array(fc.tuple(value, value, value)), (rows) =>
      unrecordedFriction(rows.map((row) => rowOf(row)))
        .flat()
        .every(({ data }) => Number(data.STCN_FRES) === 0 && Number(data.STCN_RES) > 0),
    ),
  )
})
