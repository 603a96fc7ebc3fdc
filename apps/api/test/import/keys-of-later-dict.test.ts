import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { deletions, DICT, ids, site, values } from './later-dict.ts'

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
