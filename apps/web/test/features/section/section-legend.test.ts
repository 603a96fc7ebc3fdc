import type { TableRow } from '@groundsheet/contract'
import { describe, expect, test } from 'vitest'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import { readLegend } from '../../../src/features/section/section-legend-entries.ts'
import { fitSection } from '../../../src/features/section/sheet/fit-section.ts'
import { columnsOfLegend } from '../../../src/features/section/sheet/columns-of-legend.ts'
import { heightOfParts } from '../../../src/features/section/sheet/lay-out-legend.ts'
import { hole, sectionOf, stratum } from './section-of.ts'

describe('entries of the legend of a section', () => {
  const till = { GEOL_GEOL: 'GT', GEOL_LEG: '220' }

  const legendOf = (rows: readonly TableRow[], codes: Record<string, Record<string, string>> = {}) => {
    const { sticks } = sectionOf([hole('A', [100, 0], 5)], rows)
    return readLegend(sticks, createGlossary({ tables: [], codes }))
  }

  const described = (top: number, data: Record<string, string>) =>
    stratum('A', `${top}`, `${top + 1}`, { ...till, ...data })

  test('explains geology codes as defined in the file, and names the geology beside its pattern', () => {
    const { codes, entries } = legendOf([described(0, {})], { GEOL_GEOL: { GT: 'Glacial Till' } })
    expect(codes).toEqual([{ code: 'GT', name: 'Glacial Till', fromDescriptions: false }])
    expect(entries.map(({ code, geology }) => [code, geology])).toEqual([['220', ['Glacial Till']]])
  })

  test('names a code without a meaning after the formation in its descriptions', () => {
    const rows = [
      described(0, { GEOL_DESC: 'Firm CLAY. (GLACIAL TILL)' }),
      described(1, { GEOL_DESC: 'Stiff CLAY (Glacial Till).' }),
      described(2, { GEOL_DESC: 'Clay (Driller’s description)' }),
      described(3, { GEOL_DESC: 'Stiff CLAY (Probable ALLUVIUM)' }),
    ]
    const { codes, labelOf } = legendOf(rows)
    expect(codes).toEqual([{ code: 'GT', name: 'GLACIAL TILL', fromDescriptions: true }])
    const [first] = sectionOf([hole('A', [100, 0], 5)], rows).sticks[0]?.strata ?? []
    expect(first && labelOf(first)).toEqual({ name: 'GLACIAL TILL', code: 'GT' })
  })

  test('names a code without a meaning after the formation of most of its strata', () => {
    const rows = ['GLACIAL TILL', 'Glacial Till', ''].map((GEOL_FORM, top) => described(top, { GEOL_FORM }))
    expect(legendOf(rows).codes).toEqual([{ code: 'GT', name: 'GLACIAL TILL', fromDescriptions: false }])
    const inDoubt = [...rows, described(3, { GEOL_FORM: 'ALLUVIUM' })]
    expect(legendOf(inDoubt).codes).toEqual([{ code: 'GT', name: null, fromDescriptions: false }])
  })

  test('names geology by its code where the file explains the name by an abbreviation', () => {
    const named = described(0, { GEOL_GEOL: 'Pennine Lower Coal Measures Formation' })
    const { entries } = legendOf([named], { GEOL_GEOL: { 'Pennine Lower Coal Measures Formation': 'PLCMF' } })
    expect(entries[0]?.geology).toEqual(['Pennine Lower Coal Measures Formation'])
  })

  test('lists a code without a name', () => {
    const rows = [
      described(0, { GEOL_DESC: 'Firm CLAY (GLACIAL TILL)' }),
      described(1, { GEOL_DESC: 'CLAY' }),
    ]
    expect(legendOf(rows).codes).toEqual([{ code: 'GT', name: null, fromDescriptions: false }])
  })

  test('lists no code for geology stated as a name or as a dash', () => {
    const rows = [described(0, { GEOL_GEOL: '[MADE GROUND]' }), described(1, { GEOL_GEOL: '-' })]
    const { codes, entries, labelOf } = legendOf(rows)
    expect(codes).toEqual([])
    expect(entries.map(({ geology }) => geology)).toEqual([['MADE GROUND']])
    const [first, second] = sectionOf([hole('A', [100, 0], 5)], rows).sticks[0]?.strata ?? []
    expect(first && labelOf(first)).toEqual({ name: 'MADE GROUND', code: '' })
    expect(second && labelOf(second).code).toBe('220')
  })
})

