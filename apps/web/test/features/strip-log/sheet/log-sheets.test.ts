import { FOOT_TABLES, readFootTable, readLog } from '@groundsheet/logs'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createGlossary } from '../../../../src/data/tables/glossary.ts'
import { BlockTexts } from '../../../../src/features/strip-log/sheet/block-texts.tsx'
import { flowNotes } from '../../../../src/features/strip-log/sheet/flow-notes.ts'
import { tablePieces } from '../../../../src/features/strip-log/sheet/foot-pieces.ts'
import { stratumMeaning } from '../../../../src/ui/fill-patterns.ts'
import { legendOf } from '../../../../src/features/strip-log/sheet/log-legend.ts'
import { HEADS_HEIGHT_PX } from '../../../../src/features/strip-log/sheet/lay-out-log.ts'
import {
  LOG_SCALES,
  paperScale,
  pxPerMetre,
  sheetSpans,
  sheetWindows,
} from '../../../../src/features/strip-log/sheet/log-scale.ts'
import { SHEET_DRAWINGS } from '../../../../src/features/strip-log/sheet/sheet-drawings.ts'
import { MAX_SHEETS } from '../../../../src/ui/paper/paper-sheet.tsx'
import { printStrings } from '../../../../src/ui/strings/print-strings.ts'
import { PX_PER_MM } from '../../../../src/ui/paper/paper-size.ts'
import { glossary, lay, layStrata, ROOM, row, sourceOf, written } from './rows.ts'

const strata = fc.array(
  fc.record({
    thick: fc.integer({ min: 1, max: 800 }).map((cm) => cm / 100),
    words: fc.integer({ min: 0, max: 160 }),
  }),
  { minLength: 1, maxLength: 40 },
)

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

test.each([
  ['a trial pit is on one sheet at a large scale', 2.4, 20, 1],
  ['a borehole is at 1:50', 9, 50, 1],
  ['a borehole of 32 m is on four sheets at 1:50', 32, 50, 4],
  ['a very deep hole is on few sheets', 12_000, 1000, 70],
])('%s', (_, depth, scale, sheets) => {
  const { layout } = layStrata([{ thick: depth, words: 20 }])
  expect(layout.scale).toBe(scale)
  expect(layout.sheets.length).toBeLessThanOrEqual(sheets)
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

test('a number of sheets is stated up to a thousand, and never as infinite', () => {
  expect(printStrings.tooManySheets(186)).toMatch(/^This scale needs 186 sheets\./)
  for (const count of [1001, 1e306, Infinity])
    expect(printStrings.tooManySheets(count)).toMatch(/^This scale needs more than 1,000 sheets\./)
})

test('the message for a log with too many sheets states hole, depth and remedy', () => {
  const { tooManySheets } = printStrings.log
  expect(tooManySheets('BH1', 121, 1210, 1, 1000)).toBe(
    'BH1, 121.00 m deep: 1:1 needs more than 1,000 sheets. Select a smaller scale or larger paper.',
  )
  expect(tooManySheets('BH2', 1e300, 1e300, null, 1000)).toBe(
    'BH2, 1.00e+300 m deep: even the smallest scale needs more than 1,000 sheets. ' +
      'Check the depths of this hole in the data.',
  )
  expect(tooManySheets('BH3', 12_300, 70, 1000, 1000)).toMatch(
    /No smaller scale can be selected\. Select larger paper, or check the depths in the data\.$/,
  )
  expect(printStrings.tooManySheets(70, true)).not.toMatch(/Select a smaller scale/)
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

test('low tables in the notes are stacked beside a higher one, within its height', () => {
  const table = (id: string, rows: number) => ({
    id,
    columns: [{ id: 'from', kind: 'depth' as const, headings: [] }],
    rows: Array.from({ length: rows }, () => [{ heading: 'X_TOP', value: '10.00' }]),
  })
  const [piece, ...others] = tablePieces(
    [table('chiselling', 12), table('pipes', 3), table('pipes', 3)],
    600,
    glossary,
  )
  const columns = piece?.kind === 'tables' ? piece.columns : []
  expect(others).toEqual([])
  expect(columns.map((tables) => tables.map(({ rows }) => rows.length))).toEqual([[13], [4, 4]])
  expect(piece?.height).toBe((columns[0]?.[0]?.height ?? 0) + 8)
})

/** A hole with one stratum and a number of lines of remarks. */
function layRemarks(depth: number, lines: number) {
  const GEOL = [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: depth.toFixed(2), GEOL_DESC: 'CLAY' })]
  const log = readLog({ finalDepth: depth, groundLevel: 3 }, { GEOL })
  const remarks = Array.from({ length: lines }, (_, index) => `remark ${index}`)
  return lay({ ...sourceOf(log), remarks })
}

test('the last sheet has the end of the hole above remarks of normal length', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 5500 }), fc.integer({ min: 1, max: 20 }), (depth, lines) => {
      const { sheets } = layRemarks(depth / 100, lines)
      expect(sheets.at(-1)?.part?.scale.window.to).toBeCloseTo(depth / 100, 6)
      expect(sheets.at(-1)?.notes.length).toBeGreaterThan(0)
    }),
    { numRuns: 100 },
  )
})

