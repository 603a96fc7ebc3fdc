import { describe, expect, test } from 'vitest'
import type { ImportReport } from '../../src/import/index.ts'
import { ags3, smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

type Values = Readonly<Record<string, string>>

/** A delivery with one hole of these values, each issue a month after the one before. */
const issue = (number: number, values: Values) =>
  smallSite({
    TRAN: [
      ['TRAN_ISNO', 'TRAN_DATE'],
      [`${number}`, `2024-0${number}-01`],
    ],
    LOCA: [
      ['LOCA_ID', 'LOCA_TYPE', ...Object.keys(values).map((name) => `LOCA_${name}`)],
      ['BH1', 'CP', ...Object.values(values)],
    ],
  })

const HERE = { NATE: '450000.00', NATN: '300000.00', GREF: 'OSGB' }
const DEGREES = { LAT: '52.59624', LON: '-1.26312', LLZ: 'WGS84' }

/** Imports both, in the order given, and reads the values that the hole has then. */
async function merged(texts: readonly string[], order: readonly number[]) {
  const workspace = createWorkspace()
  let report: ImportReport | null = null
  for (const index of order)
    report = await workspace.import(workspace.write(`${index}.ags`, texts[index] ?? ''))
  const data = workspace.rows('LOCA')[0]?.data ?? {}
  const stated = Object.entries(data).flatMap(([heading, value]) =>
    value === '' || ['LOCA_ID', 'LOCA_TYPE'].includes(heading) ? [] : [[heading.slice(5), value] as const],
  )
  const notes = report?.diagnostics.items.filter(({ rule }) => rule === 'whole-reading') ?? []
  return {
    values: Object.fromEntries(stated),
    hole: workspace.holes()[0],
    notes: notes.map(({ message }) => message),
  }
}

const BOTH_ORDERS = [[[0, 1]], [[1, 0]]] as const

/** What it shows, values of the first and the second delivery, and those that the hole has then. */
const CASES: readonly (readonly [string, Values, Values, Values])[] = [
  [
    'an easting takes no northing of an older delivery',
    HERE,
    { NATE: '450500.00', NATN: '', GREF: 'OSGB' },
    { NATE: '450500.00', GREF: 'OSGB' },
  ],
  [
    'a northing takes no easting of an older delivery, however near',
    HERE,
    { NATE: '', NATN: '300000.40' },
    { NATN: '300000.40' },
  ],
  [
    'coordinates elsewhere take no grid of an older delivery',
    { NATE: '715830.00', NATN: '734697.00', GREF: 'ITM' },
    { NATE: '315904.00', NATN: '234671.00' },
    { NATE: '315904.00', NATN: '234671.00' },
  ],
  [
    'the same coordinates, written otherwise, keep their grid and degrees',
    { ...HERE, ...DEGREES },
    { NATE: '450000', NATN: '300000.0' },
    { NATE: '450000', NATN: '300000.0', GREF: 'OSGB', ...DEGREES },
  ],
  [
    'other coordinates take no grid and no degrees of an older delivery, however near',
    { ...HERE, ...DEGREES },
    { NATE: '450003.10', NATN: '300002.20' },
    { NATE: '450003.10', NATN: '300002.20' },
  ],
  [
    'a latitude takes no longitude of an older delivery, also where that states the same latitude',
    DEGREES,
    { LAT: DEGREES.LAT },
    { LAT: DEGREES.LAT },
  ],
  [
    'a longitude takes no latitude of an older delivery that states no longitude',
    { LAT: DEGREES.LAT },
    { LON: DEGREES.LON },
    { LON: DEGREES.LON },
  ],
  [
    'a whole point of a newer delivery replaces a half',
    { ...HERE, LAT: DEGREES.LAT },
    { LAT: DEGREES.LAT, LON: DEGREES.LON },
    { LAT: DEGREES.LAT, LON: DEGREES.LON },
  ],
  [
    'coordinates elsewhere take no degrees of an older delivery',
    { ...HERE, ...DEGREES, LOCX: '10.00', LOCY: '20.00', LREF: 'Plant' },
    { ...HERE, NATE: '450900.00' },
    { ...HERE, NATE: '450900.00' },
  ],
  [
    'degrees elsewhere take no coordinates of an older delivery',
    { ...HERE, ...DEGREES },
    { LAT: '52.60024', LON: '-1.26312' },
    { LAT: '52.60024', LON: '-1.26312' },
  ],
  [
    'degrees of the same place, written otherwise, keep the coordinates',
    { ...HERE, ...DEGREES },
    { LAT: '52:35:46.464', LON: '-1:15:47.232' },
    { ...HERE, LAT: '52:35:46.464', LON: '-1:15:47.232', LLZ: 'WGS84' },
  ],
  ['another grid takes no coordinates of an older delivery', HERE, { GREF: 'ITM' }, { GREF: 'ITM' }],
  [
    'the same grid, written otherwise, keeps the coordinates',
    { ...HERE, GREF: 'OSGB 36' },
    { GREF: 'OSGB36' },
    { NATE: '450000.00', NATN: '300000.00', GREF: 'OSGB36' },
  ],
  [
    'coordinates of 0 do not say that the degrees are elsewhere',
    { ...HERE, ...DEGREES },
    { NATE: '0.00', NATN: '0.00' },
    { NATE: '0.00', NATN: '0.00', GREF: 'OSGB', ...DEGREES },
  ],
  [
    'degrees that cannot be read do not say that the coordinates are elsewhere',
    { ...HERE, ...DEGREES },
    { LAT: 'N/A', LON: 'N/A' },
    { ...HERE, LAT: 'N/A', LON: 'N/A', LLZ: 'WGS84' },
  ],
  [
    'a local point takes no part of an older one',
    { LOCX: '10.00', LOCY: '20.00', LREF: 'Plant' },
    { LOCX: '15.00', LOCY: '' },
    { LOCX: '15.00' },
  ],
  [
    'a level takes no datum of an older delivery',
    { ...HERE, GL: '62.50', NATD: 'OD' },
    { GL: '6.25', NATD: '' },
    { ...HERE, GL: '6.25' },
  ],
  [
    'another datum takes no level of an older delivery',
    { ...HERE, GL: '62.50', NATD: 'OD' },
    { GL: '', NATD: 'Local TBM' },
    { ...HERE, NATD: 'Local TBM' },
  ],
]

describe.each(BOTH_ORDERS)('imported in the order %j', (order) => {
  test.each(CASES)('%s', async (_, older, newer, expected) => {
    const { values } = await merged([issue(1, older), issue(2, newer)], order)
    expect(values).toEqual(expected)
  })

  test('a hole with half a point in the newer delivery is not drawn, with a finding', async () => {
    const texts = [issue(1, HERE), issue(2, { NATE: '450500.00', NATN: '' })]
    const { hole, notes } = await merged(texts, order)
    expect(hole).toMatchObject({ easting: 450500, northing: null, latitude: null })
    expect(notes).toEqual([
      '1 reading taken whole from issue 2 of 1 February 2024: ' +
        'values that the older delivery has beside it are left out: LOCA BH1 (LOCA_NATN, LOCA_GREF)',
    ])
  })

  test('a hole that the newer delivery moves is drawn there, though the older states degrees', async () => {
    const texts = [issue(1, { ...HERE, ...DEGREES }), issue(2, { ...HERE, NATE: '450900.00' })]
    const { hole } = await merged(texts, order)
    expect(hole?.latitude).not.toBeNull()
    expect(hole?.longitude).toBeCloseTo(-1.2498, 3)
  })

  test('a hole of AGS 3 has its point of one delivery, too', async () => {
    const text = (number: number, east: string, north: string) =>
      ags3({
        PROJ: [
          ['PROJ_ID', 'PROJ_ISNO', 'PROJ_DATE'],
          ['J1', `${number}`, `01/0${number}/2024`],
        ],
        HOLE: [
          ['HOLE_ID', 'HOLE_NATE', 'HOLE_NATN'],
          ['BH1', east, north],
        ],
      })
    const workspace = createWorkspace()
    const texts = [text(1, '450000', '300000'), text(2, '450500', '')]
    for (const index of order) await workspace.import(workspace.write(`${index}.ags`, texts[index] ?? ''))
    expect(workspace.rows('HOLE')[0]?.data).toMatchObject({ HOLE_NATE: '450500', HOLE_NATN: '' })
  })
})
