import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { clay, CLAY, errorsOf, GEOL, GRAVEL, strataOf, STRATUM } from './contradicting-imports.ts'

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
