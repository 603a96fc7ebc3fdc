import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ImportReport } from '../../src/import/index.ts'
import { ags3, smallSite, type Groups } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

/** As many as the dictionary keeps of a group. */
const MAX_HEADINGS = 1000

const GEOL = ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC', 'GEOL_LEG']

const tran = (issue: string, date: string) => [
  ['TRAN_ISNO', 'TRAN_DATE', 'TRAN_PROD', 'TRAN_STAT', 'TRAN_AGS', 'TRAN_RECV'],
  [issue, date, 'Driller Ltd', 'Final', '4.1.1', 'Town Council'],
]

/** One stratum, described as given, of a delivery of that issue and date. */
const site = (issue: string, date: string, description: string, legend = '', groups: Groups = {}) =>
  smallSite({
    TRAN: tran(issue, date),
    GEOL: [GEOL, ['BH1', '0.00', '1.00', description, legend]],
    ...groups,
  })

const stratum = (workspace: Workspace) => {
  const [row] = workspace.rows('GEOL')
  return [row?.data.GEOL_DESC, row?.data.GEOL_LEG]
}

const warnings = ({ diagnostics }: ImportReport) =>
  diagnostics.items.filter(({ rule }) => rule === 'older-delivery').map(({ message }) => message)

const errors = ({ diagnostics }: ImportReport) =>
  diagnostics.items.filter(({ severity }) => severity === 'error').map(({ message }) => message)

