import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkFiles } from '../../src/import/index.ts'
import { ags3, smallSite } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'
import { zipBytes } from '../../../../test/zip-bytes.ts'
import { UserError } from '../../src/common/user-error.ts'

const utf16 = Buffer.from(`\uFEFF${smallSite()}`, 'utf16le')
const clay = smallSite()

const zeros = Buffer.alloc(64 * 1024 * 1024)

/** Damaged text of the same length as the original. */
const peat = clay.replace('CLAY', 'PEAT')

/** The line about a file of an archive whose content is not what the archive states. */
const damaged = (path: string) =>
  new RegExp(
    RegExp.escape(`${path}: is damaged: its size or CRC-32 is not what the archive says (`) +
      String.raw`\d+ bytes, CRC-32 [0-9a-f]{8}\)`,
  )

/** Refused files, and the line that reports each. */
const REFUSED: [string, (workspace: Workspace) => string, RegExp][] = [
  [
    'a path that is not there',
    () => '/no/such/site.ags',
    /^\/no\/such\/site\.ags: there is no such file or folder$/,
  ],
  ['what can be read only once', () => '/dev/null', /^\/dev\/null: is neither a file nor a folder/],
  ['an empty file', (workspace) => workspace.write('empty.ags', ''), /empty\.ags: The file is empty$/],
  [
    'a file without AGS',
    (workspace) => workspace.write('letter.ags', 'Dear Sir,\nthe GROUP "LOCA" is late.\n'),
    /letter\.ags: This is not an AGS file: it has no GROUP line/,
  ],
  ['UTF-16', (workspace) => workspace.write('wide.ags', utf16), /wide\.ags: .*UTF-16/],
  ['a PDF called .ags', (workspace) => workspace.write('report.ags', '%PDF-1.7 …'), /report\.ags: .*PDF/],
  [
    'a folder without AGS',
    (workspace) => workspace.write('folder/readme.txt', 'x').replace('/readme.txt', ''),
    /folder: holds no \.ags or \.zip file$/,
  ],
  [
    'a zip without AGS',
    (workspace) => workspace.write('a.zip', zipBytes([{ name: 'a.txt', content: 'x' }])),
    /a\.zip: holds no \.ags file$/,
  ],
  [
    'an Excel workbook',
    (workspace) => workspace.write('a.xlsx', zipBytes([{ name: 'xl/workbook.xml', content: 'x' }])),
    /a\.xlsx: is an Excel workbook, not AGS; export AGS from the program that made it$/,
  ],
  [
    'a broken zip',
    (workspace) => workspace.write('a.zip', 'PK\u0003\u0004 and nothing else'),
    /a\.zip: cannot be read as a zip archive: it is damaged, cut off, or in another format\. Pack it again/,
  ],
  [
    'a zip bomb',
    (workspace) => workspace.write('a.zip', zipBytes([{ name: 'bomb.ags', content: zeros }])),
    /a\.zip\/bomb\.ags: would unpack to 64 MB/,
  ],
  [
    'a zip bomb that states a smaller size',
    (workspace) =>
      workspace.write('a.zip', zipBytes([{ name: 'bomb.ags', content: zeros, statedSize: 1000 }])),
    damaged('a.zip/bomb.ags'),
  ],
  [
    'a zip whose compressed file was damaged',
    (workspace) =>
      workspace.write('a.zip', zipBytes([{ name: 'in/a.ags', content: peat, statedContent: clay }])),
    damaged('a.zip/in/a.ags'),
  ],
  [
    'a zip whose stored file was damaged',
    (workspace) => {
      const bytes = zipBytes([
        { name: 'good.ags', content: smallSite({ PROJ: [['PROJ_ID'], ['J8']] }) },
        { name: 'in/a.ags', content: clay, isStored: true },
      ])
      bytes.write('PEAT', bytes.indexOf('CLAY'))
      return workspace.write('a.zip', bytes)
    },
    damaged('a.zip/in/a.ags'),
  ],
  [
    'a zip that states more bytes than there are',
    (workspace) => workspace.write('a.zip', zipBytes([{ name: 'a.ags', content: clay, statedSize: 900 }])),
    damaged('a.zip/a.ags'),
  ],
  [
    'a zip that states fewer bytes than there are',
    (workspace) => workspace.write('a.zip', zipBytes([{ name: 'a.ags', content: clay, statedSize: 100 }])),
    damaged('a.zip/a.ags'),
  ],
  [
    'a zip that states another size for a stored file',
    (workspace) =>
      workspace.write('a.zip', zipBytes([{ name: 'a.ags', content: clay, isStored: true, statedSize: 900 }])),
    damaged('a.zip/a.ags'),
  ],
  [
    'a zip whose compressed data cannot be unpacked',
    (workspace) => {
      const bytes = zipBytes([{ name: 'a.ags', content: clay }])
      bytes.fill(0xff, 36, 60)
      return workspace.write('a.zip', bytes)
    },
    /a\.zip\/a\.ags: cannot be unpacked: its compressed data are damaged/,
  ],
  [
    'an encrypted zip',
    (workspace) => workspace.write('a.zip', zipBytes([{ name: 'a.ags', content: 'x', isEncrypted: true }])),
    /a\.zip\/a\.ags: is encrypted/,
  ],
  [
    'a zip with a strongly encrypted file',
    (workspace) =>
      workspace.write(
        'a.zip',
        zipBytes([
          { name: 'a.ags', content: clay },
          { name: 'in/b.ags', content: 'x', isStronglyEncrypted: true },
        ]),
      ),
    /a\.zip\/in\/b\.ags: is encrypted\. Unpack the archive with its password, and take its files/,
  ],
  [
    'a zip that holds nothing but another one',
    (workspace) => workspace.write('a.zip', zipBytes([{ name: 'in.zip', content: zipBytes([]) }])),
    /a\.zip\/in\.zip: is an archive within an archive, which is not read; unpack it first$/,
  ],
  [
    'a zip that climbs out of itself',
    (workspace) => workspace.write('a.zip', zipBytes([{ name: '../../a.ags', content: smallSite() }])),
    /a\.zip: .*\.\.\/\.\.\/a\.ags/,
  ],
  [
    'a zip with an empty file',
    (workspace) => workspace.write('a.zip', zipBytes([{ name: 'a.ags', content: '' }])),
    /a\.zip\/a\.ags: The file is empty$/,
  ],
]

