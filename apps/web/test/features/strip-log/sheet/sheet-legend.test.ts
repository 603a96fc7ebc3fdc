import { FOOT_TABLES, readFootTable, readLog } from '@groundsheet/logs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createGlossary } from '../../../../src/data/tables/glossary.ts'
import { stratumMeaning } from '../../../../src/ui/fill-patterns.ts'
import { legendOf } from '../../../../src/features/strip-log/sheet/log-legend.ts'
import { SHEET_DRAWINGS } from '../../../../src/features/strip-log/sheet/sheet-drawings.ts'
import { glossary, lay, row, sourceOf, written } from './rows.ts'

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
