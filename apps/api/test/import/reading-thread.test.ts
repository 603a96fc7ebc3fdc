import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { ImportOptions } from '../../src/import/index.ts'
import { createBatcher, unpackBatch } from '../../src/import/rows/row-batch.ts'
import { createRowReader } from '../../src/import/rows/row-reader.ts'
import type { RowOfFile } from '../../src/import/rows/row-shape.ts'
import { writeSampleFolder } from '../../src/cli/sample-folder.ts'
import { hasRealFiles, realFilesFolder } from '../../../../test/real-files.ts'
import { ags3, ags4, smallSite } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'
import { zipBytes } from '../../../../test/zip-bytes.ts'

/**
 * As the command has; without it, Node crashes in about one of 500 threads that compile TypeScript
 * (nodejs/node 64500).
 */
beforeAll(() => {
  const cache = mkdtempSync(join(tmpdir(), 'groundsheet-cache-'))
  enableCompileCache(cache)
  return () => rmSync(cache, { recursive: true, force: true })
})

/** The same imports with and without a reading thread. All reports and stored data are compared. */
async function compareWays(
  ...imports: { paths: string[]; options?: Partial<ImportOptions> }[]
): Promise<Workspace> {
  const [here, beside] = [createWorkspace(), createWorkspace()]
  for (const { paths, options } of imports) {
    const progress = { here: [] as number[], beside: [] as number[] }
    const listen = (reported: number[]) => ({
      onProgress: ({ done }: { done: number }) => reported.push(done),
    })
    const said = await here.import(paths, {
      ...options,
      ...listen(progress.here),
      threadFromBytes: Infinity,
    })
    const also = await beside.import(paths, { ...options, ...listen(progress.beside), threadFromBytes: 0 })
    expect(also).toEqual(said)
    expect(progress.beside.at(-1)).toBe(progress.here.at(-1))
    expect(beside.dump()).toEqual(here.dump())
  }
  return beside
}

const strata = (count: number, text: string) =>
  Array.from({ length: count }, (_, i) => [`BH${(i % 3) + 1}`, `${i}.00`, `${i + 1}.00`, `${text} ${i}`])

const GEOL = ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC']

/** Whole companies are imported several times. */
vi.setConfig({ testTimeout: 180_000 })

describe('whole deliveries read in a separate thread are imported like those that are not', () => {
  test('a sample company, imported twice', async () => {
    const sample = join(createWorkspace().folder, 'sample')
    writeSampleFolder(sample)
    await compareWays({ paths: [sample] }, { paths: [sample] })
  })

  test.skipIf(!hasRealFiles)('real files', async () => {
    const workspace = await compareWays({ paths: [realFilesFolder] }, { paths: [realFilesFolder] })
    expect(workspace.projects()).toHaveLength(6)
  })

  test('many batches of rows: characters of 1 or 2 bytes, missing holes, groups without keys', async () => {
    const workspace = createWorkspace()
    const file = workspace.write(
      'site.ags',
      smallSite({
        GEOL: [GEOL, ...strata(2000, 'Firm µ CLAY')],
        'GEOL 2': [GEOL, ...strata(300, '粘土 "stiff"')],
        XKEY: [['XKEY_TEXT'], ['a'], ['a'], ['b'], ['a']],
      }),
    )
    const { rows } = await compareWays({ paths: [file] })
    expect(rows('GEOL').filter(({ locationId }) => locationId === 'BH3')).toHaveLength(666)
    expect(rows('XKEY')).toHaveLength(4)
  })

  test('rows with repeated keys, in one block and in two, and later deliveries of them', async () => {
    const workspace = createWorkspace()
    const twice = [...strata(4, 'CLAY'), ...strata(4, 'CLAY'), ...strata(4, 'SAND')]
    const first = workspace.write(
      '1.ags',
      smallSite({ GEOL: [GEOL, ...twice], 'GEOL 2': [GEOL, ...strata(4, '')] }),
    )
    const second = workspace.write('2.ags', smallSite({ GEOL: [GEOL, ...strata(6, 'SILT')] }))
    const { rows } = await compareWays(
      { paths: [first, second] },
      { paths: [second] },
      { paths: [first], options: { replace: true } },
    )
    expect(rows('GEOL')).toHaveLength(12)
  })
})

