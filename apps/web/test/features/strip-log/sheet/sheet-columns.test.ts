import { readLog } from '@groundsheet/logs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FIGURE_TEXT, measureIn } from '../../../../src/features/strip-log/sheet/text-sizes.ts'
import { printStrings } from '../../../../src/ui/strings/print-strings.ts'
import { abbreviationsOf } from '../../../../src/features/strip-log/sheet/log-legend.ts'
import { presentColumns } from '../../../../src/features/strip-log/sheet/present-columns.ts'
import { layOutColumns } from '../../../../src/features/strip-log/sheet/sheet-columns.ts'
import { SheetHeads } from '../../../../src/features/strip-log/sheet/sheet-heads.tsx'
import { SHEET_LAYOUTS } from '../../../../src/features/strip-log/sheet/sheet-layouts.ts'
import { PX_PER_MM } from '../../../../src/ui/paper/paper-size.ts'
import { glossary, lay, ROOM, row, sourceOf, written } from './rows.ts'
import { all, BKFL, CORE, GEOL, hole, ISPT, SAMP, WSTG } from './layout-tables.ts'

test('a rotary log with all columns keeps its fracture index on A4, and only stated recoveries', () => {
  const log = readLog(hole, all)
  const present = presentColumns(log, sourceOf(log, all).tests)
  const { columns, omitted } = layOutColumns(log, SHEET_LAYOUTS.rotary.columns, present, ROOM.width)
  expect(omitted).toEqual(['casing'])
  expect(columns.find(({ id }) => id === 'core')?.cells.map(({ id }) => id)).toEqual(['TCR'])
})

test.each(['borehole', 'windowSample'] as const)(
  'the standard columns of a %s include the blows of a probe, and fit on A4 with full data',
  (kind) => {
    const DPRB = ['0.1', '0.2', '0.3'].map((DPRB_DPTH) =>
      row('DPRB', { DPRB_DPTH, DPRB_BLOW: '4', DPRB_INC: '100', DPRB_TORQ: '10' }),
    )
    const rows = { GEOL, ISPT, BKFL, WSTG, SAMP, DPRB }
    const log = readLog(hole, rows)
    const present = presentColumns(log, sourceOf(log, rows).tests)
    const { columns, width } = layOutColumns(log, SHEET_LAYOUTS[kind].columns, present, ROOM.width)
    expect(columns.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['installation', 'water', 'rows', 'probe', 'description']),
    )
    expect(width).toBeLessThanOrEqual(ROOM.width + 1e-6)
    expect(columns.find(({ id }) => id === 'description')?.width).toBeGreaterThan(39 * PX_PER_MM)
  },
)

const TORQUES = ['0.1', '0.2', '0.3'].map((DPRB_DPTH) =>
  row('DPRB', { DPRB_DPTH, DPRB_BLOW: '4', DPRB_INC: '100', DPRB_TORQ: '65' }),
)

test('torque has its column on portrait A4: samples and tests share a narrow one if it would not fit', () => {
  const rows = { GEOL, ISPT, BKFL, WSTG, SAMP, DPRB: TORQUES }
  const { columns, omitted } = lay(sourceOf(readLog(hole, rows), rows)).columnLayout
  expect(columns.map(({ id }) => id)).toContain('torque')
  expect(columns.find(({ id }) => id === 'rows')?.cells.map(({ id }) => id)).toEqual(['stacked'])
  expect(omitted).toEqual([])
})

test('torque without a column is written beside its depths, with its unit', () => {
  const recoveries = { CORE_TOP: '5', CORE_BASE: '6', CORE_PREC: '90', CORE_SREC: '80', CORE_RQD: '70' }
  const rows = { ...all, CORE: [row('CORE', recoveries)], DPRB: TORQUES }
  const layout = lay(sourceOf(readLog(hole, rows), rows))
  expect(layout.columnLayout.omitted).toContain('torque')
  expect(
    written(layout)
      .join(' ')
      .match(/0\.\d0(–0\.\d0)? Torque 65 Nm/g),
  ).toHaveLength(3)
})

