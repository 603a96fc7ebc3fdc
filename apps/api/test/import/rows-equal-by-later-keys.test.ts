import { describe, expect, test } from 'vitest'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import type { Groups } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'
import { deletions, DICT, ids, site, values } from './later-dict.ts'

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

describe('rows of several deliveries that are equal by keys of a later DICT', () => {
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
})

describe('rows of one delivery that are equal by keys of a later DICT', () => {
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
      ['1.0', 'soft', '17'],
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