test('if remarks need a separate sheet, the sheets before it are full and it is not nearly empty', () => {
  const { sheets } = layRemarks(23, 60)
  const drawn = sheets.flatMap(({ part }) => part?.scale.window ?? [])
  const [first] = drawn
  for (const { from, to } of drawn.slice(0, -1))
    expect(to - from).toBeCloseTo((first?.to ?? 0) - (first?.from ?? 0), 9)
  const last = sheets.at(-1)
  expect(last?.part).toBeNull()
  expect(last?.notes.reduce((sum, { height }) => sum + height, 0)).toBeGreaterThan(ROOM.height / 3)
})

test('the proposed scale keeps every description on the sheet of its stratum', () => {
  // Long descriptions of thin strata do not fit at 1:50.
  const { layout } = layStrata(Array.from({ length: 12 }, () => ({ thick: 0.3, words: 40 })))
  expect(layout.scale).toBeLessThan(50)
  for (const { part } of layout.sheets)
    for (const { placed } of part?.texts ?? [])
      for (const { block } of placed) {
        const { from = 0, to = 0 } = part?.scale.window ?? {}
        expect(block.at).toBeGreaterThanOrEqual(from)
        expect(block.at).toBeLessThanOrEqual(to)
      }
})

test('a selected scale at which texts stand far from their depths names one at which they do not', () => {
  const strata = Array.from({ length: 12 }, () => ({ thick: 0.3, words: 40 }))
  const { layout: proposed } = layStrata(strata)
  expect(proposed.nearerScale).toBeNull()
  expect(layStrata(strata, 200).layout.nearerScale).toBe(proposed.scale)
  expect(layStrata(strata, proposed.scale).layout.nearerScale).toBeNull()
  expect(layStrata([{ thick: 9, words: 20 }], 100).layout.nearerScale).toBeNull()
})

/** Sizes of the descriptions of a log, px. */
const sizesOf = ({ sheets }: ReturnType<typeof lay>) =>
  new Set(
    sheets.flatMap(({ part }) =>
      (part?.texts ?? []).filter(({ column }) => column.id === 'description').map(({ text }) => text.size),
    ),
  )

test('descriptions that do not fit at their depths have smaller text, at least 6.5 pt, on few sheets', () => {
  const long = layStrata(Array.from({ length: 60 }, () => ({ thick: 2, words: 150 }))).layout
  expect(long.sheets.length).toBeLessThanOrEqual(16)
  expect([...sizesOf(long)]).toHaveLength(1)
  for (const size of sizesOf(long)) {
    expect(size).toBeLessThan(10)
    expect(size * 0.75).toBeGreaterThanOrEqual(6.5)
  }
  expect([...sizesOf(layStrata([{ thick: 9, words: 20 }]).layout)]).toEqual([10])
})