test('fracture spacings are printed in lines beside the core, with a head and a legend entry', () => {
  const zone = { FRAC_FROM: '5', FRAC_TO: '6' }
  const rows = {
    GEOL,
    CORE,
    FRAC: [row('FRAC', { ...zone, FRAC_IMIN: 'NI', FRAC_IAVE: '75', FRAC_IMAX: '180' })],
  }
  const source = sourceOf(readLog(hole, rows), rows)
  const layout = lay(source)
  const column = layout.columnLayout.columns.find(({ id }) => id === 'fractures')
  const placed = layout.sheets
    .flatMap(({ part }) => part?.texts ?? [])
    .flatMap((texts) => (texts.column.id === 'fractures' ? texts.placed : []))
  expect(placed.map(({ block }) => block.cells)).toEqual([[['NI', '75', '180']]])
  const heads = createElement(SheetHeads, { columns: column ? [column] : [], datum: null })
  expect(renderToStaticMarkup(heads)).toContain('If mm')
  expect(written(layout).join(' ')).toContain('fracture spacing in mm')
})

test('a printed cone test has pore pressures, and states if friction ratios are measured or computed', () => {
  const STCN = ['1.0', '1.1'].map((STCN_DPTH) =>
    row('STCN', { STCN_DPTH, STCN_RES: '2', STCN_FRES: '40', STCN_PWP1: '5', STCN_CFR: '2.1' }),
  )
  const log = readLog(hole, { STCN }, (_, heading) => (heading === 'STCN_CFR' ? '%' : ''))
  const present = presentColumns(log, [])
  const { columns } = layOutColumns(log, SHEET_LAYOUTS.cone.columns, present, ROOM.width)
  expect(columns.map(({ id }) => id)).toEqual([
    'level-axis',
    'cone',
    'friction',
    'friction-ratio',
    'face-pressure',
  ])
  const lanes = columns.flatMap((column) => column.lanes)
  expect(abbreviationsOf(lanes, [], glossary)).toEqual(['Rf: as stated in the data'])
})

const DPRB = ['0.1', '0.2', '0.3'].map((DPRB_DPTH) =>
  row('DPRB', { DPRB_DPTH, DPRB_BLOW: '4', DPRB_INC: '100' }),
)

test.each([
  ['a probe with a ground level has a level axis', 20, { DPRB }, true],
  ['strata state the levels of their boundaries', 20, { DPRB, GEOL }, false],
  ['without a ground level there are no levels', null, { DPRB }, false],
  ['a hole without any column has no level axis', 20, {}, false],
])('%s', (_what, groundLevel, rows, hasAxis) => {
  const log = readLog({ finalDepth: 10, groundLevel }, rows)
  const present = presentColumns(log, sourceOf(log, rows).tests)
  const { columns } = layOutColumns(log, SHEET_LAYOUTS.probe.columns, present, ROOM.width)
  expect(columns.some(({ id }) => id === 'level-axis')).toBe(hasAxis)
})

test('a fracture spacing of N/A is on one line, and spacings are on several', () => {
  const spacingOf = (FRAC_IMIN: string, FRAC_IMAX: string) => {
    const FRAC = [row('FRAC', { FRAC_FROM: '1', FRAC_TO: '2', FRAC_IMIN, FRAC_IMAX })]
    const layout = lay(sourceOf(readLog(hole, { FRAC })), 50)
    return layout.sheets
      .flatMap(({ part }) => part?.texts ?? [])
      .flatMap(({ column, placed }) => (column.id === 'fractures' ? placed : []))
      .flatMap(({ block }) => block.cells)
  }
  expect(spacingOf('N/A', '')).toEqual([['N/A']])
  expect(spacingOf('75', 'N/A')).toEqual([['75', '–', 'N/A']])
  expect(spacingOf('75', '180')).toEqual([['75', '–', '180']])
})

test('the words of the head of the torque column fit at all its widths, so that heads do not touch', () => {
  const DPRB = [row('DPRB', { DPRB_DPTH: '1', DPRB_BLOW: '5', DPRB_TORQ: '20', DPRB_INC: '100' })]
  const log = readLog(hole, { DPRB })
  const head = printStrings.log.heads.torque ?? ''
  const longest = Math.max(...head.split(' ').map(measureIn(FIGURE_TEXT)))
  const widths = Array.from({ length: 100 }, (_, index) => 50 + index).flatMap((paper) => {
    const { columns } = layOutColumns(log, ['torque'], presentColumns(log, []), paper)
    return columns.map(({ width }) => width)
  })
  expect(widths.length).toBeGreaterThan(50)
  expect(Math.min(...widths) - 2 * HEAD_PADDING_PX).toBeGreaterThanOrEqual(longest)
})

/** Must match log-sheet.css. */
const HEAD_PADDING_PX = 2
