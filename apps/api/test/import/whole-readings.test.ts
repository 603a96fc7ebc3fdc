import { expect, test } from 'vitest'
import { readSpt } from '@groundsheet/readings'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { COUNTS, first, notes, site, test2m } from './readings-site.ts'

const second = site('2', '2024-02-01', COUNTS, ['', 'N=14', '', ''])

const WHOLE = [expect.stringMatching(/^1 reading taken whole from issue 2 of 1 February 2024: /)]

test('a newer delivery with another result keeps no count of the older one, with a note', async () => {
  const workspace = createWorkspace()
  expect(notes(await workspace.import(workspace.write('1.ags', first)))).toEqual([])
  const report = await workspace.import(workspace.write('2.ags', second))
  expect(test2m(workspace)).toEqual(['', 'N=14', '', 'casing wet'])
  expect(notes(report)).toEqual(WHOLE)
  await workspace.import(workspace.write('1.ags', first))
  expect(test2m(workspace)).toEqual(['', 'N=14', '', 'casing wet'])
})

test('an older delivery fills no part of a reading of which a newer one states another value', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('2.ags', second))
  const report = await workspace.import(workspace.write('1.ags', first))
  expect(test2m(workspace)).toEqual(['', 'N=14', '', 'casing wet'])
  expect(notes(report)).toEqual(WHOLE)
})

test('both in one import do the same', async () => {
  const workspace = createWorkspace()
  const files = [workspace.write('1.ags', first), workspace.write('2.ags', second)]
  const report = await workspace.import(files)
  expect(test2m(workspace)).toEqual(['', 'N=14', '', 'casing wet'])
  expect(notes(report)).toEqual(WHOLE)
  const again = await workspace.import([...files, workspace.write('x.ags', smallSite())])
  expect(again.projects[0]?.rows).toMatchObject({ added: 0, changed: 0 })
})

test.each([
  [0, 1, 2],
  [2, 1, 0],
  [1, 2, 0],
])(
  'increments of issue 2 stay beside an N that issue 3 states otherwise, imported in the order %i, %i, %i',
  async (...order) => {
    const increments = ['ISPT_INC1', 'ISPT_INC2', 'ISPT_INC3', 'ISPT_INC4', 'ISPT_INC5', 'ISPT_INC6']
    const texts = [
      site('1', '2024-01-01', ['ISPT_NVAL'], ['15']),
      site('2', '2024-02-01', increments, ['1', '2', '3', '4', '4', '4']),
      site('3', '2024-03-01', ['ISPT_NVAL'], ['25']),
    ]
    const workspace = createWorkspace()
    for (const index of order) await workspace.import(workspace.write(`${index + 1}.ags`, texts[index] ?? ''))
    const [row] = workspace.rows('ISPT')
    expect(row?.data).toMatchObject({ ISPT_NVAL: '25', ISPT_INC1: '1', ISPT_INC6: '4' })
    // No file says that the increments are wrong; the test itself states that both do not agree.
    expect(readSpt(row?.data ?? {})).toMatchObject({
      result: { kind: 'n', n: 25 },
      disagreement: ['ISPT_NVAL 25', 'increments 15 blows in 300 mm'],
    })
  },
)

test('headings that a newer delivery with another result does not have are empty, too', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('1.ags', first))
  await workspace.import(workspace.write('2.ags', site('2', '2024-02-01', ['ISPT_NVAL'], ['14'])))
  expect(test2m(workspace)).toEqual(['14', '', '', 'casing wet'])
})