test('descriptions are drawn in the text size of their layout', () => {
  const long = layStrata(Array.from({ length: 60 }, () => ({ thick: 2, words: 150 }))).layout
  const part = long.sheets[0]?.part
  const texts = part?.texts.find(({ column }) => column.id === 'description')
  if (!part || !texts) throw new Error('no descriptions')
  const markup = renderToStaticMarkup(createElement(BlockTexts, { ...texts, scale: part.scale }))
  expect(markup).toContain(`font-size:${texts.text.size}px`)
})

test('a detail far from its depth has no leader line, since it states its depth; a stratum has one', () => {
  const GEOL = [
    row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '5', GEOL_DESC: 'Firm CLAY. '.repeat(80) }),
    row('GEOL', { GEOL_TOP: '5', GEOL_BASE: '9', GEOL_DESC: 'SAND' }),
  ]
  const DETL = ['0.10', '0.20', '4.90'].map((top) =>
    row('DETL', { DETL_TOP: top, DETL_BASE: top, DETL_DESC: 'fissure' }),
  )
  const log = readLog({ finalDepth: 9, groundLevel: 21.5 }, { GEOL, DETL })
  const [sheet] = lay(sourceOf(log), 50).sheets
  const texts = sheet?.part?.texts.find(({ column }) => column.id === 'description')
  if (!sheet?.part || !texts) throw new Error('no descriptions')
  const distances = texts.placed.map(({ block, y }) => Math.abs(y - (sheet.part?.scale.y(block.at) ?? 0)))
  const markup = renderToStaticMarkup(createElement(BlockTexts, { ...texts, scale: sheet.part.scale }))
  const leaders = [...markup.matchAll(/class="log-leader" d="(.*?)"/g)].map(([, path]) => path !== '')
  expect(leaders).toEqual(
    texts.placed.map(({ block }, index) => !block.statesDepth || (distances[index] ?? 0) <= 30),
  )
  expect(leaders).toContain(false)
})

test('fracture spacings with commas are in lines of their own, within their column', () => {
  const FRAC = [row('FRAC', { FRAC_TOP: '1', FRAC_BASE: '3', FRAC_FI: '100,110,2000' })]
  const log = readLog({ finalDepth: 9, groundLevel: null }, { FRAC })
  const [sheet] = lay(sourceOf(log), 50).sheets
  const texts = sheet?.part?.texts.find(({ column }) => column.id === 'fractures')
  expect(texts?.placed.flatMap(({ block }) => block.cells)).toEqual([['100,', '110,', '2000']])
})

test('descriptions without room use the column of casing and water, which are then below the results', () => {
  const GEOL = Array.from({ length: 20 }, (_, index) =>
    row('GEOL', {
      GEOL_TOP: `${index}`,
      GEOL_BASE: `${index + 1}`,
      GEOL_DESC: Array.from({ length: 60 }, (_, word) => `word${word}`).join(' '),
    }),
  )
  const ISPT = [row('ISPT', { ISPT_TOP: '3', ISPT_NVAL: '12', ISPT_CAS: '2.50', ISPT_WAT: '1.80' })]
  const log = readLog({ finalDepth: 20, groundLevel: null }, { GEOL, ISPT }, () => '')
  const layout = lay(sourceOf(log, { ISPT }))
  expect(layout.columnLayout.omitted).toEqual(['casing'])
  expect(written(layout).join(' ')).toMatch(/2\.50.*1\.80/)
})

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

test('every word of long descriptions of thin strata is on the sheets', () => {
  fc.assert(
    fc.property(strata, fc.constantFrom(null, 20, 50, 200), (given, scale) => {
      const { layout, texts } = layStrata(given, scale)
      const words = new Set(written(layout))
      for (const word of texts.join(' ').split(' ').filter(Boolean)) expect(words).toContain(word)
    }),
    { numRuns: 60 },
  )
})

