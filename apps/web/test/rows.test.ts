import { expect, test } from 'vitest'
import { isNumeric } from '../src/features/rows-table/column-facts.ts'
import { inDepthOrder } from '../src/features/rows-table/depth-order.ts'
import { columnsOf, row } from './shown-rows.ts'

test.each(['0', '12.50', '-3', '+1', '.5', '5.', '1e-3', ' 7 '])('%s is a number', (value) => {
  expect(isNumeric(value)).toBe(true)
})

test.each(['', '1,5', '12 m', '>50', '1.2.3', '0x10', 'NaN', '-', '2020-01-01'])(
  '%s is not a number',
  (value) => {
    expect(isNumeric(value)).toBe(false)
  },
)

test('rows are sorted by depth, as numbers and not as text', () => {
  const rows = ['10.00', '9.50', '', '0.00'].map((top, index) =>
    row({ GEOL_TOP: top, GEOL_DESC: 'x' }, index),
  )
  const depths = inDepthOrder(rows, columnsOf(rows)).map(({ data }) => data.GEOL_TOP)
  expect(depths).toEqual(['0.00', '9.50', '10.00', ''])
})

test('rows without a depth keep their order', () => {
  const rows = [row({ BKFL_REM: 'b' }), row({ BKFL_REM: 'a' })]
  expect(inDepthOrder(rows, columnsOf(rows))).toBe(rows)
})

test('rows of several holes are sorted by hole, BH2 before BH10', () => {
  const rows = ['BH10 1', 'BH2 7', 'BH2 3'].map((text, index) => {
    const [name = '', top = ''] = text.split(' ')
    return { ...row({ GEOL_TOP: top }, index), locationId: name }
  })
  const order = inDepthOrder(rows, columnsOf(rows)).map(
    ({ locationId, data }) => locationId + String(data.GEOL_TOP),
  )
  expect(order).toEqual(['BH23', 'BH27', 'BH101'])
})
