import { describe, expect, it } from 'vitest'
import { type CrsEvidence, decideCrs } from '../src/index.ts'
import { evidence } from './crs-evidence.ts'

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

  it('the company default gives way to where the coordinates fall and reports it', async () => {
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