describe('an older delivery imported later', () => {
  test('fills gaps and changes nothing that the newer one stated, which a line says', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('new.ags', site('3', '2024-06-14', 'Firm CLAY')))
    const report = await workspace.import(workspace.write('old.ags', site('2', '2024-03-01', 'SAND', '101')))
    expect(stratum(workspace)).toEqual(['Firm CLAY', '101'])
    expect(errors(report)).toEqual([])
    expect(warnings(report)).toEqual([
      '1 row kept from issue 3 of 14 June 2024, which is newer than this file: GEOL BH1, 0.00, 1.00. ' +
        'Only gaps are filled, in 1 row, counted as changed (--as-newest stores the values of this file)',
    ])
  })

  test.each([
    ['Preliminary', 'Final'],
    ['Draft', 'Interim'],
    ['Works package', 'Laboratory'],
  ])('an issue “%s” of the same date is older than “%s” that is given after it', async (first, second) => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('first.ags', site(first, '2024-06-14', 'SAND')))
    const report = await workspace.import(workspace.write('second.ags', site(second, '2024-06-14', 'CLAY')))
    expect(stratum(workspace)).toEqual(['CLAY', ''])
    expect(report.projects[0]?.deliveries).toMatchObject([
      { place: 2, of: 2, unorderedIssue: second === 'Laboratory' ? 'Laboratory' : '' },
    ])
  })

  test('a preliminary issue that is imported after the final one of its date is older', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('final.ags', site('Final', '2024-06-14', 'CLAY')))
    await workspace.import(workspace.write('prelim.ags', site('Preliminary', '2024-06-14', 'SAND')))
    expect(stratum(workspace)).toEqual(['CLAY', ''])
  })

  test('names eight of the rows that stay as the newer one stated them, and counts the others', async () => {
    const workspace = createWorkspace()
    const strata = (word: string) => ({
      GEOL: [GEOL, ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((top) => ['BH1', `${top}`, `${top + 1}`, word, ''])],
    })
    await workspace.import(workspace.write('new.ags', site('3', '2024-06-14', '', '', strata('CLAY'))))
    const report = await workspace.import(
      workspace.write('old.ags', site('2', '2024-03-01', '', '', strata('SAND'))),
    )
    expect(warnings(report)[0]).toMatch(/^10 rows kept .*; GEOL BH1, 7, 8; and 2 more rows\. Only gaps/)
    expect(warnings(report)[0]?.split('; ')).toHaveLength(9)
  })

  test('says which of its rows the newer one of the same groups does not have', async () => {
    const holes = (...names: string[]) => [['LOCA_ID'], ...names.map((name) => [name])]
    const strata = (...tops: string[][]) => [
      GEOL,
      ...tops.map(([hole = '', top = '']) => [hole, top, '9.00', 'CLAY', '']),
    ]
    const workspace = createWorkspace()
    const newer = { LOCA: holes('BH1', 'BH2'), GEOL: strata(['BH1', '0.00']) }
    await workspace.import(workspace.write('3.ags', site('3', '2024-06-14', '', '', newer)))
    const old = {
      LOCA: holes('BH1', 'BH2', 'BH3'),
      GEOL: strata(['BH1', '0.00'], ['BH1', '0.50'], ['BH3', '0.00']),
      WSTG: [
        ['LOCA_ID', 'WSTG_DPTH'],
        ['BH1', '3.00'],
      ],
    }
    const report = await workspace.import(workspace.write('1.ags', site('1', '2024-01-01', '', '', old)))
    const messages = report.diagnostics.items.filter(({ rule }) => rule === 'older-rows')
    expect(messages).toMatchObject([
      {
        severity: 'warning',
        message:
          '3 rows of this file are not in issue 3 of 14 June 2024, which is newer: LOCA 1, GEOL 2. ' +
          'They were added; if the newer delivery left them out on purpose, import it again with --replace',
      },
    ])
  })

  test('names the delivery that stated the kept row last, also one without a date', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('2.ags', site('2', '2024-02-10', 'SAND')))
    await workspace.import(workspace.write('undated.ags', site('', '', 'Firm CLAY')))
    const report = await workspace.import(workspace.write('1.ags', site('1', '2024-01-01', 'PEAT')))
    expect(stratum(workspace)[0]).toBe('Firm CLAY')
    expect(warnings(report)).toEqual([expect.stringMatching(/^1 row kept from undated\.ags/)])
  })

  test('changes values that only an older one stated, and no value that a newer one stated', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', site('1', '2024-01-01', 'SAND', '101')))
    await workspace.import(workspace.write('4.ags', site('4', '2024-06-14', 'Firm CLAY')))
    await workspace.import(workspace.write('3.ags', site('3', '2024-05-01', 'PEAT', '103')))
    expect(stratum(workspace)).toEqual(['Firm CLAY', '103'])
    const report = await workspace.import(workspace.write('2.ags', site('2', '2024-03-01', 'SILT', '102')))
    expect(stratum(workspace)).toEqual(['Firm CLAY', '103'])
    expect(warnings(report)).toHaveLength(1)
  })

  test('changes a value that a still older one filled after the newer one', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('3.ags', site('3', '2024-06-14', 'Firm CLAY')))
    await workspace.import(workspace.write('1.ags', site('1', '2024-01-01', 'SAND', '101')))
    await workspace.import(workspace.write('2.ags', site('2', '2024-03-01', 'PEAT', '102')))
    expect(stratum(workspace)).toEqual(['Firm CLAY', '102'])
  })

  test('of which two files of one age give a value keeps the first', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('3.ags', site('3', '2024-06-14', 'Firm CLAY')))
    const old = (name: string, legend: string) => workspace.write(name, site('1', '2024-01-01', '', legend))
    await workspace.import([old('a.ags', '101'), old('b.ags', '102')])
    expect(stratum(workspace)).toEqual(['Firm CLAY', '101'])
  })

  test('adds rows that the newer one does not have, and may change those it added itself', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('new.ags', site('3', '2024-06-14', 'Firm CLAY')))
    const own = (text: string) => [GEOL, ['BH2', '5.00', '6.00', text, '']]
    await workspace.import(workspace.write('old.ags', site('2', '2024-03-01', '', '', { GEOL: own('SAND') })))
    await workspace.import(workspace.write('2a.ags', site('2', '2024-03-02', '', '', { GEOL: own('SILT') })))
    expect(workspace.rows('GEOL').map(({ data }) => data.GEOL_DESC)).toEqual(['Firm CLAY', 'SILT'])
  })

  test('is told by its issue where the dates are equal, by number', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('10.ags', site('10', '2024-06-14', 'Firm CLAY')))
    await workspace.import(workspace.write('9.ags', site('9', '2024-06-14', 'SAND')))
    expect(stratum(workspace)[0]).toBe('Firm CLAY')
  })

  test('is equal to the newer one although a key has other decimals: no row counts as kept', async () => {
    const workspace = createWorkspace()
    const own = (top: string, legend: string): Groups => ({
      GEOL: [GEOL, ['BH1', top, '1.00', 'CLAY', legend]],
    })
    await workspace.import(workspace.write('new.ags', site('3', '2024-06-14', '', '', own('0.00', ''))))
    const report = await workspace.import(
      workspace.write('old.ags', site('2', '2024-03-01', '', '', own('0.0', '101'))),
    )
    expect(warnings(report)).toEqual([])
    expect(workspace.rows('GEOL').map(({ data }) => [data.GEOL_TOP, data.GEOL_LEG])).toEqual([
      ['0.00', '101'],
    ])
  })

  test('fills gaps of a hole whose name it writes with blanks around it, and the name stays', async () => {
    const workspace = createWorkspace()
    const own = (name: string, remark: string): Groups => ({
      LOCA: [
        ['LOCA_ID', 'LOCA_REM'],
        [name, remark],
      ],
    })
    await workspace.import(workspace.write('new.ags', site('3', '2024-06-14', 'CLAY', '', own('BH1', ''))))
    const old = workspace.write('old.ags', site('2', '2024-03-01', 'CLAY', '', own('BH1 ', 'moved')))
    expect(warnings(await workspace.import(old))).toEqual([])
    expect(workspace.rows('LOCA')).toMatchObject([
      { locationId: 'BH1', data: { LOCA_ID: 'BH1', LOCA_REM: 'moved' } },
    ])
  })

  test('replaces the newer one with --as-newest, and is kept against deliveries between them', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('new.ags', site('3', '2024-06-14', 'Firm CLAY')))
    const old = workspace.write('old.ags', site('1', '2024-01-01', 'SAND'))
    const report = await workspace.import(old, { asNewest: true })
    expect([stratum(workspace)[0], warnings(report)]).toEqual(['SAND', []])
    await workspace.import(workspace.write('between.ags', site('2', '2024-03-01', 'PEAT')))
    expect(stratum(workspace)[0]).toBe('SAND')
  })

  test('is refused with --replace, since newer rows would go; replaces them with --as-newest', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('new.ags', site('3', '2024-06-14', 'Firm CLAY', '201')))
    const old = workspace.write('old.ags', site('2', '2024-03-01', 'SAND'))
    const before = workspace.dump()
    await expect(workspace.import(old, { replace: true })).rejects.toThrow(
      /old\.ags: issue 3 of 14 June 2024 is newer than this file, .* Add --as-newest/,
    )
    expect(workspace.dump()).toEqual(before)
    await workspace.import(old, { replace: true, asNewest: true })
    expect(stratum(workspace)).toEqual(['SAND', ''])
  })

  test('has rows that the newest one lacks, which a note names', async () => {
    const workspace = createWorkspace()
    const missing = ({ diagnostics }: ImportReport) =>
      diagnostics.items.flatMap(({ rule, severity, message }) =>
        rule === 'rows-not-delivered' ? [`${severity}: ${message}`] : [],
      )
    const newer = workspace.write(
      '2.ags',
      site('2', '2024-03-01', 'SAND', '', { LOCA: [['LOCA_ID'], ['BH1']] }),
    )
    const first = workspace.write('1.ags', site('1', '2024-01-01', 'SAND'))
    expect(missing(await workspace.import(first))).toEqual([])
    expect(missing(await workspace.import(newer))).toEqual([
      'note: 1 row of earlier deliveries is not in this import: LOCA BH2. They stay; --replace removes them',
    ])
    expect(missing(await workspace.import(first))).toEqual([])
    const together = createWorkspace()
    expect(missing(await together.import([newer, first]))).toEqual([
      'note: 1 row of earlier deliveries is not in 2.ags: LOCA BH2. They stay; importing it alone ' +
        'with --replace removes them',
    ])
  })

  test('keeps meanings of codes that the newer one gave', async () => {
    const workspace = createWorkspace()
    const abbr = (meaning: string) => ({
      ABBR: [
        ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
        ['GEOL_LEG', 'X1', meaning],
      ],
    })
    await workspace.import(workspace.write('new.ags', site('3', '2024-06-14', 'CLAY', 'X1', abbr('Till'))))
    await workspace.import(workspace.write('old.ags', site('2', '2024-03-01', 'CLAY', 'X1', abbr('Fill'))))
    expect(workspace.dictionary().codes.GEOL_LEG?.X1).toBe('Till')
  })

  test('hides no headings of the newer one, however many it defines', async () => {
    const workspace = createWorkspace()
    const HEADINGS = [
      'DICT_TYPE',
      'DICT_GRP',
      'DICT_HDNG',
      'DICT_STAT',
      'DICT_DTYP',
      'DICT_DESC',
      'DICT_PGRP',
    ]
    const groups = (names: readonly string[], meaning: string): Groups => ({
      DICT: [
        HEADINGS,
        ['GROUP', 'XTST', '', '', '', 'Own tests', 'LOCA'],
        ['HEADING', 'XTST', 'LOCA_ID', 'KEY', 'ID', 'Hole', ''],
        ...names.map((name) => ['HEADING', 'XTST', name, 'OTHER', 'X', meaning, '']),
      ],
      XTST: [
        ['LOCA_ID', ...names.slice(0, 2)],
        ['BH1', ...names.slice(0, 2).map(() => meaning)],
      ],
    })
    const many = Array.from({ length: MAX_HEADINGS }, (_, i) => `XTST_${i}`)
    const newer = site('3', '2024-06-14', '', '', groups(['XTST_NEW', 'XTST_0'], 'newer'))
    await workspace.import(workspace.write('new.ags', newer))
    const older = site('2', '2024-03-01', '', '', groups(many, 'older'))
    await workspace.import(workspace.write('old.ags', older))
    const table = workspace.dictionary().tables.find((one) => one.table === 'XTST')
    const names = table?.headings.map(({ heading, name }) => [heading, name])
    expect(names).toEqual([
      ['LOCA_ID', 'Hole'],
      ['XTST_NEW', 'newer'],
      ['XTST_0', 'newer'],
      ['XTST_1', 'older'],
    ])
  })

  test('of AGS 3 is told by PROJ_DATE', async () => {
    const workspace = createWorkspace()
    const text = (date: string, description: string) =>
      ags3({
        PROJ: [
          ['PROJ_ID', 'PROJ_DATE', 'PROJ_ISNO'],
          ['J3', date, '1'],
        ],
        HOLE: [['HOLE_ID'], ['BH1']],
        GEOL: [
          ['HOLE_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
          ['BH1', '0.00', '1.00', description],
        ],
      })
    await workspace.import(workspace.write('new.ags', text('02/11/2006', 'CLAY')))
    await workspace.import(workspace.write('old.ags', text('03/10/2006', 'SAND')))
    expect(workspace.rows('GEOL')[0]?.data.GEOL_DESC).toBe('CLAY')
  })
})

