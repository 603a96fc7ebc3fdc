import { describe, expect, it } from 'vitest'
import {
  type CrsEvidence,
  decideCrs,
  describeProject,
  distanceMetres,
  loadTransformer,
  type Wgs84,
} from '../src/index.ts'

const evidence = (easting: number, northing: number, more: Partial<CrsEvidence> = {}): CrsEvidence => ({
  points: [
    { easting, northing },
    { easting: easting + 20, northing: northing + 5 },
    { easting: easting - 10, northing: northing + 30 },
  ],
  gref: [''],
  projectName: '',
  projectLocation: '',
  ...more,
})

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

describe('who decides', () => {
  const everyone = {
    given: 'EPSG:2157',
    projectFolder: 'ITM',
    gref: ['OSI'],
    otherDeliveries: 'EPSG:29902',
    companyDefault: 'BNG',
  }
  const order = [
    ['given', 'EPSG:2157', {}],
    ['project', 'EPSG:2157', { given: null }],
    ['declared', 'EPSG:29903', { given: null, projectFolder: null }],
    ['delivery', 'EPSG:29902', { given: null, projectFolder: '', gref: [] }],
  ] as const

  it.each(order)('%s comes in its turn', async (source, code, without) => {
    const decision = await decideCrs(
      evidence(286513, 439780, { ...everyone, ...without } as Partial<CrsEvidence>),
    )
    expect(decision).toMatchObject({ source, code })
  })

  it('the company default decides where the coordinates allow several', async () => {
    const decision = await decideCrs(evidence(274400, 301380, { companyDefault: 'EPSG:29903' }))
    expect(decision).toMatchObject({ source: 'company', code: 'EPSG:29903', warnings: [] })
  })

  it('the company default gives way to where the coordinates fall, and says so', async () => {
    const decision = await decideCrs(
      evidence(286513, 439780, { companyDefault: 'EPSG:27700', projectLocation: 'Portrush' }),
    )
    expect(decision).toMatchObject({ source: 'guessed', code: 'EPSG:29903' })
    expect(decision.warnings.join()).toContain(
      'The company default says British National Grid (EPSG:27700), which was not used',
    )
  })

  it('the company default gives way when it holds no position at all', async () => {
    const decision = await decideCrs(evidence(715830, 734697, { companyDefault: 'EPSG:27700' }))
    expect(decision).toMatchObject({ source: 'guessed', code: 'EPSG:2157' })
  })

  it.each([
    [{ given: 'somewhere' }, '--crs says "somewhere", which is not a CRS'],
    [
      { given: 'EPSG:4326' },
      '--crs says "EPSG:4326", which cannot be used: EPSG:4326 (WGS 84) is not a projected CRS',
    ],
    [{ projectFolder: 'EPSG:1' }, 'project.json says "EPSG:1", which is not a CRS'],
  ])('refuses %o in one line', async (more, message) => {
    await expect(decideCrs(evidence(286513, 439780, more))).rejects.toThrow(message)
  })
})

describe('what a file declares', () => {
  it('stands, with a warning, when it puts the holes in the sea', async () => {
    const decision = await decideCrs(evidence(286513, 439780, { gref: ['OSGB'], projectName: 'Portrush' }))
    expect(decision).toMatchObject({ source: 'declared', code: 'EPSG:27700' })
    expect(decision.warnings.join('\n')).toMatch(
      /fall in the sea, 4\d km from land[^]*look like Irish Grid \(EPSG:29903\)/,
    )
  })

  it('stands, with a warning, when the coordinates are outside its area of use', async () => {
    const decision = await decideCrs(evidence(541000, 180500, { gref: ['ITM'] }))
    expect(decision).toMatchObject({ source: 'declared', code: 'EPSG:2157' })
    expect(decision.warnings.join('\n')).toMatch(/3 of 3 pairs[^]*look like British National Grid/)
  })

  it('as a local grid places nothing', async () => {
    const decision = await decideCrs(evidence(541000, 180500, { gref: ['LOCAL', 'LOCAL'] }))
    expect(decision).toMatchObject({ source: 'none', code: null })
    expect(decision.reason).toContain('local grid')
  })

  it('places nothing where it is no known grid, though the coordinates fit the British one', async () => {
    const decision = await decideCrs(evidence(541000, 180500, { gref: ['Sector 7'], companyDefault: 'BNG' }))
    expect(decision).toMatchObject({ source: 'none', code: null })
    expect(decision.reason).toBe(
      'LOCA_GREF says "Sector 7", which is no known grid: name its CRS with --crs EPSG:n',
    )
    const named = await decideCrs(evidence(541000, 180500, { gref: ['Sector 7'], otherDeliveries: 'BNG' }))
    expect(named).toMatchObject({ source: 'delivery', code: 'EPSG:27700' })
  })

  it.each([
    ['Amersfoort / RD New', 121_000, 487_000, 'EPSG:28992'],
    ['RGF93 v1 / Lambert-93', 652_000, 6_862_000, 'EPSG:2154'],
    ['UTM 31N', 430_000, 5_700_000, 'EPSG:32631'],
    ['TQ', 541_000, 180_500, 'EPSG:27700'],
  ])('is known by its name: %s', async (gref, easting, northing, code) => {
    expect(await decideCrs(evidence(easting, northing, { gref: [gref] }))).toMatchObject({
      source: 'declared',
      code,
    })
  })

  it('is none in words that name no grid', async () => {
    for (const gref of ['m', 'GPS', 'n/a', '-', 'Unknown', 'TBC'])
      expect(await decideCrs(evidence(541000, 180500, { gref: [gref] }))).toMatchObject({ source: 'guessed' })
  })

  it('is none for a project whose holes state several', async () => {
    const mixed = await decideCrs(evidence(274400, 301380, { gref: ['OSGB', 'OSI'] }))
    expect(mixed).toMatchObject({ source: 'none', code: null })
    expect(mixed.reason).toContain('"OSGB" and "OSI": each hole is placed in the grid that it states')
  })

  it('holds against a stray value', async () => {
    const gref = [...Array.from({ length: 20 }, () => 'OSGB'), 'OSI']
    const decision = await decideCrs(evidence(541000, 180500, { gref }))
    expect(decision).toMatchObject({ source: 'declared', code: 'EPSG:27700' })
  })
})

