import { describe, expect, test } from 'vitest'
import { hole, place, site } from './doubtful-site.ts'

const inBristol = (count?: number) => site('BH', 358_000, 172_500, count)
const inLondon = (count?: number) => site('LH', 530_000, 180_000, count)

describe('holes of two sites, 171 km apart,', () => {
  test.each([
    ['three and three', inBristol(3), inLondon(3), /^172 km from the nearest other holes; .*Bristol/],
    ['six and three', inBristol(), inLondon(3), /^17[12] km from the rest of the site; .*Bristol/],
  ])('are drawn where the text names only one of them: %s', async (_, first, second, reason) => {
    const found = await place([...first, ...second], { location: 'Bristol' })
    expect(found.drawn).toEqual(first.map(({ locaId }) => locaId))
    expect(found.doubts).toEqual(second.map(() => expect.stringMatching(reason) as string))
  })

  test('are all drawn where it names both', async () => {
    const found = await place([...inBristol(3), ...inLondon(3)], { location: 'Bristol and London' })
    expect(found).toMatchObject({ drawn: { length: 6 }, messages: [] })
  })

  test('are all drawn where it names neither, and both are named with the distance', async () => {
    const found = await place([...inBristol(3), ...inLondon(3)], { location: '' })
    expect(found.drawn).toHaveLength(6)
    expect(found.messages).toEqual([
      expect.stringMatching(
        new RegExp(
          String.raw`^the holes lie in 2 places, 172 km apart: 3 near .+ ` +
            String.raw`\(BH1\), 3 near .+ \(LH1\); the text of ` +
            'the project does not name them all',
        ),
      ),
    ])
  })
})

describe('a wrong digit of the northing in most holes', () => {
  const inLeeds = (count: number) => site('BH', 432_100, 435_200, count)
  const moved = (count: number) => site('MH', 432_140, 235_230, count)

  test.each([
    [1, 2, /^200 km from BH1; the text of the project supports BH1: Leeds \(England\), 2\.\d km away/],
    [2, 3, /^200 km from the nearest other holes; the text of the project supports the others: Leeds/],
  ])('holds them back where the text names the place of %i of the others', async (right, wrong, reason) => {
    const found = await place([...inLeeds(right), ...moved(wrong)], { location: 'Harehills Lane, Leeds' })
    expect(found.drawn).toEqual(inLeeds(right).map(({ locaId }) => locaId))
    expect(found.doubts).toHaveLength(wrong)
    for (const doubt of found.doubts) {
      expect(doubt).toMatch(reason)
      expect(doubt).toMatch(/; perhaps a digit of the northing is wrong$/)
    }
  })

  test.each([
    ['names a place near them', 'Banbury and Leeds'],
    ['names a place that is elsewhere, too', 'Newton'],
    ['names no place', 'Phase 2'],
    ['has several sites', 'Leeds and other works, two sites'],
  ])('draws them as before where the text %s', async (_, location) => {
    const found = await place([...inLeeds(1), ...moved(2)], { location })
    expect(found.drawn).toEqual(['MH1', 'MH2'])
  })

  test('draws them as before where their latitudes and longitudes agree', async () => {
    const degrees = { latitude: 52.0137, longitude: -1.533 }
    const confirmed = moved(2).map((one) => ({ ...one, ...degrees, easting: null, northing: null }))
    const found = await place([...inLeeds(1), ...confirmed], { location: 'Leeds' })
    expect(found.drawn).toEqual(['MH1', 'MH2'])
  })
})

describe('a hole of a compact site', () => {
  const moved = (east: number, north: number) =>
    inBristol().map((one, index) =>
      index === 2
        ? { ...one, easting: (one.easting ?? 0) + east, northing: (one.northing ?? 0) + north }
        : one,
    )

  test.each([
    ['1 km east', 1000, 0, 'easting is wrong (358120 instead of 359120)'],
    ['3 km west', -3000, 0, 'easting is wrong'],
    ['5 km north', 0, 5000, 'northing is wrong'],
  ])('that one digit moves %s is in doubt, and the digit is named', async (...row) => {
    const [, east, north, digit] = row
    const found = await place(moved(east, north), { location: 'Bristol' })
    expect(found.drawn).toHaveLength(5)
    expect(found.doubts).toEqual([expect.stringContaining(`perhaps a digit of the ${digit}`)])
  })

  test.each([
    ['by less than a digit counts', 400, 0, 'Bristol'],
    ['by two digits', 2000, 0, 'Bristol'],
    ['out of the others with that digit corrected', 1000, 400, 'Bristol'],
    ['of works that are spread out', 1000, 0, 'Bristol sewer'],
  ])('is drawn if moved %s', async (_, east, north, location) => {
    expect((await place(moved(east, north), { location })).drawn).toHaveLength(6)
  })

  test('is drawn at the end of a row with holes 1 km apart', async () => {
    const row = [0, 1, 2, 3, 4, 5, 6].map((km) => hole(`R${km}`, 358_000 + km * 1000, 172_500))
    expect((await place(row, { location: 'Bristol' })).drawn).toHaveLength(7)
  })
})