describe('place of the legend of a section', () => {
  const numbers = (n: number) => Array.from({ length: n }, (_, index) => index)

  const fitted = (n: number, [length, height]: readonly [number, number], notes: readonly string[] = []) =>
    fitSection(
      { entries: numbers(n), notes },
      {
        extent: { length, top: height, base: 0 },
        ...{ requested: { scale: null, rise: null }, width: 1060, height: 600, noteLines: 3 },
        ...{ columnsBelow: 3, columns: 3, columnWidth: 300 },
      },
    )

  test('is on separate sheets if it would leave the drawing too little room', () => {
    const lines = numbers(90).map((index) => `BH${index}`)
    const { legend } = fitted(200, [161, 28], lines)
    expect(legend).toMatchObject({ below: 0, beside: 0, onEach: { entries: [], notes: [] } })
    expect(legend.sheets.flatMap((sheet) => sheet.entries)).toEqual(numbers(200))
    expect(legend.sheets.flatMap((sheet) => sheet.notes)).toEqual(lines)
    for (const parts of legend.sheets) expect(heightOfParts(parts, 3)).toBeLessThanOrEqual(600)
  })

  test('is on a sheet of its own where the drawing is then twice as large, and the sheet well filled', () => {
    const own = fitted(24, [400, 28])
    expect(own.legend.sheets.flatMap((sheet) => sheet.entries)).toEqual(numbers(24))
    expect(own.room).toEqual({ width: 1060, height: 600 })
    const below = fitted(24, [9000, 28])
    expect(below.legend).toMatchObject({ onEach: { entries: numbers(24) }, beside: 0, sheets: [] })
    expect(below.room).toEqual({ width: 1060, height: 600 - below.legend.below })
  })

  test('of about 12 entries is on the sheet of the drawing, for any length and height', () => {
    for (const length of [20, 60, 161, 400, 1500])
      for (const height of [8, 15, 28, 45]) {
        const { legend } = fitted(12, [length, height], ['BH02: legend code 999'])
        expect([length, height, legend.sheets.length]).toEqual([length, height, 0])
        expect(legend.onEach).toEqual({ entries: numbers(12), notes: ['BH02: legend code 999'] })
      }
  })

  test('has as many columns below the drawing as leave its entries two lines', () => {
    const items = (text: string) => [
      { key: '1', kind: 'text', text } as const,
      { key: '2', kind: 'unlogged' } as const,
    ]
    expect(columnsOfLegend(items('SPT N'), 1046)).toBe(5)
    expect(columnsOfLegend(items(`${'Legend entry of some length, '.repeat(2)}more`), 1046)).toBe(4)
    expect(columnsOfLegend(items('Legend entry of some length, '.repeat(9)), 1046)).toBe(3)
    expect(columnsOfLegend(items('SPT N'), 280)).toBe(1)
  })

  test('is to the right of the drawing where that leaves the drawing larger, its notes below', () => {
    const { legend, room, scales } = fitted(12, [20, 28], ['BH02: legend code 999'])
    expect(legend).toMatchObject({ beside: 300, below: 22 })
    expect(room).toEqual({ width: 760, height: 578 })
    expect(scales).toEqual({ scale: 300, rise: 300 })
  })
})

test('the legend names the pattern derived from a description if the code has no meaning', () => {
  const sticks = sectionOf(
    [hole('A', [100, 0], 7)],
    [
      stratum('A', '0', '1', { GEOL_DESC: 'Void' }),
      stratum('A', '1', '2', { GEOL_DESC: 'No recovery' }),
      stratum('A', '2', '3', { GEOL_LEG: '997' }),
      stratum('A', '3', '4', { GEOL_DESC: 'Strata' }),
      stratum('A', '4', '5', { GEOL_LEG: '804', GEOL_DESC: 'VOID (0.3 m)' }),
      stratum('A', '5', '6', { GEOL_LEG: '999', GEOL_DESC: 'MADE GROUND: Tarmacadam.' }),
      stratum('A', '6', '7', { GEOL_LEG: '998', GEOL_DESC: 'NO CORE RECOVERY: Driller records VOID.' }),
    ],
  ).sticks
  const { entries } = readLegend(sticks, createGlossary(undefined))
  expect(entries.map(({ pattern, code, meaning }) => [pattern.id, code, meaning])).toEqual([
    ['strata-void', '', 'Void'],
    ['strata-no-recovery', '', 'No recovery'],
    ['strata-undetermined', '997', 'Undetermined'],
    ['strata-unknown', '', null],
    ['strata-void', '804', 'Void'],
    ['strata-contradicted', '999', 'Legend code and description disagree'],
    ['strata-no-recovery-void', '998', 'No recovery, described as a void'],
  ])
})
