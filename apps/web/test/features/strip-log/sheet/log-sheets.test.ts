import { readLog, type Log } from '@groundsheet/logs'
import type { TableRow } from '@groundsheet/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGlossary } from '../../../../src/data/glossary.ts'
import { flowNotes } from '../../../../src/features/strip-log/sheet/flow-notes.ts'
import { legendOf } from '../../../../src/features/strip-log/sheet/log-legend.ts'
import { layOutLog, type LogSheetPlan } from '../../../../src/features/strip-log/sheet/lay-out-log.ts'
import {
  chooseLogScale,
  LOG_SCALES,
  metresOn,
  paperScale,
  pxPerMetre,
  sheetWindows,
} from '../../../../src/features/strip-log/sheet/log-scale.ts'
import { innerSize, MM, sheetSize } from '../../../../src/ui/paper/paper-size.ts'

const A4 = innerSize(sheetSize('A4', 'portrait'))
const ROOM = { width: A4.width, height: A4.height - 160 }
const glossary = createGlossary(undefined)

let made = 0
const row = (table: string, data: Record<string, string>): TableRow => ({
  id: (made += 1).toString(16).padStart(24, '0'),
  table,
  locationId: 'BH1',
  parents: [],
  data,
  updatedAt: '2026-01-01T00:00:00.000Z',
})

/** Strata one below the other, as thick and as much described as asked for. */
function logOf(strata: readonly { thick: number; words: number }[]): { log: Log; texts: string[] } {
  let depth = 0
  const texts = strata.map(({ words }, index) =>
    Array.from({ length: words }, (_, word) => `w${index}-${word}`).join(' '),
  )
  const GEOL = strata.map(({ thick }, index) => {
    const [top, base] = [depth, depth + thick]
    depth = base
    return row('GEOL', {
      GEOL_TOP: top.toFixed(2),
      GEOL_BASE: base.toFixed(2),
      GEOL_DESC: texts[index] ?? '',
    })
  })
  return { log: readLog({ finalDepth: depth, groundLevel: 21.5 }, { GEOL }, () => ''), texts }
}

const strata = fc.array(
  fc.record({
    thick: fc.integer({ min: 1, max: 800 }).map((cm) => cm / 100),
    words: fc.integer({ min: 0, max: 160 }),
  }),
  { minLength: 1, maxLength: 40 },
)
const lay = (log: Log, scale: number | null = null) =>
  layOutLog({ log, glossary, remarks: [], room: ROOM, scale })

/** All that is written on the sheets, in one text. */
const written = (sheets: readonly LogSheetPlan[]) =>
  sheets
    .flatMap(({ part, notes }) => [
      ...[...(part?.descriptions.values() ?? [])].flatMap((all) => all.flatMap(({ lines }) => lines)),
      ...notes.flatMap((piece) => (piece.kind === 'line' ? [piece.text] : [])),
    ])
    .join(' ')
    .split(/\s+/)

test('a metre is 20 mm at 1:50, and as long as it is to be at every scale', () => {
  expect(pxPerMetre(50) / MM).toBeCloseTo(20, 9)
  for (const scale of LOG_SCALES) {
    const { y } = paperScale({ from: 3, to: 20 }, 100_000, pxPerMetre(scale))
    expect((y(12) - y(11)) / MM).toBeCloseTo(1000 / scale, 6)
  }
})

test('sheets follow each other without a gap, and none shows more than it has room for', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -2, max: -0.01, noNaN: true }),
      fc.double({ min: 0.1, max: 200, noNaN: true }),
      fc.constantFrom(...LOG_SCALES),
      (from, to, scale) => {
        const metres = metresOn(scale, ROOM.height)
        const windows = sheetWindows({ from, to }, metres)
        expect(windows[0]?.from).toBe(from)
        expect(windows.at(-1)?.to).toBe(to)
        windows.forEach((window, index) => {
          expect(window.to - window.from).toBeLessThanOrEqual(metres + 1e-6)
          if (index > 0) expect(window.from).toBeCloseTo(windows[index - 1]?.to ?? NaN, 9)
        })
      },
    ),
  )
})

