import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupColumns, pageRows } from '../../src/features/rows-table/sheet/table-pages.ts'

const PAGE_WIDTH_PX = 716

const column = fc
  .tuple(fc.integer({ min: 20, max: 160 }), fc.integer({ min: 0, max: 300 }))
  .map(([minWidth, more]) => ({ minWidth, unwrappedWidth: minWidth + more, isKey: false }))
const columns = fc
  .array(column, { minLength: 1, maxLength: 60 })
  .map(([first, ...others]) => [...(first ? [{ ...first, isKey: true }] : []), ...others])

test('every column is printed once, beside its key column, and no group is wider than the paper', () => {
  fc.assert(
    fc.property(columns, (all) => {
      const groups = groupColumns(all, PAGE_WIDTH_PX)
      expect(groups.flatMap((group) => group.columns.slice(1))).toEqual(all.slice(1).map((_, at) => at + 1))
      for (const { columns: shown, widths } of groups) {
        expect(shown[0]).toBe(0)
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(PAGE_WIDTH_PX + 1e-6)
        shown.forEach((at, index) => {
          expect(widths[index]).toBeGreaterThanOrEqual((all[at]?.minWidth ?? 0) - 1e-6)
          expect(widths[index]).toBeLessThanOrEqual((all[at]?.unwrappedWidth ?? 0) + 1e-6)
        })
      }
    }),
  )
})

test('columns that fit beside each other form one group', () => {
  const narrow = { minWidth: 50, unwrappedWidth: 80, isKey: false }
  expect(groupColumns([narrow, narrow, narrow], PAGE_WIDTH_PX)).toEqual([
    { columns: [0, 1, 2], widths: [80, 80, 80] },
  ])
})

test('every row is on one sheet, and no sheet is too high', () => {
  const heights = fc.array(fc.integer({ min: 15, max: 200 }), { minLength: 1, maxLength: 400 })
  fc.assert(
    fc.property(heights, (all) => {
      const pages = pageRows(all, 500)
      expect(pages.flatMap(([from, to]) => all.slice(from, to))).toEqual(all)
      for (const [from, to] of pages)
        expect(all.slice(from, to).reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(500)
    }),
  )
})
