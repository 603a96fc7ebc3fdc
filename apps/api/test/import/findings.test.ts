import { finding } from '@groundsheet/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ags4, smallSite } from './ags-text.ts'
import { createDesk } from './desk.ts'
import { zipBytes } from './zip-bytes.ts'

/** A site whose strata are named twice with other words. */
const contradicting = (words: string) =>
  smallSite({
    GEOL: [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
      ['BH1', '0.00', '1.00', 'CLAY'],
      ['BH1', '0.00', '1.00', words],
    ],
  })

const contradictionsOf = (desk: ReturnType<typeof createDesk>) =>
  desk.findings().filter(({ severity }) => severity === 'error')

describe('what an import finds is kept with the project:', () => {
  test('file, line, group, heading, rule and message, as the API describes them', async () => {
    const desk = createDesk()
    const { diagnostics } = await desk.import(desk.write('in/site.ags', contradicting('PEAT')))
    const findings = desk.findings()
    expect(findings).toHaveLength(diagnostics.items.length)
    expect(z.array(finding).parse(findings)).toEqual(findings)
    const error = diagnostics.items.find(({ severity }) => severity === 'error')
    expect(contradictionsOf(desk)).toMatchObject([
      { file: 'site.ags', line: error?.line, group: 'GEOL', heading: 'GEOL_DESC', rule: error?.rule },
    ])
  })

  test('folders of the machine are named nowhere', async () => {
    const desk = createDesk()
    const first = desk.write('2025/site.ags', contradicting('PEAT'))
    const second = desk.write('2026/more.ags', contradicting('GRAVEL'))
    await desk.import([first, second])
    expect(contradictionsOf(desk).map(({ file }) => file)).toEqual(['site.ags', 'more.ags'])
    expect(JSON.stringify(desk.findings())).not.toContain(desk.folder)
  })

  test('a file in an archive is named with the archive', async () => {
    const desk = createDesk()
    const zip = zipBytes([{ name: 'factual/site.ags', content: contradicting('PEAT') }])
    await desk.import(desk.write('in/issue.zip', zip))
    expect(contradictionsOf(desk).map(({ file }) => file)).toEqual(['issue.zip/factual/site.ags'])
  })

  test('a further file adds its findings, and the same file again replaces its own', async () => {
    const desk = createDesk()
    await desk.import(desk.write('a/site.ags', contradicting('PEAT')))
    await desk.import(desk.write('b/more.ags', contradicting('GRAVEL')))
    expect(contradictionsOf(desk).map(({ file }) => file)).toEqual(['site.ags', 'more.ags'])
    await desk.import(desk.write('a/site.ags', smallSite()))
    expect(contradictionsOf(desk).map(({ file }) => file)).toEqual(['more.ags'])
  })

  test('files of one name in several folders keep their own findings', async () => {
    const desk = createDesk()
    await desk.import(desk.write('north/site.ags', contradicting('PEAT')))
    await desk.import(desk.write('south/site.ags', contradicting('GRAVEL')))
    expect(contradictionsOf(desk).map(({ message }) => /PEAT|GRAVEL/.exec(message)?.[0])).toEqual([
      'PEAT',
      'GRAVEL',
    ])
  })

  test('a name that means something in a replacement is written as it is', async () => {
    const desk = createDesk()
    await desk.import([
      desk.write('in/$&.ags', smallSite()),
      desk.write(
        'in/b.ags',
        smallSite({
          GEOL: [
            ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
            ['BH1', '0.00', '0.30', 'PEAT'],
          ],
        }),
      ),
    ])
    expect(contradictionsOf(desk)[0]?.message).toContain(' of $&.ags')
    expect(JSON.stringify(desk.findings())).not.toContain(desk.folder)
  })

  test('what the company keeps to itself is in no finding', async () => {
    const desk = createDesk()
    const company = { name: 'Firm', tables: { GEOL: { code: null } }, fields: { LOCA_FDEP: { code: null } } }
    desk.write('firm/company.json', JSON.stringify(company))
    const site = contradicting('SECRET').replace(
      '"12.50","20.00"',
      '"12.50","20.00"\r\n"DATA","BH1","CP","450000.00","300000.00","OSGB","12.50","99.00"',
    )
    desk.write('firm/projects/a/site.ags', site)
    const { diagnostics } = await desk.import(`${desk.folder}/firm`)
    expect(diagnostics.errors).toBe(2)
    expect(contradictionsOf(desk)).toEqual([])
    expect(JSON.stringify(desk.findings())).not.toMatch(/SECRET|99\.00/)
  })

  test('the same import again changes none of them', async () => {
    const desk = createDesk()
    const file = desk.write('site.ags', contradicting('PEAT'))
    await desk.import(file)
    const before = desk.findings()
    await desk.import(file)
    await desk.importAgain(file)
    expect(desk.findings()).toEqual(before)
  })

  test('--replace keeps those of its own files only', async () => {
    const desk = createDesk()
    await desk.import(desk.write('site.ags', contradicting('PEAT')))
    await desk.import(desk.write('more.ags', smallSite()), { replace: true })
    expect(contradictionsOf(desk)).toEqual([])
  })

  test('of more than 5,000, the others are counted', async () => {
    const desk = createDesk()
    const rows = (words: string) =>
      Array.from({ length: 5100 }, (_, i) => ['BH1', `${i}.00`, `${i + 1}.00`, words])
    const headings = ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC']
    const groups = { GEOL: [headings, ...rows('CLAY')], 'GEOL 2': [headings, ...rows('PEAT')] }
    const text = ags4({ PROJ: [['PROJ_ID'], ['J1']], LOCA: [['LOCA_ID'], ['BH1']], ...groups })
    const { diagnostics } = await desk.import(desk.write('site.ags', text))
    const findings = desk.findings()
    expect(findings).toHaveLength(5001)
    expect(findings.at(-1)?.message).toContain(`${diagnostics.items.length - 5000} more findings`)
    expect(findings.filter(({ severity }) => severity === 'error')).toHaveLength(5000)
  })
})
