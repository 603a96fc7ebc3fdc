import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkFiles, type ImportOptions, type ImportReport } from '../../src/import/index.ts'
import { ags3, ags4, smallSite } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'
import { zipBytes } from '../../../../test/zip-bytes.ts'
import { UserError } from '../../src/common/user-error.ts'

const GEOL = ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC']
const STRATUM = ['BH1', '1.00', '2.00']
const CLAY = 'Soft CLAY with asbestos fragments'
const GRAVEL = 'Dense GRAVEL'

const clay = [GEOL, [...STRATUM, CLAY]]
const gravel = [GEOL, [...STRATUM, GRAVEL]]

/** Both ways to read a file: in another thread, and in the writing one. */
const WAYS = [
  ['read in a thread', 0],
  ['read without a thread', Infinity],
] as const

const errorsOf = ({ diagnostics }: ImportReport) =>
  diagnostics.items.filter(({ severity }) => severity === 'error')

const strataOf = (workspace: Workspace) => workspace.rows('GEOL').map(({ data }) => data.GEOL_DESC)

/** Imports with --strict, which must be refused without storing, and then without. */
async function importContradiction(
  workspace: Workspace,
  paths: string[],
  options: Partial<ImportOptions> = {},
) {
  const before = workspace.dump()
  const refusal: unknown = await workspace
    .import(paths, { ...options, strict: true })
    .catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(UserError)
  expect(workspace.dump()).toEqual(before)
  const report = await workspace.import(paths, options)
  const [error, ...others] = errorsOf(report)
  expect(others).toEqual([])
  expect((refusal as Error).message).toContain(error?.message ?? '?')
  expect((refusal as Error).message).not.toContain(error?.outcome ?? '?')
  return { report, error }
}

async function createDeskWithOther(): Promise<Workspace> {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('other.ags', smallSite({ PROJ: [['PROJ_ID'], ['J0']], GEOL: [] })))
  return workspace
}

describe.each(WAYS)('a contradiction within one import, %s', (_way, threadFromBytes) => {
  test('in a repeated group of a file: the first row stays', async () => {
    const workspace = await createDeskWithOther()
    const file = workspace.write('site.ags', smallSite({ GEOL: clay, 'GEOL 2': gravel }))
    const { error } = await importContradiction(workspace, [file], { threadFromBytes })
    expect(error).toEqual({
      file,
      project: 'J1',
      rule: 'AGS4 Rule 10a',
      severity: 'error',
      line: 24,
      group: 'GEOL',
      heading: 'GEOL_DESC',
      message:
        `Row BH1, 1.00, 2.00 contradicts an earlier row of the same key: GEOL_DESC is "${CLAY}" at ` +
        `line 18 and "${GRAVEL}" here`,
      outcome: 'import keeps the earlier row and leaves this one out',
    })
    expect(strataOf(workspace)).toEqual([CLAY])
  })

  test('in one block: both rows are kept', async () => {
    const workspace = await createDeskWithOther()
    const file = workspace.write('site.ags', smallSite({ GEOL: [...clay, [...STRATUM, GRAVEL]] }))
    const { error } = await importContradiction(workspace, [file], { threadFromBytes })
    expect(error).toMatchObject({ line: 19, rule: 'AGS4 Rule 10a', heading: 'GEOL_DESC' })
    expect(error?.message).toBe(
      `Row BH1, 1.00, 2.00 contradicts an earlier row of the same key: GEOL_DESC is "${CLAY}" at ` +
        `line 18 and "${GRAVEL}" here`,
    )
    expect(error?.outcome).toBe('import keeps both rows')
    expect(strataOf(workspace)).toEqual([CLAY, GRAVEL])
  })

  test('in one block: a row is compared with every earlier one of its key', async () => {
    const workspace = await createDeskWithOther()
    const rows = ['', CLAY, GRAVEL].map((words) => [...STRATUM, words])
    const file = workspace.write('site.ags', smallSite({ GEOL: [GEOL, ...rows] }))
    const { error } = await importContradiction(workspace, [file], { threadFromBytes })
    expect(error?.message).toContain(`"${CLAY}" at line 19 and "${GRAVEL}" here`)
    expect(error?.outcome).toBe('import keeps both rows')
    expect(strataOf(workspace)).toEqual(['', CLAY, GRAVEL])
  })

  test('between two files: the row of the first one stays', async () => {
    const workspace = await createDeskWithOther()
    const first = workspace.write('1.ags', smallSite({ GEOL: clay }))
    const second = workspace.write('2.ags', smallSite({ LOCA: [], GEOL: gravel }))
    const { error } = await importContradiction(workspace, [first, second], { threadFromBytes })
    expect(error).toMatchObject({ file: second, line: 11, group: 'GEOL', heading: 'GEOL_DESC' })
    expect(error?.message).toContain(`"${CLAY}" at line 18 of ${first} and "${GRAVEL}" here`)
    expect(strataOf(workspace)).toEqual([CLAY])
  })

  test('between two deliveries is none: the later row is a change', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite({ GEOL: clay })), { threadFromBytes })
    const second = workspace.write('2.ags', smallSite({ GEOL: gravel }))
    const report = await workspace.import(second, { threadFromBytes, strict: true })
    expect(errorsOf(report)).toEqual([])
    expect(strataOf(workspace)).toEqual([GRAVEL])
    expect(report.projects[0]?.changes).toEqual([
      {
        group: 'GEOL',
        key: { LOCA_ID: 'BH1', GEOL_TOP: '1.00', GEOL_BASE: '2.00' },
        heading: 'GEOL_DESC',
        before: CLAY,
        after: GRAVEL,
      },
    ])
  })
})

