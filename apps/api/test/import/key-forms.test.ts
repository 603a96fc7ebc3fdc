import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { ags4, smallSite, type Groups } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'
import { dataOf, strata, tran } from './written-keys.ts'

describe('a database of rows with ids by the text of their keys', () => {
  /** As an earlier version left it: every id is another one, and the project does not have the new rule. */
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

test('any way of writing the numbers gives the same ids, and files of one age the same rows', async () => {
  await fc.assert(
    fc.asyncProperty(anyWriting, anyWriting, async (first, second) => {
      const [once, twice] = [createWorkspace(), createWorkspace()]
      await once.import(once.write('1.ags', writtenSite(first)))
      await twice.import(twice.write('1.ags', writtenSite(second)))
      const ids = once.rows('GEOL').map(({ id }) => id)
      expect(twice.rows('GEOL').map(({ id }) => id)).toEqual(ids)
      const [both, reversed, apart] = [createWorkspace(), createWorkspace(), createWorkspace()]
      await both.import([both.write('1.ags', writtenSite(first)), both.write('2.ags', writtenSite(second))])
      await reversed.import([
        reversed.write('1.ags', writtenSite(second)),
        reversed.write('2.ags', writtenSite(first)),
      ])
      for (const written of [second, first])
        await apart.import(apart.write(`${written === first}.ags`, writtenSite(written)))
      expect(dataOf(reversed, 'GEOL')).toEqual(dataOf(both, 'GEOL'))
      expect(dataOf(apart, 'GEOL')).toEqual(dataOf(both, 'GEOL'))
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
