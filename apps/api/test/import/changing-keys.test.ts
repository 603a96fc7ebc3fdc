import { describe, expect, test } from 'vitest'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { rebuildCompanies } from '../../src/import/index.ts'
import { smallSite, type Groups } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const OWN = ['LOCA_ID', 'XTST_NAME', 'XTST_TOP']

const dict = (status: string) => [
  ['DICT_TYPE', 'DICT_GRP', 'DICT_HDNG', 'DICT_STAT', 'DICT_DTYP', 'DICT_DESC', 'DICT_PGRP'],
  ['GROUP', 'XTST', '', '', '', 'Own tests', 'LOCA'],
  ['HEADING', 'XTST', 'LOCA_ID', 'KEY', 'ID', 'Hole', ''],
  ['HEADING', 'XTST', 'XTST_NAME', 'KEY', 'X', 'Name', ''],
  ['HEADING', 'XTST', 'XTST_TOP', status, '2DP', 'Top', ''],
]

function issue(number: number, status: string | null, rows: readonly (readonly string[])[]): string {
  const groups: Groups = {
    TRAN: [
      ['TRAN_ISNO', 'TRAN_DATE'],
      [`${number}`, `2024-0${number}-01`],
    ],
    XTST: [OWN, ...rows],
    ...(status === null ? {} : { DICT: dict(status) }),
  }
  return smallSite(groups)
}

async function importInTurn(texts: readonly string[]) {
  const workspace = createWorkspace()
  const reports: Awaited<ReturnType<Workspace['import']>>[] = []
  for (const [index, text] of texts.entries())
    reports.push(await workspace.import(workspace.write(`${index}.ags`, text)))
  return { workspace, reports }
}

const rowsOf = (workspace: Workspace) => workspace.rows('XTST').map(({ id, data }) => [id, data.XTST_TOP])

describe('a heading that one delivery makes a key and a newer one does not', () => {
  const row = ['BH1', 'y', '1.00']
  const texts = [issue(1, null, [row]), issue(2, 'KEY', [row]), issue(3, 'OTHER', [row])]

  test.each([
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])('stays a key: the same row of all is one, in the order %i, %i, %i', async (...order) => {
    const together = createWorkspace()
    await together.import(texts.map((text, index) => together.write(`${index}.ags`, text)))
    const { workspace, reports } = await importInTurn(order.map((index) => texts[index] ?? ''))
    expect(rowsOf(workspace)).toEqual(rowsOf(together))
    expect(rowsOf(workspace)).toHaveLength(1)
    const rules = reports.flatMap(({ diagnostics }) => diagnostics.items.map(({ rule }) => rule))
    expect(rules).not.toContain('older-rows')
    expect((await examineDatabase(workspace.database)).defects).toEqual([])
  })

  test('stays a key after values were derived again', async () => {
    const { workspace } = await importInTurn([texts[1] ?? '', texts[2] ?? ''])
    const before = rowsOf(workspace)
    await rebuildCompanies(workspace.database, 'all')
    expect(rowsOf(workspace)).toEqual(before)
    await workspace.import(workspace.write('old.ags', texts[0] ?? ''))
    expect(rowsOf(workspace)).toEqual(before)
    expect((await examineDatabase(workspace.database)).defects).toEqual([])
  })

  test('is no key any more once the project is replaced by files that do not make it one', async () => {
    const { workspace } = await importInTurn([texts[1] ?? ''])
    await workspace.import(workspace.write('3.ags', texts[2] ?? ''), { replace: true })
    const { workspace: other } = await importInTurn([texts[2] ?? ''])
    expect(rowsOf(workspace)).toEqual(rowsOf(other))
    expect((await examineDatabase(workspace.database)).defects).toEqual([])
  })
})

describe('a heading that becomes a key after rows were merged without it', () => {
  const texts = [
    issue(1, 'OTHER', [['BH1', 'y', '1.00']]),
    issue(2, 'OTHER', [['BH1', 'y', '2.00']]),
    issue(3, 'KEY', [['BH1', 'y', '3.00']]),
  ]

  test('is a warning: what the merged rows were cannot be known', async () => {
    const { workspace, reports } = await importInTurn(texts)
    const found = reports.map(({ diagnostics }) =>
      diagnostics.items.filter(({ rule }) => rule === 'later-keys'),
    )
    expect(found).toEqual([
      [],
      [],
      [
        expect.objectContaining({
          severity: 'warning',
          group: 'XTST',
          message:
            'XTST_TOP is a key of XTST from this import on. Rows that earlier deliveries state with ' +
            'another value of it may be one row already, and stay one',
          advice: 'To part them, import all deliveries together with --replace',
        }),
      ],
    ])
    await workspace.import(
      texts.map((text, index) => workspace.write(`${index}.ags`, text)),
      { replace: true },
    )
    expect(
      workspace
        .rows('XTST')
        .map(({ data }) => data.XTST_TOP)
        .toSorted(),
    ).toEqual(['1.00', '2.00', '3.00'])
  })

  test('is no warning where the project has one delivery only, whose rows all stayed', async () => {
    const { reports } = await importInTurn([texts[1] ?? '', texts[2] ?? ''])
    expect(reports.flatMap(({ diagnostics }) => diagnostics.items.map(({ rule }) => rule))).not.toContain(
      'later-keys',
    )
  })
})