describe('a contradiction', () => {
  test('is reported again by the same import, which changes nothing', async () => {
    const workspace = createWorkspace()
    const files = [
      workspace.write('1.ags', smallSite({ GEOL: clay })),
      workspace.write('2.ags', smallSite({ LOCA: [], GEOL: gravel })),
    ]
    const first = await workspace.import(files)
    const before = workspace.dump()
    for (const replace of [false, true]) {
      const again = await workspace.import(files, { replace })
      expect(errorsOf(again)).toEqual(errorsOf(first))
      expect(again.projects[0]).toMatchObject({ rows: { added: 0, changed: 0 }, changes: [] })
      expect(workspace.dump()).toEqual(before)
    }
  })

  test('leaves the whole row out: values of two descriptions are not mixed', async () => {
    const workspace = createWorkspace()
    const other = [
      [...GEOL, 'GEOL_LEG'],
      [...STRATUM, GRAVEL, '601'],
    ]
    const report = await workspace.import(
      workspace.write('site.ags', smallSite({ GEOL: clay, 'GEOL 2': other })),
    )
    expect(errorsOf(report)[0]?.outcome).toMatch(/leaves this one out, with its GEOL_LEG "601"$/)
    expect(workspace.rows('GEOL')[0]?.data.GEOL_LEG ?? '').toBe('')
  })

  test('of holes, of PROJ and of definitions is reported like any other', async () => {
    const workspace = createWorkspace()
    const ABBR = ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC']
    const site = (depth: string, name: string, meaning: string) =>
      smallSite({
        PROJ: [
          ['PROJ_ID', 'PROJ_NAME'],
          ['J1', name],
        ],
        LOCA: [
          ['LOCA_ID', 'LOCA_TYPE', 'LOCA_FDEP'],
          ['BH1', 'XX', depth],
        ],
        ABBR: [ABBR, ['LOCA_TYPE', 'XX', meaning]],
      })
    const files = [
      workspace.write('1.ags', site('5.00', 'Mill Lane', 'Hand dug')),
      workspace.write('2.ags', site('6.00', 'Mill Road', 'Machine dug')),
    ]
    const report = await workspace.import(files)
    expect(errorsOf(report).map(({ heading }) => heading)).toEqual(['PROJ_NAME', 'LOCA_FDEP', 'ABBR_DESC'])
    expect(workspace.holes()).toMatchObject([{ locationId: 'BH1', finalDepth: 5 }])
    expect(report.projects[0]?.projectName).toBe('Mill Lane')
    expect(workspace.dictionary().codes.LOCA_TYPE).toMatchObject({ XX: 'Hand dug' })
    // The definitions must be the same when a later delivery reads them from the database.
    await workspace.import(workspace.write('3.ags', smallSite({ LOCA: [], GEOL: [] })))
    expect(workspace.dictionary().codes.LOCA_TYPE).toMatchObject({ XX: 'Hand dug' })
  })

  test('of rows without a hole, in archives and in AGS 3 is reported', async () => {
    const workspace = createWorkspace()
    const part = (name: string) =>
      ags3({
        PROJ: [['PROJ_ID'], ['J3']],
        HOLE: [['HOLE_ID'], ['B1']],
        UNIT: [
          ['UNIT_UNIT', 'UNIT_DESC'],
          ['m', name],
        ],
      })
    const zip = workspace.write(
      'site.zip',
      zipBytes([
        { name: '1.ags', content: part('metre') },
        { name: '2.ags', content: part('mile') },
      ]),
    )
    const [error, ...others] = errorsOf(await workspace.import(zip))
    expect(others).toEqual([])
    expect(error).toMatchObject({ file: `${zip}/2.ags`, rule: 'contradicting-row', group: 'UNIT' })
    expect(error?.message).toContain(`"metre" at line 14 of ${zip}/1.ags and "mile" here`)
  })

  test('of files in a project folder is reported', async () => {
    const workspace = createWorkspace()
    workspace.write('company/company.json', '{ "name": "North" }')
    workspace.write('company/projects/mill/project.json', '{ "projectId": "M-1" }')
    workspace.write('company/projects/mill/1.ags', smallSite({ GEOL: clay }))
    const second = workspace.write('company/projects/mill/2.ags', smallSite({ GEOL: gravel }))
    const report = await workspace.import(join(workspace.folder, 'company'))
    expect(errorsOf(report)).toMatchObject([{ file: second, project: 'M-1', heading: 'GEOL_DESC' }])
    expect(strataOf(workspace)).toEqual([CLAY])
  })

  test('names the line of each earlier value, also after rows were merged', async () => {
    const workspace = createWorkspace()
    const legend = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_LEG'],
      [...STRATUM, '201'],
    ]
    const both = [
      [...GEOL, 'GEOL_LEG'],
      [...STRATUM, GRAVEL, '601'],
    ]
    const file = workspace.write('site.ags', smallSite({ GEOL: clay, 'GEOL 2': legend, 'GEOL 3': both }))
    const [error] = errorsOf(await workspace.import(file))
    expect(error).toMatchObject({ line: 30, heading: null })
    expect(error?.message).toContain(
      `GEOL_DESC is "${CLAY}" at line 18 and "${GRAVEL}" here, GEOL_LEG is "201" at line 24 and "601" here`,
    )
    expect(workspace.rows('GEOL')[0]?.data).toMatchObject({ GEOL_DESC: CLAY, GEOL_LEG: '201' })
  })

  test('is only between rows of this import: earlier stored values are changed', async () => {
    const workspace = createWorkspace()
    const row = (leg: string, description: string) => [
      [...GEOL, 'GEOL_LEG'],
      [...STRATUM, description, leg],
    ]
    await workspace.import(workspace.write('1.ags', smallSite({ GEOL: row('201', CLAY) })))
    const files = [
      workspace.write('2.ags', smallSite({ GEOL: row('', CLAY) })),
      workspace.write('3.ags', smallSite({ GEOL: row('601', CLAY) })),
      // Equal to the stored row: GEOL_DESC is stated again, so that the next row contradicts it.
      workspace.write('4.ags', smallSite({ GEOL: row('601', GRAVEL) })),
    ]
    const report = await workspace.import(files)
    expect(errorsOf(report)).toMatchObject([{ file: files[2], heading: 'GEOL_DESC' }])
    expect(report.projects[0]?.changes).toMatchObject([{ heading: 'GEOL_LEG', before: '201', after: '601' }])
    expect(workspace.rows('GEOL')[0]?.data).toMatchObject({ GEOL_DESC: CLAY, GEOL_LEG: '601' })
  })

  test.each([
    ['leaves empty', [GEOL, [...STRATUM, '']]],
    ['leaves out', [GEOL.slice(0, 3), STRATUM]],
  ])('is found if the middle file states the stored value and the first one %s', async (_what, first) => {
    const workspace = createWorkspace()
    const site = (table: string[][]) => smallSite({ GEOL: table })
    await workspace.import(workspace.write('1.ags', site(clay)))
    const files = [
      workspace.write('2.ags', site(first)),
      workspace.write('3.ags', `${site(clay)}\r\n`),
      workspace.write('4.ags', site(gravel)),
    ]
    expect(errorsOf(await workspace.import(files))).toMatchObject([
      { file: files[2], message: expect.stringContaining(`at line 18 of ${files[1] ?? ''}`) as string },
    ])
    expect(strataOf(workspace)).toEqual([CLAY])
  })

  test('of very many rows is listed for each', async () => {
    const workspace = createWorkspace()
    const rows = (words: string) =>
      Array.from({ length: 3000 }, (_, i) => ['BH1', `${i}.00`, `${i + 1}.00`, words])
    const file = workspace.write(
      'site.ags',
      smallSite({ GEOL: [GEOL, ...rows('CLAY')], 'GEOL 2': [GEOL, ...rows('PEAT')] }),
    )
    const errors = errorsOf(await workspace.import(file))
    expect(errors.map(({ line }) => line)).toEqual(Array.from({ length: 3000 }, (_, i) => 3023 + i))
    expect(new Set(strataOf(workspace))).toEqual(new Set(['CLAY']))
  })
})

