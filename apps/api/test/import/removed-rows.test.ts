import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { GEOL, printed, strata } from './strata-rows.ts'

describe('the report of a later delivery', () => {
  test('names removed rows by their keys, in JSON, text and findings', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite()))
    const holes = [['LOCA_ID'], ['BH1']]
    const kept = [GEOL, ['BH1', '0.00', '0.30', 'TOPSOIL']]
    const second = workspace.write('2.ags', smallSite({ LOCA: holes, GEOL: kept }))
    const report = await workspace.importAgain(second, { replace: true })
    const [project] = report.projects
    expect(project?.removals).toEqual([
      { group: 'LOCA', key: { LOCA_ID: 'BH2' }, locationId: 'BH2' },
      {
        group: 'GEOL',
        key: { LOCA_ID: 'BH1', GEOL_TOP: '0.30', GEOL_BASE: '4.00' },
        locationId: 'BH1',
      },
      {
        group: 'GEOL',
        key: { LOCA_ID: 'BH2', GEOL_TOP: '0.00', GEOL_BASE: '2.00' },
        locationId: 'BH2',
      },
    ])
    expect(project?.removedRowsNotListed).toBe(0)
    expect(printed(report)).toContain(
      '\n          LOCA BH2: removed\n          GEOL BH1, 0.30, 4.00: removed\n',
    )
    const findings = workspace.findings().filter(({ rule }) => rule === 'removed-rows')
    expect(findings.map(({ file, group, severity, message }) => [file, group, severity, message])).toEqual([
      ['2.ags', 'LOCA', 'note', expect.stringMatching(/^1 row of LOCA removed.*: BH2$/)],
      ['2.ags', 'GEOL', 'note', expect.stringMatching(/: BH1, 0\.30, 4\.00; BH2, 0\.00, 2\.00$/)],
    ])
    const again = await workspace.importAgain(second, { replace: true })
    expect(again.projects[0]).toMatchObject({ removals: [], removedRowsNotListed: 0 })
    expect(workspace.findings().filter(({ rule }) => rule === 'removed-rows')).toHaveLength(2)
  })

  test('names 1,000 removed rows of each group, counts all, and prints 20', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite({ GEOL: strata(1260, 'CLAY') })))
    const report = await workspace.import(workspace.write('2.ags', smallSite({ GEOL: strata(1, 'CLAY') })), {
      replace: true,
    })
    const [project] = report.projects
    expect(project?.removals).toHaveLength(1000)
    expect(project?.removedRowsNotListed).toBe(259)
    expect(printed(report)).toContain(
      '\n          … and 1239 more removed; --json lists the first 1000 removed rows of each group\n',
    )
    const finding = workspace.findings().find(({ rule }) => rule === 'removed-rows')
    expect(finding?.message).toMatch(/^1,259 rows of GEOL removed.*; BH1, 20\.00, 21\.00 and 1,239 more$/)
  })

  test('names no value of a key that the company never sends', async () => {
    const workspace = createWorkspace()
    const fields = { GEOL_BASE: { code: null } }
    workspace.write('company/company.json', JSON.stringify({ name: 'North', fields }))
    workspace.write('company/projects/1/project.json', '{}')
    const site = (count: number) =>
      workspace.write('company/projects/1/site.ags', smallSite({ GEOL: strata(count, 'CLAY') }))
    site(2)
    await workspace.import(`${workspace.folder}/company`)
    site(1)
    await workspace.import(`${workspace.folder}/company`, { replace: true })
    const finding = workspace.findings().find(({ rule }) => rule === 'removed-rows')
    expect(finding?.message).toMatch(/: BH1, 1\.00$/)
  })

  test('names rows without a value of their keys by their other values', async () => {
    const workspace = createWorkspace()
    const standards = (...rows: string[][]) => smallSite({ STND: [['STND_ID', 'STND_REM'], ...rows] })
    await workspace.import(workspace.write('1.ags', standards(['s1', 'r'], ['s2', 'r'])))
    const report = await workspace.import(workspace.write('2.ags', standards(['s1', 'r'])), { replace: true })
    expect(printed(report)).toContain('\n          STND r, s2: removed\n')
  })
})