test('a delivery without a date, or of the same age, is newer than those imported before', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('1.ags', site('1', '2024-06-14', 'CLAY')))
  await workspace.import(workspace.write('1b.ags', site('1', '2024-06-14', 'SILT')))
  expect(stratum(workspace)[0]).toBe('SILT')
  await workspace.import(
    workspace.write('2.ags', smallSite({ GEOL: [GEOL, ['BH1', '0.00', '1.00', 'SAND', '']] })),
  )
  expect(stratum(workspace)[0]).toBe('SAND')
})

test('a delivery without a date that changes rows of one with a date says so', async () => {
  const workspace = createWorkspace()
  const undated = (issue: string, text: string) => site(issue, '', text)
  await workspace.import(workspace.write('1.ags', site('1', '2024-06-14', 'CLAY')))
  const report = await workspace.import(workspace.write('2.ags', undated('', 'SAND')))
  expect(stratum(workspace)[0]).toBe('SAND')
  const found = report.diagnostics.items.filter(({ rule }) => rule === 'undated-delivery')
  expect(found.map(({ message }) => message)).toEqual([
    '1 row of issue 1 of 14 June 2024 changed by this file, which states no date: ' +
      'it counts as newer because it was imported later',
  ])
})

test.each(['14.06.2024', '20240614', '2024/06/14'])('the date %s makes a delivery newer', async (date) => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('new.ags', site('3', date, 'CLAY')))
  const report = await workspace.import(workspace.write('old.ags', site('2', '2024-03-01', 'SAND')))
  expect(stratum(workspace)[0]).toBe('CLAY')
  expect(warnings(report)).toEqual([expect.stringContaining('kept from issue 3 of 14 June 2024')])
})

