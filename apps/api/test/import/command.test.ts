import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { run } from './import-command.ts'

describe('groundsheet import: printed report', () => {
  test('prints its report, and nothing on stderr without a terminal', async () => {
    const workspace = createWorkspace()
    const file = workspace.write('site.ags', smallSite())
    const { code, out, err } = await run('import', file, '--database', workspace.database)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(
      "Mill Lane (J1)\n  groups  LOCA 2, PROJ 1, GEOL 3\n  rows    the file's 6 rows: 6 added",
    )
    expect(out).toContain('2 of 2 on the map')
    expect(out).toMatch(/^ {2}AGS rules: \d+ errors/m)
  })

  test('states what the rows of the file did, apart from those of the project', async () => {
    const workspace = createWorkspace()
    const of = (issue: number, rows: string[][]) =>
      smallSite({
        TRAN: [
          ['TRAN_ISNO', 'TRAN_DATE'],
          [`${issue}`, `2024-0${issue}-01`],
        ],
        GEOL: [['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'], ...rows],
      })
    const [first, second] = [
      [
        ['BH1', '0', '1', 'CLAY'],
        ['BH1', '1', '2', 'SAND'],
        ['BH2', '0', '1', 'PEAT'],
      ],
      [
        ['BH1', '0', '1', 'Firm CLAY'],
        ['BH1', '1', '2', 'SAND'],
        ['BH2', '1', '2', 'GRAVEL'],
      ],
    ].map((rows, index) => workspace.write(`${index + 1}.ags`, of(index + 1, rows)))
    const imported = async (file = '', ...options: string[]) =>
      (await run('import', file, '--database', workspace.database, '--no-check', ...options)).out
    await imported(first)
    expect(await imported(second)).toContain(
      "  rows    the file's 7 rows: 2 added, 1 changed, 4 unchanged\n" +
        "          the project's 9 rows: 2 added, 1 changed, 6 unchanged, 0 removed\n",
    )
    expect(await imported(second)).toContain("the file's 7 rows: 0 added, 0 changed, 7 unchanged\n")
    expect(await imported(first)).toContain(
      "the file's 7 rows: 0 added, 0 changed, 6 unchanged, 1 kept from a newer delivery\n",
    )
    const report = JSON.parse(await imported(first, '--json')) as { projects: { delivered: unknown }[] }
    expect(report.projects[0]?.delivered).toEqual({
      files: 1,
      total: 7,
      added: 0,
      changed: 0,
      unchanged: 6,
      kept: 1,
    })
  })

  test('lists positions in doubt, with the command that draws them', async () => {
    const workspace = createWorkspace()
    const at = (name: string, northing: string) => [name, '450000', northing, 'OSGB']
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF'],
      ...['BH1', 'BH2', 'BH3'].map((name) => at(name, '300000')),
      at('FAR', '622000'),
    ]
    const file = workspace.write('site.ags', smallSite({ LOCA, GEOL: [] }))
    const { out } = await run('import', file, '--database', workspace.database)
    expect(out).toContain(
      '  holes   3 of 4 on the map\n          position in doubt (1 hole):\n            FAR: 322 km ' +
        'from the rest of the site,',
    )
    const command = /to draw them all the same: npx groundsheet (.*)$/m.exec(out)?.[1] ?? ''
    expect(command).toMatch(/ --trust-positions$/)
    const trusted = await run(...command.split(' '))
    expect(trusted.out).toContain('4 of 4 on the map')
    expect(trusted.out).not.toContain('position in doubt')
  })
})

describe('groundsheet import: hostile names', () => {
  test('cuts long names and lines, with the number of characters left out', async () => {
    const workspace = createWorkspace()
    const PROJ = [
      ['PROJ_ID', 'PROJ_NAME'],
      ['J1', 'N'.repeat(300_000)],
    ]
    const groups = Object.fromEntries(
      [1, 2, 3].map((n) => [`${n}${'G'.repeat(3000)}`, [['LOCA_ID'], ['BH1']]]),
    )
    const file = workspace.write('site.ags', smallSite({ PROJ, ...groups }))
    for (const command of [
      ['import', file, '--database', workspace.database],
      ['check', file],
    ]) {
      const { out } = await run(...command)
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThan(4_100)
    }
    const { out } = await run('import', file, '--database', workspace.database)
    expect(out).toContain(`\n${'N'.repeat(200)}… (299,800 more characters) (J1)\n`)
    expect(out).toContain(`1${'G'.repeat(199)}… (2,801 more characters) 1`)
  })
})

describe('groundsheet import: report as JSON', () => {
  test('--json prints the report and nothing else', async () => {
    const workspace = createWorkspace()
    const file = workspace.write('site.ags', smallSite({ LOCA: [['LOCA_ID'], ['BH1']] }))
    const { code, out } = await run(
      'import',
      file,
      '--database',
      workspace.database,
      '--company',
      'North',
      '--json',
    )
    expect(code).toBe(0)
    const report = JSON.parse(out) as Record<string, unknown>
    expect(Object.keys(report)).toEqual(['files', 'projects', 'diagnostics', 'findings'])
    expect(report).toMatchObject({
      files: [
        {
          path: file,
          edition: 'AGS4',
          encoding: 'ascii',
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        },
      ],
      projects: [
        {
          id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
          projectId: 'J1',
          projectName: 'Mill Lane',
          crs: { code: null, source: 'none' },
          locations: { total: 1, placed: 0, unplaced: ['BH1'] },
          rows: { total: 5, added: 5, changed: 0, unchanged: 0, removed: 0 },
          groups: { LOCA: 1, PROJ: 1, GEOL: 3 },
        },
      ],
      diagnostics: { errors: 0, items: expect.any(Array) as unknown[] },
    })
  })
})
