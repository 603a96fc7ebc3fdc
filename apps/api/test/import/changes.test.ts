import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { GEOL, printed, strata } from './strata-rows.ts'

describe('the report of a later delivery: counts of rows', () => {
  test('counts the rows of each group', async () => {
    const workspace = createWorkspace()
    const first = await workspace.import(workspace.write('1.ags', smallSite()))
    expect(first.projects[0]?.rowsByGroup).toEqual({
      LOCA: { total: 2, added: 2, changed: 0, unchanged: 0, removed: 0 },
      PROJ: { total: 1, added: 1, changed: 0, unchanged: 0, removed: 0 },
      GEOL: { total: 3, added: 3, changed: 0, unchanged: 0, removed: 0 },
    })
    const rows = [
      GEOL,
      ['BH1', '0.00', '0.30', 'TOPSOIL'],
      ['BH1', '0.30', '4.00', 'Soft CLAY'],
      ['BH2', '2.00', '3.00', 'SAND'],
    ]
    const second = await workspace.import(workspace.write('2.ags', smallSite({ GEOL: rows })), {
      replace: true,
    })
    expect(second.projects[0]?.rowsByGroup).toEqual({
      LOCA: { total: 2, added: 0, changed: 0, unchanged: 2, removed: 0 },
      PROJ: { total: 1, added: 0, changed: 0, unchanged: 1, removed: 0 },
      GEOL: { total: 3, added: 1, changed: 1, unchanged: 1, removed: 1 },
    })
    expect(printed(second)).toContain('\n  changed GEOL 1 added, 1 changed, 1 unchanged, 1 removed\n')
    expect(printed(first)).not.toContain('  changed ')
  })

  test('counts what was removed with a whole group', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite()))
    const report = await workspace.import(workspace.write('2.ags', smallSite({ GEOL: [] })), {
      replace: true,
    })
    expect(report.projects[0]?.rowsByGroup.GEOL).toEqual({
      total: 0,
      added: 0,
      changed: 0,
      unchanged: 0,
      removed: 3,
    })
  })

  test('lists 1,000 rows of each group, counts all, and prints 20', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite({ GEOL: strata(1260, 'CLAY') })))
    const report = await workspace.import(workspace.write('2.ags', smallSite({ GEOL: strata(1260, 'PEAT') })))
    const [project] = report.projects
    expect(project?.rowsByGroup.GEOL?.changed).toBe(1260)
    expect(project?.changes).toHaveLength(1000)
    expect(project?.changedRowsNotListed).toBe(260)
    expect(printed(report)).toContain(
      '\n          … and 980 more; --json lists those of the first 1000 changed rows of each group\n',
    )
  })

  test('lists no changes when the same delivery is imported again', async () => {
    const workspace = createWorkspace()
    await workspace.importAgain(workspace.write('1.ags', smallSite({ GEOL: strata(3, 'CLAY') })))
    const second = workspace.write('2.ags', smallSite({ GEOL: strata(3, 'PEAT') }))
    const changed = await workspace.importAgain(second)
    expect(changed.projects[0]?.changes).toHaveLength(3)
    const recalled = await workspace.importAgain(second)
    const looked = await workspace.import(second)
    expect(recalled.projects[0]).toMatchObject({ changes: [], rowsByGroup: { GEOL: { unchanged: 3 } } })
    expect(recalled).toEqual(looked)
  })
})

describe('the report of a later delivery: changed values', () => {
  test('lists what changed, with the key and both values', async () => {
    const workspace = createWorkspace()
    const site = (description: string, remark: string, depth: string) =>
      smallSite({
        LOCA: [
          ['LOCA_ID', 'LOCA_FDEP'],
          ['BH1', depth],
        ],
        GEOL: [
          [...GEOL, 'GEOL_REM'],
          ['BH1', '0.00', '1.00', description, remark],
        ],
      })
    await workspace.import(workspace.write('1.ags', site('Soft CLAY', 'wet', '5.00')))
    const report = await workspace.import(workspace.write('2.ags', site('Dense GRAVEL', '', '6.00')), {
      replace: true,
    })
    const key = { LOCA_ID: 'BH1', GEOL_TOP: '0.00', GEOL_BASE: '1.00' }
    expect(report.projects[0]?.changes).toEqual([
      { group: 'LOCA', key: { LOCA_ID: 'BH1' }, heading: 'LOCA_FDEP', before: '5.00', after: '6.00' },
      { group: 'GEOL', key, heading: 'GEOL_DESC', before: 'Soft CLAY', after: 'Dense GRAVEL' },
      { group: 'GEOL', key, heading: 'GEOL_REM', before: 'wet', after: '' },
    ])
    expect(printed(report)).toContain(
      [
        '          LOCA BH1: LOCA_FDEP "5.00" → "6.00"',
        '          GEOL BH1, 0.00, 1.00: GEOL_DESC "Soft CLAY" → "Dense GRAVEL"',
        '          GEOL BH1, 0.00, 1.00: GEOL_REM "wet" → ""',
      ].join('\n'),
    )
  })

  test('lists internal fields by heading, and nothing where only codes changed', async () => {
    const workspace = createWorkspace()
    const configure = (fields: object) =>
      workspace.write('company/company.json', JSON.stringify({ name: 'North', fields }))
    const site = (description: string) =>
      workspace.write('company/projects/1/site.ags', smallSite({ GEOL: strata(1, description) }))
    workspace.write('company/projects/1/project.json', '{}')
    configure({})
    site('CLAY')
    await workspace.import(`${workspace.folder}/company`)
    configure({ GEOL_DESC: { code: null }, GEOL_TOP: { code: 'TOP' } })
    const recoded = await workspace.import(`${workspace.folder}/company`)
    expect(recoded.projects[0]).toMatchObject({ rowsByGroup: { GEOL: { changed: 1 } }, changes: [] })
    configure({ GEOL_BASE: { code: 'BASE' } })
    site('PEAT')
    const changed = await workspace.import(`${workspace.folder}/company`)
    expect(changed.projects[0]?.changes).toEqual([
      {
        group: 'GEOL',
        key: { LOCA_ID: 'BH1', GEOL_TOP: '0.00', GEOL_BASE: '1.00' },
        heading: 'GEOL_DESC',
        before: 'CLAY',
        after: 'PEAT',
      },
    ])
  })

  test('does not list changes that cancel out', async () => {
    const workspace = createWorkspace()
    const file = workspace.write('1.ags', smallSite({ GEOL: strata(3, 'CLAY') }))
    await workspace.import(file)
    const again = await workspace.import(file)
    expect(again.projects[0]).toMatchObject({ changes: [], changedRowsNotListed: 0 })
  })
})
