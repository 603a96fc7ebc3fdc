import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkFiles, type ImportOptions, type ImportReport } from '../../src/import/index.ts'
import { ags3, ags4, smallSite } from './ags-text.ts'
import { createDesk, type Desk } from './desk.ts'
import { zipBytes } from './zip-bytes.ts'
import { UserError } from '../../src/common/user-error.ts'

const GEOL = ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC']
const STRATUM = ['BH1', '1.00', '2.00']
const CLAY = 'Soft CLAY with asbestos fragments'
const GRAVEL = 'Dense GRAVEL'

const clay = [GEOL, [...STRATUM, CLAY]]
const gravel = [GEOL, [...STRATUM, GRAVEL]]

/** Both ways to read a file: beside the writing thread, and in it. */
const WAYS = [
  ['read in a thread', 0],
  ['read without a thread', Infinity],
] as const

const errorsOf = ({ diagnostics }: ImportReport) =>
  diagnostics.items.filter(({ severity }) => severity === 'error')

const strataOf = (desk: Desk) => desk.rows('GEOL').map(({ data }) => data.GEOL_DESC)

/** Imports, expects to be refused with --strict and nothing stored, and imports again without. */
async function importContradiction(desk: Desk, paths: string[], options: Partial<ImportOptions> = {}) {
  const before = desk.dump()
  const refusal: unknown = await desk
    .import(paths, { ...options, strict: true })
    .catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(UserError)
  expect(desk.dump()).toEqual(before)
  const report = await desk.import(paths, options)
  const [error, ...others] = errorsOf(report)
  expect(others).toEqual([])
  expect((refusal as Error).message).toContain(error?.message ?? '?')
  expect((refusal as Error).message).not.toContain(error?.outcome ?? '?')
  return { report, error }
}

async function createDeskWithOther(): Promise<Desk> {
  const desk = createDesk()
  await desk.import(desk.write('other.ags', smallSite({ PROJ: [['PROJ_ID'], ['J0']], GEOL: [] })))
  return desk
}

