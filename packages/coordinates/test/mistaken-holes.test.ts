import { describe, expect, test } from 'vitest'
import { decideSiteCrs, placeHoles, type HoleToPlace } from '../src/index.ts'

const hole = (index: number, more: Partial<HoleToPlace> = {}): HoleToPlace => ({
  ...{ locaId: `BH${index}`, easting: 623_560 + index * 10, northing: 307_790, gref: 'OSGB' },
  ...{ latitude: null, longitude: null },
  ...more,
})

/** Six boreholes at Norwich, and one more. */
async function place(last: Partial<HoleToPlace>, shift: readonly [east: number, north: number] = [0, 0]) {
  const six = [1, 2, 3, 4, 5, 6].map((index) =>
    hole(index, { easting: 623_560 + shift[0] + index * 10, northing: 307_790 + shift[1] }),
  )
  const holes = [...six, hole(7, last)]
  const project = { projectName: 'J1', projectLocation: '', organisations: [] }
  const crs = await decideSiteCrs(holes, { grefHeading: 'LOCA_GREF', ...project })
  const text = { place: 'J1' }
  const placed = await placeHoles(holes, { crs, trustPositions: false, text, grefHeading: 'LOCA_GREF' })
  return {
    crs,
    drawn: placed.holes.filter(({ position }) => position !== null).length,
    messages: placed.findings.map(({ names, message }) => `${names.join(', ')}: ${message}`),
  }
}

describe('a hole whose grid coordinates have no position has its likely error named:', () => {
  test.each([
    ['the sign', { easting: -623_561 }, 'the sign of the easting is wrong'],
    ['both signs', { easting: -623_561, northing: -307_790 }, 'the signs of easting and northing are wrong'],
    [
      'a digit too many in both',
      { easting: 6_235_610, northing: 3_077_910 },
      'easting and northing have a digit too many',
    ],
    ['a digit', { easting: 923_561 }, 'a digit of the easting is wrong'],
    ['an exchange', { easting: 307_790, northing: 923_561_000 }, null],
  ])('%s', async (_, point, error) => {
    const { drawn, messages } = await place(point)
    expect(drawn).toBe(6)
    const found = 'BH7: grid coordinates lie outside the area of British National Grid (EPSG:27700)'
    expect(messages).toEqual([`${found} and are not placed${error === null ? '' : `; perhaps ${error}`}`])
  })

  test('first digits that both lack, of one that has a position far away', async () => {
    const { messages } = await place({ easting: 23_595, northing: 7_778 })
    expect(messages).toEqual([
      expect.stringMatching(/perhaps the first digits of easting and northing are missing$/),
    ])
  })
})

describe('a hole that states another grid than most', () => {
  test('and has no place in it leaves the others as they are, and their grid is suggested', async () => {
    const { crs, drawn, messages } = await place({ gref: 'ITM' })
    expect(crs).toMatchObject({ code: 'EPSG:27700', source: 'declared', warnings: [] })
    expect(crs.reason).toBe(
      'LOCA_GREF says "OSGB" for 6 of 7 holes, which is British National Grid (EPSG:27700)',
    )
    expect(drawn).toBe(6)
    expect(messages).toEqual([
      'BH7: LOCA_GREF says "ITM", unlike other holes',
      'BH7: grid coordinates lie outside the area of Irish Transverse Mercator (EPSG:2157) and are not ' +
        'placed; perhaps they are in British National Grid (EPSG:27700), where the hole ' +
        'would lie with the others',
    ])
  })

  test('and lies far away in it is in doubt, and the grid of the others is suggested', async () => {
    const near = { easting: 343_600, northing: 387_790, gref: 'Irish Grid' }
    const { drawn, messages } = await place(near, [-280_000, 80_000])
    expect(drawn).toBe(6)
    expect(messages[1]).toMatch(
      /^BH7: position in doubt, .+; perhaps they are in British National Grid \(EPSG:27700\), where the hole/,
    )
  })

  test('is placed in it, and its coordinates are not held against the grid of the others', async () => {
    const { crs, messages } = await place({ easting: -300_000, gref: 'Irish Grid' })
    expect(crs.warnings).toEqual([])
    expect(messages[0]).toMatch(/^BH7: LOCA_GREF says "Irish Grid", unlike other holes/)
  })
})
