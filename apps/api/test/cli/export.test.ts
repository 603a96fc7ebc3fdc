import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXPORT_FORMATS as FORMATS_OF_API } from '@groundsheet/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { EXPORT_FORMATS } from '../../src/export/export-formats.ts'
import { importPaths } from '../../src/import/index.ts'
import { writeSampleFolder } from '../../src/cli/sample-folder.ts'
import { smallSite } from '../import/ags-text.ts'
import { runCommand } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-export-'))
const database = join(folder, 'ground.sqlite')
const at = (name: string) => join(folder, 'out', name)
const run = (...words: string[]) => runCommand(['export', '--database', database, ...words])

beforeAll(async () => {
  writeFileSync(join(folder, 'site.ags'), smallSite())
  for (const company of ['Northmoor', 'Southmoor']) {
    await importPaths({ paths: [join(folder, 'site.ags')], database, company })
  }
  writeFileSync(join(folder, 'other.ags'), smallSite({ PROJ: [['PROJ_ID'], ['NGE-1342']] }))
  await importPaths({ paths: [join(folder, 'other.ags')], database, company: 'Northmoor' })
})
beforeEach(() => {
  rmSync(join(folder, 'out'), { recursive: true, force: true })
  mkdirSync(join(folder, 'out'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** How the files of each format begin. */
const BEGINNINGS = {
  ags: '"GROUP","PROJ"',
  csv: 'PK',
  gpkg: 'SQLite format 3',
  geojson: '{"type":"FeatureCollection"',
  kml: '<?xml',
  dxf: '0\nSECTION\n2\nHEADER\n',
  parquet: 'PAR1',
  leapfrog: 'PK',
  xlsx: 'PK',
}

test.each(EXPORT_FORMATS)(
  'export writes $id, reports it in one line, and leaves no other file',
  async (format) => {
    const { id, extension } = format
    const path = at(`j.${extension}`)
    const { code, out, err } = await run('--project', 'NGE-1342', '--format', id, '--out', path)
    expect([code, err]).toEqual([0, ''])
    const map = '2 holes, 0 shapes'
    const holdsMap = 'holds' in format && format.holds === 'map'
    const contents = id === 'gpkg' ? `2 tables, ${map}` : holdsMap ? map : '3 tables'
    expect(out).toMatch(/^NGE-1342 \(NGE-1342\) written to .+: \w+, .+, [\d,]+ bytes\n/)
    expect(out).toContain(`: ${id}, ${contents}, `)
    expect(readFileSync(path, 'latin1').startsWith(BEGINNINGS[id])).toBe(true)
    expect(readdirSync(join(folder, 'out'))).toEqual([`j.${extension}`])
  },
)

test('export --help has every format of the API, with its name', async () => {
  const { code, out } = await runCommand(['export', '--help'])
  expect(code).toBe(0)
  const listed = [...out.matchAll(/^ {2}([a-z]+) {2,}(\S.*)$/gm)].map(([, id, name]) => [id, name])
  expect(listed).toEqual(Object.entries(FORMATS_OF_API).map(([id, { name }]) => [id, name]))
})

test('csv without .zip writes a folder with a file for each table', async () => {
  const { code } = await run(
    '--project',
    'NGE-1342',
    '--format',
    'csv',
    '--out',
    at('csv'),
    '--units',
    '--meanings',
  )
  expect(code).toBe(0)
  expect(readdirSync(at('csv')).toSorted()).toEqual(['GEOL.csv', 'LOCA.csv', 'PROJ.csv'])
  const [head, units, first] = readFileSync(join(at('csv'), 'LOCA.csv'), 'utf8').split('\r\n')
  expect(head).toMatch(/^LOCA_ID,LOCA_TYPE,LOCA_TYPE \(meaning\),/)
  expect(units).toMatch(/^,,,m,m,/)
  expect(first).toMatch(/^BH1,CP,Cable percussion/)
})

test('csv has a byte order mark with --bom only', async () => {
  const shared = ['--project', 'NGE-1342', '--format', 'csv', '--out']
  await run(...shared, at('plain'))
  await run(...shared, at('marked'), '--bom')
  const bytes = (folder: string) => readFileSync(join(at(folder), 'LOCA.csv'))
  expect(bytes('marked')).toEqual(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes('plain')]))
})

test('existing files are overwritten only with --force, and other files in a folder stay', async () => {
  writeFileSync(at('j.kml'), 'mine')
  mkdirSync(at('csv'))
  writeFileSync(join(at('csv'), 'notes.txt'), 'mine')
  for (const [format, name] of [
    ['kml', 'j.kml'],
    ['csv', 'csv'],
  ] as const) {
    const words = ['--project', 'NGE-1342', '--format', format, '--out', at(name)]
    const refused = await run(...words)
    expect(refused.code).toBe(1)
    expect(refused.err).toBe(
      `--out ${at(name)}: exists already. Name another one, or add --force to replace it.\n`,
    )
    expect((await run(...words, '--force')).code).toBe(0)
  }
  expect(readFileSync(at('j.kml'), 'utf8').startsWith('<?xml')).toBe(true)
  expect(readFileSync(join(at('csv'), 'notes.txt'), 'utf8')).toBe('mine')
})

test('--json prints the report as JSON', async () => {
  const { out } = await run('--project', 'NGE-1342', '--format', 'ags', '--out', at('j.ags'), '--json')
  expect(JSON.parse(out)).toMatchObject({
    project: 'NGE-1342',
    company: 'Northmoor',
    format: 'ags',
    tables: 3,
    notes: [],
  })
})

test.each(['geojson', 'kml'])('the report of %s counts the content of the file', async (format) => {
  const sample = join(folder, `${format}-sample`)
  writeSampleFolder(sample)
  const own = join(folder, `${format}.sqlite`)
  const { projects } = await importPaths({ paths: [sample], database: own })
  const project = projects[0]?.projectId ?? ''
  const words = ['export', '--project', project, '--format', format, '--out', at('x'), '--database', own]
  const { out } = await runCommand([...words, '--json'])
  const { holes, shapes, tables } = JSON.parse(out) as Record<string, number | undefined>
  const text = readFileSync(at('x'), 'utf8')
  const countIn = (pattern: RegExp) => text.match(pattern)?.length
  expect(tables).toBeUndefined()
  expect(holes).toBe(countIn(format === 'kml' ? /<Placemark id="hole-/g : /"kind":"hole"/g))
  expect(shapes).toBe(
    countIn(format === 'kml' ? /<Placemark id="(boundary|group)-/g : /"kind":"(boundary|group)"/g),
  )
})

const REFUSALS: [string, string[], string][] = [
  ['an unknown project', ['--project', 'NGE-1324', '--format', 'ags'], 'did you mean "NGE-1342"?'],
  ['a project of several companies', ['--project', 'J1', '--format', 'ags'], 'Add --company.'],
  [
    'an unknown company',
    ['--project', 'J1', '--company', 'northmoor', '--format', 'ags'],
    'did you mean "Northmoor"?',
  ],
]

test.each(REFUSALS)(
  '%s is refused in one line, exit code 1, and nothing is written',
  async (_, words, reason) => {
    const { code, out, err } = await run(...words, '--out', at('x.ags'))
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^.+\n$/)
    expect(err).toContain(reason)
    expect(existsSync(at('x.ags'))).toBe(false)
  },
)

test('a path that cannot be written is refused in one line, exit code 1', async () => {
  writeFileSync(at('file'), 'x')
  const places: [string, string, string][] = [
    ['kml', join(folder, 'out'), 'is a folder. Name a file.'],
    ['csv', at('file'), 'is a file. Name a folder, or a .zip.'],
    ['csv', at('x.csv'), 'Name a folder, or a .zip.'],
    ['ags', at('x.zip'), 'Name a .ags, or add --attached FOLDER for a .zip with its files.'],
    ['kml', at('x.xlsx'), 'kml writes a .kml file. Name a .kml.'],
    ['kml', join(at('file'), 'x.kml'), 'is a file, not a folder'],
    ['kml', join(at('none'), 'x.kml'), 'none does not exist'],
    ['kml', database, 'is the database itself'],
  ]
  for (const [format, path, reason] of places) {
    const { code, err } = await run('--project', 'NGE-1342', '--format', format, '--out', path, '--force')
    expect([code, err.split('\n').length]).toEqual([1, 2])
    expect(err).toContain(reason)
  }
})

test('an unknown format, an option without effect, and a missing option have exit code 2', async () => {
  const shared = ['--project', 'NGE-1342', '--out', at('x')]
  const [format, idle, missing] = await Promise.all([
    run(...shared, '--format', 'xls'),
    run(...shared, '--format', 'kml', '--units'),
    run(...shared),
  ])
  const lineBreaks = await run(...shared, '--format', 'csv', '--keep-line-breaks')
  expect([format.code, idle.code, missing.code, lineBreaks.code]).toEqual([2, 2, 2, 2])
  expect(format.err).toContain('did you mean "xlsx"?')
  expect(idle.err).toContain("'--units' does not apply to kml")
  expect(lineBreaks.err).toContain("'--keep-line-breaks' does not apply to csv")
  expect(missing.err).toContain('--format')
})
