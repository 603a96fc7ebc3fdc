import { readLog } from '@groundsheet/logs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HEADS_HEIGHT_PX } from '../../../../src/features/strip-log/sheet/lay-out-log.ts'
import {
  LOG_SCALES,
  paperScale,
  pxPerMetre,
  sheetSpans,
  sheetWindows,
} from '../../../../src/features/strip-log/sheet/log-scale.ts'
import { MAX_SHEETS } from '../../../../src/ui/paper/paper-sheet.tsx'
import { PX_PER_MM } from '../../../../src/ui/paper/paper-size.ts'
import { printStrings } from '../../../../src/ui/strings/print-strings.ts'
import { lay, layStrata, ROOM, row, sourceOf, written } from './rows.ts'
import { layRemarks } from './lay-remarks.ts'

test('a metre is 20 mm at 1:50, and to scale at all other scales', () => {
  expect(pxPerMetre(50) / PX_PER_MM).toBeCloseTo(20, 9)
  for (const scale of LOG_SCALES) {
    const { y } = paperScale({ from: 3, to: 20 }, 100_000, pxPerMetre(scale))
    expect((y(12) - y(11)) / PX_PER_MM).toBeCloseTo(1000 / scale, 6)
  }
})

test('sheets have no gaps between them, equal depth ranges, and no more depth than fits', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -2, max: 0, noNaN: true }),
      fc.double({ min: 0.1, max: 200, noNaN: true }),
      fc.constantFrom(...LOG_SCALES),
      (from, to, scale) => {
        for (const span of sheetSpans(ROOM.height, scale)) {
          const windows = sheetWindows({ from, to }, span)
          expect(windows[0]?.from).toBe(from)
          expect(windows.at(-1)?.to).toBe(to)
          windows.forEach((window, index) => {
            expect((window.to - window.from) * pxPerMetre(scale)).toBeLessThanOrEqual(ROOM.height + 1e-6)
            if (index > 0) expect(window.from).toBeCloseTo(windows[index - 1]?.to ?? NaN, 9)
            if (index > 0 && index < windows.length - 1)
              expect(window.to - window.from).toBeCloseTo(span.metres, 9)
          })
        }
      },
    ),
  )
})

test.each([
  [50, [10, 9.5]],
  [25, [5, 4.8, 4.6]],
  [75, [15, 14.5, 14]],
])('a full sheet at 1:%d has a round depth range and is at least nine tenths full', (scale, metres) => {
  const full = sheetSpans(781, scale).filter(({ isFull }) => isFull)
  expect(full.map((span) => span.metres)).toEqual(metres)
})

test('a pipe above the ground does not move the ends of the sheets to odd depths', () => {
  const [span] = sheetSpans(781, 50)
  if (!span) throw new Error('no span')
  const ends = sheetWindows({ from: -0.43, to: 25.3 }, span).map(({ to }) => to)
  expect(ends).toEqual([9.5, 19.5, 25.3])
})

test('all sheets but the last of a hole with short descriptions are full', () => {
  fc.assert(
    fc.property(fc.integer({ min: 600, max: 7500 }), fc.integer({ min: 1, max: 45 }), (depth, lines) => {
      const { sheets } = layRemarks(depth / 100, lines)
      const drawn = sheets.flatMap(({ part }) => part ?? [])
      for (const { scale } of drawn.slice(0, -1)) {
        const end = scale.y(scale.window.to)
        expect(end / scale.height).toBeGreaterThan(0.88)
      }
    }),
    { numRuns: 100 },
  )
})

test('a deep hole with little on it is on few sheets at a small scale, and one with much is not', () => {
  const few = layStrata([
    { thick: 90, words: 5 },
    { thick: 42.89, words: 12 },
  ])
  const many = layStrata(Array.from({ length: 60 }, () => ({ thick: 2.2, words: 12 })))
  expect([few.layout.scale, few.layout.sheets.length]).toEqual([200, 4])
  expect(many.layout.scale).toBeLessThan(200)
})

