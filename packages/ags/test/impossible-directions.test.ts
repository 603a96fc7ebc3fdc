import { describe, expect, test } from 'vitest'
import { found, group } from './impossible-rows.ts'

describe('statements of one test', () => {
  test('of penetration that contradict each other are all named', () => {
    const text = group(
      'ISPT',
      ['LOCA_ID', 'ISPT_TOP', 'ISPT_NVAL', 'ISPT_REP'],
      ['', 'm', '', ''],
      ['BH1', '1.50', '30', 'N=25 (3,4/5,6,7,7)'],
      ['BH1', '3.00', '25', 'N=25 (3,4/5,6,7,7)'],
    )
    expect(found(text)).toEqual([
      'SPT contradicts itself, BH1 at 1.50 m: ISPT_NVAL 30, ISPT_REP N=25 (3,4/5,6,7,7), increments of ' +
        'ISPT_REP 25 blows in 300 mm; shown: N=30',
    ])
  })

  test('of penetration end with what is shown, however long they are', () => {
    const heads = ['NVAL', 'REP', ...[1, 2, 3, 4, 5, 6].map((at) => `INC${at}`), 'MAIN', 'NPEN']
    const blows = ['3', '4', '5', '6', '7', '9']
    const text = group(
      'ISPT',
      ['LOCA_ID', 'ISPT_TOP', ...heads.map((head) => `ISPT_${head}`)],
      ['', 'm', ...heads.map(() => '')],
      ['A487 PONT AR DYFI IMPROVEMENT BH1', '1.50', '30', 'N=25 (3,4/5,6,7,7)', ...blows, '31', '445'],
    )
    const [message = ''] = found(text)
    expect(message).toMatch(/; shown: 30\/295 mm$/)
    expect(message).not.toContain('…')
  })

  test('of consistency limits that contradict each other are found', () => {
    const headings = ['LOCA_ID', 'LLPL_LL', 'LLPL_PL', 'LLPL_PI']
    const rows = [
      ['BH1', '23', '25', ''],
      ['BH2', '38', '15', '16'],
      ['BH3', '38', '15', '23'],
    ]
    expect(found(group('LLPL', headings, ['', '%', '%', '%'], ...rows))).toEqual([
      'Liquid and plastic limits contradict each other, BH1: PL 25 is above LL 23',
      'Liquid and plastic limits contradict each other, BH2: PI 16 is not LL 38 less PL 15',
    ])
  })
})

test('inclinations beyond 90 degrees, and nearly horizontal ones of holes sunk from above, are found', () => {
  const rows = [
    ['BE06', 'WS', '9090'],
    ['BE07', 'RC', '-91 deg'],
    ['T15', 'CONP', '9'],
    ...['-90', '90', '45', '0', '', 'n/a'].map((angle) => ['BH1', 'WS', angle]),
    ['BH2', 'RC', '9'],
    ['BH3', '', '9'],
  ]
  expect(found(group('HOLE', ['HOLE_ID', 'HOLE_TYPE', 'HOLE_INCL'], ['', '', 'deg'], ...rows))).toEqual([
    `Inclination from the horizontal: 9090 degrees of BE06 is not -90 to 90`,
    `Inclination from the horizontal: -91 degrees of BE07 is not -90 to 90`,
    'Inclination from the horizontal: 9 degrees of T15 is nearly horizontal, but the hole ' +
      `is of type CONP`,
  ])
  const directed = [
    ['BH4', 'WS', '9', '135', ''],
    ['BH5', 'WS', '9', '0', 'Hole drilled horizontally into the wall.'],
    ['BH6', 'TRAV', '9', '', ''],
    ['BH7', 'HD', '9', '', ''],
    ['BH8', 'WS', '9', '0', 'Horizontal bedding.'],
  ]
  const abbr = group(
    'ABBR',
    ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
    ['', '', ''],
    [...['HOLE_TYPE', 'HD', 'Horizontal drain']],
  )
  const headings = ['HOLE_ID', 'HOLE_TYPE', 'HOLE_INCL', 'HOLE_ORNT', 'HOLE_REM']
  expect(found(abbr + group('HOLE', headings, ['', '', 'deg', 'deg', ''], ...directed))).toEqual([
    'Inclination from the horizontal: 9 degrees of BH8 is nearly horizontal, but the hole ' + `is of type WS`,
  ])
  const horn = [['IP151-03', '0.00', '256']]
  expect(found(group('HORN', ['LOCA_ID', 'HORN_TOP', 'HORN_INCL'], ['', 'm', 'deg'], ...horn))).toEqual([
    `Inclination from the horizontal: 256 degrees of IP151-03 is not -90 to 90`,
  ])
})