test('texts do not overlap, and are inside their drawing', () => {
  fc.assert(
    fc.property(strata, (given) => {
      for (const { part } of layStrata(given, 50).layout.sheets)
        for (const { placed } of part?.texts ?? [])
          placed.forEach(({ y, height }, index) => {
            expect(y).toBeGreaterThanOrEqual(-1e-6)
            expect(y + height).toBeLessThanOrEqual((part?.scale.height ?? 0) + 1e-6)
            const above = placed[index - 1]
            if (above) expect(y).toBeGreaterThanOrEqual(above.y + above.height - 1e-6)
          })
    }),
    { numRuns: 60 },
  )
})

test('columns and notes fit on their sheets', () => {
  fc.assert(
    fc.property(strata, fc.constantFrom(null, 20, 50, 200), (given, scale) => {
      const { columnLayout, sheets } = layStrata(given, scale).layout
      expect(columnLayout.width).toBeLessThanOrEqual(ROOM.width - 2)
      for (const { part, notes } of sheets) {
        const below = notes.reduce((sum, { height }) => sum + height, 0)
        expect((part ? part.scale.height + HEADS_HEIGHT_PX : 0) + below).toBeLessThanOrEqual(ROOM.height)
      }
    }),
    { numRuns: 60 },
  )
})

test('a test at the depth between two sheets is written once, on the lower one', () => {
  const GEOL = [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '30', GEOL_DESC: 'CLAY' })]
  const depths = Array.from({ length: 60 }, (_, index) => (index / 2).toFixed(2))
  const ISPT = depths.map((depth) => row('ISPT', { ISPT_TOP: depth, ISPT_NVAL: '12' }))
  const log = readLog({ finalDepth: 30, groundLevel: null }, { GEOL, ISPT }, () => '')
  const { sheets } = lay(sourceOf(log, { ISPT }), 50)
  expect(sheets.length).toBeGreaterThan(2)
  const ranges = sheets.flatMap(
    ({ part }) =>
      part?.texts
        .filter(({ column }) => column.id === 'rows')
        .flatMap(({ placed }) => placed.map(({ block }) => block.cells[0]?.join(''))) ?? [],
  )
  expect(ranges).toEqual(depths)
})

test('a continued stratum is described again on the next sheet, and the end of the hole is stated', () => {
  const GEOL = [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '25', GEOL_DESC: 'Stiff grey CLAY.' })]
  const log = readLog({ finalDepth: 25, groundLevel: null }, { GEOL }, () => '')
  const { sheets } = lay({ ...sourceOf(log), termination: 'Scheduled depth' }, 50)
  const descriptions = sheets.map(({ part }) =>
    part?.texts
      .filter(({ column }) => column.id === 'description')
      .flatMap(({ placed }) => placed.map(({ block }) => block.cells.flat().join(' '))),
  )
  expect(descriptions).toEqual([
    ['Stiff grey CLAY.'],
    ['Stiff grey CLAY (continued)'],
    ['Stiff grey CLAY (continued)', 'End of hole at 25.00 m: Scheduled depth'],
  ])
})

test('ground logged below the stated final depth is printed; that depth is not called the end', () => {
  const GEOL = [
    row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '1.2', GEOL_DESC: 'CLAY.' }),
    row('GEOL', { GEOL_TOP: '1.2', GEOL_BASE: '2.2', GEOL_DESC: 'GRAVEL.' }),
    row('GEOL', { GEOL_TOP: '2.2', GEOL_BASE: '3.6', GEOL_DESC: 'SLATE.' }),
  ]
  const texts = written(
    lay(sourceOf(readLog({ finalDepth: 1.2, groundLevel: null }, { GEOL }, () => '')), 50),
  )
  expect(texts.join(' ')).toContain('SLATE.')
  expect(texts.join(' ')).toMatch(/Stated final depth 1\.20\sm/)
  expect(texts.join(' ')).not.toContain('End of hole')
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

