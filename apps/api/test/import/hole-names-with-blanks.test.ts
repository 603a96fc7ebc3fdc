import { describe, expect, test } from 'vitest'
import { smallSite, withUnits } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'
import { strata, tran } from './written-keys.ts'

const holes = (...names: string[]) =>
  smallSite({ LOCA: [['LOCA_ID', 'LOCA_FDEP'], ...names.map((name) => [name, '5.00'])], GEOL: [] })

describe('a hole whose name has blanks around it', () => {
  test('is the hole without them in a later delivery, whose name it takes with its rows', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite(tran(1))))
    const [before] = workspace.holes()
    const later = smallSite({
      ...tran(2),
      LOCA: [
        ['LOCA_ID', 'LOCA_FDEP'],
        ['BH1 ', '21.00'],
      ],
      GEOL: [],
    })
    await workspace.import(workspace.write('2.ags', later))
    const [hole, ...others] = workspace.holes()
    expect(hole).toMatchObject({
      id: before?.id,
      locationId: 'BH1 ',
      finalDepth: 21,
      data: { LOCA_ID: 'BH1 ' },
    })
    expect(others).toHaveLength(1)
    expect(workspace.rows('GEOL').map(({ locationId }) => locationId)).toEqual(['BH1 ', 'BH1 ', 'BH2'])
  })

  test('keeps the name of the newest delivery where an older one is imported later', async () => {
    const workspace = createWorkspace()
    const issue = (month: number, name: string) =>
      smallSite({ ...tran(month), LOCA: [['LOCA_ID'], [name]], ...strata([name, '0.00', '0.30', 'CLAY']) })
    await workspace.import(workspace.write('2.ags', issue(2, 'BH1')))
    await workspace.import(workspace.write('1.ags', issue(1, ' BH1')))
    expect(workspace.holes().map(({ locationId }) => locationId)).toEqual(['BH1'])
    expect(workspace.rows('GEOL').map(({ locationId }) => locationId)).toEqual(['BH1'])
  })
})

describe('the rows of a hole whose name has blanks around it', () => {
  test('have its name where they were imported before it', async () => {
    const workspace = createWorkspace()
    const before = smallSite({ ...tran(2), LOCA: [], ...strata(['BH1 ', '0.00', '0.30', 'CLAY']) })
    await workspace.import(workspace.write('2.ags', before))
    expect(workspace.rows('GEOL').map(({ locationId }) => locationId)).toEqual(['BH1 '])
    await workspace.import(workspace.write('1.ags', smallSite({ ...tran(1), GEOL: [] })))
    expect(workspace.rows('GEOL').map(({ locationId }) => locationId)).toEqual(['BH1'])
  })

  test('have its name where they are converted to another unit', async () => {
    const workspace = createWorkspace()
    const issue = (month: number, unit: string, base: string) =>
      withUnits(smallSite({ ...tran(month), ...strata([' BH1', '0', base, 'CLAY']) }), 'GEOL', {
        GEOL_TOP: unit,
        GEOL_BASE: unit,
      })
    await workspace.import(workspace.write('1.ags', issue(1, 'mm', '300')))
    await workspace.import(workspace.write('2.ags', issue(2, 'm', '0.9')))
    expect(workspace.rows('GEOL').map(({ locationId, data }) => [locationId, data.GEOL_BASE])).toEqual([
      ['BH1', '0.300'],
      ['BH1', '0.9'],
    ])
  })
})

describe('a hole whose name has blanks around it in one delivery only', () => {
  test('is meant by a company folder that names it without them', async () => {
    const { folder, write, ...workspace } = createWorkspace()
    const named = (month: number, name: string) => smallSite({ ...tran(month), LOCA: [['LOCA_ID'], [name]] })
    write('company/company.json', JSON.stringify({ name: 'Northmoor' }))
    write('company/projects/site/placements.json', JSON.stringify({ BH1: { latitude: 51.5, longitude: -1 } }))
    write('company/projects/site/site.ags', named(1, 'BH1'))
    await workspace.import(`${folder}/company`)
    await workspace.import(write('2.ags', named(2, 'BH1 ')), { company: 'Northmoor' })
    expect(workspace.holes()).toMatchObject([{ locationId: 'BH1 ', mapPlacement: { latitude: 51.5 } }])
  })

  test('takes the name of a delivery that replaces the project, with its rows', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite()))
    const again = smallSite({
      LOCA: [
        ['LOCA_ID', 'LOCA_FDEP'],
        ['BH1 ', '21.00'],
      ],
      ...strata(['BH1', '0.00', '0.30', 'TOPSOIL']),
    })
    await workspace.import(workspace.write('2.ags', again), { replace: true })
    expect(workspace.holes()).toMatchObject([{ locationId: 'BH1 ', data: { LOCA_ID: 'BH1 ' } }])
    expect(workspace.rows('GEOL').map(({ locationId }) => locationId)).toEqual(['BH1 '])
  })

  test('is reported beside the others of nearly the same name, of one file or of several', async () => {
    const near = (report: Awaited<ReturnType<Workspace['import']>>) =>
      report.diagnostics.items.filter(({ rule }) => rule === 'similar-names').map(({ message }) => message)
    const together = createWorkspace()
    const report = await together.import(together.write('1.ags', holes('A', 'a', ' A', 'A ')))
    expect(near(report)).toHaveLength(3)
    expect(together.holes().map(({ locationId }) => locationId)).toEqual(['A', 'a', ' A', 'A '])
    const apart = createWorkspace()
    await apart.import(apart.write('1.ags', holes('A')))
    expect(near(await apart.import(apart.write('2.ags', holes('a', 'B'))))).toEqual([
      'Exploratory holes "A" and "a" differ only in letter case, blanks or characters that look alike or ' +
        'cannot be seen',
    ])
  })
})
