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

test('holes that would still contradict themselves once corrected are said to lie so far apart', async () => {
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

test('holes that agree once corrected are said to', async () => {
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
