import { finding } from '@groundsheet/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ags4, smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { zipBytes } from '../../../../test/zip-bytes.ts'

/** A site whose strata are named twice with other words. */
const contradicting = (words: string) =>
  smallSite({
    GEOL: [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
      ['BH1', '0.00', '1.00', 'CLAY'],
      ['BH1', '0.00', '1.00', words],
    ],
  })

const contradictionsOf = (workspace: ReturnType<typeof createWorkspace>) =>
  workspace.findings().filter(({ severity }) => severity === 'error')

describe('findings of an import are stored with the project: files and places', () => {
  test('file, line, group, heading, rule and message, as the API describes them', async () => {
    const workspace = createWorkspace()
    const { diagnostics } = await workspace.import(workspace.write('in/site.ags', contradicting('PEAT')))
    const findings = workspace.findings()
    expect(findings).toHaveLength(diagnostics.items.length)
    expect(z.array(finding).parse(findings)).toEqual(findings)
    const error = diagnostics.items.find(({ severity }) => severity === 'error')
    expect(contradictionsOf(workspace)).toMatchObject([
      { file: 'site.ags', line: error?.line, group: 'GEOL', heading: 'GEOL_DESC', rule: error?.rule },
    ])
  })

  test('without folders of the machine', async () => {
    const workspace = createWorkspace()
    const first = workspace.write('2025/site.ags', contradicting('PEAT'))
    const second = workspace.write('2026/more.ags', contradicting('GRAVEL'))
    await workspace.import([first, second])
    expect(contradictionsOf(workspace).map(({ file }) => file)).toEqual(['site.ags', 'more.ags'])
    expect(JSON.stringify(workspace.findings())).not.toContain(workspace.folder)
  })

  test('a file in an archive is named with the archive', async () => {
    const workspace = createWorkspace()
    const zip = zipBytes([{ name: 'factual/site.ags', content: contradicting('PEAT') }])
    await workspace.import(workspace.write('in/issue.zip', zip))
    expect(contradictionsOf(workspace).map(({ file }) => file)).toEqual(['issue.zip/factual/site.ags'])
  })

  test('a file name with replacement characters is written unchanged', async () => {
    const workspace = createWorkspace()
    await workspace.import([
      workspace.write('in/$&.ags', smallSite()),
      workspace.write(
        'in/b.ags',
        smallSite({
          GEOL: [
            ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
            ['BH1', '0.00', '0.30', 'PEAT'],
          ],
        }),
      ),
    ])
    expect(contradictionsOf(workspace)[0]?.message).toContain(' of $&.ags')
    expect(JSON.stringify(workspace.findings())).not.toContain(workspace.folder)
  })

  test('names hidden by the company are in no finding', async () => {
    const workspace = createWorkspace()
    const company = { name: 'Firm', tables: { GEOL: { code: null } }, fields: { LOCA_FDEP: { code: null } } }
    workspace.write('firm/company.json', JSON.stringify(company))
    const site = contradicting('SECRET').replace(
      '"12.50","20.00"',
      '"12.50","20.00"\r\n"DATA","BH1","CP","450000.00","300000.00","OSGB","12.50","99.00"',
    )
    workspace.write('firm/projects/a/site.ags', site)
    const { diagnostics } = await workspace.import(`${workspace.folder}/firm`)
    expect(diagnostics.errors).toBe(2)
    expect(contradictionsOf(workspace)).toEqual([])
    expect(JSON.stringify(workspace.findings())).not.toMatch(/SECRET|99\.00/)
  })
})

describe('findings of an import are stored with the project: several imports', () => {
  test('a further file adds its findings, and the same file again replaces its own', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('a/site.ags', contradicting('PEAT')))
    await workspace.import(workspace.write('b/more.ags', contradicting('GRAVEL')))
    expect(contradictionsOf(workspace).map(({ file }) => file)).toEqual(['site.ags', 'more.ags'])
    await workspace.import(workspace.write('a/site.ags', smallSite()))
    expect(contradictionsOf(workspace).map(({ file }) => file)).toEqual(['more.ags'])
  })

  test('files of one name in several folders keep their own findings', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('north/site.ags', contradicting('PEAT')))
    await workspace.import(workspace.write('south/site.ags', contradicting('GRAVEL')))
    expect(contradictionsOf(workspace).map(({ message }) => /PEAT|GRAVEL/.exec(message)?.[0])).toEqual([
      'PEAT',
      'GRAVEL',
    ])
  })

  test('the same file from another folder repeats no finding', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('inbox/site.ags', contradicting('PEAT')))
    const findings = workspace.findings().map(({ message }) => message)
    await workspace.import(workspace.write('archive/site.ags', contradicting('PEAT')))
    expect(workspace.findings().map(({ message }) => message)).toEqual(findings)
  })

  test('the same import again changes no finding', async () => {
    const workspace = createWorkspace()
    const file = workspace.write('site.ags', contradicting('PEAT'))
    await workspace.import(file)
    const before = workspace.findings()
    await workspace.import(file)
    await workspace.importAgain(file)
    expect(workspace.findings()).toEqual(before)
  })

  test('--replace keeps findings of its own files only', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('site.ags', contradicting('PEAT')))
    await workspace.import(workspace.write('more.ags', smallSite()), { replace: true })
    expect(contradictionsOf(workspace)).toEqual([])
  })
})

describe('findings of an import are stored with the project: their number', () => {
  test('findings beyond 5,000 are counted', async () => {
    const workspace = createWorkspace()
    const rows = (words: string) =>
      Array.from({ length: 5100 }, (_, i) => ['BH1', `${i}.00`, `${i + 1}.00`, words])
    const headings = ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC']
    const groups = { GEOL: [headings, ...rows('CLAY')], 'GEOL 2': [headings, ...rows('PEAT')] }
    const text = ags4({ PROJ: [['PROJ_ID'], ['J1']], LOCA: [['LOCA_ID'], ['BH1']], ...groups })
    const { diagnostics } = await workspace.import(workspace.write('site.ags', text))
    const findings = workspace.findings()
    const others = findings.filter(({ rule }) => rule === 'too-many-findings')
    expect(findings).toHaveLength(5000 + others.length)
    const count = others.reduce((sum, one) => sum + (one.count ?? 1), 0)
    expect(count).toBe(diagnostics.items.length - 5000)
    const listed = findings.slice(0, 5000)
    const isPosition = ({ rule }: { rule: string }) => rule === 'position' || rule === 'crs'
    expect(listed.every((one) => isPosition(one) || one.severity === 'error')).toBe(true)
    expect(listed.findLastIndex(isPosition)).toBe(listed.filter(isPosition).length - 1)
  })
})
