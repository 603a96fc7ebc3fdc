import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

/** Unlinks rows from their holes; an import that reads rows links them again. */
const unlink = ({ change }: Workspace): Promise<void> => change('UPDATE data_row SET location_seq = NULL')

const isLookedAt = ({ read }: Workspace): boolean =>
  read((connection) => connection.prepare('SELECT 1 FROM data_row WHERE location_seq IS NOT NULL').get()) !==
  undefined

/** A file with warnings: a stratum of a missing hole, and a hole far from the grid. */
const UNTIDY = smallSite({
  GEOL: [
    ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
    ['BH1', '0.00', '0.30', 'TOPSOIL'],
    ['BH9', '0.00', '0.30', 'TOPSOIL'],
  ],
})

const BROKEN = [
  `${smallSite()}"GROUP","SAMP"`,
  '"HEADING","LOCA_ID","SAMP_TOP"',
  '"DATA","BH1","never closed',
  '',
].join('\r\n')

async function importedOnce(text = smallSite()) {
  const workspace = createWorkspace()
  const file = workspace.write('site.ags', text)
  const first = await workspace.importAgain(file)
  return { workspace, file, first }
}

describe('the same import again', () => {
  test('gives the same report as if every row had been read', async () => {
    const { workspace, file } = await importedOnce(UNTIDY)
    const looked = await workspace.import(file)
    expect(looked.diagnostics.items.length).toBeGreaterThan(0)
    expect(await workspace.importAgain(file)).toEqual(looked)
  })

  test('reads no row, and reports that nothing was added', async () => {
    const { workspace, file, first } = await importedOnce()
    await unlink(workspace)
    const again = await workspace.importAgain(file)
    expect(isLookedAt(workspace)).toBe(false)
    expect(again.projects[0]?.rows).toEqual({ total: 6, added: 0, changed: 0, unchanged: 6, removed: 0 })
    expect(again.projects[0]?.crs).toEqual(first.projects[0]?.crs)
  })

  test('is still refused with --strict', async () => {
    const { workspace, file } = await importedOnce(BROKEN)
    await expect(workspace.importAgain(file, { strict: true })).rejects.toThrow(/Refused because of --strict/)
  })

  test('reports its progress to the end', async () => {
    const { workspace, file } = await importedOnce()
    const seen: number[] = []
    await workspace.importAgain(file, { onProgress: ({ done, total }) => seen.push(done / total) })
    expect(seen.at(-1)).toBe(1)
  })
})

describe('every row is read again', () => {
  test.each<[string, (workspace: Workspace, file: string) => Promise<unknown>]>([
    [
      'when the file has changed',
      (workspace) => workspace.importAgain(workspace.write('site.ags', `${smallSite()}\r\n`)),
    ],
    ['with another option', (workspace, file) => workspace.importAgain(file, { crs: 'EPSG:27700' })],
    [
      'when the project is to mirror the file',
      (workspace, file) => workspace.importAgain(file, { replace: true }),
    ],
    [
      'under another configuration',
      async (workspace) => {
        const configure = (name: string) =>
          workspace.write(
            'company/company.json',
            JSON.stringify({ name: 'Local', locationTypes: { CP: { name } } }),
          )
        workspace.write('company/projects/J1/site.ags', smallSite())
        await workspace.importAgain(dirname(configure('Boring')))
        await unlink(workspace)
        await workspace.importAgain(dirname(configure('Shell and auger')))
      },
    ],
  ])('%s', async (_when, importOtherwise) => {
    const { workspace, file } = await importedOnce()
    await unlink(workspace)
    await importOtherwise(workspace, file)
    expect(isLookedAt(workspace)).toBe(true)
  })

  test('after another import in between', async () => {
    const { workspace, file } = await importedOnce()
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
      ['BH1', '0.00', '0.30', 'Grass'],
    ]
    await workspace.importAgain(workspace.write('other.ags', smallSite({ GEOL })))
    expect(workspace.rows('GEOL')[0]?.data.GEOL_DESC).toBe('Grass')
    await unlink(workspace)
    await workspace.importAgain(file)
    expect(isLookedAt(workspace)).toBe(true)
    expect(workspace.rows('GEOL')[0]?.data.GEOL_DESC).toBe('Grass')
  })

  test('after a failed import', async () => {
    const { workspace, file } = await importedOnce()
    const other = workspace.write('other.ags', UNTIDY)
    await expect(
      workspace.importAgain(workspace.write('wrong.ags', BROKEN), { strict: true }),
    ).rejects.toThrow(/--strict/)
    await unlink(workspace)
    await workspace.importAgain(file)
    expect(isLookedAt(workspace)).toBe(false)
    await workspace.importAgain(other)
    expect(isLookedAt(workspace)).toBe(true)
  })
})
