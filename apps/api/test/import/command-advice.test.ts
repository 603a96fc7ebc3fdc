import { describe, expect, test } from 'vitest'
import { runGroundsheet } from '../cli/run-groundsheet.ts'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { zipBytes } from '../../../../test/zip-bytes.ts'
import { run } from './import-command.ts'

/** In a process of its own: a folder of a process is that of all its threads. */
const runIn = (cwd: string, ...words: string[]) => runGroundsheet(words, {}, `cd '${cwd}'; exec "$0" "$@"`)

describe('advice of groundsheet import', () => {
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
})

describe('refusals of groundsheet import', () => {
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
