import { describe, expect, test } from 'vitest'
import { issuedOn, smallSite, withUnits } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'
import { type Item, type Rows, unitItems } from './unit-deliveries.ts'

/** A site with one vane test, whose strength is in the given unit. */
function siteIn(unit: string, depth = '2.00', strength = '40'): string {
  const IVAN = [
    ['LOCA_ID', 'IVAN_DPTH', 'IVAN_IVAN'],
    ['BH1', depth, strength],
  ]
  const lines = smallSite({ IVAN }).split('\r\n')
  const start = lines.findIndex((line) => line.includes('"GROUP","IVAN"'))
  const at = lines.findIndex((line, index) => index > start && line.startsWith('"UNIT"'))
  return lines.with(at, `"UNIT","","m","${unit}"`).join('\r\n')
}

const changes = async (...units: string[]) => {
  const workspace = createWorkspace()
  const found: string[] = []
  for (const [index, unit] of units.entries()) {
    const { diagnostics } = await workspace.import(workspace.write(`site-${index}.ags`, siteIn(unit)))
    found.push(
      ...diagnostics.items
        .filter(({ rule }) => rule === 'unit-converted')
        .map(({ heading, message }) => `${heading ?? ''}: ${message}`),
    )
  }
  return found
}

test('a heading with another unit is converted to the dictionary unit, with a finding', async () => {
  expect(await changes('kPa', 'MPa')).toEqual([
    'IVAN_IVAN: The unit is MPa here and kPa in an earlier import of the project; converted to kPa ' +
      'without rounding: the values in the 1 row of this block',
  ])
  expect(await changes('MPa', 'kPa')).toEqual([
    'IVAN_IVAN: The unit was MPa in earlier imports and is kPa now; 1 stored value converted without ' +
      'rounding: 40 MPa is 40000 kPa',
  ])
})

test('another spelling of a unit, or no stated unit, is no change', async () => {
  expect(await changes('kPa', 'kN/m2', '', 'KPA')).toEqual([])
})

test('values without a unit are in that of the dictionary where others are converted, always', async () => {
  const strengths = async (...units: string[]) => {
    const workspace = createWorkspace()
    for (const [index, unit] of units.entries())
      await workspace.import(
        workspace.write(`${index}.ags`, siteIn(unit, `${index + 1}.00`, unit === '' ? '40' : '0.040')),
      )
    return workspace.rows('IVAN').map(({ data }) => data.IVAN_IVAN)
  }
  expect(await strengths('MPa', '')).toEqual(['40', '40'])
  expect(await strengths('', 'MPa')).toEqual(['40', '40'])
  expect(await strengths('MPa')).toEqual(['0.040'])
})

describe('an older delivery in another unit', () => {
  const dated = (date: string, unit: string, rows: Rows) =>
    withUnits(
      issuedOn(date, { IVAN: [['LOCA_ID', 'IVAN_DPTH', 'IVAN_IVAN', 'IVAN_REM'], ...rows] }),
      'IVAN',
      { IVAN_IVAN: unit },
    )
  const newer = dated('2024-06-14', 'kPa', [['BH1', '2.00', '40', '']])
  const older = dated('2024-01-01', 'MPa', [
    ['BH1', '2.00', '0.03', 'soft'],
    ['BH2', '3.00', '0.05', 'firm'],
  ])

  const unitOf = (workspace: Workspace) =>
    workspace
      .dictionary()
      .tables.find(({ table }) => table === 'IVAN')
      ?.headings.find(({ heading }) => heading === 'IVAN_IVAN')?.unit
  const values = (workspace: Workspace) =>
    workspace.rows('IVAN').map(({ data }) => [data.LOCA_ID, data.IVAN_IVAN, data.IVAN_REM])

  test.each([
    ['imported later', ['new.ags'], ['old.ags']],
    ['imported before', ['old.ags'], ['new.ags']],
    ['imported together with the newer one', ['new.ags', 'old.ags'], []],
  ])('%s is converted, and the newer values win', async (_when, first, second) => {
    const workspace = createWorkspace()
    workspace.write('new.ags', newer)
    workspace.write('old.ags', older)
    const found: Item[] = []
    for (const names of [first, second].filter(({ length }) => length > 0))
      found.push(
        ...(
          await workspace.import(
            names.map((name) => workspace.write(name, name === 'new.ags' ? newer : older)),
          )
        ).diagnostics.items,
      )
    expect(unitOf(workspace)).toBe('kPa')
    expect(values(workspace).toSorted()).toEqual([
      ['BH1', '40', 'soft'],
      ['BH2', '50', 'firm'],
    ])
    expect(unitItems(found)).toMatchObject([
      { rule: 'unit-converted', heading: 'IVAN_IVAN', severity: 'warning' },
    ])
  })

  test('leaves units that it spells otherwise, and states those that the newer leaves blank', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('new.ags', newer))
    const spelled = dated('2024-01-01', 'KPA', [['BH1', '2.00', '40', '']])
    await workspace.import(workspace.write('old.ags', spelled))
    expect(unitOf(workspace)).toBe('kPa')
    const blank = createWorkspace()
    await blank.import(blank.write('new.ags', dated('2024-06-14', '', [['BH1', '2.00', '40', '']])))
    await blank.import(blank.write('old.ags', spelled))
    expect(unitOf(blank)).toBe('KPA')
  })
})
