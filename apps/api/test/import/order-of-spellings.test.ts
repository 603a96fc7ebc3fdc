import { expect, test, vi } from 'vitest'
import { ags4 } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

const GEOL = ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE']

/** A delivery of March, April or May with a description of one stratum; null: it has no such heading. */
const delivery = (month: number, description: string | null) =>
  ags4({
    PROJ: [['PROJ_ID'], ['J1']],
    TRAN: [
      ['TRAN_ISNO', 'TRAN_DATE'],
      [`${month}`, `2024-0${month}-01`],
    ],
    LOCA: [['LOCA_ID'], ['BH1']],
    GEOL:
      description === null
        ? [GEOL, ['BH1', '0.00', '1.00']]
        : [
            [...GEOL, 'GEOL_DESC'],
            ['BH1', '0.00', '1.00', description],
          ],
  })

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

vi.setConfig({ testTimeout: 60_000 })

test.each([
  ['equal but for blanks', ['CLAY ', ' CLAY', 'CLAY'], 'CLAY'],
  ['which the newest leaves empty', ['CLAY ', ' CLAY', ''], ' CLAY'],
  ['which the newest lacks', ['CLAY', 'CLAY ', null], 'CLAY '],
  ['which the two newest lack', ['CLAY ', null, null], 'CLAY '],
  ['of blanks only', ['  ', ' ', ''], ''],
  ['of blanks only, which the newest lacks', ['  ', ' ', null], ' '],
] as const)('values %s are stored as the newest delivery with one has them', async (_, texts, expected) => {
  for (const order of ORDERS) {
    const workspace = createWorkspace()
    for (const place of order)
      await workspace.import(workspace.write(`${place}.ags`, delivery(place + 3, texts[place])))
    expect([order, workspace.rows('GEOL')[0]?.data.GEOL_DESC]).toEqual([order, expected])
  }
})
