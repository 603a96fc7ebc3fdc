import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { ags3, ags4, smallSite, type Groups } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const strata = (...rows: string[][]): Groups => ({
  GEOL: [['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'], ...rows],
})

/** An issue of the first day of a month. */
const tran = (month: number): Groups => ({
  TRAN: [
    ['TRAN_ISNO', 'TRAN_DATE'],
    [`${month}`, `2024-0${month}-01`],
  ],
})

const dataOf = (workspace: Workspace, group: string) => workspace.rows(group).map(({ data }) => data)

describe('keys compare as what they are', () => {
  test('a depth is the same row however its number is written; the newest delivery decides', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite(strata(['BH1', '0.00', '0.30', 'TOPSOIL']))))
    const [before] = workspace.rows('GEOL')
    const later = smallSite(strata(['BH1', '0', '0.3', 'TOPSOIL, brown'], ['BH1', '0.30', '1.00', 'CLAY']))
    const report = await workspace.import(workspace.write('2.ags', later))
    expect(report.projects[0]?.rowsByGroup.GEOL).toMatchObject({ total: 2, added: 1, changed: 1 })
    const [row] = workspace.rows('GEOL')
    expect(row?.id).toBe(before?.id)
    expect(row?.data).toEqual({
      LOCA_ID: 'BH1',
      GEOL_TOP: '0',
      GEOL_BASE: '0.3',
      GEOL_DESC: 'TOPSOIL, brown',
    })
    expect(report.projects[0]?.changes).toMatchObject([
      { heading: 'GEOL_TOP', before: '0.00', after: '0' },
      { heading: 'GEOL_BASE', before: '0.30', after: '0.3' },
      { heading: 'GEOL_DESC' },
    ])
  })

  test('a newer delivery that only writes keys otherwise changes them, an older one does not', async () => {
    const workspace = createWorkspace()
    const topsoil = (...keys: string[]) => strata([...keys, 'TOPSOIL'])
    const first = workspace.write('1.ags', smallSite({ ...tran(1), ...topsoil('BH1', '0.00', '0.30') }))
    await workspace.import(first)
    const [before] = workspace.rows('GEOL')
    const second = smallSite({ ...tran(2), ...topsoil('BH1 ', '0.0', ' .3') })
    const report = await workspace.import(workspace.write('2.ags', second))
    expect(report.projects[0]?.rowsByGroup.GEOL).toMatchObject({ total: 1, added: 0, changed: 1 })
    const after = workspace.rows('GEOL')
    expect(after).toMatchObject([
      { id: before?.id, locationId: 'BH1', data: { LOCA_ID: 'BH1 ', GEOL_TOP: '0.0', GEOL_BASE: ' .3' } },
    ])
    await workspace.import(first)
    expect(workspace.rows('GEOL')).toEqual(after)
  })

  test('in one delivery, too: rows of two files complete each other, and contradict each other', async () => {
    const workspace = createWorkspace()
    const files = [
      workspace.write(
        '1.ags',
        smallSite(strata(['BH1', '0.00', '0.30', 'TOPSOIL'], ['BH1', '1.0', '2.0', 'CLAY'])),
      ),
      workspace.write('2.ags', smallSite({ ...strata(['BH1', '0', '0.3', ''], ['BH1', '1', '2', 'SAND']) })),
    ]
    const report = await workspace.import(files)
    expect(dataOf(workspace, 'GEOL').map(({ GEOL_DESC }) => GEOL_DESC)).toEqual(['TOPSOIL', 'CLAY'])
    const errors = report.diagnostics.items.filter(({ severity }) => severity === 'error')
    expect(errors).toHaveLength(1)
    expect(errors[0]?.message).toContain('GEOL_DESC')
    expect(errors[0]?.message).not.toMatch(/GEOL_TOP "|GEOL_BASE "/)
  })

  test('rows of one block that differ in nothing else are duplicates, and both are kept', async () => {
    const workspace = createWorkspace()
    const text = smallSite(strata(['BH1', '0.00', '0.30', 'TOPSOIL'], ['BH1', '0', '0.3', 'TOPSOIL']))
    const report = await workspace.import(workspace.write('1.ags', text))
    expect(dataOf(workspace, 'GEOL').map(({ GEOL_TOP }) => GEOL_TOP)).toEqual(['0.00', '0'])
    expect(report.diagnostics.items.filter(({ rule }) => rule.endsWith('10a'))).toHaveLength(1)
  })

  test('codes and names that look like numbers are text', async () => {
    const workspace = createWorkspace()
    const SAMP = [
      ['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID'],
      ['BH1', '1.00', '1', 'D', ''],
      ['BH1', '1.00', '1.0', 'D', ''],
      ['BH1', '1.00', '01', 'D', ''],
    ]
    const report = await workspace.import(workspace.write('1.ags', smallSite({ SAMP })))
    expect(report.diagnostics.items.filter(({ rule }) => rule.endsWith('10a'))).toEqual([])
    expect(workspace.rows('SAMP')).toHaveLength(3)
  })

  test('dates of a later delivery in another form are the same moments', async () => {
    const workspace = createWorkspace()
    const readings = (time: string, reading: string) =>
      smallSite({
        MOND: [
          ['LOCA_ID', 'MONG_ID', 'MONG_DIS', 'MOND_DTIM', 'MOND_TYPE', 'MOND_REF', 'MOND_RDNG'],
          ['BH1', 'P1', '5.00', time, 'WDEP', '1', reading],
        ],
      })
    await workspace.import(workspace.write('1.ags', readings('2024-06-01T09:30:00', '2.10')))
    await workspace.import(workspace.write('2.ags', readings('01/06/2024 09:30', '2.15')))
    expect(dataOf(workspace, 'MOND')).toMatchObject([{ MOND_DTIM: '01/06/2024 09:30', MOND_RDNG: '2.15' }])
  })

  test('of AGS 3 by the units of the standard', async () => {
    const workspace = createWorkspace()
    const site = (top: string, date: string) =>
      ags3({
        PROJ: [['PROJ_ID'], ['J3']],
        HOLE: [['HOLE_ID'], ['B1']],
        GEOL: [
          ['HOLE_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
          ['B1', top, '2', 'CLAY'],
        ],
        POBS: [
          ['HOLE_ID', 'PREF_TDEP', 'POBS_DATE', 'POBS_TIME', 'POBS_DEP'],
          ['B1', '5.0', date, '1405', '2.1'],
        ],
      })
    await workspace.import(workspace.write('1.ags', site('0.0', '01/06/2024')))
    await workspace.import(workspace.write('2.ags', site('0', '1/6/2024')))
    expect(dataOf(workspace, 'GEOL')).toMatchObject([{ GEOL_TOP: '0' }])
    expect(dataOf(workspace, 'POBS')).toMatchObject([{ POBS_DATE: '1/6/2024' }])
  })
})

