import { describe, expect, test } from 'vitest'
import { found, group, holes } from './impossible-rows.ts'

test('results of penetration tests that cannot be read are found, and tests without one are not', () => {
  const headings = ['LOCA_ID', 'ISPT_TOP', 'ISPT_REP']
  const reports = ['N=10', 'see remarks', '', '3,4/5,6,7,7']
  const rows = reports.map((report, index) => ['BH1', `${index}.00`, report])
  expect(found(group('ISPT', headings, ['', 'm', ''], ...rows))).toEqual([
    'SPT result cannot be read, BH1 at 1.00 m: see remarks',
  ])
})

test('negative penetrations of a penetration test are found', () => {
  const headings = ['LOCA_ID', 'ISPT_TOP', 'ISPT_NPEN', 'ISPT_PEN1', 'ISPT_PEN6']
  const tests = group('ISPT', headings, ['', 'm', 'mm', 'mm', 'mm'], ['BH1', '2.00', '300', '-75', '75'])
  expect(found(tests)).toEqual(['Reading -75 mm of BH1 at 2.00 m is below 0 mm'])
})

test('placeholders for depths of water and energy ratios that no hammer has are found', () => {
  const strikes = group(
    'WSTK',
    ['HOLE_ID', 'WSTK_DEP', 'WSTK_POST'],
    ['', 'm', 'm'],
    ['BH1', '-999', '-999.00'],
    ['BH2', '3.20', '-1.50'],
  )
  const ratios = ['', '0', '0.66', '66', '6', '6600'].map((ratio, index) => ['BH1', `${index}.00`, ratio])
  const tests = group('ISPT', ['LOCA_ID', 'ISPT_TOP', 'ISPT_ERAT'], ['', 'm', '%'], ...ratios)
  expect(found(strikes + tests)).toEqual([
    'Depth -999 m of BH1 is below -100 m',
    'Depth -999.00 m of BH1 is below -100 m',
    'Reading 6 % of BH1 at 4.00 m is below 20 %',
    'Reading 6600 % of BH1 at 5.00 m is over 110 %',
  ])
})

test('equal impossible readings of a hole are one finding with their rows and first depths', () => {
  const places = ['1.00', '2.00', '3.00', '4.00', '5.00'].map((depth) => ['BH1', depth, '6'])
  const others = [
    ['BH1', '6.00', '7'],
    ['BH1', '7.00', '66'],
    ['BH2', '1.00', '7'],
    ['BH2', '2.00', '7'],
  ]
  const tests = group('ISPT', ['LOCA_ID', 'ISPT_TOP', 'ISPT_ERAT'], ['', 'm', '%'], ...places, ...others)
  expect(found(tests)).toEqual([
    'Reading 6 % of BH1 in 5 rows (1.00 m, 2.00 m, 3.00 m and 2 more) is below 20 %',
    'Reading 7 % of BH1 at 6.00 m is below 20 %',
    'Reading 7 % of BH2 in 2 rows (1.00 m, 2.00 m) is below 20 %',
  ])
})

test('depths of any row that no hole has are found', () => {
  const samples = group(
    'SAMP',
    ['LOCA_ID', 'SAMP_TOP', 'SAMP_BASE'],
    ['', 'm', 'm'],
    ['BH1', '-0.20', '1.50'],
    ['BH1', '45000', '1e300'],
  )
  expect(found(samples)).toEqual([
    'Depth -0.20 m of BH1 is negative: above ground level',
    'Depth 45000 m of BH1 is over 12,300 m',
    'Depth 1e300 m of BH1 is over 12,300 m',
  ])
})

test('readings that no test gives are found', () => {
  const spt = group(
    'ISPT',
    ['LOCA_ID', 'ISPT_TOP', 'ISPT_NVAL'],
    ['', 'm', ''],
    ...['-5', '0', '50', '500', '999', '>50', ''].map((value) => ['BH1', '1.20', value]),
  )
  expect(found(spt)).toEqual([
    'Reading -5 of BH1 at 1.20 m is below 0',
    'Reading 999 of BH1 at 1.20 m is over 500',
  ])
})

describe('core recoveries', () => {
  const core = (unit: string, ...rows: string[][]) =>
    group(
      'CORE',
      ['LOCA_ID', 'CORE_TOP', 'CORE_PREC', 'CORE_SREC', 'CORE_RQD'],
      ['', 'm', unit, unit, unit],
      ...rows.map((row) => ['BH1', '3.00', ...row]),
    )

  test('over 100 %, below 0 or above what they are part of are found', () => {
    const rows = [
      ['100', '90', '80'],
      ['900', '', ''],
      ['80', '90', ''],
      ['80', '50', '60'],
      ['-1', '', ''],
      ['99.5', 'NI', 'NI'],
    ]
    expect(found(core('%', ...rows))).toEqual(
      [
        'TCR 900 % is over 100 %',
        'SCR 90 % is above TCR 80 %',
        'RQD 60 % is above SCR 50 %',
        'TCR -1 % is negative',
      ].map((what) => `Core recovery of BH1 at 3.00 m: ${what}`),
    )
  })

  test('in another unit are not', () => expect(found(core('mm', ['900', '950', '']))).toEqual([]))
})

describe('vane tests', () => {
  const vanes = (...rows: [strength: string, remark?: string][]) =>
    group(
      'IVAN',
      ['LOCA_ID', 'IVAN_DPTH', 'IVAN_IVAN', 'IVAN_REM'],
      ['', 'm', 'kPa', ''],
      ...rows.map(([strength, remark = ''], index) => ['BH1', `${index + 1}.00`, strength, remark]),
    )
  const equal = ['120', '120', '120.0', '120', '120'].map((strength): [string] => [strength])

  test('of equal strength, the greatest of the file, are one note', () => {
    expect(found(holes('BH1') + vanes(['40'], ...equal, ['40']))).toEqual([
      '5 vane tests state exactly 120 kPa, the greatest strength: probably the limit of the instrument',
    ])
  })

  test('that state the limit themselves, or are exceeded, are none', () => {
    const offScale = equal.map(([strength]): [string, string] => [strength, 'off scale'])
    expect(found(holes('BH1') + vanes(...offScale))).toEqual([])
    expect(found(holes('BH1') + vanes(...equal, ['121']))).toEqual([])
    expect(found(holes('BH1') + vanes(...equal.slice(1)))).toEqual([])
  })

  test('are not those of a penetrometer', () => {
    const penetrometer = equal.map(([strength]): [string, string] => [strength, 'Pocket penetrometer'])
    expect(found(holes('BH1') + vanes(['40'], ...penetrometer))).toEqual([])
  })
})
