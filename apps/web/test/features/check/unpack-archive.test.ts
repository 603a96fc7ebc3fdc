import { expect, test } from 'vitest'
import { zipBytes, type ZipFile } from '../../../../../test/zip-bytes.ts'
import { unpackArchive } from '../../../src/features/check/archive/unpack-archive.ts'

const CLAY = '"GROUP","PROJ"\r\n"HEADING","PROJ_ID"\r\n"DATA","CLAY"\r\n'.repeat(8)
const PEAT = CLAY.replaceAll('CLAY', 'PEAT')

const archive = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'a.zip')
const unpack = (files: readonly ZipFile[]) => unpackArchive(archive(zipBytes(files)))

test('files are unpacked as they were packed, compressed and stored', async () => {
  const { files } = await unpack([
    { name: 'in/clay.ags', content: CLAY },
    { name: 'peat.AGS', content: PEAT, isStored: true },
    { name: 'empty.ags', content: '' },
  ])
  expect(files.map(({ name, file }) => [name, file.name])).toEqual([
    ['a.zip/in/clay.ags', 'clay.ags'],
    ['a.zip/peat.AGS', 'peat.AGS'],
    ['a.zip/empty.ags', 'empty.ags'],
  ])
  expect(await Promise.all(files.map(({ file }) => file.text()))).toEqual([CLAY, PEAT, ''])
})

const damaged =
  /^in\/a\.ags is damaged: its size or CRC-32 is not what the archive says \(\d+ bytes, CRC-32 [0-9a-f]{8}\)/

test.each<[string, Omit<ZipFile, 'name'>]>([
  ['whose compressed content differs from its CRC-32', { content: PEAT, statedContent: CLAY }],
  ['whose stored content differs from its CRC-32', { content: PEAT, statedContent: CLAY, isStored: true }],
  ['that states more bytes than there are', { content: CLAY, statedSize: 900 }],
  ['that states fewer bytes than there are', { content: CLAY, statedSize: 100 }],
  ['that states another size for a stored file', { content: CLAY, statedSize: 900, isStored: true }],
  ['that is a bomb and states a small size', { content: Buffer.alloc(2 ** 24), statedSize: 1000 }],
])('a file %s is damaged', async (_, file) => {
  await expect(
    unpack([
      { name: 'good.ags', content: CLAY },
      { name: 'in/a.ags', ...file },
    ]),
  ).rejects.toThrow(damaged)
})

test('a file whose compressed data was overwritten is refused by name', async () => {
  const bytes = zipBytes([{ name: 'a.ags', content: CLAY }])
  bytes.fill(0xff, 36, 60)
  await expect(unpackArchive(archive(bytes))).rejects.toThrow(/^a\.ags (is damaged|cannot be unpacked: )/)
})

test('two files of one name are both unpacked, with names that differ', async () => {
  const { files } = await unpack([
    { name: 'a.ags', content: CLAY },
    { name: 'b.ags', content: CLAY },
    { name: 'a.ags', content: PEAT },
  ])
  expect(files.map(({ name }) => name)).toEqual([
    'a.zip/a.ags (1 of 2 with this name)',
    'a.zip/b.ags',
    'a.zip/a.ags (2 of 2 with this name)',
  ])
  expect(await Promise.all(files.map(({ file }) => file.text()))).toEqual([CLAY, CLAY, PEAT])
})

test.each(['isEncrypted', 'isStronglyEncrypted'] as const)(
  'an archive with %s is reported as that',
  async (kind) => {
    for (const isStored of [false, true])
      await expect(unpack([{ name: 'a.ags', content: CLAY, isStored, [kind]: true }])).rejects.toThrow(
        'a.ags is encrypted. Unpack the archive with its password, and take its files.',
      )
  },
)

test('an archive with bytes before it, such as a program that unpacks it, is read', async () => {
  const bytes = Buffer.concat([
    Buffer.from(`MZ${'x'.repeat(1000)}`),
    zipBytes([{ name: 'a.ags', content: CLAY }]),
  ])
  const { files } = await unpackArchive(archive(bytes))
  expect(await files[0]?.file.text()).toBe(CLAY)
})

test.each(['PK\u0003\u0004 and nothing else', '', '"GROUP","PROJ"\r\n'.repeat(40)])(
  'a file that is no archive is reported as that',
  async (text) => {
    await expect(unpackArchive(archive(Buffer.from(text)))).rejects.toThrow(
      'It cannot be read as a zip archive: it is damaged, cut off, or in another format. Pack it ' +
        'again, or unpack it first.',
    )
  },
)

test('hidden characters of a name are shown in its messages', async () => {
  await expect(unpack([{ name: '\u202Eevil.ags', content: CLAY, isEncrypted: true }])).rejects.toThrow(
    /^\[U\+202E\]evil\.ags is encrypted/,
  )
})

test('a bomb that states its size is refused before it is unpacked', async () => {
  await expect(unpack([{ name: 'bomb.ags', content: Buffer.alloc(2 ** 24) }])).rejects.toThrow(
    'bomb.ags would unpack to 16 MB, far more than an archive of this size should.',
  )
})
