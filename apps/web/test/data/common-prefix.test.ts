import { expect, test } from 'vitest'
import { commonPrefix } from '../../src/data/holes/common-prefix.ts'

test.each([
  [['A487 PONT AR DYFI TP 1', 'A487 PONT AR DYFI 2', 'A487 PONT AR DYFI TP 18'], 'A487 PONT AR DYFI '],
  [['BH1', 'BH2', 'BH3'], ''],
  [['Silvertown-BH1', 'Silvertown-BH10', 'Silvertown-TP1'], 'Silvertown-'],
  [['Silvertown TP1', 'Silvertown TP2'], ''],
  [['Silvertown ', 'Silvertown A', 'Silvertown B'], ''],
  [[], ''],
])('the names %j all begin with "%s"', (names, prefix) => {
  expect(commonPrefix(names)).toBe(prefix)
})
