import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'
import { strata, tran } from './written-keys.ts'

type HoleRow = readonly [name: string, depth: string]
type Stratum = readonly [hole: string, top: string, base: string, description: string]

const site = (holes: readonly HoleRow[], rows: readonly Stratum[], month?: number) =>
  smallSite({
    ...(month === undefined ? {} : tran(month)),
    LOCA: [['LOCA_ID', 'LOCA_FDEP'], ...holes.map((row) => [...row])],
    ...strata(...rows.map((row) => [...row])),
  })

const holesOf = (workspace: Workspace) =>
  workspace
    .holes()
    .map(({ id, locationId, finalDepth }) => ({ id, locationId, finalDepth }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

const strataOf = (workspace: Workspace) =>
  workspace
    .rows('GEOL')
    .map(({ id, locationId, data }) => ({ id, locationId, data }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

async function stateAfter(imports: readonly (readonly string[])[]) {
  const workspace = createWorkspace()
  for (const [number, texts] of imports.entries())
    await workspace.import(texts.map((text, index) => workspace.write(`${number}-${index}.ags`, text)))
  return { holes: holesOf(workspace), strata: strataOf(workspace) }
}

describe('two holes of one file whose names differ in blanks', () => {
  const HOLES: readonly HoleRow[] = [
    ['BH1', '5.00'],
    [' BH1', '9.00'],
    ['BH2', '3.00'],
    ['BH1 ', '7.00'],
  ]
  const STRATA: readonly Stratum[] = [
    ['BH1', '0.00', '5.00', 'CLAY'],
    [' BH1', '0.00', '9.00', 'SAND'],
  ]

  test('have the ids of their names in any order of rows; the one without blanks has the first', async () => {
    const only = await stateAfter([[site([['BH1', '5.00']], [])]])
    const expected = await stateAfter([[site(HOLES, STRATA)]])
    const first = expected.holes.find(({ id }) => id === only.holes[0]?.id)
    expect(first).toMatchObject({ locationId: 'BH1', finalDepth: 5 })
    for (const order of [HOLES.toReversed(), [1, 3, 0, 2].flatMap((index) => HOLES.slice(index, index + 1))])
      expect(await stateAfter([[site(order, STRATA)]])).toEqual(expected)
  })

  test('keep them and their rows where the next issue has its rows in another order', async () => {
    const expected = await stateAfter([[site(HOLES, STRATA, 1)]])
    const again = await stateAfter([[site(HOLES.toReversed(), STRATA, 1)], [site(HOLES, STRATA, 2)]])
    expect(again).toEqual(expected)
  })

  test('are compared with each other, whatever their order is', async () => {
    const workspace = createWorkspace()
    const report = await workspace.import(workspace.write('1.ags', site(HOLES.toReversed(), [])))
    const found = report.diagnostics.items.filter(
      ({ severity, group }) => severity === 'error' && group === 'LOCA',
    )
    expect(found.map(({ message }) => message).join()).toContain('LOCA_FDEP')
  })
})

describe('the text of a key that is written in several ways', () => {
  const plain = (name: string, top: string, month?: number) =>
    site([[name, '5.00']], [[name, top, '1.00', 'CLAY']], month)
  const FILES = [plain(' BH1', '0.000000'), plain('BH1', '0.0000'), plain('BH1 ', '0.00')]
  const EXPECTED = { holes: [{ locationId: 'BH1' }], strata: [{ locationId: 'BH1' }] }
  const ORDERS = [
    [0, 1, 2],
    [1, 2, 0],
    [2, 1, 0],
  ]

  test('does not depend on the order of imports where deliveries have no age', async () => {
    for (const order of ORDERS) {
      const state = await stateAfter(order.map((index) => [FILES[index] ?? '']))
      expect(state).toMatchObject(EXPECTED)
      expect(state.strata.map(({ data }) => [data.LOCA_ID, data.GEOL_TOP])).toEqual([['BH1', '0.00']])
    }
  })

  test('nor on the order of files of one import', async () => {
    for (const order of ORDERS) {
      const state = await stateAfter([order.map((index) => FILES[index] ?? '')])
      expect(state).toMatchObject(EXPECTED)
      expect(state.strata.map(({ data }) => [data.LOCA_ID, data.GEOL_TOP])).toEqual([['BH1', '0.00']])
    }
  })

  test('nor where two deliveries are of one date and issue, after an older one', async () => {
    const [old, ...both] = [plain('BH1', '0', 1), plain('BH1 ', '0.000', 2), plain(' BH1', '0.00', 2)]
    for (const order of [both, both.toReversed()]) {
      const { holes, strata: rows } = await stateAfter([[old], ...order.map((text) => [text])])
      expect(holes.map(({ locationId }) => locationId)).toEqual([' BH1'])
      expect(rows.map(({ data }) => data.GEOL_TOP)).toEqual(['0.00'])
    }
  })

  test('is that of the newest delivery', async () => {
    const { holes, strata: rows } = await stateAfter([[plain('BH1', '0.00', 1)], [plain(' BH1', '0.000', 2)]])
    expect(holes.map(({ locationId }) => locationId)).toEqual([' BH1'])
    expect(rows.map(({ data }) => data.GEOL_TOP)).toEqual(['0.000'])
  })
})
