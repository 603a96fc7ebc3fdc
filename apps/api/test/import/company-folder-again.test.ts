import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ags4, smallSite, type Groups } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'
import { LOCA, writeCompany } from './company-files.ts'

describe('a company folder that is imported again', () => {
  test('with misspelt file names that are not read gives a warning', async () => {
    const workspace = createWorkspace()
    const slips = { 'projects/mill/boundary.geojson': {}, 'icons/rig.png': 'PNG', 'Company.json': {} }
    const report = await workspace.import(writeCompany(workspace, slips))
    const unread = report.diagnostics.items.filter(({ rule }) => rule === 'unread-file')
    expect(unread.map(({ file }) => file?.split('/').at(-1))).toEqual([
      'Company.json',
      'rig.png',
      'boundary.geojson',
    ])
  })

  test('imported again changes nothing', async () => {
    const workspace = createWorkspace()
    const folder = writeCompany(workspace)
    await workspace.import(folder)
    const before = workspace.dump()
    await workspace.import(folder)
    await workspace.import(folder, { replace: true, company: 'North Ground' })
    expect(workspace.dump()).toEqual(before)
  })

  test('is mirrored by --replace project by project; other projects stay, and are listed', async () => {
    const workspace = createWorkspace()
    const mine = { 'projects/mine/site.ags': smallSite({ PROJ: [['PROJ_ID'], ['NG-8']] }) }
    const left = (report: Awaited<ReturnType<typeof workspace.import>>) =>
      report.diagnostics.items.filter(({ rule }) => rule === 'project-left')
    const both = await workspace.import(writeCompany(workspace, mine), { replace: true })
    expect(left(both)).toEqual([])
    const folder = writeCompany(workspace, { 'projects/mine/site.ags': undefined })
    rmSync(join(folder, 'projects/mine'), { recursive: true, force: true })
    expect(left(await workspace.import(folder))).toEqual([])
    const [told, ...others] = left(await workspace.import(folder, { replace: true }))
    expect(told).toMatchObject({ file: folder, severity: 'warning' })
    expect(told?.message).toMatch(/not in this folder, and they stay: NG-8$/)
    expect(others).toEqual([])
    expect(workspace.projects()).toHaveLength(2)
  })

  test('is mirrored: what is no longer in it is removed', async () => {
    const workspace = createWorkspace()
    await workspace.import(writeCompany(workspace))
    const gone = ['boundaries.geojson', 'groups.json', 'styles.json', 'placements.json']
    await workspace.import(
      writeCompany(workspace, Object.fromEntries(gone.map((name) => [`projects/mill/${name}`, undefined]))),
    )
    expect([workspace.boundaries(), workspace.groups()]).toEqual([[], []])
    expect(workspace.projects()[0]?.hasSiteBoundary).toBe(false)
    expect(workspace.holes()[2]?.mapPlacement).toBeNull()
    expect(workspace.styles().BH1).toMatchObject({
      source: expect.stringMatching(/^type:/) as string,
      showLabel: true,
    })
  })
})

describe('a company folder after other imports', () => {
  test('keeps its settings when a plain delivery is imported later; its groups take new holes', async () => {
    const workspace = createWorkspace()
    await workspace.import(writeCompany(workspace))
    const late = {
      PROJ: [
        ['PROJ_ID', 'PROJ_NAME'],
        ['NG-7', 'By another name'],
      ],
      LOCA: [['LOCA_ID'], ['BH99']],
    } satisfies Groups
    const report = await workspace.import(workspace.write('late.ags', ags4(late)), {
      company: 'North Ground',
    })
    expect(report.projects[0]).toMatchObject({
      projectId: 'NG-7',
      projectName: 'Mill Lane bridge',
      locations: { total: 4 },
    })
    expect(workspace.boundaries()).toHaveLength(2)
    expect(workspace.groups()).toMatchObject([{ locationCount: 3 }])
    expect(workspace.styles().BH1).toMatchObject({ showLabel: false })
  })

  test('with other codes prepares stored rows again, including those of other projects', async () => {
    const workspace = createWorkspace()
    await workspace.import(writeCompany(workspace))
    const elsewhere = workspace.write('plain.ags', smallSite({ LOCA }))
    await workspace.import(elsewhere, { company: 'North Ground' })
    expect(workspace.projectTables().J1).toContainEqual({ code: 'STRATA', rows: 3, name: 'Strata' })
    const plain = { name: 'North Ground', crs: 'EPSG:27700' }
    await workspace.import(
      writeCompany(workspace, { 'company.json': plain, 'projects/mill/styles.json': {} }),
    )
    expect(workspace.rows('GEOL').map(({ table, data }) => [table, data.GEOL_DESC])).toEqual(
      [1, 2].flatMap(() => ['TOPSOIL', 'Firm CLAY', 'MADE GROUND'].map((text) => ['GEOL', text])),
    )
    expect(workspace.rows('LNMC')[0]?.parents).toMatchObject([{ table: 'SAMP' }])
    expect(workspace.projectTables().J1).toContainEqual({
      code: 'GEOL',
      rows: 3,
      name: 'Field Geological Descriptions',
    })
    expect(workspace.holes()[0]).toMatchObject({ finalDepth: 20, data: { LOCA_GL: '12.5' } })
    const fresh = createWorkspace()
    await fresh.import(elsewhere)
    const values = (d: Workspace) =>
      d
        .rows('LOCA')
        .slice(-3)
        .map(({ data }) => data)
    expect(values(workspace)).toEqual(values(fresh).map((data) => expect.objectContaining(data) as unknown))
  })
})
