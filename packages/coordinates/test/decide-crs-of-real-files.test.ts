import { describe, expect, it } from 'vitest'
import { decideCrs, distanceMetres, loadTransformer, type Wgs84 } from '../src/index.ts'

interface RealFile {
  name: string
  east: [number, number]
  north: [number, number]
  projectName: string
  projectLocation: string
  gref: string[]
  code: string
  source: string
  place: Wgs84
}

/**
 * Extents and PROJ fields of six files published by the British Geological Survey, and where each site is
 * known to be.
 */
const realFiles: RealFile[] = [
  {
    name: 'Hindley Mill Embankment, Wigan',
    east: [362407.38, 362453.12],
    north: [405269.79, 405294.13],
    projectName: 'Hindley Mill Embankment',
    projectLocation: '',
    gref: [''],
    code: 'EPSG:27700',
    source: 'guessed',
    place: { longitude: -2.583, latitude: 53.533 },
  },
  {
    name: 'Docklands Light Railway, London City Airport',
    east: [539605, 543363],
    north: [180073, 180962],
    projectName: 'DLR EXTENSION TO SILVERTOWN AND LONDON CITY AIRPORT',
    projectLocation: 'Silvertown, London',
    gref: [''],
    code: 'EPSG:27700',
    source: 'guessed',
    place: { longitude: 0.0553, latitude: 51.5053 },
  },
  {
    name: 'Mill Strand school, Portrush',
    east: [286513.4, 286678.42],
    north: [439780.4, 439904.84],
    projectName: 'Mill Strand IPS Portrush',
    projectLocation: 'Portrush',
    gref: ['OSI'],
    code: 'EPSG:29903',
    source: 'declared',
    place: { longitude: -6.653, latitude: 55.2 },
  },
  {
    name: 'Pont ar Dyfi, Machynlleth',
    east: [274400, 274990],
    north: [301380, 302100],
    projectName: 'A487 Pont ar Dyfi Improvement',
    projectLocation: 'MACHYNLLETH ',
    gref: [''],
    code: 'EPSG:27700',
    source: 'guessed',
    place: { longitude: -3.852, latitude: 52.59 },
  },
  {
    name: 'Babworth, Nottinghamshire, with no project name at all',
    east: [468622, 468699],
    north: [381750, 381771],
    projectName: '',
    projectLocation: '',
    gref: [],
    code: 'EPSG:27700',
    source: 'guessed',
    place: { longitude: -0.976, latitude: 53.318 },
  },
  {
    name: 'Cowlairs Park, Glasgow',
    east: [259174.88, 259777.07],
    north: [667136.12, 667758.43],
    projectName: 'Cowlairs Park',
    projectLocation: 'Glasgow',
    gref: [],
    code: 'EPSG:27700',
    source: 'guessed',
    place: { longitude: -4.25, latitude: 55.882 },
  },
]

describe('six real files land where they belong', () => {
  it.each(realFiles)(
    '$name',
    async ({ east, north, projectName, projectLocation, gref, code, source, place }) => {
      const middle = { easting: (east[0] + east[1]) / 2, northing: (north[0] + north[1]) / 2 }
      const corners = [
        { easting: east[0], northing: north[0] },
        middle,
        { easting: east[1], northing: north[1] },
      ]
      const decision = await decideCrs({ points: corners, gref, projectName, projectLocation })
      expect(decision).toMatchObject({ code, source, warnings: [] })
      const site = (await loadTransformer(code)).toWgs84(middle.easting, middle.northing)
      expect(site && distanceMetres(site, place)).toBeLessThan(3000)
    },
  )
})
