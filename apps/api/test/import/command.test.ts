import { describe, expect, test } from 'vitest'
import { runCommand } from '../cli/run-command.ts'
import { runGroundsheet } from '../cli/run-groundsheet.ts'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { zipBytes } from '../../../../test/zip-bytes.ts'

const run = (...words: string[]) => runCommand(words)

/** In a process of its own: a folder of a process is that of all its threads. */
const runIn = (cwd: string, ...words: string[]) => runGroundsheet(words, {}, `cd '${cwd}'; exec "$0" "$@"`)

describe('groundsheet import', () => {
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

  test('says what the rows of the file did, apart from those of the project', async () => {
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

  test('prints the command that would place the holes', async () => {
    const workspace = createWorkspace()
    const site = smallSite({
      PROJ: [['PROJ_ID'], ['J1']],
      LOCA: [
        ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
        ['BH1', '250000', '250000'],
      ],
    })
    workspace.write('in/the site.ags', site)
    workspace.write('in/other.ags', smallSite({ PROJ: [['PROJ_ID'], ['J2']] }))
    const { out } = await runIn(workspace.folder, 'import', 'in', '--database', 'x.sqlite')
    expect(out).toContain('  CRS     not known: ')
    // For this project alone: --crs would override the CRS declared by the other one.
    expect(out).toContain(
      `to set it: npx groundsheet import 'in/the site.ags' --database x.sqlite --crs EPSG:27700`,
    )
  })

  test('calls a grid that is not stated assumed, like the viewer', async () => {
    const workspace = createWorkspace()
    const site = smallSite({
      LOCA: [
        ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
        ['BH1', '430000', '433500'],
      ],
    })
    const { out } = await run('import', workspace.write('site.ags', site), '--database', workspace.database)
    expect(out).toContain('  CRS     EPSG:27700 (assumed): No coordinate system (CRS) is declared; ')
    expect(out).not.toMatch(/guess/i)
  })

  test('which includes the archive, or the project folder and its company', async () => {
    const workspace = createWorkspace()
    const site = smallSite({
      PROJ: [['PROJ_ID'], ['J1']],
      LOCA: [
        ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
        ['BH1', '250000', '250000'],
      ],
    })
    const importHere = async (path: string) =>
      (await runIn(workspace.folder, 'import', path, '--database', 'x.sqlite')).out
    workspace.write('a.zip', zipBytes([{ name: 'in/site.ags', content: site }]))
    expect(await importHere('a.zip')).toContain('import a.zip --database')
    workspace.write('north/company.json', '{ "name": "North" }')
    workspace.write('north/projects/mill/site.ags', site)
    expect(await importHere('north')).toContain(
      'import north/projects/mill --database x.sqlite --company North --crs EPSG:27700',
    )
  })

  test('a refusal by --strict names what refused it, also rows of two files; --json lists all', async () => {
    const workspace = createWorkspace()
    const site = (name: string, description: string) => {
      const rows = Array.from({ length: 25 }, (_, top) => ['BH1', `${top}`, `${top + 1}`, description])
      return workspace.write(
        name,
        smallSite({ GEOL: [['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'], ...rows] }),
      )
    }
    const words = ['import', site('a.ags', 'CLAY'), site('b.ags', 'SAND'), '--database', workspace.database]
    const { code, err } = await run(...words, '--strict')
    expect(code).toBe(1)
    const lines = err.trim().split('\n')
    expect(lines).toHaveLength(21)
    expect(lines[0]).toMatch(/b\.ags:\d+: Row BH1, 0, 1 contradicts/)
    expect(lines.at(-1)).toBe(
      'Refused because of --strict: 25 errors, of which the first 20 are named. The same ' +
        'command with --json lists all.',
    )
    const json = await run(...words, '--strict', '--json')
    expect(json.code).toBe(1)
    const { diagnostics } = JSON.parse(json.out) as { diagnostics: { errors: number; items: unknown[] } }
    expect(diagnostics.errors).toBe(25)
    expect(diagnostics.items.length).toBeGreaterThanOrEqual(25)
  })

  test('--strict refuses rows that contradict each other, exit code 1; else they are errors', async () => {
    const workspace = createWorkspace()
    const row = (description: string) => [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
      ['BH1', '1.00', '2.00', description],
    ]
    const groups = { GEOL: row('Soft CLAY with asbestos fragments'), 'GEOL 2': row('Dense GRAVEL') }
    const file = workspace.write('site.ags', smallSite(groups))
    const words = `${file}:24 GEOL_DESC: Row BH1, 1.00, 2.00 contradicts an earlier row of the same key: `
    expect(await run('import', file, '--database', workspace.database, '--strict')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^.*site\.ags:24: Row BH1, .* Refused because of --strict\.\n$/) as string,
    })
    expect((await run('import', '--help')).out).toContain('Exit code 0: the data are stored')
    const imported = await run('import', file, '--database', workspace.database)
    expect(imported.code).toBe(0)
    expect(imported.out).toContain(`Errors (1)\n  ${words}`)
    const outcome = ' here; import keeps the earlier row and leaves this one out'
    expect(imported.out).toContain(`${outcome} [What an import leaves out]\n`)
    const checked = await run('check', file, '--level', 'import')
    expect(checked.code).toBe(1)
    expect(checked.out).toContain('Import, Rule 10a (keys): 1 finding (GEOL 1)\n')
    expect(checked.out).toContain(
      '  error: line 24, GEOL_DESC: Row BH1, 1.00, 2.00 contradicts an earlier row',
    )
    expect(checked.out).toContain(`${outcome}\n`)
  })

  test('refuses in one line, exit code 1; wrong usage has exit code 2', async () => {
    const workspace = createWorkspace()
    expect(await run('import', workspace.write('empty.ags', ''), '--database', workspace.database)).toEqual({
      code: 1,
      out: '',
      err: `${workspace.folder}/empty.ags: The file is empty\n`,
    })
    expect((await run('import')).code).toBe(2)
    expect((await run('import', 'a.ags', '--colour')).code).toBe(2)
    const text = workspace.write('notes.txt', 'no database')
    expect(await run('import', workspace.write('site.ags', smallSite()), '--database', text)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^.*notes\.txt: is not .*\n$/) as string,
    })
  })
})