test('notes keep their order, fit on their sheets, and a heading is never last on a sheet', () => {
  const height = fc.integer({ min: 5, max: 60 })
  const block = fc
    .tuple(height, fc.array(height, { minLength: 1, maxLength: 12 }))
    .map(([head, lines]) => [
      { height: head, heading: true },
      ...lines.map((line) => ({ height: line, heading: false })),
    ])
  fc.assert(
    fc.property(fc.array(block, { maxLength: 8 }), fc.integer({ min: -50, max: 300 }), (blocks, left) => {
      const pieces = blocks.flat()
      const sheets = flowNotes(pieces, left, 300)
      expect(sheets.flat()).toEqual(pieces)
      sheets.forEach((sheet, index) => {
        const height = sheet.reduce((sum, one) => sum + one.height, 0)
        expect(height).toBeLessThanOrEqual(index === 0 ? Math.max(0, left) : 300)
        const next = sheets[index + 1]
        if (next && sheet.length > 0) expect(sheet.at(-1)?.heading).toBe(false)
      })
    }),
  )
})

test('the legend has one entry for each kind of sample in the log', () => {
  const SAMP = ['U', 'ES', 'D', 'UT'].map((type, index) =>
    row('SAMP', { SAMP_TOP: index.toFixed(2), SAMP_TYPE: type, SAMP_REF: '1' }),
  )
  const { lanes } = readLog({ finalDepth: 10, groundLevel: null }, { SAMP })
  expect(legendOf(lanes, glossary).map(({ text }) => text)).toEqual([
    'Undisturbed sample or core',
    'Disturbed sample',
    'Environmental sample',
  ])
})

test('the legend shows a void stated only in a description as void, not as the meaning of its code', () => {
  const GEOL = [
    row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '2', GEOL_LEG: '804', GEOL_DESC: 'Strong LIMESTONE' }),
    row('GEOL', { GEOL_TOP: '2', GEOL_BASE: '2.3', GEOL_LEG: '804', GEOL_DESC: 'VOID (0.3 m)' }),
  ]
  const { lanes } = readLog({ finalDepth: 10, groundLevel: null }, { GEOL })
  const named = createGlossary({ tables: [], codes: { GEOL_LEG: { 804: 'LIMESTONE' } } })
  expect(legendOf(lanes, named).map(({ text }) => text)).toEqual(['LIMESTONE', 'Void (804)'])
})

test('the legend names a hatch as drawn where its code means several things', () => {
  const GEOL = [
    row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '0.3', GEOL_LEG: '100', GEOL_DESC: 'TOPSOIL.' }),
    row('GEOL', { GEOL_TOP: '4', GEOL_BASE: '5', GEOL_LEG: '100', GEOL_DESC: 'ZONE OF CORE LOSS' }),
  ]
  const { lanes } = readLog({ finalDepth: 10, groundLevel: null }, { GEOL })
  const named = createGlossary({ tables: [], codes: { GEOL_LEG: { 100: 'Topsoil, Void or Blank' } } })
  expect(legendOf(lanes, named).map(({ text }) => text)).toEqual(['Topsoil (100)', 'No recovery (100)'])
  expect(lanes[0]?.marks.map((mark) => stratumMeaning(mark, named))).toEqual([
    'Topsoil (100)',
    'No recovery (100)',
  ])
})

