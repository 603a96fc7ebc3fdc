import { describe, expect, test } from 'vitest'
import { loadGreatBritain } from '../src/index.ts'

/** Eastings and northings of the British National Grid, in metres, from the maps of the Ordnance Survey. */
const INSIDE: readonly [place: string, easting: number, northing: number][] = [
  ['London', 530_000, 180_000],
  ['Dover', 631_000, 141_500],
  ['Lowestoft', 655_000, 293_000],
  ['Penzance', 147_000, 30_000],
  ["St Mary's, Isles of Scilly", 91_500, 11_000],
  ['St Davids', 175_300, 225_400],
  ['Holyhead', 224_500, 382_500],
  ['Portpatrick', 200_000, 554_000],
  ['Campbeltown', 172_000, 620_500],
  ['Port Ellen, Islay', 136_500, 645_300],
  ['Stornoway', 142_500, 933_000],
  ['Lerwick', 447_300, 1_141_000],
  ['Aberdeen harbour', 395_500, 805_800],
]

const OUTSIDE: readonly [place: string, easting: number, northing: number][] = [
  ['Belfast', 146_000, 529_500],
  ['Larne', 150_000, 556_000],
  ['Dublin', 100_000, 388_000],
  ['Moray Firth', 375_000, 900_000],
  ['middle of the Irish Sea', 180_000, 420_000],
  ['Dogger Bank', 600_000, 560_000],
  ['Calais', 657_000, 120_000],
  ['no position', 0, 0],
  ['beyond the grid', 9_999_999, 9_999_999],
]

describe('Great Britain', async () => {
  const isInGreatBritain = await loadGreatBritain()
  test.each(INSIDE)('has %s', (_, easting, northing) =>
    expect(isInGreatBritain(easting, northing)).toBe(true),
  )
  test.each(OUTSIDE)('has not %s', (_, easting, northing) =>
    expect(isInGreatBritain(easting, northing)).toBe(false),
  )
})