test('a delivery that changes rows of one whose date cannot be read says so', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('new.ags', site('3', '14/06/24', 'CLAY')))
  const report = await workspace.import(workspace.write('old.ags', site('2', '2024-03-01', 'SAND')))
  expect(stratum(workspace)[0]).toBe('SAND')
  const found = report.diagnostics.items.filter(({ rule }) => rule === 'undated-delivery')
  expect(found.map(({ message }) => message)).toEqual([
    '1 row of issue 3 (new.ags), which states a date that cannot be used (“14/06/24”), changed by this ' +
      'file: it counts as newer because it was imported later',
  ])
})

test('a delivery without a date is told by its issue, where it states one', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('3.ags', site('3', '2024-06-14', 'CLAY')))
  await workspace.import(workspace.write('2.ags', site('2', '', 'SAND')))
  expect(stratum(workspace)[0]).toBe('CLAY')
  await workspace.import(workspace.write('4.ags', site('4', '', 'PEAT')))
  expect(stratum(workspace)[0]).toBe('PEAT')
})

test('a date in the future is reported and makes no delivery the newest', async () => {
  const workspace = createWorkspace()
  const report = await workspace.import(workspace.write('2099.ags', site('1', '2099-01-01', 'SAND')))
  expect(report.diagnostics.items.filter(({ rule }) => rule === 'future-date')).toMatchObject([
    {
      group: 'TRAN',
      heading: 'TRAN_DATE',
      severity: 'warning',
      message:
        'Date 2099-01-01 is in the future, so the delivery counts as one without a date; ' +
        'correct it, or leave it empty',
    },
  ])
  await workspace.import(workspace.write('2024.ags', site('2', '2024-06-14', 'CLAY')))
  expect(stratum(workspace)[0]).toBe('CLAY')
})

