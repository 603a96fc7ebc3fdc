import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'
import { strata } from './written-keys.ts'

describe('a hole whose name has blanks around it', () => {
  const holes = (...names: string[]) =>
    smallSite({ LOCA: [['LOCA_ID', 'LOCA_FDEP'], ...names.map((name) => [name, '5.00'])], GEOL: [] })

  test('is the hole without them in a later delivery, and keeps its name and rows', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite()))
    const [before] = workspace.holes()
    const later = smallSite({
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
      locationId: 'BH1',
      finalDepth: 21,
      data: { LOCA_ID: 'BH1' },
    })
    expect(others).toHaveLength(1)
    expect(workspace.rows('GEOL').map(({ locationId }) => locationId)).toEqual(['BH1', 'BH1', 'BH2'])
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