describe('no contradiction, even with --strict:', () => {
  test.each([
    ['equal rows', clay, clay],
    ['a value and an empty one', clay, [GEOL, [...STRATUM, '']]],
    ['an empty value and one', [GEOL, [...STRATUM, '']], clay],
    [
      'other headings of the same row',
      clay,
      [
        ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_LEG'],
        [...STRATUM, '201'],
      ],
    ],
  ])('%s', async (_what, first, second) => {
    for (const files of [
      [smallSite({ GEOL: first, 'GEOL 2': second })],
      [smallSite({ GEOL: first }), `${smallSite({ GEOL: second })}\r\n`],
    ]) {
      const workspace = createWorkspace()
      const report = await workspace.import(
        files.map((text, i) => workspace.write(`${i}.ags`, text)),
        { strict: true },
      )
      expect(errorsOf(report)).toEqual([])
      expect(strataOf(workspace)).toEqual([CLAY])
    }
  })

  test('rows of one block that lacks a key heading', async () => {
    const workspace = createWorkspace()
    const rows = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_DESC'],
      ['BH1', '1.00', CLAY],
      ['BH1', '1.00', GRAVEL],
    ]
    await workspace.import(workspace.write('site.ags', smallSite({ GEOL: rows })), { strict: true })
    expect(strataOf(workspace)).toEqual([CLAY, GRAVEL])
  })
})

