import { describe, expect, test } from 'vitest'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { smallSite, type Groups } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const OWN = ['LOCA_ID', 'XTST_DPTH', 'XTST_REM']

const DICT = [
  ['DICT_TYPE', 'DICT_GRP', 'DICT_HDNG', 'DICT_STAT', 'DICT_DTYP', 'DICT_DESC', 'DICT_PGRP'],
  ['GROUP', 'XTST', '', '', '', 'Own tests', 'LOCA'],
  ['HEADING', 'XTST', 'LOCA_ID', 'KEY', 'ID', 'Hole', ''],
  ['HEADING', 'XTST', 'XTST_DPTH', 'KEY', '2DP', 'Depth', ''],
  ['HEADING', 'XTST', 'XTST_REM', 'OTHER', 'X', 'Remark', ''],
]

const site = (rows: readonly (readonly string[])[], groups: Groups = {}) =>
  smallSite({ XTST: [OWN, ...rows], ...groups })

const ids = (workspace: Workspace) => workspace.rows('XTST').map(({ id }) => id)
const values = (workspace: Workspace) => workspace.rows('XTST').map(({ data }) => Object.values(data))

const deletions = ({ read }: Workspace) =>
  read((connection) =>
    connection
      .prepare<[], { id: string; by: string }>(
        'SELECT lower(hex(id)) AS id, lower(hex(replaced_by)) AS "by" FROM deletion ' +
          "WHERE group_code = 'XTST' ORDER BY seq",
      )
      .all(),
  )

describe('a group whose keys become known by a later DICT', () => {
  const first = site([
    ['BH1', '1.00', 'soft'],
    ['BH1', '2.00', 'firm'],
  ])
  const second = site(
    [
      ['BH1', '1.0', 'very soft'],
      ['BH1', '2.00', 'firm'],
    ],
    { DICT },
  )

  test('keeps its rows: they are matched by the new keys, and their ids change once', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', first))
    const before = ids(workspace)
    const report = await workspace.import(workspace.write('2.ags', second))
    expect(values(workspace)).toEqual([
      ['BH1', '1.0', 'very soft'],
      ['BH1', '2.00', 'firm'],
    ])
    expect(report.projects[0]?.rowsByGroup.XTST).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
    const after = ids(workspace)
    expect(deletions(workspace)).toEqual(before.map((id, index) => ({ id, by: after[index] })))
    await workspace.import(workspace.write('3.ags', second))
    expect([ids(workspace), deletions(workspace)]).toEqual([after, expect.objectContaining({ length: 2 })])
  })

  test('has the same ids as where the keys were known from the start', async () => {
    const [later, known] = [createWorkspace(), createWorkspace()]
    await later.import(later.write('1.ags', first))
    await later.import(later.write('2.ags', second))
    await known.import(known.write('2.ags', second))
    expect(ids(later)).toEqual(ids(known))
  })

  test('is found again where the DICT comes alone', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', first))
    await workspace.import(workspace.write('dict.ags', smallSite({ DICT })))
    await workspace.import(workspace.write('1b.ags', site([['BH1', '1.00', 'stiff']])))
    expect(values(workspace)).toEqual([
      ['BH1', '1.00', 'stiff'],
      ['BH1', '2.00', 'firm'],
    ])
  })
})

