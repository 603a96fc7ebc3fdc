import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkFiles } from '../../src/import/index.ts'
import { ags3, smallSite } from './ags-text.ts'
import { createDesk, type Desk } from './desk.ts'
import { zipBytes } from './zip-bytes.ts'
import { UserError } from '../../src/common/user-error.ts'

const utf16 = Buffer.from(`\uFEFF${smallSite()}`, 'utf16le')
const zeros = Buffer.alloc(64 * 1024 * 1024)
const clay = smallSite()
/** As long as the other, as a byte that was damaged on the way leaves it. */
const peat = clay.replace('CLAY', 'PEAT')

/** What is refused, as it lies on the desk, and the one line that says so. */
const REFUSED: [string, (desk: Desk) => string, RegExp][] = [
  [
    'a path that is not there',
    () => '/no/such/site.ags',
    /^\/no\/such\/site\.ags: there is no such file or folder$/,
  ],
  ['what can be read only once', () => '/dev/null', /^\/dev\/null: is neither a file nor a folder/],
  ['an empty file', (desk) => desk.write('empty.ags', ''), /empty\.ags: is empty$/],
  [
    'a file without AGS',
    (desk) => desk.write('letter.ags', 'Dear Sir,\nthe GROUP "LOCA" is late.\n'),
    /letter\.ags: has no AGS in it/,
  ],
  ['UTF-16', (desk) => desk.write('wide.ags', utf16), /wide\.ags: .*UTF-16/],
  ['a PDF called .ags', (desk) => desk.write('report.ags', '%PDF-1.7 …'), /report\.ags: .*PDF/],
  [
    'a folder without AGS',
    (desk) => desk.write('folder/readme.txt', 'x').replace('/readme.txt', ''),
    /folder: holds no \.ags or \.zip file$/,
  ],
  [
    'a zip without AGS',
    (desk) => desk.write('a.zip', zipBytes([{ name: 'a.txt', content: 'x' }])),
    /a\.zip: holds no \.ags file$/,
  ],
  [
    'a broken zip',
    (desk) => desk.write('a.zip', 'PK\u0003\u0004 and nothing else'),
    /a\.zip: cannot be read as a zip archive/,
  ],
  [
    'a zip bomb',
    (desk) => desk.write('a.zip', zipBytes([{ name: 'bomb.ags', content: zeros }])),
    /a\.zip\/bomb\.ags: would unpack to 64 MB/,
  ],
  [
    'a zip bomb that lies about its size',
    (desk) => desk.write('a.zip', zipBytes([{ name: 'bomb.ags', content: zeros, statedSize: 1000 }])),
    /a\.zip\/bomb\.ags: is damaged: it unpacks to more than 1000 bytes/,
  ],
  [
    'a zip whose compressed file was damaged',
    (desk) => desk.write('a.zip', zipBytes([{ name: 'in/a.ags', content: peat, statedContent: clay }])),
    /a\.zip\/in\/a\.ags: is damaged: its CRC-32 is [0-9a-f]{8}, the archive says [0-9a-f]{8}/,
  ],
  [
    'a zip whose stored file was damaged',
    (desk) => {
      const bytes = zipBytes([
        { name: 'good.ags', content: smallSite({ PROJ: [['PROJ_ID'], ['J8']] }) },
        { name: 'in/a.ags', content: clay, isStored: true },
      ])
      bytes.write('PEAT', bytes.indexOf('CLAY'))
      return desk.write('a.zip', bytes)
    },
    /a\.zip\/in\/a\.ags: is damaged: its CRC-32 is [0-9a-f]{8}, the archive says [0-9a-f]{8}/,
  ],
  [
    'a zip that states more bytes than there are',
    (desk) => desk.write('a.zip', zipBytes([{ name: 'a.ags', content: clay, statedSize: 900 }])),
    /a\.zip\/a\.ags: is damaged: it unpacks to \d+ bytes, the archive says 900/,
  ],
  [
    'a zip that states fewer bytes than there are',
    (desk) => desk.write('a.zip', zipBytes([{ name: 'a.ags', content: clay, statedSize: 100 }])),
    /a\.zip\/a\.ags: is damaged: it unpacks to more than 100 bytes, the archive says 100/,
  ],
  [
    'a zip that states another size for a stored file',
    (desk) =>
      desk.write('a.zip', zipBytes([{ name: 'a.ags', content: clay, isStored: true, statedSize: 900 }])),
    /a\.zip\/a\.ags: is damaged: it unpacks to \d+ bytes, the archive says 900/,
  ],
  [
    'a zip whose compressed data cannot be unpacked',
    (desk) => {
      const bytes = zipBytes([{ name: 'a.ags', content: clay }])
      bytes.fill(0xff, 36, 60)
      return desk.write('a.zip', bytes)
    },
    /a\.zip\/a\.ags: cannot be unpacked \(/,
  ],
  [
    'an encrypted zip',
    (desk) => desk.write('a.zip', zipBytes([{ name: 'a.ags', content: 'x', isEncrypted: true }])),
    /a\.zip\/a\.ags: is encrypted/,
  ],
  [
    'a zip with a strongly encrypted file',
    (desk) =>
      desk.write(
        'a.zip',
        zipBytes([
          { name: 'a.ags', content: clay },
          { name: 'in/b.ags', content: 'x', isStronglyEncrypted: true },
        ]),
      ),
    /a\.zip\/in\/b\.ags: is encrypted\. Unpack the archive with its password/,
  ],
  [
    'a zip that holds nothing but another one',
    (desk) => desk.write('a.zip', zipBytes([{ name: 'in.zip', content: zipBytes([]) }])),
    /a\.zip\/in\.zip: is an archive within an archive, which is not read; unpack it first$/,
  ],
  [
    'a zip that climbs out of itself',
    (desk) => desk.write('a.zip', zipBytes([{ name: '../../a.ags', content: smallSite() }])),
    /a\.zip: .*\.\.\/\.\.\/a\.ags/,
  ],
  [
    'a zip with an empty file',
    (desk) => desk.write('a.zip', zipBytes([{ name: 'a.ags', content: '' }])),
    /a\.zip\/a\.ags: is empty$/,
  ],
]

describe('refused in one line, and nothing changes', () => {
  test.each(REFUSED)('%s', async (_, put, line) => {
    const desk = createDesk()
    await desk.import(desk.write('good.ags', smallSite()))
    const before = desk.dump()
    const good = desk.write('other.ags', smallSite({ PROJ: [['PROJ_ID'], ['J7']] }))
    const error: unknown = await desk.import([good, put(desk)]).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(UserError)
    expect((error as UserError).lines).toEqual([expect.stringMatching(line)])
    expect((error as UserError).message).not.toContain('\n')
    expect(desk.dump()).toEqual(before)
  })

  test('before there is a database at all', async () => {
    const desk = createDesk()
    await expect(desk.import(desk.write('empty.ags', ''))).rejects.toThrow('is empty')
    expect(existsSync(desk.database)).toBe(false)
  })

  test('each bad file of a folder has its line', async () => {
    const desk = createDesk()
    const first = desk.write('in/a.ags', '')
    desk.write('in/b.ags', smallSite())
    desk.write('in/c.ags', 'nothing')
    await expect(desk.import(first.replace('/a.ags', ''))).rejects.toMatchObject({
      lines: [expect.stringContaining('a.ags: is empty'), expect.stringContaining('c.ags: has no AGS')],
    })
  })

  test('by check, each archive within an archive as a file of its own', async () => {
    const desk = createDesk()
    const inner = ['a.zip', 'b.zip'].map((name) => ({ name, content: zipBytes([]) }))
    const zip = desk.write('a.zip', zipBytes(inner))
    const { diagnostics } = await checkFiles([zip])
    const message = 'is an archive within an archive, which is not read; unpack it first'
    expect(diagnostics.items.map(({ file, message: text }) => [file, text])).toEqual(
      inner.map(({ name }) => [`${zip}/${name}`, message]),
    )
  })

  test('files with errors, when --strict says so', async () => {
    const desk = createDesk()
    await desk.import(desk.write('good.ags', smallSite()))
    const before = desk.dump()
    const open = `${smallSite()}"GROUP","SAMP"\r\n"HEADING","LOCA_ID","SAMP_TOP"\r\n"DATA","BH1","never closed\r\n"DATA","BH1","2"\r\n`
    const file = desk.write('bad.ags', open)
    await expect(desk.import(file, { strict: true })).rejects.toThrow(
      /bad\.ags:\d+: .*Refused because of --strict\.$/,
    )
    expect(desk.dump()).toEqual(before)
    const lenient = await desk.import(file)
    expect(lenient.diagnostics.errors).toBeGreaterThan(0)
  })

  test('AGS3 and AGS4 in one project, in one command or two', async () => {
    const desk = createDesk()
    const four = desk.write('four.ags', smallSite())
    const three = desk.write('three.ags', ags3({ PROJ: [['PROJ_ID'], ['J1']], HOLE: [['HOLE_ID'], ['B1']] }))
    await expect(desk.import([four, three])).rejects.toThrow(/three\.ags: is AGS3, but project J1 is AGS4/)
    await desk.import(four)
    await expect(desk.import(three)).rejects.toThrow(
      /three\.ags: is AGS3, but project J1 is AGS4 in the database/,
    )
  })

  test('a CRS that nobody knows', async () => {
    const desk = createDesk()
    const file = desk.write('a.ags', smallSite())
    await expect(desk.import(file, { crs: 'EPSG:1' })).rejects.toThrow(/^--crs EPSG:1: is not known/)
  })

  test.each([
    ['that there is not', 'EPSG:999999', 'is not in the EPSG index'],
    ['in degrees', 'EPSG:4326', 'is not a projected CRS'],
  ])('a CRS %s, in one line and before there is a database', async (_, crs, reason) => {
    const desk = createDesk()
    const error: unknown = await desk
      .import(desk.write('a.ags', smallSite()), { crs })
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(UserError)
    expect((error as UserError).lines).toEqual([expect.stringContaining(`--crs ${crs}: `)])
    expect((error as UserError).message).toContain(reason)
    expect(existsSync(desk.database)).toBe(false)
  })

  test.each(['', '  '])('a company called %j', async (company) => {
    const desk = createDesk()
    const file = desk.write('a.ags', smallSite())
    await expect(desk.import(file, { company })).rejects.toThrow(/^--company: the name is blank/)
  })
})

describe('archives', () => {
  test('give their AGS files in natural order, from folders and in any case, and nothing else', async () => {
    const desk = createDesk()
    const site = (name: string) => smallSite({ LOCA: [['LOCA_ID'], [name]], GEOL: [] })
    const zip = desk.write(
      'site.ZIP',
      zipBytes([
        { name: 'in/part 10.AGS', content: site('C') },
        { name: 'in/part 2.ags', content: site('B') },
        { name: 'letter.pdf', content: '%PDF' },
        { name: '__MACOSX/in/._part 2.ags', content: 'shadow' },
      ]),
    )
    const report = await desk.import(zip)
    expect(report.files.map(({ path }) => path.replace(desk.folder, ''))).toEqual([
      '/site.ZIP/in/part 2.ags',
      '/site.ZIP/in/part 10.AGS',
    ])
    expect(desk.holes().map(({ locationId }) => locationId)).toEqual(['B', 'C'])
  })

  test('inside archives are errors by name, which --strict refuses', async () => {
    const desk = createDesk()
    const entries = [
      { name: 'a.ags', content: smallSite() },
      { name: 'in/inner.zip', content: zipBytes([{ name: 'b.ags', content: smallSite() }]) },
      { name: '__MACOSX/in/._inner.zip', content: 'shadow' },
    ]
    const zip = desk.write('in/site.zip', zipBytes(entries))
    const error = {
      file: `${zip}/in/inner.zip`,
      rule: 'nested-archive',
      severity: 'error',
      message: 'is an archive within an archive, which is not read; unpack it first',
    }
    for (const path of [zip, join(desk.folder, 'in')]) {
      const refusal = desk.import(path, { strict: true })
      await expect(refusal).rejects.toThrow(/inner\.zip: is an archive within an archive, .*--strict/)
      for (const { diagnostics } of [await checkFiles([path]), await desk.import(path)]) {
        expect(diagnostics.items.filter(({ severity }) => severity === 'error')).toMatchObject([error])
      }
    }
    expect(desk.holes()).toHaveLength(2)
  })

  test('and the same file beside them are read once', async () => {
    const desk = createDesk()
    const zip = desk.write('site.zip', zipBytes([{ name: 'site.ags', content: smallSite() }]))
    const report = await desk.import([zip, desk.write('site.ags', smallSite())])
    expect(report.files).toHaveLength(1)
    expect(report.diagnostics.items).toContainEqual(
      expect.objectContaining({ rule: 'same-file', severity: 'note' }),
    )
  })
})