describe('files read in a separate thread are imported like those that are not', () => {
  test('AGS 3 with continuation lines, in Windows-1252, in an archive', async () => {
    const workspace = createWorkspace()
    const text = ags3({
      PROJ: [['PROJ_ID'], ['J3']],
      HOLE: [
        ['HOLE_ID', 'HOLE_NATE', 'HOLE_NATN'],
        ['BH1', '450000', '300000'],
      ],
      GEOL: [
        ['HOLE_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
        ['BH1', '0', '1', 'Clay at 5\u00b0 '],
        ['<CONT>', '', '', 'and silt'],
        ['BH9', '0', '1', 'Sand'],
      ],
    })
    const archive = zipBytes([{ name: 'site.ags', content: Buffer.from(text, 'latin1') }])
    const { rows } = await compareWays({ paths: [workspace.write('site.zip', archive)] })
    expect(rows('GEOL')[0]?.data.GEOL_DESC).toBe('Clay at 5\u00b0 and silt')
  })

  test('codes of a company, and hidden headings', async () => {
    const workspace = createWorkspace()
    const tables = { GEOL: { code: 'STRATA' }, SAMP: { code: null } }
    const fields = { GEOL_DESC: { code: 'DESCRIPTION' }, GEOL_BASE: { code: null }, LOCA_GL: { code: null } }
    workspace.write('company/company.json', JSON.stringify({ name: 'North', tables, fields }))
    const rows = [...strata(3, 'CLAY'), ...strata(3, 'SAND')]
    workspace.write('company/projects/1/site.ags', smallSite({ GEOL: [GEOL, ...rows] }))
    workspace.write('company/projects/1/project.json', '{}')
    const { rows: stored } = await compareWays({ paths: [join(workspace.folder, 'company')] })
    expect(stored('GEOL').map(({ data }) => data.DESCRIPTION)).toContain('SAND 2')
  })

  test('any rows are stored as without a thread', { timeout: 120_000 }, async () => {
    const cell = fc.constantFrom('', ' ', 'a', '0.00', '1.00', '"', 'é', '粘', '\\', '\u2028')
    const row = fc.tuple(fc.constantFrom('BH1', ' BH1', 'BH2', 'BH7', ''), cell, cell, cell)
    const file = fc.record({ geol: fc.array(row, { maxLength: 8 }), more: fc.array(row, { maxLength: 4 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 3 }), async (files) => {
        const workspace = createWorkspace()
        const paths = files.map(({ geol, more }, i) =>
          workspace.write(
            `${i}.ags`,
            ags4({
              PROJ: [['PROJ_ID'], ['J1']],
              LOCA: [['LOCA_ID'], ['BH1'], ['BH2']],
              GEOL: [GEOL, ...geol],
              'GEOL 2': [['LOCA_ID', 'GEOL_TOP', 'GEOL_LEG', 'GEOL_DESC'], ...more],
              XTRA: [['LOCA_ID', 'XTRA_A', 'XTRA_B', 'XTRA_C'], ...more],
            }),
          ),
        )
        await compareWays({ paths }, { paths: paths.slice(0, 1), options: { replace: true } })
      }),
      { numRuns: 10 },
    )
  })
})

describe('errors in the reading thread', () => {
  /** Changes the file after the first pass over it. */
  async function importDisturbed(disturb: (file: string) => void, threadFromBytes: number): Promise<unknown> {
    const workspace = createWorkspace()
    const file = workspace.write('site.ags', smallSite())
    let isDisturbed = false
    const onProgress = () => {
      if (!isDisturbed) disturb(file)
      isDisturbed = true
    }
    const error: unknown = await workspace
      .import(file, { onProgress, threadFromBytes })
      .catch((e: unknown) => e)
    expect(existsSync(workspace.database)).toBe(false)
    return String(error).replaceAll(workspace.folder, '')
  }

  test.each([
    ['a file that is gone', (file: string) => rmSync(file), 'UserError: /site.ags: cannot be read (ENOENT'],
    [
      'a file that has changed',
      (file: string) =>
        writeFileSync(
          file,
          ags4({
            SAMP: [
              ['LOCA_ID', 'SAMP_TOP'],
              ['BH1', '1'],
            ],
          }),
        ),
      'Error: group SAMP was not met in the first pass',
    ],
  ])('%s gives the same message, and nothing is written', async (_, disturb, words) => {
    const said = await importDisturbed(disturb, 0)
    expect(said).toContain(words)
    expect(said).toBe(await importDisturbed(disturb, Infinity))
  })
})

test('an error of the writer is reported, and the reading thread ends', async () => {
  const workspace = createWorkspace()
  const file = workspace.write(
    'site.ags',
    ags4({ PROJ: [['PROJ_ID'], ['J1']], GEOL: [GEOL, ...strata(9000, 'CLAY')] }),
  )
  const shape = { locationHeading: null, keys: null, keyKinds: {}, parents: [], standard: [] }
  const facts = {
    projectId: 'p',
    locationsGroup: 'LOCA',
    publicCodes: {},
    tables: ['PROJ', 'GEOL'].map((group) => ({
      addressable: false,
      shape: { ...shape, group, table: group },
    })),
    holes: [],
    moment: '2026-01-31T09:15:00.000Z',
  }
  const delivered = {
    source: { path: file, file },
    encoding: 'ascii',
    edition: 'AGS4',
    dict: [],
    abbr: [],
    leftOut: [],
  } as const
  const reader = createRowReader(0)
  let written = 0
  const row = () => {
    if (++written === 100) throw new Error('the disk is full')
  }
  const sink = { block: () => undefined, row, bytes: () => undefined, drain: () => Promise.resolve() }
  await expect(reader.read(delivered, 1e6, facts, sink)).rejects.toThrow('the disk is full')
  await reader.rest()
  expect(written).toBe(100)
})

test('a batch returns any rows unchanged, with the blocks between them', () => {
  const row: fc.Arbitrary<RowOfFile> = fc.record({
    id: fc.string({ unit: fc.constantFrom('0', '7', 'a', 'f'), minLength: 24, maxLength: 24 }),
    body: fc.string({ unit: 'binary', minLength: 1 }),
    internal: fc.option(fc.string({ unit: 'binary', minLength: 1 })),
    locationSeq: fc.option(fc.integer({ min: 1 })),
    line: fc.integer({ min: 1 }),
  })
  const block = fc.record({ group: fc.string(), headings: fc.array(fc.string()) })
  fc.assert(
    fc.property(fc.array(fc.oneof(row, block)), fc.nat(), (things, bytes) => {
      const out: unknown[] = []
      const batcher = createBatcher((batch) =>
        unpackBatch(structuredClone(batch), {
          block: (group, headings) => out.push({ group, headings }),
          row: (met) => out.push(met),
          bytes: (read) => out.push(read),
          drain: () => Promise.resolve(),
        }),
      )
      for (const thing of things) {
        if ('body' in thing) batcher.row(thing)
        else batcher.block(thing.group, thing.headings)
      }
      batcher.bytes(bytes)
      batcher.end()
      expect(out).toEqual(things.length + bytes === 0 ? [] : [...things, bytes])
    }),
  )
})
