import { expect, test } from 'vitest'
import { fileName } from '../../../src/data/export/export-order.ts'

test('long sheet names differ by their number, which is never cut', () => {
  const names = [1, 2, 12].map((sheet) =>
    fileName(['NGE-1187', 'B'.repeat(200), 'log'], 'svg', String(sheet)),
  )
  expect(names.map((name) => name.slice(-8))).toEqual(['BB-1.svg', 'BB-2.svg', 'B-12.svg'])
  expect(new Set(names).size).toBe(3)
  expect(names.map(({ length }) => length)).toEqual([124, 124, 124])
})

test('a file name is never cut inside a surrogate pair', () => {
  for (const before of [118, 119, 120]) {
    const name = fileName(['A'.repeat(before) + '\u{1F600}'.repeat(3)], 'svg')
    expect(name.isWellFormed()).toBe(true)
    expect(name.length).toBeLessThanOrEqual(124)
  }
})

test('a lone surrogate in a reference is removed from the file name', () => {
  expect(fileName(['A\uD83DB'], 'png')).toBe('A\uFFFDB.png')
})

test('a file name without any parts keeps its extension', () => {
  expect([fileName([''], 'png', '2'), fileName([], 'zip')]).toEqual(['export-2.png', 'export.zip'])
})
