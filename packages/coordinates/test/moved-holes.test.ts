import { describe, expect, test } from 'vitest'
import { placeHoles, type HoleToPlace } from '../src/index.ts'

type Row = readonly [locaId: string, easting: number, northing: number]

const hole = ([locaId, easting, northing]: Row): HoleToPlace => ({
  ...{ locaId, easting, northing, latitude: null, longitude: null, gref: 'OSGB' },
})

/** Seven boreholes within 62 m of each other, at Norwich. */
const NORWICH: readonly Row[] = [
  ['BH1', 623_587, 307_809],
  ['BH2', 623_595, 307_778],
  ['BH3', 623_561, 307_791],
  ['BH4', 623_561, 307_755],
  ['BH5', 623_607, 307_788],
  ['BH6', 623_587, 307_754],
  ['BH7', 623_578, 307_779],
]

/** Ten trial pits of a school, and one 840 m from them. */
const SCHOOL: readonly Row[] = [
  ['TP 1', 339_839, 377_127],
  ['TP 2', 339_871, 377_100],
  ['TP 3', 339_906, 377_071],
  ['TP 4', 339_814, 377_106],
  ['TP 5', 339_846, 377_073],
  ['TP 6', 339_878, 377_038],
  ['TP 7', 339_784, 377_077],
  ['TP 8', 339_817, 377_045],
  ['TP 9', 339_850, 377_009],
  ['TP 10', 339_757, 377_048],
  ['TP 11', 338_919, 376_983],
]

async function place(rows: readonly Row[], text = 'Norwich') {
  const crs = { code: 'EPSG:27700', source: 'declared', candidates: [] } as const
  const options = { crs, trustPositions: false, text: { place: text }, grefHeading: 'LOCA_GREF' }
  const { holes, findings } = await placeHoles(rows.map(hole), options)
  return {
    inDoubt: holes.flatMap((one) => (one.inDoubt === null ? [] : [one.hole.locaId])),
    reasons: holes.flatMap((one) => one.inDoubt?.reason ?? []),
    messages: findings.map(({ names, message }) => `${names.join(', ')}: ${message}`),
  }
}

/** The same holes, of which some are stated elsewhere. */
const stating = (rows: readonly Row[], errors: Readonly<Record<string, readonly [number, number]>>): Row[] =>
  rows.map(([name, ...point]) => [name, ...(errors[name] ?? point)] as Row)

describe('two of seven holes with a wrong digit are in doubt, and the digits are named:', () => {
  test.each([
    ['both 40 km east, in the sea', [663_561, 307_791], [663_561, 307_755], 'easting', 'easting'],
    ['both 20 km east', [643_561, 307_791], [643_561, 307_755], 'easting', 'easting'],
    ['both 3 km east', [626_561, 307_791], [626_561, 307_755], 'easting', 'easting'],
    ['both 10 km north', [623_561, 317_791], [623_561, 317_755], 'northing', 'northing'],
    ['one east and one north', [663_561, 307_791], [623_561, 347_755], 'easting', 'northing'],
  ] as const)('%s', async (_, BH3, BH4, ...digits) => {
    const { inDoubt, reasons } = await place(stating(NORWICH, { BH3, BH4 }))
    expect(inDoubt).toEqual(['BH3', 'BH4'])
    digits.forEach((axis, index) => {
      const right = axis === 'easting' ? 623_561 : (NORWICH[index + 2]?.[2] ?? 0)
      expect(reasons[index]).toMatch(
        new RegExp(`from the rest of the site.*; perhaps a digit of the ${String(axis)} is wrong`),
      )
      expect(reasons[index]).toContain(`(${right} instead of `)
    })
  })

  test('also three of seven', async () => {
    const errors = { BH3: [643_561, 307_791], BH4: [643_561, 307_755], BH5: [643_607, 307_788] } as const
    expect((await place(stating(NORWICH, errors))).inDoubt).toEqual(['BH3', 'BH4', 'BH5'])
  })
})

