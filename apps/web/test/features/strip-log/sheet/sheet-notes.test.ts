import { readLog } from '@groundsheet/logs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flowNotes } from '../../../../src/features/strip-log/sheet/flow-notes.ts'
import { layOutFootTables } from '../../../../src/features/strip-log/sheet/lay-out-foot-tables.ts'
import { glossary, lay, ROOM, row, sourceOf, written } from './rows.ts'
import { layRemarks } from './lay-remarks.ts'

test('low tables in the notes are stacked beside a higher one, within its height', () => {
  const table = (id: string, rows: number) => ({
    id,
    columns: [{ id: 'from', kind: 'depth' as const, headings: [] }],
    rows: Array.from({ length: rows }, () => [{ heading: 'X_TOP', value: '10.00' }]),
  })
  const [piece, ...others] = layOutFootTables(
    [table('chiselling', 12), table('pipes', 3), table('pipes', 3)],
    600,
    glossary,
  )
  const columns = piece?.kind === 'tables' ? piece.columns : []
  expect(others).toEqual([])
  expect(columns.map((tables) => tables.map(({ rows }) => rows.length))).toEqual([[13], [4, 4]])
  expect(piece?.height).toBe((columns[0]?.[0]?.height ?? 0) + 8)
})

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