describe('refused in one line, without any change: files', () => {
  test.each(REFUSED)('%s', async (_, put, line) => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('good.ags', smallSite()))
    const before = workspace.dump()
    const good = workspace.write('other.ags', smallSite({ PROJ: [['PROJ_ID'], ['J7']] }))
    const error: unknown = await workspace.import([good, put(workspace)]).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(UserError)
    expect((error as UserError).lines).toEqual([expect.stringMatching(line)])
    expect((error as UserError).message).not.toContain('\n')
    expect(workspace.dump()).toEqual(before)
  })

  test('before there is a database', async () => {
    const workspace = createWorkspace()
    await expect(workspace.import(workspace.write('empty.ags', ''))).rejects.toThrow('is empty')
    expect(existsSync(workspace.database)).toBe(false)
  })

  test('each invalid file of a folder, with its own line', async () => {
    const workspace = createWorkspace()
    const first = workspace.write('in/a.ags', '')
    workspace.write('in/b.ags', smallSite())
    workspace.write('in/c.ags', 'nothing')
    await expect(workspace.import(first.replace('/a.ags', ''))).rejects.toMatchObject({
      lines: [
        expect.stringContaining('a.ags: The file is empty'),
        expect.stringContaining('c.ags: This is not an AGS file'),
      ],
    })
  })

  test('by check, each archive within an archive', async () => {
    const workspace = createWorkspace()
    const inner = ['a.zip', 'b.zip'].map((name) => ({ name, content: zipBytes([]) }))
    const zip = workspace.write('a.zip', zipBytes(inner))
    const { diagnostics } = await checkFiles([zip])
    const message = 'is an archive within an archive, which is not read'
    expect(diagnostics.items.map(({ file, message: text }) => [file, text])).toEqual(
      inner.map(({ name }) => [`${zip}/${name}`, message]),
    )
  })

  test('files with errors, with --strict', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('good.ags', smallSite()))
    const before = workspace.dump()
    const open =
      `${smallSite()}"GROUP","SAMP"\r\n"HEADING","LOCA_ID","SAMP_TOP"\r\n"DATA","BH1","never ` +
      'closed\r\n"DATA","BH1","2"\r\n'
    const file = workspace.write('bad.ags', open)
    await expect(workspace.import(file, { strict: true })).rejects.toThrow(
      /bad\.ags:\d+: .*Refused because of --strict\.$/,
    )
    expect(workspace.dump()).toEqual(before)
    const lenient = await workspace.import(file)
    expect(lenient.diagnostics.errors).toBeGreaterThan(0)
  })
})

describe('refused in one line, without any change: options', () => {
  test('AGS3 and AGS4 in one project, in one command or two', async () => {
    const workspace = createWorkspace()
    const four = workspace.write('four.ags', smallSite())
    const three = workspace.write(
      'three.ags',
      ags3({ PROJ: [['PROJ_ID'], ['J1']], HOLE: [['HOLE_ID'], ['B1']] }),
    )
    await expect(workspace.import([four, three])).rejects.toThrow(
      /three\.ags: is AGS3, but project J1 is AGS4/,
    )
    await workspace.import(four)
    await expect(workspace.import(three)).rejects.toThrow(
      /three\.ags: is AGS3, but project J1 is AGS4 in the database/,
    )
  })

  test('an unknown CRS', async () => {
    const workspace = createWorkspace()
    const file = workspace.write('a.ags', smallSite())
    await expect(workspace.import(file, { crs: 'EPSG:1' })).rejects.toThrow(/^--crs EPSG:1: is not known/)
  })

  test.each([
    ['that there is not', 'EPSG:999999', 'is not in the EPSG index'],
    ['in degrees', 'EPSG:4326', 'is not a projected CRS'],
  ])('a CRS %s, in one line and before there is a database', async (_, crs, reason) => {
    const workspace = createWorkspace()
    const error: unknown = await workspace
      .import(workspace.write('a.ags', smallSite()), { crs })
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(UserError)
    expect((error as UserError).lines).toEqual([expect.stringContaining(`--crs ${crs}: `)])
    expect((error as UserError).message).toContain(reason)
    expect(existsSync(workspace.database)).toBe(false)
  })

  test.each(['', '  '])('a company called %j', async (company) => {
    const workspace = createWorkspace()
    const file = workspace.write('a.ags', smallSite())
    await expect(workspace.import(file, { company })).rejects.toThrow(/^--company: the name is blank/)
  })
})
