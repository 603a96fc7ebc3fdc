import { describe, expect, test } from 'vitest'
import { NORWICH, place, type Row, stating } from './moved-hole.ts'

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

describe('a hole that is 1, 10 or 100 km off is in doubt where that changes several digits:', () => {
  const SITE = NORWICH.map(([name, east, north]): Row => [name, east - 228_000, north - 8_000])
  const right = [395_561, 299_791] as const
  test.each([
    ['10 km east', [405_561, 299_791], 'the easting is 10 km too large'],
    ['1 km north', [395_561, 300_791], 'the northing is 1 km too large'],
    ['100 km north', [395_561, 399_791], 'a digit of the northing is wrong'],
  ] as const)('%s', async (_, BH3, error) => {
    expect(SITE[2]?.slice(1)).toEqual(right)
    const { inDoubt, reasons } = await place(stating(SITE, { BH3 }), '')
    expect(inDoubt).toEqual(['BH3'])
    expect(reasons[0]).toContain(`; perhaps ${error}`)
  })

  test('also a decrease', async () => {
    const west = NORWICH.map(([name, east, north]): Row => [name, east - 223_000, north])
    const { reasons } = await place(stating(west, { BH3: [390_561, 307_791] }), '')
    expect(reasons[0]).toContain('perhaps the easting is 10 km too small')
  })
})

describe('of works that are spread out over 1 km', () => {
  const WIDE = NORWICH.map(([name, east, north]): Row => {
    return [name, 623_500 + (east - 623_578) * 20, 307_800 + (north - 307_779) * 20]
  })
  const moved = async (east: number) => {
    const [, right = 0, north = 0] = WIDE[2] ?? []
    return place(stating(WIDE, { BH3: [right + east, north] }), 'Norwich Northern Bypass')
  }

  test('the only hole that a digit moves by 10 km is in doubt', async () => {
    const { inDoubt, reasons } = await moved(10_000)
    expect(inDoubt).toEqual(['BH3'])
    expect(reasons[0]).toMatch(/^\d.* km from the rest of the site; perhaps a digit of the easting is wrong/)
  })

  test('one that is 6 km away may be of the works', async () => {
    const { inDoubt, messages } = await moved(6000)
    expect(inDoubt).toEqual([])
    expect(messages).toEqual([expect.stringContaining('far from the rest of the site')])
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

test('a hole whose exchanged digits put it on a school, 840 m away, is in doubt', async () => {
  const { inDoubt, reasons } = await place(SCHOOL, 'Ellesmere Port')
  expect(inDoubt).toEqual(['TP 11'])
  expect(reasons[0]).toBe(
    '916 m from the rest of the site; perhaps two digits of the easting are exchanged (339819 instead of ' +
      '338919), or a digit of the easting is wrong (339919 instead of 338919)',
  )
})

test('nearer to a wide site, the digit is reported of a hole that is drawn', async () => {
  const wide = SCHOOL.slice(0, 10).map(([name, east, north]): Row => {
    const shift = name === 'TP 5' ? -1000 : 0
    return [name, 339_800 + (east - 339_800) * 2.5 + shift, 377_050 + (north - 377_050) * 2.5]
  })
  const { inDoubt, messages } = await place(wide, 'Ellesmere Port')
  expect(inDoubt).toEqual([])
  expect(messages).toEqual([
    expect.stringMatching(
      new RegExp(
        String.raw`^TP 5: drawn, but 9\d\d m from .+; perhaps a digit of ` +
          String.raw`the easting is wrong \(339915 instead ` +
          String.raw`of 338915\), or two `,
      ),
    ),
  ])
})