test.each([
  ['that needs more sheets than are printed', 30, 1],
  ['of a hole deeper than any number of sheets, at a scale', 12_000, 5],
])('for a log %s, only the number of sheets is returned', (_, depth, scale) => {
  const GEOL = [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: String(depth), GEOL_DESC: 'CLAY' })]
  const log = readLog({ finalDepth: depth, groundLevel: 50 }, { GEOL })
  const { sheets, sheetCount } = lay(sourceOf(log), scale)
  expect(sheets).toEqual([])
  expect(sheetCount).toBeGreaterThan(MAX_SHEETS)
})

test('the log of a hole with an impossible final depth is printed to its last row', () => {
  const GEOL = [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '6', GEOL_DESC: 'CLAY' })]
  const log = readLog({ finalDepth: 1e308, groundLevel: 50 }, { GEOL })
  expect(lay(sourceOf(log), null)).toMatchObject({ sheetCount: 1 })
})

test.each([10.33, 18.6, 20.1, 32, 41.5])(
  'the last sheet of a hole of %d m is at least a third full',
  (depth) => {
    const { layout } = layStrata([
      { thick: depth / 2, words: 15 },
      { thick: depth / 2, words: 15 },
    ])
    const last = layout.sheets.at(-1)
    const notes = last?.notes.reduce((sum, { height }) => sum + height, 0) ?? 0
    expect(HEADS_HEIGHT_PX + (last?.part?.scale.height ?? 0) + notes).toBeGreaterThan(ROOM.height / 3)
  },
)

test('notes that fit below the depths at 1:75 have no separate sheet', () => {
  const { scale, sheets } = layRemarks(20, 35)
  expect(scale).toBe(75)
  expect(sheets.map(({ part }) => part !== null)).toEqual([true, true])
})

test.each([
  ['a pit', 4, 36],
  ['a borehole', 10.3, 4],
  ['a borehole of two sheets', 20.2, 20],
])('%s a little deeper than full sheets has no last sheet with a few decimetres', (_, depth, lines) => {
  const windows = layRemarks(depth, lines).sheets.flatMap(({ part }) => part?.scale.window ?? [])
  const ranges = windows.map(({ from, to }) => to - from)
  expect((ranges.at(-1) ?? 0) / Math.max(...ranges)).toBeGreaterThan(0.15)
})

test('a hole whose second sheet would be mostly empty is on one sheet at 1:75, or else at 1:100', () => {
  const layouts = [8, 12].map((lines) => layRemarks(11, lines))
  expect(layouts.map(({ scale, sheets }) => [scale, sheets.length])).toEqual([
    [75, 1],
    [100, 1],
  ])
  expect(layRemarks(11, 40).sheets).toHaveLength(2)
})

test('data far below the end of the hole are reported, not drawn on hundreds of sheets', () => {
  const GEOL = [
    row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '5', GEOL_DESC: 'CLAY' }),
    row('GEOL', { GEOL_TOP: '5', GEOL_BASE: '5000', GEOL_DESC: 'SAND' }),
  ]
  const layout = lay(sourceOf(readLog({ finalDepth: 10, groundLevel: null }, { GEOL }, () => '')))
  expect(layout.sheets.length).toBeLessThan(4)
  expect(written(layout).join(' ')).toMatch(/deeper than the hole/)
})

test('tests without a column that are a little deeper than the hole are printed; others are noted', () => {
  const at = (ICBR_DPTH: string, ICBR_ICBR: string) => row('ICBR', { ICBR_DPTH, ICBR_ICBR })
  const tables = {
    GEOL: [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '4', GEOL_DESC: 'CLAY' })],
    ICBR: [at('4.30', '45'), at('9.00', '60')],
  }
  const log = readLog({ finalDepth: 4, groundLevel: null }, tables, () => '')
  const texts = written(lay(sourceOf(log, tables), 50)).join(' ')
  expect(texts).toContain('CBR 45 %')
  expect(texts).not.toContain('60 %')
  for (const depth of ['4.30', '9.00'])
    expect(texts).toContain(`(ICBR): the row at ${depth} m is deeper than the hole`)
  expect(texts).toContain(printStrings.notDrawn(4.3))
})
