import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortenNames } from '../../../src/features/map/sheet/omitted-labels.ts'

const write = (names: readonly string[], more: number) =>
  more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`
const within = (length: number) => (text: string) => text.length <= length

test('names that fit are all written', () => {
  expect(shortenNames(['BH1', 'BH2'], write, within(20))).toBe('BH1, BH2')
})

test('names that do not fit are counted', () => {
  expect(shortenNames(['BH1', 'BH2', 'BH3', 'BH4', 'BH5'], write, within(20))).toBe('BH1, BH2 and 3 more')
})

test('as many names as fit are written, and every name is written or counted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 20, max: 200 }), (count, length) => {
      const names = Array.from({ length: count }, (_, index) => `BH${index}`)
      const text = shortenNames(names, write, within(length))
      const [, list = '', more = '0'] = /^(.*?)(?: and (\d+) more)?$/.exec(text) ?? []
      const shown = list.split(', ').length
      expect(shown + Number(more)).toBe(count)
      expect(text.length).toBeLessThanOrEqual(length)
      if (more !== '0')
        expect(write(names.slice(0, shown + 1), count - shown - 1).length).toBeGreaterThan(length)
    }),
  )
})
