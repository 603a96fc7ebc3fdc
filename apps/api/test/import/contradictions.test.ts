import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ags3, smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { zipBytes } from '../../../../test/zip-bytes.ts'
import { clay, CLAY, errorsOf, GEOL, gravel, GRAVEL, strataOf, STRATUM } from './contradicting-imports.ts'

describe('a contradiction: what happens to its rows', () => {
  test('is reported again by the same import, which changes nothing', async () => {
    const workspace = createWorkspace()
    const files = [
      workspace.write('1.ags', smallSite({ GEOL: clay })),
      workspace.write('2.ags', smallSite({ LOCA: [], GEOL: gravel })),
    ]
    const first = await workspace.import(files)
    const before = workspace.dump()
    for (const replace of [false, true]) {
      const again = await workspace.import(files, { replace })
      expect(errorsOf(again)).toEqual(errorsOf(first))
      expect(again.projects[0]).toMatchObject({ rows: { added: 0, changed: 0 }, changes: [] })
      expect(workspace.dump()).toEqual(before)
    }
  })

  test('leaves the whole row out: values of two descriptions are not mixed', async () => {
    const workspace = createWorkspace()
    const other = [
      [...GEOL, 'GEOL_LEG'],
      [...STRATUM, GRAVEL, '601'],
    ]
    const report = await workspace.import(
      workspace.write('site.ags', smallSite({ GEOL: clay, 'GEOL 2': other })),
    )
    expect(errorsOf(report)[0]?.outcome).toMatch(/leaves this one out, with its GEOL_LEG "601"$/)
    expect(workspace.rows('GEOL')[0]?.data.GEOL_LEG ?? '').toBe('')
  })
})

describe('a contradiction in any group or kind of file', () => {
  test('of holes, of PROJ and of definitions is reported like any other', async () => {
    const workspace = createWorkspace()
    const ABBR = ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC']
    const site = (depth: string, name: string, meaning: string) =>
      smallSite({
        PROJ: [
          ['PROJ_ID', 'PROJ_NAME'],
          ['J1', name],
        ],
        LOCA: [
          ['LOCA_ID', 'LOCA_TYPE', 'LOCA_FDEP'],
          ['BH1', 'XX', depth],
        ],
        ABBR: [ABBR, ['LOCA_TYPE', 'XX', meaning]],
      })
    const files = [
      workspace.write('1.ags', site('5.00', 'Mill Lane', 'Hand dug')),
      workspace.write('2.ags', site('6.00', 'Mill Road', 'Machine dug')),
    ]
    const report = await workspace.import(files)
    expect(errorsOf(report).map(({ heading }) => heading)).toEqual(['PROJ_NAME', 'LOCA_FDEP', 'ABBR_DESC'])
    expect(workspace.holes()).toMatchObject([{ locationId: 'BH1', finalDepth: 5 }])
    expect(report.projects[0]?.projectName).toBe('Mill Lane')
    expect(workspace.dictionary().codes.LOCA_TYPE).toMatchObject({ XX: 'Hand dug' })
    // The definitions must be the same when a later delivery reads them from the database.
    await workspace.import(workspace.write('3.ags', smallSite({ LOCA: [], GEOL: [] })))
    expect(workspace.dictionary().codes.LOCA_TYPE).toMatchObject({ XX: 'Hand dug' })
  })

  test('of rows without a hole, in archives and in AGS 3 is reported', async () => {
    const workspace = createWorkspace()
    const part = (name: string) =>
      ags3({
        PROJ: [['PROJ_ID'], ['J3']],
        HOLE: [['HOLE_ID'], ['B1']],
        UNIT: [
          ['UNIT_UNIT', 'UNIT_DESC'],
          ['m', name],
        ],
      })
    const zip = workspace.write(
      'site.zip',
      zipBytes([
        { name: '1.ags', content: part('metre') },
        { name: '2.ags', content: part('mile') },
      ]),
    )
    const [error, ...others] = errorsOf(await workspace.import(zip))
    expect(others).toEqual([])
    expect(error).toMatchObject({ file: `${zip}/2.ags`, rule: 'contradicting-row', group: 'UNIT' })
    expect(error?.message).toContain(`"metre" at line 14 of ${zip}/1.ags and "mile" here`)
  })

  test('of files in a project folder is reported', async () => {
    const workspace = createWorkspace()
    workspace.write('company/company.json', '{ "name": "North" }')
    workspace.write('company/projects/mill/project.json', '{ "projectId": "M-1" }')
    workspace.write('company/projects/mill/1.ags', smallSite({ GEOL: clay }))
    const second = workspace.write('company/projects/mill/2.ags', smallSite({ GEOL: gravel }))
    const report = await workspace.import(join(workspace.folder, 'company'))
    expect(errorsOf(report)).toMatchObject([{ file: second, project: 'M-1', heading: 'GEOL_DESC' }])
    expect(strataOf(workspace)).toEqual([CLAY])
  })
})
