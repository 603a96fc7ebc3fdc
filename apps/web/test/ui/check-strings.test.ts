import { expect, test } from 'vitest'
import { checkStrings } from '../../src/ui/strings/check-strings.ts'

test.each([
  [1, 7, '1 of 7 holes has a position.'],
  [0, 1, '0 of 1 hole has a position.'],
  [1, 1, '1 of 1 hole has a position.'],
  [6, 7, '6 of 7 holes have a position.'],
  [0, 7, '0 of 7 holes have a position.'],
])('%i placed holes of %i', (placed, all, text) => {
  expect(checkStrings.placed(placed, all)).toBe(text)
})