describe('rows of several deliveries that are equal by keys of a later DICT', () => {
  const issue = (number: number, rows: readonly (readonly string[])[], groups: Groups = {}) =>
    site(rows, {
      TRAN: [
        ['TRAN_ISNO', 'TRAN_DATE'],
        [`${number}`, `2024-03-0${number}`],
      ],
      ...groups,
    })
  const texts = [
    issue(1, [['BH1', '1.00', 'old']]),
    issue(2, [['BH1', '1.0', 'new']]),
    issue(3, [['BH1', '7.00', 'other']], { DICT }),
  ]

  async function inOrder(order: readonly number[]) {
    const workspace = createWorkspace()
    const reports: Awaited<ReturnType<Workspace['import']>>[] = []
    for (const index of order)
      reports.push(await workspace.import(workspace.write(`${index + 1}.ags`, texts[index] ?? '')))
    return { workspace, reports }
  }

  test.each([
    [0, 1, 2],
    [1, 0, 2],
    [2, 0, 1],
    [0, 2, 1],
    [1, 2, 0],
    [2, 1, 0],
  ])('become one with the values of the newest, in the order %i, %i, %i', async (...order) => {
    const { workspace } = await inOrder(order)
    expect(values(workspace).toSorted()).toEqual([
      ['BH1', '1.0', 'new'],
      ['BH1', '7.00', 'other'],
    ])
    const together = createWorkspace()
    await together.import(texts.map((text, index) => together.write(`${index + 1}.ags`, text)))
    expect(ids(workspace).toSorted()).toEqual(ids(together).toSorted())
    expect((await examineDatabase(workspace.database)).defects).toEqual([])
  })

  test('leave a trace and a line of the report, and what the deliveries stated stays known', async () => {
    const { workspace, reports } = await inOrder([1, 0, 2])
    const report = reports.at(-1)
    const [id] = ids(workspace)
    expect(deletions(workspace).map(({ by }) => by)).toEqual([id, id])
    expect(report?.projects[0]?.rowsByGroup.XTST).toMatchObject({ total: 2, added: 1, removed: 1 })
    expect(report?.projects[0]?.removals).toEqual([
      { group: 'XTST', key: { LOCA_ID: 'BH1', XTST_DPTH: '1.00' }, locationId: 'BH1' },
    ])
    const merged = report?.diagnostics.items.filter(({ rule }) => rule === 'merged-rows')
    expect(merged).toMatchObject([{ severity: 'warning', group: 'XTST' }])
    expect(merged?.[0]?.message).toMatch(/^1 row of XTST merged.*: BH1, 1\.00$/)
    expect(workspace.findings().filter(({ rule }) => rule === 'removed-rows')).toEqual([])
    // The first issue again is still older than the second.
    await workspace.import(workspace.write('1.ags', texts[0] ?? ''))
    expect(values(workspace)[0]).toEqual(['BH1', '1.0', 'new'])
  })

  test('become one where one delivery states them in two blocks with other headings', async () => {
    const two = issue(
      1,
      [
        ['BH1', '1.00', 'soft'],
        ['BH2', '2.00', 'firm'],
      ],
      {
        'XTST 2': [
          ['LOCA_ID', 'XTST_DPTH', 'XTST_OWN'],
          ['BH1', '1.0', '17'],
          ['BH2', '3.00', '18'],
        ],
      },
    )
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', two))
    expect(values(workspace)).toHaveLength(4)
    await workspace.import(workspace.write('3.ags', texts[2] ?? ''))
    const known = createWorkspace()
    await known.import([known.write('1.ags', two), known.write('3.ags', texts[2] ?? '')])
    const stated = (from: Workspace) =>
      from.rows('XTST').map(({ data }) => [data.XTST_DPTH, data.XTST_REM ?? '', data.XTST_OWN ?? ''])
    expect(stated(workspace)).toEqual([
      ['1.00', 'soft', '17'],
      ['2.00', 'firm', ''],
      ['3.00', '', '18'],
      ['7.00', 'other', ''],
    ])
    expect(stated(known).toSorted()).toEqual(stated(workspace).toSorted())
    expect(ids(known).toSorted()).toEqual(ids(workspace).toSorted())
    expect((await examineDatabase(workspace.database)).defects).toEqual([])
    // What the delivery stated stays known: imported again, it changes nothing.
    const again = await workspace.import(workspace.write('1.ags', two))
    expect(again.projects[0]?.rowsByGroup.XTST).toMatchObject({ added: 0, changed: 0 })
  })

  test('stay two rows where one delivery states both', async () => {
    const workspace = createWorkspace()
    const both = [
      ['BH1', '1.00', 'a'],
      ['BH1', '1.00', 'b'],
    ]
    await workspace.import(workspace.write('1.ags', issue(1, both)))
    await workspace.import(workspace.write('2.ags', issue(2, [['BH1', '1.00', 'c']])))
    await workspace.import(workspace.write('3.ags', texts[2] ?? ''))
    expect(values(workspace)).toEqual([
      ['BH1', '1.00', 'c'],
      ['BH1', '1.00', 'b'],
      ['BH1', '7.00', 'other'],
    ])
  })
})
