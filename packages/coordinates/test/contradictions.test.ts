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
