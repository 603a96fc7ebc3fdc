import { describe, expect, test } from 'vitest'
import { ags3, smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { messages } from './stated-positions.ts'

describe('positions of grids and degrees', () => {
  test('come from the grid, to centimetres', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF'],
      ['BH1', '624161.00', '308459.58', 'OSGB'],
    ]
    const report = await workspace.import(workspace.write('site.ags', smallSite({ LOCA })))
    expect(workspace.holes()[0]).toMatchObject({ easting: 624161, northing: 308459.58 })
    expect(workspace.holes()[0]?.longitude).toBeCloseTo(1.3107334884, 7)
    expect(workspace.holes()[0]?.latitude).toBeCloseTo(52.6276035206, 7)
    expect(report.projects[0]?.crs).toMatchObject({ code: 'EPSG:27700', source: 'declared' })
  })

  test.each([
    ['ft', '2047772.31', '1012006.50', { easting: 624161.0001, northing: 308459.5812 }, []],
    ['links', '624161.00', '308459.58', { easting: null, northing: null, latitude: null }, ['BH1']],
  ])('are in metres of the grid by their unit, and null in an unknown one: %s', async (...row) => {
    const [unit, easting, northing, position, unplaced] = row
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF'],
      ['BH1', easting, northing, 'OSGB'],
    ]
    const text = smallSite({ LOCA }).replace(
      /("LOCA_ID".*\r\n)"UNIT","","",""/,
      `$1"UNIT","","${unit}","${unit}"`,
    )
    const report = await workspace.import(workspace.write('site.ags', text))
    expect(workspace.holes()[0]).toMatchObject(position)
    expect(report.projects[0]?.locations.unplaced).toEqual(unplaced)
    expect(messages(report, 'length-unit')).toHaveLength(2)
  })

  test('are those in LOCA_LAT and LOCA_LON, if any, in degrees or in minutes and seconds', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_LAT', 'LOCA_LON'],
      ['BH1', '52.5', '-1.25'],
      ['BH2', `52°30'00"N`, `1°15'00"W`],
    ]
    await workspace.import(workspace.write('site.ags', smallSite({ LOCA })))
    expect(workspace.holes().map(({ latitude, longitude }) => [latitude, longitude])).toEqual([
      [52.5, -1.25],
      [52.5, -1.25],
    ])
  })
})

describe('positions that are missing, 0 or out of range', () => {
  test('beyond 90 or 180 degrees are reported as out of range', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_LAT', 'LOCA_LON'],
      ['BH1', '91.5', '200'],
      ['BH2', 'north', '1'],
    ]
    const report = await workspace.import(workspace.write('site.ags', smallSite({ LOCA })))
    expect(messages(report, 'not-a-number')).toEqual([
      '1 value is not read as a number: north',
      '1 value is out of range: 91.5',
      '1 value is out of range: 200',
    ])
  })

  test('are null without coordinates, and the holes are listed', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF', 'LOCA_GL', 'LOCA_FDEP'],
      ['BH1', '', '', 'OSGB', 'Null', '1,234.5'],
      ['BH2', '0.00', '0.00', 'OSGB', '-0.50', '1e1'],
      ['BH3', '450000', '300000', 'OSGB', 'n/a', '.5'],
    ]
    const report = await workspace.import(workspace.write('site.ags', smallSite({ LOCA })))
    expect(workspace.holes()).toMatchObject([
      { easting: null, latitude: null, groundLevel: null, finalDepth: null },
      { easting: null, latitude: null, groundLevel: -0.5, finalDepth: 10, data: { LOCA_NATE: '0.00' } },
      { easting: 450000, groundLevel: null, finalDepth: 0.5 },
    ])
    expect(report.projects[0]?.locations).toMatchObject({
      total: 3,
      placed: 1,
      unplaced: ['BH1', 'BH2'],
      inDoubt: [],
    })
    expect(messages(report, 'not-a-number')).toEqual([expect.stringContaining('1,234.5')])
    const found = report.diagnostics.items.find(({ rule }) => rule === 'not-a-number')
    expect(found).toMatchObject({ file: null, project: 'J1' })
    expect(workspace.projectTables().J1).toBeDefined()
  })

  test('and ground level are null if all three are 0, and the stated values stay', async () => {
    const workspace = createWorkspace()
    const HOLE = [
      ['HOLE_ID', 'HOLE_TYPE', 'HOLE_NATE', 'HOLE_NATN', 'HOLE_GL', 'HOLE_FDEP'],
      ['CPT 07', 'SCP', '412327.00', '843274.00', '0.000', '10.000'],
      ['CPT 08', 'SCP', '0.00', '0.00', '0.000', '9.000'],
    ]
    const text = ags3({ PROJ: [['PROJ_ID'], ['J3']], HOLE })
    const report = await workspace.import(workspace.write('site.ags', text), { crs: '27700' })
    expect(workspace.holes()).toMatchObject([
      { easting: 412327, groundLevel: 0 },
      { easting: null, northing: null, groundLevel: null, finalDepth: 9, data: { HOLE_GL: '0.000' } },
    ])
    expect(report.projects[0]?.locations.unplaced).toEqual(['CPT 08'])
  })

  test('that are no numbers, or 0, are reported with that reason', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
      ['BH1', '430,000.00', '433,000.00'],
      ['BH2', '0,0', '0,0'],
      ['BH3', '0', '0.00'],
      ['BH4', '', ''],
    ]
    const report = await workspace.import(workspace.write('site.ags', smallSite({ LOCA })), { crs: '27700' })
    expect(messages(report, 'position')).toEqual([
      'BH1, BH2: 2 holes have coordinates that cannot be read (LOCA_NATE, LOCA_NATN)',
      'BH3: 1 hole has the coordinates 0, 0, which are read as missing (LOCA_NATE, LOCA_NATN)',
      'BH4: 1 hole has no easting and no northing (LOCA_NATE, LOCA_NATN)',
    ])
  })
})