test('the date of an empty cell of a spreadsheet is reported and is no age', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('2024.ags', site('1', '2024-06-14', 'SAND')))
  const report = await workspace.import(workspace.write('empty.ags', site('1', '1899-12-30', 'CLAY')))
  expect(report.diagnostics.items.filter(({ rule }) => rule === 'impossible-date')).toMatchObject([
    {
      group: 'TRAN',
      message:
        'Date 1899-12-30 is what spreadsheets write for an empty cell, so the delivery counts as one ' +
        'without a date; correct it, or leave it empty',
    },
  ])
  expect(stratum(workspace)[0]).toBe('CLAY')
})

test('deliveries with and without dates are in one order, whichever is compared with which', async () => {
  const workspace = createWorkspace()
  // By pairs, 3 of 2023 is newer than undated 2, that is newer than 1 of 2024, and that is newer than 3 of
  // 2023.
  await workspace.import(workspace.write('2024.ags', site('1', '2024-06-14', 'CLAY')))
  await workspace.import(workspace.write('2023.ags', site('3', '2023-06-14', 'SILT')))
  await workspace.import(workspace.write('undated.ags', site('2', '', 'PEAT')))
  expect(stratum(workspace)[0]).toBe('PEAT')
  await workspace.import(workspace.write('2023b.ags', site('4', '2023-06-15', 'SAND')))
  expect(stratum(workspace)[0]).toBe('PEAT')
})

test('files without a date are newer than deliveries imported before, also beside dated ones', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('2024.ags', site('1', '2024-06-14', 'CLAY')))
  const files = [
    workspace.write('a.ags', site('', '', 'PEAT')),
    workspace.write('b.ags', site('1', '2023-01-01', 'SAND')),
  ]
  await workspace.import(files)
  expect(stratum(workspace)[0]).toBe('PEAT')
})