describe.each(WAYS)('a contradiction within one import, %s', (_way, threadFromBytes) => {
  test('where a group begins again in a file: the first row stays', async () => {
    const desk = await createDeskWithOther()
    const file = desk.write('site.ags', smallSite({ GEOL: clay, 'GEOL 2': gravel }))
    const { error } = await importContradiction(desk, [file], { threadFromBytes })
    expect(error).toEqual({
      file,
      project: 'J1',
      rule: 'AGS4 Rule 10a',
      severity: 'error',
      line: 24,
      group: 'GEOL',
      heading: 'GEOL_DESC',
      message: `Row BH1, 1.00, 2.00 contradicts an earlier row of the same key: GEOL_DESC is "${CLAY}" at line 18 and "${GRAVEL}" here`,
      outcome: 'import keeps the earlier row and leaves this one out',
    })
    expect(strataOf(desk)).toEqual([CLAY])
  })

  test('in one block: both rows are kept', async () => {
    const desk = await createDeskWithOther()
    const file = desk.write('site.ags', smallSite({ GEOL: [...clay, [...STRATUM, GRAVEL]] }))
    const { error } = await importContradiction(desk, [file], { threadFromBytes })
    expect(error).toMatchObject({ line: 19, rule: 'AGS4 Rule 10a', heading: 'GEOL_DESC' })
    expect(error?.message).toBe(
      `Row BH1, 1.00, 2.00 contradicts an earlier row of the same key: GEOL_DESC is "${CLAY}" at line 18 and "${GRAVEL}" here`,
    )
    expect(error?.outcome).toBe('import keeps both rows')
    expect(strataOf(desk)).toEqual([CLAY, GRAVEL])
  })

  test('in one block: a row is compared with every earlier one of its key', async () => {
    const desk = await createDeskWithOther()
    const rows = ['', CLAY, GRAVEL].map((words) => [...STRATUM, words])
    const file = desk.write('site.ags', smallSite({ GEOL: [GEOL, ...rows] }))
    const { error } = await importContradiction(desk, [file], { threadFromBytes })
    expect(error?.message).toContain(`"${CLAY}" at line 19 and "${GRAVEL}" here`)
    expect(error?.outcome).toBe('import keeps both rows')
    expect(strataOf(desk)).toEqual(['', CLAY, GRAVEL])
  })

  test('between two files: the row of the first one stays', async () => {
    const desk = await createDeskWithOther()
    const first = desk.write('1.ags', smallSite({ GEOL: clay }))
    const second = desk.write('2.ags', smallSite({ LOCA: [], GEOL: gravel }))
    const { error } = await importContradiction(desk, [first, second], { threadFromBytes })
    expect(error).toMatchObject({ file: second, line: 11, group: 'GEOL', heading: 'GEOL_DESC' })
    expect(error?.message).toContain(`"${CLAY}" at line 18 of ${first} and "${GRAVEL}" here`)
    expect(strataOf(desk)).toEqual([CLAY])
  })

  test('is none between two deliveries: the later one is a change', async () => {
    const desk = createDesk()
    await desk.import(desk.write('1.ags', smallSite({ GEOL: clay })), { threadFromBytes })
    const second = desk.write('2.ags', smallSite({ GEOL: gravel }))
    const report = await desk.import(second, { threadFromBytes, strict: true })
    expect(errorsOf(report)).toEqual([])
    expect(strataOf(desk)).toEqual([GRAVEL])
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
  test('comes again with the same import, which changes nothing', async () => {
    const desk = createDesk()
    const files = [
      desk.write('1.ags', smallSite({ GEOL: clay })),
      desk.write('2.ags', smallSite({ LOCA: [], GEOL: gravel })),
    ]
    const first = await desk.import(files)
    const before = desk.dump()
    for (const replace of [false, true]) {
      const again = await desk.import(files, { replace })
      expect(errorsOf(again)).toEqual(errorsOf(first))
      expect(again.projects[0]).toMatchObject({ rows: { added: 0, changed: 0 }, changes: [] })
      expect(desk.dump()).toEqual(before)
    }
  })

  test('leaves the whole row out: values of two descriptions are not mixed', async () => {
    const desk = createDesk()
    const other = [
      [...GEOL, 'GEOL_LEG'],
      [...STRATUM, GRAVEL, '601'],
    ]
    const report = await desk.import(desk.write('site.ags', smallSite({ GEOL: clay, 'GEOL 2': other })))
    expect(errorsOf(report)[0]?.outcome).toMatch(/leaves this one out, with its GEOL_LEG "601"$/)
    expect(desk.rows('GEOL')[0]?.data.GEOL_LEG ?? '').toBe('')
  })

  test('of holes, of PROJ and of definitions is reported like any other', async () => {
    const desk = createDesk()
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
      desk.write('1.ags', site('5.00', 'Mill Lane', 'Hand dug')),
      desk.write('2.ags', site('6.00', 'Mill Road', 'Machine dug')),
    ]
    const report = await desk.import(files)
    expect(errorsOf(report).map(({ heading }) => heading)).toEqual(['PROJ_NAME', 'LOCA_FDEP', 'ABBR_DESC'])
    expect(desk.holes()).toMatchObject([{ locationId: 'BH1', finalDepth: 5 }])
    expect(report.projects[0]?.projectName).toBe('Mill Lane')
    expect(desk.dictionary().codes.LOCA_TYPE).toMatchObject({ XX: 'Hand dug' })
    // What is known of the codes must be the same when a later delivery finds them in the database.
    await desk.import(desk.write('3.ags', smallSite({ LOCA: [], GEOL: [] })))
    expect(desk.dictionary().codes.LOCA_TYPE).toMatchObject({ XX: 'Hand dug' })
  })

  test('of rows that hang on no hole, in archives and in AGS3', async () => {
    const desk = createDesk()
    const part = (name: string) =>
      ags3({
        PROJ: [['PROJ_ID'], ['J3']],
        HOLE: [['HOLE_ID'], ['B1']],
        UNIT: [
          ['UNIT_UNIT', 'UNIT_DESC'],
          ['m', name],
        ],
      })
    const zip = desk.write(
      'site.zip',
      zipBytes([
        { name: '1.ags', content: part('metre') },
        { name: '2.ags', content: part('mile') },
      ]),
    )
    const [error, ...others] = errorsOf(await desk.import(zip))
    expect(others).toEqual([])
    expect(error).toMatchObject({ file: `${zip}/2.ags`, rule: 'contradicting-row', group: 'UNIT' })
    expect(error?.message).toContain(`"metre" at line 14 of ${zip}/1.ags and "mile" here`)
  })

  test('of files in a project folder', async () => {
    const desk = createDesk()
    desk.write('company/company.json', '{ "name": "North" }')
    desk.write('company/projects/mill/project.json', '{ "projectId": "M-1" }')
    desk.write('company/projects/mill/1.ags', smallSite({ GEOL: clay }))
    const second = desk.write('company/projects/mill/2.ags', smallSite({ GEOL: gravel }))
    const report = await desk.import(join(desk.folder, 'company'))
    expect(errorsOf(report)).toMatchObject([{ file: second, project: 'M-1', heading: 'GEOL_DESC' }])
    expect(strataOf(desk)).toEqual([CLAY])
  })

  test('names the line of each earlier value, also where rows were merged', async () => {
    const desk = createDesk()
    const legend = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_LEG'],
      [...STRATUM, '201'],
    ]
    const both = [
      [...GEOL, 'GEOL_LEG'],
      [...STRATUM, GRAVEL, '601'],
    ]
    const file = desk.write('site.ags', smallSite({ GEOL: clay, 'GEOL 2': legend, 'GEOL 3': both }))
    const [error] = errorsOf(await desk.import(file))
    expect(error).toMatchObject({ line: 30, heading: null })
    expect(error?.message).toContain(
      `GEOL_DESC is "${CLAY}" at line 18 and "${GRAVEL}" here, GEOL_LEG is "201" at line 24 and "601" here`,
    )
    expect(desk.rows('GEOL')[0]?.data).toMatchObject({ GEOL_DESC: CLAY, GEOL_LEG: '201' })
  })

  test('is only between rows of this import: what was stored before is changed', async () => {
    const desk = createDesk()
    const row = (leg: string, description: string) => [
      [...GEOL, 'GEOL_LEG'],
      [...STRATUM, description, leg],
    ]
    await desk.import(desk.write('1.ags', smallSite({ GEOL: row('201', CLAY) })))
    const files = [
      desk.write('2.ags', smallSite({ GEOL: row('', CLAY) })),
      desk.write('3.ags', smallSite({ GEOL: row('601', CLAY) })),
      // The same as is stored: GEOL_DESC is stated once more, so that the next one contradicts it.
      desk.write('4.ags', smallSite({ GEOL: row('601', GRAVEL) })),
    ]
    const report = await desk.import(files)
    expect(errorsOf(report)).toMatchObject([{ file: files[2], heading: 'GEOL_DESC' }])
    expect(report.projects[0]?.changes).toMatchObject([{ heading: 'GEOL_LEG', before: '201', after: '601' }])
    expect(desk.rows('GEOL')[0]?.data).toMatchObject({ GEOL_DESC: CLAY, GEOL_LEG: '601' })
  })

  test.each([
    ['leaves empty', [GEOL, [...STRATUM, '']]],
    ['leaves out', [GEOL.slice(0, 3), STRATUM]],
  ])('is found where the middle file states what was stored and the first one %s', async (_what, first) => {
    const desk = createDesk()
    const site = (table: string[][]) => smallSite({ GEOL: table })
    await desk.import(desk.write('1.ags', site(clay)))
    const files = [
      desk.write('2.ags', site(first)),
      desk.write('3.ags', `${site(clay)}\r\n`),
      desk.write('4.ags', site(gravel)),
    ]
    expect(errorsOf(await desk.import(files))).toMatchObject([
      { file: files[2], message: expect.stringContaining(`at line 18 of ${files[1] ?? ''}`) as string },
    ])
    expect(strataOf(desk)).toEqual([CLAY])
  })

  test('of very many rows: all are listed', async () => {
    const desk = createDesk()
    const rows = (words: string) =>
      Array.from({ length: 3000 }, (_, i) => ['BH1', `${i}.00`, `${i + 1}.00`, words])
    const file = desk.write(
      'site.ags',
      smallSite({ GEOL: [GEOL, ...rows('CLAY')], 'GEOL 2': [GEOL, ...rows('PEAT')] }),
    )
    const errors = errorsOf(await desk.import(file))
    expect(errors.map(({ line }) => line)).toEqual(Array.from({ length: 3000 }, (_, i) => 3023 + i))
    expect(new Set(strataOf(desk))).toEqual(new Set(['CLAY']))
  })
})

