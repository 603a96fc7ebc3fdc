import { expect, test } from 'vitest'
import { printStrings } from '../../src/ui/strings/print-strings.ts'

test('the date of the import is labelled as such, not as the date of the data', () => {
  const imported = '2026-11-22T09:30:00.000Z'
  expect(printStrings.source('HOLE', imported)).toBe('AGS 3 data, imported 22 Nov 2026')
  expect(printStrings.source('LOCA', imported)).toBe('AGS 4 data, imported 22 Nov 2026')
})
