import { expect, test } from 'vitest'
import { placeHoles, type HoleToPlace } from '../src/index.ts'

/** Boreholes at Norwich, 20 m from each other on the grid. */
const hole = (index: number, latitude: number, longitude: number): HoleToPlace => ({
  ...{ locaId: `BH${index}`, easting: 623_560 + index * 20, northing: 307_790, gref: 'OSGB' },
  ...{ latitude, longitude },
})

async function messagesOf(holes: readonly HoleToPlace[]) {
  const crs = { code: 'EPSG:27700', source: 'declared', candidates: [] } as const
  const text = { place: 'Norwich' }
  const options = { crs, trustPositions: false, text, grefHeading: 'LOCA_GREF' }
  const placed = await placeHoles(holes, options)
  return {
    messages: placed.findings.map(({ names, message }) => `${names.join(', ')}: ${message}`),
    reasons: placed.holes.map(({ contradiction }) => contradiction?.reason),
  }
}

test('holes that contradict themselves also when corrected are reported with the distance', async () => {
  const { messages, reasons } = await messagesOf([hole(1, 1.302_3, 52.622_3), hole(2, 1.302_6, 52.622_3)])
  expect(messages).toEqual([
    expect.stringMatching(
      new RegExp(
        String.raw`^BH1 .+, BH2 .+ Perhaps latitude and longitude are ` +
          String.raw`swapped: corrected, they would lie \d\d ` +
          String.raw`to \d\d m apart$`,
      ),
    ),
  ])
  expect(reasons[0]).toMatch(/corrected, they would lie \d\d m apart$/)
})

test('holes that agree once corrected are reported as that', async () => {
  const [stated] = (
    await placeHoles([{ ...hole(1, 0, 0), latitude: null, longitude: null }], {
      crs: { code: 'EPSG:27700', source: 'declared', candidates: [] },
      trustPositions: false,
      text: { place: 'Norwich' },
      grefHeading: 'LOCA_GREF',
    })
  ).holes
  const { latitude = 0, longitude = 0 } = stated?.position ?? {}
  const { messages } = await messagesOf([
    hole(1, latitude, longitude),
    hole(2, -latitude, longitude + 0.000_3),
  ])
  expect(messages).toEqual([
    expect.stringMatching(/Perhaps the sign of the latitude is wrong: corrected, they would agree$/),
  ])
})

test.each([200, -500, 1000, -3000])(
  'a digit of the grid that puts a hole %d m off its site is not believed against latitude and longitude',
  async (metres) => {
    const crs = { code: 'EPSG:27700', source: 'declared', candidates: [] } as const
    const options = { crs, trustPositions: false, text: { place: 'Norwich' }, grefHeading: 'LOCA_GREF' }
    const grid = [1, 2, 3, 4, 5].map((index) => ({ ...hole(index, 0, 0), latitude: null, longitude: null }))
    const { holes: placed } = await placeHoles(grid, options)
    const agreeing = grid.map((one, index) => ({ ...one, ...placed[index]?.position }))
    const wrong = agreeing.map((one, index) =>
      index === 2 ? { ...one, easting: (one.easting ?? 0) + metres } : one,
    )
    const { holes, findings } = await placeHoles(wrong, options)
    expect(holes.map(({ position }) => position !== null)).toEqual([true, true, false, true, true])
    expect(findings.map(({ message }) => message).join()).toMatch(
      /neither is used, .*digit of the easting is wrong/,
    )
  },
)

test('where every hole contradicts itself, none is reported to lie with the rest of the site', async () => {
  const grid = [1, 2, 3].map((index) => ({ ...hole(index, 0, 0), latitude: null, longitude: null }))
  const crs = { code: 'EPSG:27700', source: 'declared', candidates: [] } as const
  const options = { crs, trustPositions: false, text: { place: '' }, grefHeading: 'LOCA_GREF' }
  const { holes: placed } = await placeHoles(grid, options)
  const shifted = (metres: number) => (one: HoleToPlace, index: number) => {
    const { latitude = 0, longitude = 0 } = placed[index]?.position ?? {}
    return { ...one, latitude: latitude + metres / 111_195, longitude }
  }
  const rounded = grid.map(shifted(90))
  const { reasons } = await messagesOf(rounded)
  expect(reasons).toEqual(
    rounded.map(
      () =>
        expect.stringMatching(
          /coordinates are used, because every hole contradicts itself, and up to 200 m, as here, are/,
        ) as string,
    ),
  )
  const far = rounded.map((one, index) => (index === 0 ? shifted(850)(one, index) : one))
  expect((await messagesOf(far)).reasons[0]).toMatch(
    /because every hole contradicts itself, and they lie with holes whose two positions are within 200 m/,
  )
  const alone = rounded.slice(0, 2).map((one, index) => (index === 0 ? one : { ...one, latitude: null }))
  expect((await messagesOf(alone)).reasons[0]).toMatch(/, which lie with the rest of the site/)
})