test('trial pits are on one sheet at a large scale, boreholes at 1:50, and very deep holes on a few sheets', () => {
  const room = ROOM.height
  expect(chooseLogScale(2.4, room)).toBe(20)
  expect(chooseLogScale(9, room)).toBe(50)
  expect(chooseLogScale(35, room)).toBe(50)
  expect(chooseLogScale(63.5, room)).toBe(100)
  expect(Math.ceil(12_000 / metresOn(chooseLogScale(12_000, room), room))).toBeLessThan(100)
})

test('every word of every description is on the sheets, however long it is and however thin its stratum', () => {
  fc.assert(
    fc.property(strata, fc.constantFrom(null, 20, 50, 200), (given, scale) => {
      const { log, texts } = logOf(given)
      const words = new Set(written(lay(log, scale).sheets))
      for (const word of texts.join(' ').split(' ').filter(Boolean)) expect(words).toContain(word)
    }),
    { numRuns: 60 },
  )
})

test('no description covers another, and all are inside their drawing', () => {
  fc.assert(
    fc.property(strata, (given) => {
      for (const { part } of lay(logOf(given).log, 50).sheets)
        for (const all of part?.descriptions.values() ?? [])
          all.forEach(({ y, height }, index) => {
            expect(y).toBeGreaterThanOrEqual(-1e-6)
            expect(y + height).toBeLessThanOrEqual((part?.scale.height ?? 0) + 1e-6)
            if (index > 0) {
              const above = all[index - 1]
              expect(y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1e-6)
            }
          })
    }),
    { numRuns: 60 },
  )
})

test('nothing is higher or wider than its sheet', () => {
  fc.assert(
    fc.property(strata, (given) => {
      for (const { part, notes } of lay(logOf(given).log).sheets) {
        const below = notes.reduce((sum, { height }) => sum + height, 0)
        expect((part ? part.scale.height + 37 : 0) + below).toBeLessThanOrEqual(ROOM.height)
        expect(part?.layout.width ?? 0).toBeLessThanOrEqual(ROOM.width - 2)
      }
    }),
    { numRuns: 60 },
  )
})

test('a point at the end of a sheet is drawn once: at the head of the next', () => {
  const GEOL = [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '18', GEOL_DESC: 'CLAY' })]
  const ISPT = ['10.00', '18.00'].map((depth) => row('ISPT', { ISPT_TOP: depth, ISPT_NVAL: '12' }))
  const log = readLog({ finalDepth: 18, groundLevel: null }, { GEOL, ISPT }, () => '')
  const { sheets, scale } = lay(log, 50)
  expect(scale).toBe(50)
  const drawn = sheets.map(({ part }) =>
    part?.log.lanes.filter(({ kind }) => kind === 'bars').flatMap(({ marks }) => marks.map(({ top }) => top)),
  )
  expect(drawn.flat()).toEqual([10, 18])
  expect(sheets.filter(({ part }) => part !== null)).toHaveLength(2)
})

test('what is said to lie far below the end of the hole is told of and not drawn on hundreds of sheets', () => {
  const GEOL = [
    row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '5', GEOL_DESC: 'CLAY' }),
    row('GEOL', { GEOL_TOP: '5', GEOL_BASE: '5000', GEOL_DESC: 'SAND' }),
  ]
  const { sheets } = lay(readLog({ finalDepth: 10, groundLevel: null }, { GEOL }, () => ''))
  expect(sheets.length).toBeLessThan(4)
  expect(written(sheets).join(' ')).toMatch(/deeper than the hole/)
})

test('notes keep their order, fill no sheet beyond its height, and no heading is left alone at a foot', () => {
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

test('the legend tells the fillings of samples, once for each kind that is there', () => {
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