describe('a guess', () => {
  it('says which place decided and what the other reading would mean', async () => {
    const decision = await decideCrs(evidence(286513, 439780, { projectLocation: 'Portrush' }))
    expect(decision).toMatchObject({
      code: 'EPSG:29903',
      source: 'guessed',
      candidates: ['EPSG:27700', 'EPSG:29903'],
    })
    expect(decision.reason).toMatch(
      /Portrush \(Northern Ireland\) is 0\.\d km from the holes in it; in British National Grid they would fall 24\d km away, in the sea$/,
    )
  })

  it('goes by land when no place is named', async () => {
    const decision = await decideCrs(evidence(358000, 172500))
    expect(decision).toMatchObject({ code: 'EPSG:27700', source: 'guessed' })
    expect(decision.reason).toMatch(/in the sea, \d+ km from land/)
  })

  it('is not made where two readings are on land and no place is named', async () => {
    const decision = await decideCrs(evidence(274400, 301380))
    expect(decision).toMatchObject({ code: null, source: 'none', candidates: ['EPSG:27700', 'EPSG:29903'] })
    expect(decision.reason).toContain('British National Grid, Irish Grid')
  })

  it('is not made on an ordinary word that is also a town', async () => {
    const decision = await decideCrs(
      evidence(274400, 301380, { projectName: 'Bridge Street Extension, Church Hill' }),
    )
    expect(decision.code).toBeNull()
  })

  it('is not made on names that speak for both readings', async () => {
    const decision = await decideCrs(
      evidence(274400, 301380, { projectName: 'Machynlleth to Carrickmacross' }),
    )
    expect(decision.code).toBeNull()
  })

  it.each([
    ['tiny numbers', 100, 200],
    ['a works grid', 5000, 5000],
    ['numbers beyond any grid', 9e8, 9e8],
    ['negative numbers', -5000, -70000],
  ])('is not made from %s', async (_, easting, northing) => {
    expect(await decideCrs(evidence(easting, northing))).toMatchObject({ code: null, source: 'none' })
  })

  it('is not made for the open sea when only one grid fits', async () => {
    const decision = await decideCrs(evidence(620000, 460000))
    expect(decision).toMatchObject({ code: null, source: 'none', candidates: ['EPSG:27700'] })
    expect(decision.reason).toMatch(/in the sea, \d+ km from land/)
  })

  it('tells UTM zones apart by the place named', async () => {
    const decision = await decideCrs(evidence(489000, 5760000, { projectName: 'Llandovery bypass, Brecon' }))
    expect(decision).toMatchObject({ source: 'guessed', code: 'EPSG:32630' })
  })

  it('is not led astray by one typing error or by blank coordinates', async () => {
    const { points, ...rest } = evidence(468622, 381750)
    const odd = [
      { easting: 0, northing: 0 },
      { easting: Number.NaN, northing: 1 },
      { easting: 46862200, northing: 381750 },
    ]
    expect(await decideCrs({ ...rest, points: [...odd, ...points] })).toMatchObject({ code: 'EPSG:27700' })
  })

  it('needs coordinates', async () => {
    const decision = await decideCrs({ ...evidence(0, 0), points: [] })
    expect(decision).toMatchObject({
      code: null,
      source: 'none',
      reason: 'There are no grid coordinates to place',
    })
  })
})

describe('a grid that a text of the project names', () => {
  const otherGrid = (heading: string, text: string) =>
    describeProject(new Map([[heading, text]]), [], 'x').otherGrid

  it.each([
    ['TRAN_DESC', 'For snake grid ', 'TRAN_DESC names another grid ("For snake grid")'],
    ['PROJ_MEMO', 'All holes in SnakeGrid', 'PROJ_MEMO names another grid ("All holes in SnakeGrid")'],
    ['PROJ_LOC', `${'Long '.repeat(20)} local grid`, 'PROJ_LOC names another grid ("local grid")'],
  ])('is found in %s: %s', (heading, text, said) => {
    expect(otherGrid(heading, text)).toBe(`${said}: confirm the CRS of the coordinates`)
  })

  it.each(['National Grid plc', 'Site grid reference SK 123 456', 'Snake Pass', ''])('is not %j', (text) => {
    expect(otherGrid('PROJ_NAME', text)).toBeNull()
  })

  it('is a warning, unless the CRS is given for the project', async () => {
    const named = otherGrid('TRAN_DESC', 'For snake grid')
    const assumed = await decideCrs(evidence(362430, 405280, { otherGrid: named }))
    expect(assumed).toMatchObject({ code: 'EPSG:27700', source: 'guessed', warnings: [named] })
    const given = await decideCrs(evidence(362430, 405280, { otherGrid: named, given: 'EPSG:27700' }))
    expect(given.warnings).toEqual([])
  })
})
