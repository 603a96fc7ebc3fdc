import type { TableRow } from '@groundsheet/contract'
import { describe, expect, test } from 'vitest'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import { readLegend } from '../../../src/features/section/section-legend-entries.ts'
import { fitSection } from '../../../src/features/section/sheet/fit-section.ts'
import { heightOfParts, layOutKey, layOutKeySheets } from '../../../src/features/section/sheet/lay-out-key.ts'
import { hole, sectionOf, stratum } from './section-of.ts'

describe('the key of a section', () => {
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

  test('is on separate sheets if it would leave the drawing too little room', () => {
    const entries = Array.from({ length: 200 }, (_, index) => index)
    const lines = Array.from({ length: 90 }, (_, index) => `BH${index}`)
    const few = layOutKey(entries.slice(0, 9), [], 3, 600)
    expect(few).toMatchObject({ below: 80, sheets: [] })
    const many = layOutKey(entries, lines, 3, 600)
    expect(many.below).toBe(0)
    expect(many.sheets.flatMap((sheet) => sheet.entries)).toEqual(entries)
    expect(many.sheets.flatMap((sheet) => sheet.notes)).toEqual(lines)
    for (const parts of many.sheets) expect(heightOfParts(parts, 3)).toBeLessThanOrEqual(600)
  })

  test('is on a sheet of its own where the drawing is then at least twice as large', () => {
    const entries = Array.from({ length: 24 }, (_, index) => index)
    const parts = [entries, ['BH02: legend code 999'], 3, 600] as const
    const fitted = (extent: { length: number; top: number; base: number }) =>
      fitSection(layOutKey(...parts), () => layOutKeySheets(...parts), {
        ...{ extent, requested: { scale: null, rise: null }, width: 1060, height: 600, noteLines: 3 },
      })
    const high = fitted({ length: 161, top: 26, base: -2 })
    expect(high.key.sheets.flatMap((sheet) => sheet.entries)).toEqual(entries)
    expect(high.room.height).toBe(600)
    const long = fitted({ length: 9000, top: 26, base: -2 })
    expect(long.key.sheets).toEqual([])
    expect(long.key.onEach.entries).toEqual(entries)
    expect(long.room.height).toBe(600 - long.key.below)
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
