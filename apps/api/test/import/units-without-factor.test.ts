import { describe, expect, test } from 'vitest'
import { importLines } from '../../src/cli/print-import.ts'
import type { ImportReport } from '../../src/import/index.ts'
import { issuedOn, withUnits } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { type Rows, unitItems } from './unit-deliveries.ts'

const dated = (date: string, unit: string, rows: Rows) =>
  withUnits(issuedOn(date, { IDEN: [['LOCA_ID', 'IDEN_DPTH', 'IDEN_IDEN', 'IDEN_REM'], ...rows] }), 'IDEN', {
    IDEN_DPTH: 'm',
    IDEN_IDEN: unit,
  })

const files = {
  old: dated('2024-01-01', 'Mg/m3', [
    ['BH1', '1.00', '1.90', 'soft'],
    ['BH2', '2.00', '1.95', ''],
  ]),
  new: dated('2024-06-14', 'lb/ft3', [['BH1', '1.00', '119.3', '']]),
}

async function importInOrder(orders: readonly (readonly (keyof typeof files)[])[]) {
  const workspace = createWorkspace()
  let last: ImportReport | null = null
  for (const names of orders)
    last = await workspace.import(names.map((name) => workspace.write(`${name}.ags`, files[name])))
  const [table] = workspace.dictionary().tables.filter(({ table: code }) => code === 'IDEN')
  return {
    last,
    unit: table?.headings.find(({ heading }) => heading === 'IDEN_IDEN')?.unit,
    rows: workspace
      .rows('IDEN')
      .map(({ data }) => [data.IDEN_DPTH, data.IDEN_IDEN ?? '', data.IDEN_REM ?? ''])
      .toSorted(),
  }
}

describe('deliveries in units without an exact factor: stored values', () => {
  test.each([
    ['the older one later', [['new'], ['old']]],
    ['the newer one later', [['old'], ['new']]],
    ['both together', [['old', 'new']]],
  ] as const)('the newer values and unit stand: %s', async (_order, orders) => {
    const { unit, rows } = await importInOrder(orders)
    expect(unit).toBe('lb/ft3')
    expect(rows).toEqual([
      ['1.00', '119.3', 'soft'],
      ['2.00', '', ''],
    ])
  })

  test('stored values that a newer delivery replaces by another unit are named', async () => {
    const { last } = await importInOrder([['old'], ['new']])
    const errors = unitItems(last?.diagnostics.items ?? [])
    expect(errors).toHaveLength(1)
    expect(errors[0]?.message).toMatch(
      new RegExp(
        String.raw`^The unit was Mg/m3 in earlier imports and is lb/ft3 in .*new\.ags, which is newer, and ` +
          String.raw`there is no exact conversion; 2 older stored values ` +
          String.raw`removed: IDEN BH1, 1\.00; IDEN BH2, ` +
          String.raw`2\.00$`,
      ),
    )
    expect(errors[0]?.advice).toBe('Deliver them again in lb/ft3')
    expect(last?.projects[0]?.lost).toEqual({ values: 2, rows: 0 })
  })

  test('a newer delivery without a value in its unit leaves the older values', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('old.ags', files.old))
    const empty = dated('2024-06-14', 'lb/ft3', [['BH1', '1.00', '', 'firm']])
    const { diagnostics } = await workspace.import(workspace.write('new.ags', empty))
    expect(unitItems(diagnostics.items)).toEqual([])
    expect(workspace.rows('IDEN').map(({ data }) => data.IDEN_IDEN)).toEqual(['1.90', '1.95'])
    expect(
      workspace
        .dictionary()
        .tables.find(({ table }) => table === 'IDEN')
        ?.headings.find(({ heading }) => heading === 'IDEN_IDEN')?.unit,
    ).toBe('Mg/m3')
  })
})

describe('deliveries in units without an exact factor: the report', () => {
  test('one error states which values of which file are left out, and the last lines how many', async () => {
    const { last } = await importInOrder([['new'], ['old']])
    const errors = unitItems(last?.diagnostics.items ?? [])
    expect(errors).toMatchObject([{ severity: 'error', group: 'IDEN', heading: 'IDEN_IDEN' }])
    expect(errors[0]?.file).toMatch(/old\.ags$/)
    expect(errors[0]?.message).toBe(
      'The unit is Mg/m3 here and lb/ft3 in new.ags of 14 June 2024, which is newer, and there is no ' +
        'exact conversion. Left out: its values in the 2 rows of this block. The newer values stay',
    )
    expect(errors[0]?.advice).toBe(
      'Where these are right and not the newer ones, state them in lb/ft3 in a new issue',
    )
    expect(last?.projects[0]?.lost).toEqual({ values: 2, rows: 0 })
    const words = { command: () => '', json: '--json', allDiagnostics: '' }
    expect(last === null ? [] : importLines(last, words)).toContain(
      'Left out because of units: 2 values, see the errors above. --strict refuses such files',
    )
  })

  test('the older file is refused with --strict', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('new.ags', files.new))
    const before = workspace.dump()
    await expect(workspace.import(workspace.write('old.ags', files.old), { strict: true })).rejects.toThrow(
      /there is no exact conversion/,
    )
    expect(workspace.dump()).toEqual(before)
  })
})
