import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { clay, CLAY, errorsOf, GEOL, gravel, GRAVEL, strataOf, STRATUM } from './contradicting-imports.ts'

describe('a contradiction', () => {
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
