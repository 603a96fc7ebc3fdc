import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openForWriting } from '../../src/database/open.ts'
import { smallSite } from './ags-text.ts'
import { createDesk, type Desk } from './desk.ts'

/** Takes rows off their holes, where an import that looks at them hangs them again. */
function unlink({ database }: Desk): void {
  const connection = openForWriting(database)
  connection.exec('UPDATE data_row SET location_seq = NULL')
  connection.close()
}

const isLookedAt = ({ read }: Desk): boolean =>
  read((connection) => connection.prepare('SELECT 1 FROM data_row WHERE location_seq IS NOT NULL').get()) !==
  undefined

/** With something to complain about: a stratum of a hole that is not there, and a hole off the grid. */
const UNTIDY = smallSite({
  GEOL: [
    ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
    ['BH1', '0.00', '0.30', 'TOPSOIL'],
    ['BH9', '0.00', '0.30', 'TOPSOIL'],
  ],
})

const BROKEN = `${smallSite()}"GROUP","SAMP"\r\n"HEADING","LOCA_ID","SAMP_TOP"\r\n"DATA","BH1","never closed\r\n`

async function importedOnce(text = smallSite()) {
  const desk = createDesk()
  const file = desk.write('site.ags', text)
  const first = await desk.importAgain(file)
  return { desk, file, first }
}

describe('the same import again', () => {
  test('is answered as if every row had been looked at', async () => {
    const { desk, file } = await importedOnce(UNTIDY)
    const looked = await desk.import(file)
    expect(looked.diagnostics.items.length).toBeGreaterThan(0)
    expect(await desk.importAgain(file)).toEqual(looked)
  })

  test('looks at no row, and tells that nothing was added', async () => {
    const { desk, file, first } = await importedOnce()
    unlink(desk)
    const again = await desk.importAgain(file)
    expect(isLookedAt(desk)).toBe(false)
    expect(again.projects[0]?.rows).toEqual({ total: 6, added: 0, changed: 0, unchanged: 6, removed: 0 })
    expect(again.projects[0]?.crs).toEqual(first.projects[0]?.crs)
  })

  test('is refused all the same where it is strict', async () => {
    const { desk, file } = await importedOnce(BROKEN)
    await expect(desk.importAgain(file, { strict: true })).rejects.toThrow(/Refused because of --strict/)
  })

  test('reports its progress to the end', async () => {
    const { desk, file } = await importedOnce()
    const seen: number[] = []
    await desk.importAgain(file, { onProgress: ({ done, total }) => seen.push(done / total) })
    expect(seen.at(-1)).toBe(1)
  })
})

describe('every row is looked at again', () => {
  test.each<[string, (desk: Desk, file: string) => Promise<unknown>]>([
    ['when the file has changed', (desk) => desk.importAgain(desk.write('site.ags', `${smallSite()}\r\n`))],
    ['with another option', (desk, file) => desk.importAgain(file, { crs: 'EPSG:27700' })],
    ['when the project is to mirror the file', (desk, file) => desk.importAgain(file, { replace: true })],
    [
      'under another configuration',
      async (desk) => {
        const configure = (name: string) =>
          desk.write(
            'company/company.json',
            JSON.stringify({ name: 'Local', locationTypes: { CP: { name } } }),
          )
        desk.write('company/projects/J1/site.ags', smallSite())
        await desk.importAgain(dirname(configure('Boring')))
        unlink(desk)
        await desk.importAgain(dirname(configure('Shell and auger')))
      },
    ],
  ])('%s', async (_when, importOtherwise) => {
    const { desk, file } = await importedOnce()
    unlink(desk)
    await importOtherwise(desk, file)
    expect(isLookedAt(desk)).toBe(true)
  })

  test('when something else was imported in between', async () => {
    const { desk, file } = await importedOnce()
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
      ['BH1', '0.00', '0.30', 'Grass'],
    ]
    await desk.importAgain(desk.write('other.ags', smallSite({ GEOL })))
    expect(desk.rows('GEOL')[0]?.data.GEOL_DESC).toBe('Grass')
    const back = await desk.importAgain(file)
    expect(back.projects[0]?.rows).toMatchObject({ changed: 1 })
    expect(desk.rows('GEOL')[0]?.data.GEOL_DESC).toBe('TOPSOIL')
  })

  test('when the import before came to nothing', async () => {
    const { desk, file } = await importedOnce()
    const other = desk.write('other.ags', UNTIDY)
    await expect(desk.importAgain(desk.write('wrong.ags', BROKEN), { strict: true })).rejects.toThrow(
      /--strict/,
    )
    unlink(desk)
    await desk.importAgain(file)
    expect(isLookedAt(desk)).toBe(false)
    await desk.importAgain(other)
    expect(isLookedAt(desk)).toBe(true)
  })
})