describe('no contradiction, also with --strict:', () => {
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
      const desk = createDesk()
      const report = await desk.import(
        files.map((text, i) => desk.write(`${i}.ags`, text)),
        { strict: true },
      )
      expect(errorsOf(report)).toEqual([])
      expect(strataOf(desk)).toEqual([CLAY])
    }
  })

  test('rows of one block that lacks a key heading', async () => {
    const desk = createDesk()
    const rows = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_DESC'],
      ['BH1', '1.00', CLAY],
      ['BH1', '1.00', GRAVEL],
    ]
    await desk.import(desk.write('site.ags', smallSite({ GEOL: rows })), { strict: true })
    expect(strataOf(desk)).toEqual([CLAY, GRAVEL])
  })
})

test('check finds in any file the contradictions that its import finds', async () => {
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
      const desk = createDesk()
      const geol = blocks.map(
        ({ headings: values, rows: data }, i) =>
          [`GEOL ${i}`, [['LOCA_ID', 'GEOL_TOP', ...values], ...data]] as const,
      )
      const groups = { PROJ: [['PROJ_ID'], ['J1']], LOCA: [['LOCA_ID'], ['BH1'], ['BH2']] }
      const file = desk.write('site.ags', ags4({ ...groups, ...Object.fromEntries(geol) }))
      const told = ({ diagnostics }: Pick<ImportReport, 'diagnostics'>) =>
        diagnostics.items
          .filter(({ severity }) => severity === 'error')
          .map(({ line, message }) => `${line ?? ''} ${message}`)
      const imported = told(await desk.import(file))
      expect(told(await checkFiles([file]))).toEqual(imported)
      errors += imported.length
    }),
    { numRuns: 40, examples: [[contradicting]] },
  )
  expect(errors).toBeGreaterThan(0)
})