test('backfill whose material AGS 3 files state as GEOL_LEG is drawn and named by it', () => {
  const BKFL = [
    row('BKFL', { BKFL_TOP: '0', BKFL_BOT: '2', GEOL_LEG: '892' }),
    row('BKFL', { BKFL_TOP: '2', BKFL_BOT: '3', BKFL_LEG: '904', GEOL_LEG: '892' }),
  ]
  const { lanes } = readLog({ finalDepth: 10, groundLevel: null }, { BKFL })
  const codes = { GEOL_LEG: { 892: 'Piezo Sand' }, BKFL_LEG: { 904: 'Grout' } }
  const entries = legendOf(lanes, createGlossary({ tables: [], codes }))
  expect(entries.map(({ text }) => text)).toEqual(['Backfill: Piezo Sand', 'Backfill: Grout'])
  const patterns = entries.map(({ sign }) => 'pattern' in sign && sign.pattern)
  expect(patterns).toEqual(['strata-sand', 'strata-unknown'])
  const listed = FOOT_TABLES.find(({ id }) => id === 'backfill')
  expect(listed && readFootTable(listed, { BKFL })?.rows.map((cells) => cells[2]?.heading)).toEqual([
    'GEOL_LEG',
    'BKFL_LEG',
  ])
})

test('sample recovery is printed with its unit, and as a percentage only if it is one', () => {
  const printed = (SAMP_RECV: string, recoveryUnit: string) => {
    const SAMP = [
      row('SAMP', { SAMP_TOP: '1.20', SAMP_TYPE: 'U', SAMP_REF: '1', SAMP_UBLO: '18', SAMP_RECV }),
    ]
    const ISPT = [row('ISPT', { ISPT_TOP: '3.00', ISPT_NVAL: '12' })]
    const source = sourceOf(readLog({ finalDepth: 5, groundLevel: null }, { SAMP, ISPT }), { ISPT })
    return written(lay({ ...source, samples: { ...source.samples, recoveryUnit } })).join(' ')
  }
  expect(printed('450', 'mm')).toContain('18 blows 450 mm recovered')
  expect(printed('90', '%')).toContain('18 blows 90% recovered')
  expect(printed('450', '')).toContain('18 blows recovery 450')
  expect(printed('0', '')).not.toContain('recover')
})

test('figures of short core runs have leader lines, and overlap neither each other nor run ends', () => {
  const run = (top: string, base: string, percent: string) =>
    row('CORE', { CORE_TOP: top, CORE_BASE: base, CORE_PREC: percent, CORE_SREC: '92.26', CORE_RQD: '0.00' })
  const CORE = [
    run('5.00', '5.04', '100.00'),
    run('5.04', '5.08', '100'),
    run('5.08', '6.50', '80.50'),
    run('6.50', '8.00', '95.0'),
  ]
  const layout = lay(sourceOf(readLog({ finalDepth: 8, groundLevel: null }, { CORE })), 50)
  const core = layout.sheets[0]?.part?.texts.find(({ column }) => column.id === 'core')
  if (!core) throw new Error('no core column')
  const { column, placed } = core
  expect(placed.map(({ block }) => block.cells.map(([figure]) => figure))).toEqual([
    ['100', '92.26', '0'],
    ['100', '92.26', '0'],
    ['80.50', '92.26', '0'],
    ['95', '92.26', '0'],
  ])
  for (const [index, { y, height, block }] of placed.entries()) {
    expect(block.ruled).toBe(true)
    expect(y + height).toBeLessThanOrEqual((placed[index + 1]?.y ?? Infinity) + 1e-6)
  }
  const Drawing = SHEET_DRAWINGS.core
  const scale = layout.sheets[0]?.part?.scale
  if (!Drawing || !scale) throw new Error('no drawing of core runs')
  const markup = renderToStaticMarkup(
    createElement(Drawing, { column, scale, fills: new Map(), findings: [] }),
  )
  const reaches = [...markup.matchAll(/h([\d.]+)/g)].map(([, reach]) => column.x + Number(reach))
  expect(reaches.length).toBeGreaterThan(0)
  for (const reach of reaches) expect(reach).toBeLessThanOrEqual((column.cells[0]?.x ?? 0) + 1e-6)
})
