import fc from 'fast-check'
import { readLog } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { layOutLog } from '../../../../src/features/strip-log/sheet/lay-out-log.ts'
import { SHEET_LAYOUTS } from '../../../../src/features/strip-log/sheet/sheet-layouts.ts'
import { MAX_SHEETS } from '../../../../src/ui/paper/paper-sheet.tsx'
import { glossary, ROOM, row, sourceOf } from './rows.ts'

/** Strata below each other, of thicknesses in centimetres. */
function boundariesOf(thicknesses: readonly number[]) {
  let depth = 0
  return boundariesIn(thicknesses.map((thick) => [depth, (depth += thick)] as const))
}

/** Strata with their tops and bases, in centimetres. */
function boundariesIn(strata: readonly (readonly [top: number, base: number])[]) {
  const GEOL = strata.map(([top, base]) => {
    const data = { GEOL_TOP: (top / 100).toFixed(2), GEOL_BASE: (base / 100).toFixed(2) }
    return row('GEOL', { ...data, GEOL_LEG: '201', GEOL_DESC: 'Firm CLAY.' })
  })
  const finalDepth = Math.max(...strata.map(([, base]) => base)) / 100
  const log = readLog({ finalDepth, groundLevel: 20 }, { GEOL })
  const { sheets } = layOutLog({
    source: sourceOf(log),
    glossary,
    columns: SHEET_LAYOUTS.borehole.columns,
    room: ROOM,
    scale: null,
    legend: true,
    maxSheets: MAX_SHEETS,
  })
  return sheets.map(({ part }) => part?.texts.find(({ column }) => column.id === 'boundary')?.placed ?? [])
}

const isThickness = (cells: readonly (readonly string[])[]) => cells.at(-1)?.[0]?.startsWith('(') === true

test('a stratum of 3.20 m has its thickness in brackets beside its depths', () => {
  const [first = []] = boundariesOf([320, 180])
  const figures = first.flatMap(({ block }) => block.cells.at(-1) ?? [])
  expect(figures).toEqual(expect.arrayContaining(['3.20', '(3.20)', '5.00', '(1.80)']))
})

test('thicknesses are never on other figures, and each is that of its stratum', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 15 }),
      (thicknesses) => {
        const known = new Set(thicknesses.map((thick) => `(${(thick / 100).toFixed(2)})`))
        for (const placed of boundariesOf(thicknesses))
          for (const { block, y, height } of placed.filter((one) => isThickness(one.block.cells))) {
            expect(known).toContain(block.cells.at(-1)?.[0])
            const others = placed.filter((other) => other.block !== block)
            expect(others.some((other) => other.y < y + height && y < other.y + other.height)).toBe(false)
          }
      },
    ),
    { numRuns: 30 },
  )
})

test('of strata over each other whose thicknesses would be in one place, the first has its own', () => {
  const strata = [
    [0, 500],
    [200, 310],
    [500, 900],
  ] as const
  const figures = boundariesIn(strata)
    .flat()
    .filter(({ block }) => isThickness(block.cells))
    .map(({ block }) => block.cells.at(-1))
  expect(figures).toEqual([['(5.00)'], ['(4.00)']])
})

test('a depth at which two strata end that overlap is stated once', () => {
  const depths = boundariesIn([
    [0, 150],
    [150, 400],
    [250, 400],
  ]).flatMap((placed) => placed.flatMap(({ block }) => block.cells.at(-1) ?? []))
  expect(depths.filter((text) => !text.startsWith('('))).toEqual(['1.50', '4.00'])
})