// Many imports, each with its own tables of PostgreSQL.
test('check finds the same contradictions in any file as its import', { timeout: 180_000 }, async () => {
  const value = fc.constantFrom('', 'a', ' a', 'b')
  const row: fc.Arbitrary<string[]> = fc.tuple(
    fc.constantFrom('BH1', 'BH2'),
    fc.constantFrom('0.00', '1.00'),
    value,
    value,
  )
  const rows = fc.array(row, { maxLength: 5 })
  const headings = fc.constantFrom<string[]>(
    ['GEOL_DESC', 'GEOL_LEG'],
    ['GEOL_LEG', 'GEOL_GEOL'],
    ['GEOL_BASE', 'GEOL_DESC'],
    ['GEOL_REM', 'GEOL_LEG'],
  )
  const block = fc.record({ headings, rows })
  const contradicting = ['a', 'b'].map((text) => ({
    headings: ['GEOL_DESC', 'GEOL_LEG'],
    rows: [['BH1', '0.00', text, '']],
  }))
  let errors = 0
  await fc.assert(
    fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 4 }), async (blocks) => {
      const workspace = createWorkspace()
      const geol = blocks.map(
        ({ headings: values, rows: data }, i) =>
          [`GEOL ${i}`, [['LOCA_ID', 'GEOL_TOP', ...values], ...data]] as const,
      )
      const groups = { PROJ: [['PROJ_ID'], ['J1']], LOCA: [['LOCA_ID'], ['BH1'], ['BH2']] }
      const file = workspace.write('site.ags', ags4({ ...groups, ...Object.fromEntries(geol) }))
      const told = ({ diagnostics }: Pick<ImportReport, 'diagnostics'>) =>
        diagnostics.items
          .filter(({ severity }) => severity === 'error')
          .map(({ line, message }) => `${line ?? ''} ${message}`)
      const imported = told(await workspace.import(file))
      expect(told(await checkFiles([file]))).toEqual(imported)
      errors += imported.length
    }),
    { numRuns: 40, examples: [[contradicting]] },
  )
  expect(errors).toBeGreaterThan(0)
})
