import { readLog } from '@groundsheet/logs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { depthScale } from '../../../../src/features/strip-log/depth-scale.ts'
import { chooseLayout } from '../../../../src/features/strip-log/sheet/choose-layout.ts'
import { kindOfHole } from '../../../../src/features/strip-log/sheet/hole-kind.ts'
import { LevelColumn } from '../../../../src/features/strip-log/sheet/level-column.tsx'
import { presentColumns } from '../../../../src/features/strip-log/sheet/present-columns.ts'
import { layOutColumns } from '../../../../src/features/strip-log/sheet/sheet-columns.ts'
import { SheetHeads } from '../../../../src/features/strip-log/sheet/sheet-heads.tsx'
import { SHEET_COLUMNS, SHEET_LAYOUTS } from '../../../../src/features/strip-log/sheet/sheet-layouts.ts'
import { lay, ROOM, sourceOf } from './rows.ts'
import { all, GEOL, hole, ISPT } from './layout-tables.ts'

const tables = (...codes: string[]) => codes.map((code) => ({ code, rows: 1, name: code }))

test.each([
  ['CP', [], 'borehole'],
  ['CP+RC', [], 'rotary'],
  ['IP+SB', ['CORE'], 'rotary'],
  ['IP+COM', [], 'borehole'],
  ['IP+HP', [], 'pit'],
  ['IP+CP+RC', [], 'rotary'],
  ['IP+CP', [], 'borehole'],
  ['TP', [], 'pit'],
  ['WS', [], 'windowSample'],
  ['CPT', [], 'cone'],
  ['DP', ['DPRB'], 'probe'],
  ['DP', ['GEOL'], 'windowSample'],
  ['WLS+DP', ['DPRB'], 'windowSample'],
  ['IP+DP', ['DPRB'], 'probe'],
  ['', ['SCPT'], 'cone'],
  ['', ['GEOL'], 'borehole'],
])('a hole of type "%s" with tables %j is printed as %s', (type, codes, kind) => {
  expect(kindOfHole(type, tables(...codes))).toBe(kind)
})

test('selected columns replace those of the layout, and unknown ids are ignored', () => {
  expect(chooseLayout({ layout: undefined, columns: undefined }, 'TP', [])).toEqual(SHEET_LAYOUTS.pit)
  const layout = chooseLayout({ layout: 'cone', columns: ['legend', 'water', 'nonsense'] }, 'TP', [])
  expect(layout.columns).toEqual(['water', 'legend'])
  expect(layout.facts).toBe(SHEET_LAYOUTS.cone.facts)
})

test('an inspection pit has the column of backfill and installation only if it has a standpipe', () => {
  const columnsOf = (...codes: string[]) =>
    chooseLayout({ layout: undefined, columns: undefined }, 'IP', tables(...codes)).columns
  expect(columnsOf('GEOL', 'BKFL')).not.toContain('installation')
  for (const code of ['PIPE', 'MONG', 'MONP']) expect(columnsOf('GEOL', code)[1]).toBe('installation')
})

test('columns without data are omitted, and descriptions use their width', () => {
  const log = readLog(hole, { GEOL, ISPT })
  const { tests } = sourceOf(log, { GEOL, ISPT })
  const present = presentColumns(log, tests)
  const { columns, width } = layOutColumns(log, SHEET_LAYOUTS.rotary.columns, present, ROOM.width)
  expect(columns.map(({ id }) => id)).toEqual(['rows', 'boundary', 'legend', 'description'])
  expect(width).toBeCloseTo(ROOM.width, 6)
})

test('casing and water are below the result on narrow paper, and have a column on A3 landscape', () => {
  const log = readLog(hole, all)
  const present = presentColumns(log, sourceOf(log, all).tests)
  const narrow = layOutColumns(log, SHEET_LAYOUTS.rotary.columns, present, ROOM.width)
  expect(narrow.omitted).toContain('casing')
  expect(narrow.columns.at(-1)?.width).toBeGreaterThan(100)
  const wide = layOutColumns(log, SHEET_LAYOUTS.rotary.columns, present, 2 * ROOM.width)
  expect(wide.omitted).toEqual([])
})

test('the level axis states levels at their depths', () => {
  const scale = depthScale({ from: 0, to: 10 }, 500)
  const drawing = renderToStaticMarkup(
    createElement(LevelColumn, {
      column: { id: 'level-axis', x: 0, width: 45 },
      scale,
      groundLevel: 20.5,
      isInclined: false,
    }),
  )
  const ticks = [...drawing.matchAll(/d="M39 ([\d.]+)h6"><\/path><text[^>]*>([\d.]+)</g)]
  expect(ticks.length).toBeGreaterThan(5)
  for (const [, y, level] of ticks) expect(scale.y(20.5 - Number(level))).toBeCloseTo(Number(y), 6)
})

test('columns do not overlap and fit on the paper, even if all are selected', () => {
  const log = readLog(hole, all)
  const { columns, width } = layOutColumns(log, SHEET_COLUMNS, new Set(SHEET_COLUMNS), 2 * ROOM.width)
  expect(width).toBeLessThanOrEqual(2 * ROOM.width + 1e-6)
  columns.forEach(({ x, cells, width: own }, index) => {
    const above = columns[index - 1]
    if (above) expect(x).toBeCloseTo(above.x + above.width, 6)
    for (const cell of cells) expect(cell.x + cell.width).toBeLessThanOrEqual(x + own + 1e-6)
  })
})

test.each([
  ['OD', 'Level (m\u00a0OD)'],
  ['CD', 'Level (m\u00a0CD)'],
  [null, 'Level (m)'],
  ['Site datum', 'Level (m)'],
])('levels of datum %j are headed %s: OD only where it is stated', (datum, head) => {
  const source = sourceOf(readLog({ finalDepth: 10, groundLevel: 5, datum }, { GEOL }))
  const { columns } = lay(source).columnLayout
  expect(renderToStaticMarkup(createElement(SheetHeads, { columns, datum }))).toContain(`>${head}<`)
})