describe('a hole whose name has blanks around it', () => {
  const holes = (...names: string[]) =>
    smallSite({ LOCA: [['LOCA_ID', 'LOCA_FDEP'], ...names.map((name) => [name, '5.00'])], GEOL: [] })

  test('is the hole without them in a later delivery, and keeps its name and rows', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite()))
    const [before] = workspace.holes()
    const later = smallSite({
      LOCA: [
        ['LOCA_ID', 'LOCA_FDEP'],
        ['BH1 ', '21.00'],
      ],
      GEOL: [],
    })
    await workspace.import(workspace.write('2.ags', later))
    const [hole, ...others] = workspace.holes()
    expect(hole).toMatchObject({
      id: before?.id,
      locationId: 'BH1',
      finalDepth: 21,
      data: { LOCA_ID: 'BH1' },
    })
    expect(others).toHaveLength(1)
    expect(workspace.rows('GEOL').map(({ locationId }) => locationId)).toEqual(['BH1', 'BH1', 'BH2'])
  })

  test('takes the name of a delivery that replaces the project, with its rows', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite()))
    const again = smallSite({
      LOCA: [
        ['LOCA_ID', 'LOCA_FDEP'],
        ['BH1 ', '21.00'],
      ],
      ...strata(['BH1', '0.00', '0.30', 'TOPSOIL']),
    })
    await workspace.import(workspace.write('2.ags', again), { replace: true })
    expect(workspace.holes()).toMatchObject([{ locationId: 'BH1 ', data: { LOCA_ID: 'BH1 ' } }])
    expect(workspace.rows('GEOL').map(({ locationId }) => locationId)).toEqual(['BH1 '])
  })

  test('is reported beside the others of nearly the same name, of one file or of several', async () => {
    const near = (report: Awaited<ReturnType<Workspace['import']>>) =>
      report.diagnostics.items.filter(({ rule }) => rule === 'similar-names').map(({ message }) => message)
    const together = createWorkspace()
    const report = await together.import(together.write('1.ags', holes('A', 'a', ' A', 'A ')))
    expect(near(report)).toHaveLength(3)
    expect(together.holes().map(({ locationId }) => locationId)).toEqual(['A', 'a', ' A', 'A '])
    const apart = createWorkspace()
    await apart.import(apart.write('1.ags', holes('A')))
    expect(near(await apart.import(apart.write('2.ags', holes('a', 'B'))))).toEqual([
      'Exploratory holes "A" and "a" differ only in letter case, blanks or characters that look alike or ' +
        'cannot be seen; use one name if they are one hole',
    ])
  })
})

