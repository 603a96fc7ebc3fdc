import { describe, expect, test } from 'vitest'
import { decideSiteCrs } from '../src/index.ts'
import { placeHoles } from '../src/holes/place-holes.ts'

// The worked example of Ordnance Survey, a point in the grid and in OSGB36; in WGS 84 by OSTN15.
const GRID = { easting: 651409.903, northing: 313177.27 }
const OSGB36 = { latitude: 52 + 39 / 60 + 27.2531 / 3600, longitude: 1 + 43 / 60 + 4.5177 / 3600 }
const WGS84 = { latitude: 52.658006153, longitude: 1.716075277 }

type Degrees = typeof OSGB36

interface Site {
  readonly degrees: Degrees
  readonly datum?: string
  readonly gref?: string
  readonly grid?: { easting: number | null; northing: number | null }
  readonly count?: number
}

/** A site of equal holes without a place in its text. */
async function place({ degrees, datum = '', gref = 'OSGB', grid = GRID, count = 1 }: Site) {
  const holes = Array.from({ length: count }, (_, index) => ({
    locaId: `BH${index}`,
    ...grid,
    ...degrees,
    datum,
    gref,
  }))
  const grefHeading = 'LOCA_GREF'
  const crs = await decideSiteCrs(holes, { grefHeading, projectName: 'J1', projectLocation: '' })
  const text = { place: 'J1 | ' }
  const placed = await placeHoles(holes, { crs, trustPositions: false, text, grefHeading })
  return {
    crs,
    position: placed.holes[0]?.position ?? null,
    found: placed.findings.map(({ message, subject }) => ({ message, subject })),
  }
}

const isAt = ({ latitude, longitude }: Degrees) => ({
  latitude: expect.closeTo(latitude, 6) as number,
  longitude: expect.closeTo(longitude, 6) as number,
})

describe('latitude and longitude in OSGB36', () => {
  test.each(['OSGB36', 'OSGB 1936', 'Airy 1830', 'EPSG:4277'])(
    'agree with the grid where LOCA_LLZ states "%s"',
    async (datum) => {
      const { position, found } = await place({ degrees: OSGB36, datum })
      expect(position).toEqual(isAt(WGS84))
      expect(found).toEqual([])
    },
  )

  test('give the position of a hole without grid coordinates', async () => {
    const grid = { easting: null, northing: null }
    const { position } = await place({ degrees: OSGB36, datum: 'OSGB36', grid })
    expect(position).toEqual(isAt(WGS84))
  })

  test.each(['', 'WGS84', 'ETRS89 (OSGB)'])(
    'confirm the grid coordinates where LOCA_LLZ has "%s", which is said',
    async (datum) => {
      const { position, found } = await place({ degrees: OSGB36, datum })
      expect(position).toEqual(isAt(WGS84))
      expect(found).toEqual([
        {
          subject: 'datum',
          message:
            'latitude and longitude lie more than 10 m from the grid coordinates; the grid coordinates ' +
            'are used, because latitude and longitude agree with them in OSGB36 instead of WGS 84. If ' +
            'they are in WGS 84, the grid coordinates were worked out without the change of datum',
        },
      ])
    },
  )

  test('confirm the British National Grid where no grid is stated', async () => {
    const { crs, position } = await place({ degrees: OSGB36, gref: '', count: 3 })
    expect(crs).toMatchObject({ code: 'EPSG:27700', source: 'guessed' })
    expect(position).toEqual(isAt(WGS84))
  })

  test('are read as WGS 84 where they agree so, whatever is stated, with a finding', async () => {
    const { position, found } = await place({ degrees: WGS84, datum: 'OSGB36' })
    expect(position).toEqual(isAt(WGS84))
    expect(found).toEqual([
      {
        subject: 'datum',
        message:
          'latitude and longitude lie more than 10 m from the grid coordinates; the grid coordinates are ' +
          'used, because latitude and longitude agree with them in WGS 84, although "OSGB36" is stated',
      },
    ])
  })

  test('confirm nothing where they are 100 m off in another direction', async () => {
    const { latitude, longitude } = WGS84
    const { position } = await place({ degrees: { latitude: latitude + 0.0009, longitude } })
    expect(position).toBeNull()
  })
})