describe('files of a folder', () => {
  test('are taken by age, not by name: the newest value stays, and nothing is a contradiction', async () => {
    const workspace = createWorkspace()
    workspace.write('in/a.ags', site('3', '2024-06-14', 'Firm CLAY'))
    workspace.write('in/b.ags', site('1', '2024-01-01', 'SAND', '101'))
    workspace.write('in/c.ags', site('2', '2024-03-01', 'PEAT', '102'))
    const report = await workspace.import(join(workspace.folder, 'in'))
    expect(stratum(workspace)).toEqual(['Firm CLAY', '102'])
    expect([errors(report), warnings(report)]).toEqual([[], []])
    const told = report.diagnostics.items.filter(({ rule }) => rule === 'newer-delivery')
    expect(told.map(({ message }) => message)).toEqual([
      '1 row of older files of this import changed by issue 2 of 1 March 2024',
      '1 row of older files of this import changed by issue 3 of 14 June 2024',
    ])
    expect(report.projects[0]?.rows).toMatchObject({ changed: 0, removed: 0 })
  })

  test('give the same rows in one import as one after the other, in any order', async () => {
    const texts = [
      site('1', '2024-01-01', 'SAND', '101'),
      site('2', '2024-03-01', 'PEAT', '102'),
      site('3', '2024-06-14', 'Firm CLAY', '', {
        LOCA: [
          ['LOCA_ID', 'LOCA_REM'],
          ['BH1', 'revised'],
        ],
      }),
    ]
    const rows = async (order: readonly number[], isTogether: boolean) => {
      const workspace = createWorkspace()
      const files = order.map((index) => workspace.write(`${index}.ags`, texts[index] ?? ''))
      if (isTogether) await workspace.import(files)
      else for (const file of files) await workspace.import(file)
      return ['GEOL', 'LOCA', 'TRAN'].map((group) =>
        workspace
          .rows(group)
          .map(({ id, data }) => ({ id, data }))
          .toSorted((a, b) => a.id.localeCompare(b.id)),
      )
    }
    const expected = await rows([0, 1, 2], true)
    expect(expected[0]?.[0]?.data).toMatchObject({ GEOL_DESC: 'Firm CLAY', GEOL_LEG: '102' })
    for (const order of [
      [2, 0, 1],
      [1, 2, 0],
      [2, 1, 0],
    ]) {
      expect(await rows(order, true)).toEqual(expected)
      expect(await rows(order, false)).toEqual(expected)
    }
  })

  test('imported again with one more older file change nothing and say nothing of each other', async () => {
    const workspace = createWorkspace()
    workspace.write('in/b.ags', site('2', '2024-03-01', 'PEAT'))
    workspace.write('in/c.ags', site('3', '2024-06-14', 'Firm CLAY'))
    await workspace.import(join(workspace.folder, 'in'))
    const before = workspace.rows('GEOL')
    workspace.write('in/a.ags', site('1', '2024-01-01', 'SAND'))
    const report = await workspace.import(join(workspace.folder, 'in'))
    expect([workspace.rows('GEOL'), warnings(report)]).toEqual([before, []])
  })
})

describe('an empty value', () => {
  test('leaves the stored one, and removes it with --empty-erases', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', site('1', '2024-01-01', 'CLAY', '201')))
    await workspace.import(workspace.write('2.ags', site('2', '2024-02-01', '', '')))
    expect(stratum(workspace)).toEqual(['CLAY', '201'])
    const report = await workspace.import(workspace.write('3.ags', site('3', '2024-03-01', 'CLAY', '')), {
      emptyErases: true,
    })
    expect(stratum(workspace)).toEqual(['CLAY', ''])
    expect(report.projects[0]?.changes).toMatchObject([{ heading: 'GEOL_LEG', before: '201', after: '' }])
  })

  test('of a newer delivery with --empty-erases is not filled by an older one imported later', async () => {
    const expected = ['CLAY', '']
    const texts = [site('1', '2024-01-01', 'CLAY', '201'), site('3', '2024-03-01', 'CLAY', '')] as const
    for (const order of [
      [0, 1, 0],
      [1, 0],
    ] as const) {
      const workspace = createWorkspace()
      let last: ImportReport | undefined
      for (const index of order) {
        const path = workspace.write(`${index}.ags`, texts[index])
        last = await workspace.import(path, index === 1 ? { emptyErases: true } : {})
      }
      expect(stratum(workspace)).toEqual(expected)
      expect(last && warnings(last)).toEqual([expect.stringMatching(/^1 row kept from issue 3/)])
    }
  })

  test('of a newer delivery without --empty-erases is a gap that an older one fills', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', site('3', '2024-03-01', 'CLAY', '')))
    await workspace.import(workspace.write('2.ags', site('2', '2024-02-01', '', '201')), {
      emptyErases: true,
    })
    expect(stratum(workspace)).toEqual(['CLAY', '201'])
  })
})
