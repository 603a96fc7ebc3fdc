import { describe, expect, it } from 'vitest'
import { decideCrs, describeProject } from '../src/index.ts'
import { evidence } from './crs-evidence.ts'

describe('a guess', () => {
  it('states which place decided and where the other candidate would be', async () => {
    const decision = await decideCrs(evidence(286513, 439780, { projectLocation: 'Portrush' }))
    expect(decision).toMatchObject({
      code: 'EPSG:29903',
      source: 'guessed',
      candidates: ['EPSG:27700', 'EPSG:29903'],
    })
    expect(decision.reason).toMatch(
      new RegExp(
        String.raw`Portrush \(Northern Ireland\) is 0\.\d km from the ` +
          String.raw`holes in it; in British National Grid ` +
          String.raw`they would fall 24\d km away, in the sea$`,
      ),
    )
  })

  it('goes by land when no place is named', async () => {
    const decision = await decideCrs(evidence(358000, 172500))
    expect(decision).toMatchObject({ code: 'EPSG:27700', source: 'guessed' })
    expect(decision.reason).toMatch(/in the sea, \d+ km from land/)
  })

  it('distinguishes UTM zones by the place named', async () => {
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
})

describe('a guess is not made', () => {
  it('is not made where two candidates are on land and no place is named', async () => {
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

  it('is not made on names that support both candidates', async () => {
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
