import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ImportReport } from '../../src/import/index.ts'
import { createWorkspace } from './workspace.ts'
import { errors, site, stratum, warnings } from './dated-deliveries.ts'

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
