import { describe, expect, test } from 'vitest'
import { doubts, GRID, importSite, placed } from './doubtful-site.ts'

describe('a hole far from holes of related names, of which one wrong digit is the cause,', () => {
  const wide: string[][] = Array.from({ length: 20 }, (_, i) => [
    `P${i * 2}`,
    `${255000 + (i % 5) * 1300}`,
    `${665000 + Math.floor(i / 5) * 1100}`,
    'OSGB',
  ])

  test.each([
    [
      'repeated with a letter',
      [
        ['12', '250503.35', '666471.94'],
        ['12A', '259504.42', '666464.69'],
      ],
      '12: 9.0 km from 12A; perhaps a digit of the easting is wrong',
    ],
    [
      'repeated many times',
      [
        ['WS4', '256809.19', '666906.91'],
        ['WS4A', '256809', '666906'],
        ['WS4B', '256817', '666908'],
        ['WS4C', '258802', '666899'],
        ['WS4D', '256807', '666893'],
      ],
      'WS4C: 2.0 km from WS4B; perhaps a digit of the easting is wrong',
    ],
    [
      'in a series of numbers',
      [
        ['TP22/S31', '258489', '662896'],
        ['TP23/S31', '248468', '662792'],
        ['TP24/S31', '258505', '662728'],
      ],
      'TP23/S31: 10.0 km from TP22/S31; perhaps a digit of the easting is wrong',
    ],
    [
      'with two digits exchanged',
      [
        ['BH3', '258489', '661897'],
        ['BH3A', '258492', '668196'],
      ],
      'BH3: 6.3 km from BH3A; perhaps two digits of the northing are exchanged',
    ],
  ])('is in doubt: %s', async (_, holes, doubt) => {
    const rows = holes.map((hole) => [...hole, 'OSGB'])
    const site = await importSite([GRID, ...wide, ...rows], 'A74 road')
    expect(doubts(site)).toEqual([doubt])
    expect(placed(site)).toBe(wide.length + rows.length - 1)
  })

  test.each([
    [
      'no digit explains the distance',
      [
        ['12', '250603', '666471'],
        ['12A', '259504', '666464'],
      ],
    ],
    [
      'nothing shows which of two holes is wrong',
      [
        ['BH1', '400000', '300000'],
        ['BH1A', '409000', '300000'],
      ],
    ],
    [
      'the series goes on in steps of kilometres',
      ['01', '02', '03', '04', '05'].map((n) => [`BH${n}/13`, `4${n}000`, '300000']),
    ],
  ])('is drawn where %s', async (_, holes) => {
    const rows = holes.map((hole) => [...hole, 'OSGB'])
    const site = await importSite([GRID, ...rows], 'A74 road')
    expect([placed(site), doubts(site)]).toEqual([rows.length, []])
  })
})