test('most holes with an error each are in doubt where corrected they lie beside one of them', async () => {
  const found = await place([
    ['BH1', 623_587, 307_809],
    ['BH3', 632_561, 307_791],
    ['BH4', 623_561, 303_755],
  ])
  expect(found.inDoubt).toEqual(['BH3', 'BH4'])
  expect(found.reasons).toEqual([
    expect.stringContaining('perhaps two digits of the easting are exchanged (623561 instead of 632561)'),
    expect.stringContaining('perhaps a digit of the northing is wrong (307755 instead of 303755)'),
  ])
})

describe('a second area of works is drawn:', () => {
  const secondArea = (east: number, north: number): Row[] =>
    NORWICH.slice(0, 3).map(([name, e, n]) => [`S${name}`, e + east, n + north])

  test.each([
    ['3 km away', 2400, 1800],
    ['10 km away', -7600, 6500],
    ['1.4 km away', 1400, 150],
  ])('%s', async (_, east, north) => {
    expect(await place([...NORWICH, ...secondArea(east, north)])).toEqual({
      inDoubt: [],
      reasons: [],
      messages: [],
    })
  })

  test('also where a digit explains one of its holes by accident', async () => {
    const area = [...secondArea(3000, 0), ['S4', 626_600, 308_190], ['S5', 626_590, 307_990]] as Row[]
    expect((await place([...NORWICH, ...area])).inDoubt).toEqual([])
  })

  test('as large as the first', async () => {
    const other = NORWICH.map(([name, east, north]): Row => [`S${name}`, east + 3000, north])
    expect((await place([...NORWICH, ...other])).inDoubt).toEqual([])
  })

  test('on works that are spread out', async () => {
    const holes = stating(NORWICH, { BH3: [626_561, 307_791], BH4: [626_561, 307_755] })
    expect((await place(holes, 'A47 Norwich')).inDoubt).toEqual([])
  })

  test('with coordinates that are rounded to kilometres', async () => {
    const rows = [0, 1, 2, 3].map((index): Row => [`BH${index}`, 623_000, 307_000])
    expect((await place([...rows, ['R1', 628_000, 307_000], ['R2', 628_000, 307_000]])).inDoubt).toEqual([])
  })
})

test('a hole whose exchanged digits put it on a school, 840 m away, is in doubt', async () => {
  const { inDoubt, reasons } = await place(SCHOOL, 'Ellesmere Port')
  expect(inDoubt).toEqual(['TP 11'])
  expect(reasons[0]).toBe(
    '916 m from the rest of the site; perhaps two digits of the easting are exchanged (339819 instead of ' +
      '338919), or a digit of the easting is wrong (339919 instead of 338919)',
  )
})

test('nearer to a wide site, the digit is said of a hole that is drawn', async () => {
  const wide = SCHOOL.slice(0, 10).map(([name, east, north]): Row => {
    const shift = name === 'TP 5' ? -1000 : 0
    return [name, 339_800 + (east - 339_800) * 2.5 + shift, 377_050 + (north - 377_050) * 2.5]
  })
  const { inDoubt, messages } = await place(wide, 'Ellesmere Port')
  expect(inDoubt).toEqual([])
  expect(messages).toEqual([
    expect.stringMatching(
      /^TP 5: drawn, but 9\d\d m from .+; perhaps a digit of the easting is wrong \(339915 instead of 338915\), or two /,
    ),
  ])
})

test('a few holes in the open sea are in doubt where others are on land, not of works at sea', async () => {
  const holes = [...NORWICH, ['S1', 668_111, 310_222], ['S2', 668_333, 310_555]] as Row[]
  expect((await place(holes)).reasons).toEqual([
    expect.stringMatching(/^4[45] km from the rest of the site, in the sea, 1\d km from land; look for/),
    expect.stringMatching(/^4[45] km from the rest of the site, in the sea, 1\d km from land; look for/),
  ])
  expect((await place(holes, 'Norwich, export cable')).inDoubt).toEqual([])
})

test('hundreds of holes in one place are an area of works, whatever their digits are', async () => {
  const area = (count: number, east: number) =>
    Array.from({ length: count }, (_, index): Row => {
      const [column, row] = [index % 20, Math.floor(index / 20)]
      return [`H${east}-${index}`, 623_500 + east + column * 5, 307_700 + row * 5]
    })
  expect((await place([...area(260, 0), ...area(220, 10_000)])).inDoubt).toEqual([])
})
