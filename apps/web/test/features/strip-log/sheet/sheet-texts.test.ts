import { readLog } from '@groundsheet/logs'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BlockTexts } from '../../../../src/features/strip-log/sheet/block-texts.tsx'
import { HEADS_HEIGHT_PX } from '../../../../src/features/strip-log/sheet/lay-out-log.ts'
import { lay, layStrata, ROOM, row, sourceOf, written } from './rows.ts'

const strata = fc.array(
  fc.record({
    thick: fc.integer({ min: 1, max: 800 }).map((cm) => cm / 100),
    words: fc.integer({ min: 0, max: 160 }),
  }),
  { minLength: 1, maxLength: 40 },
)

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