describe('a database of rows with ids by the text of their keys', () => {
  /** As an earlier version left it: every id is another one, and the project does not know the new rule. */
  async function makeOld({ change }: Workspace): Promise<void> {
    for (const table of ['data_row', 'location'])
      await change(
        `UPDATE ${table} SET body = '{"id":"' || substr(body, 8, 20) || '0000' || substr(body, 32)`,
      )
    await change('UPDATE location SET id = substr(body, 8, 24)')
    await change(
      'UPDATE data_row SET id = unhex(substr(body, 8, 24))',
      `UPDATE data_row SET id = decode(substr(body, 8, 24), 'hex')`,
    )
    await change(
      `UPDATE project SET settings = json_remove(settings, '$.keyRules')`,
      `UPDATE project SET settings = (settings::jsonb - 'keyRules')::text`,
    )
  }

  test('gets the new ids at the next import, and no row twice', async () => {
    const workspace = createWorkspace()
    const file = workspace.write(
      'site.ags',
      smallSite(
        strata(['BH1', '0.00', '0.30', 'A'], ['BH1', '0.0', '0.3', 'B'], ['BH1', '1.00', '2.00', 'C']),
      ),
    )
    await workspace.import(file)
    const [ids, holes] = [workspace.rows('GEOL').map(({ id }) => id), workspace.holes().map(({ id }) => id)]
    await makeOld(workspace)
    expect(workspace.rows('GEOL').map(({ id }) => id)).not.toEqual(ids)
    const report = await workspace.import(file)
    expect(report.projects[0]?.rows).toMatchObject({ added: 0, changed: 0, removed: 0 })
    expect(workspace.rows('GEOL').map(({ id }) => id)).toEqual(ids)
    expect(workspace.holes().map(({ id }) => id)).toEqual(holes)
  })
})

type Written = readonly (readonly [top: string, base: string, hole: string])[]

/** Three strata, with the keys written in any way. */
const anyWriting: fc.Arbitrary<Written> = fc.tuple(
  ...(
    [
      [0, 1],
      [1, 2.5],
      [2.5, 10],
    ] as const
  ).map(([top, base]) => fc.tuple(forms(top), forms(base), fc.constantFrom('BH1', 'BH1 ', ' BH1'))),
)

function forms(depth: number) {
  return fc.constantFrom(depth.toFixed(2), depth.toFixed(1), String(depth), `${depth}e0`)
}

const writtenSite = (delivery: Written, groups: Groups = {}) =>
  ags4({
    PROJ: [['PROJ_ID'], ['J1']],
    LOCA: [['LOCA_ID'], ['BH1']],
    ...strata(...delivery.map(([top, base, hole]) => [hole, top, base, 'CLAY'])),
    ...groups,
  })

/** Many imports, each with its own tables of PostgreSQL. */
vi.setConfig({ testTimeout: 180_000 })

test('any way of writing the numbers gives the same ids, and stores what was written first', async () => {
  await fc.assert(
    fc.asyncProperty(anyWriting, anyWriting, async (first, second) => {
      const [once, twice] = [createWorkspace(), createWorkspace()]
      await once.import(once.write('1.ags', writtenSite(first)))
      await twice.import(twice.write('1.ags', writtenSite(second)))
      const ids = once.rows('GEOL').map(({ id }) => id)
      expect(twice.rows('GEOL').map(({ id }) => id)).toEqual(ids)
      // Files of one age are one delivery.
      const both = createWorkspace()
      await both.import([both.write('1.ags', writtenSite(first)), both.write('2.ags', writtenSite(second))])
      expect(dataOf(both, 'GEOL')).toEqual(dataOf(once, 'GEOL'))
    }),
    { numRuns: 15 },
  )
})

test('rows are stored as the newest delivery writes their keys, whatever the order of imports', async () => {
  const shuffled = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })
  await fc.assert(
    fc.asyncProperty(fc.tuple(anyWriting, anyWriting, anyWriting), shuffled, async (deliveries, order) => {
      const [workspace, newest] = [createWorkspace(), createWorkspace()]
      const textOf = (index: number) => writtenSite(deliveries[index] ?? [], tran(index + 1))
      for (const index of order) await workspace.import(workspace.write(`${index}.ags`, textOf(index)))
      await newest.import(newest.write('2.ags', textOf(2)))
      const stored = (one: Workspace) => one.rows('GEOL').map(({ id, data }) => ({ id, data }))
      expect(stored(workspace)).toEqual(stored(newest))
    }),
    { numRuns: 15 },
  )
})
