import { describe, expect, test } from 'vitest'
import { checkAgs } from '../src/index.ts'

/** Rules of the findings that these tests are about. */
const RULES = [
  'similar-names',
  'invisible-characters',
  'impossible-depth',
  'impossible-level',
  'impossible-reading',
  'impossible-inclination',
  'impossible-recovery',
  'impossible-date',
  'ground-levels-unset',
  'unread-date',
  'future-date',
  'unread-spt',
  'vanes-at-limit',
  'end-before-start',
  'reversed-depths',
  'below-final-depth',
  'probe-below-hole',
  'contradictory-spt',
  'contradictory-limits',
  'overlapping-strata',
  'overlapping-methods',
]

const line = (cells: readonly string[]) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`

function group(
  code: string,
  headings: readonly string[],
  units: readonly string[],
  ...rows: string[][]
): string {
  const types = headings.map(() => 'X')
  const lines = [
    ['GROUP', code],
    ['HEADING', ...headings],
    ['UNIT', ...units],
    ['TYPE', ...types],
  ]
  return [...lines, ...rows.map((row) => ['DATA', ...row])].map(line).join('')
}

const found = (text: string) =>
  checkAgs(text)
    .diagnostics.filter(({ rule }) => RULES.includes(rule))
    .map(({ message }) => message)

const holes = (...ids: string[]) => group('LOCA', ['LOCA_ID'], [''], ...ids.map((id) => [id]))

describe('names of holes', () => {
  const similar = (pair: string) =>
    `Exploratory holes ${pair} differ only in letter case, blanks or characters that look alike or cannot ` +
    'be seen; use one name if they are one hole'

  test('that differ only in letter case or blanks are found', () => {
    expect(found(holes('BH1', 'BH2', 'BH1 ', 'bh 2'))).toEqual([
      similar('"BH1" and "BH1 "'),
      similar('"BH2" and "bh 2"'),
    ])
  })

  test('with control or invisible characters are found, and the characters are named', () => {
    expect(found(holes('BH\u202e1', 'BH\u200b2', 'BH\u00a03', 'BH\u00014', '\ufeffBH5'))).toEqual(
      ['BH<U+202E>1', 'BH<U+200B>2', 'BH<U+00A0>3', 'BH<U+0001>4', '<U+FEFF>BH5'].map(
        (name) =>
          `The name of exploratory hole "${name}" has characters that cannot be seen; type it again, in ` +
          'every group that names the hole',
      ),
    )
  })

  test('that differ only in letters of another script or in dashes are found, and those are named', () => {
    expect(found(holes('BA-1', 'B\u0410-1', 'BA\u20131', '\u0412\u0430-1', '\u0392-2', '\u0432-2'))).toEqual([
      similar('"BA-1" and "B<U+0410>-1"'),
      similar('"BA-1" and "BA<U+2013>1"'),
      similar('"BA-1" and "<U+0412><U+0430>-1"'),
      similar('"<U+0392>-2" and "<U+0432>-2"'),
    ])
  })

  test('that differ only in an invisible character are one name to a reader', () => {
    expect(found(holes('BH1', 'BH\u200b1'))[1]).toBe(similar('"BH1" and "BH<U+200B>1"'))
  })

  test('in any script are not', () => expect(found(holes('Schürf 1', 'Ο-1', '孔 2', 'BH1/A'))).toEqual([]))

  test('that are equal or differ in more are not', () => {
    expect(found(holes('BH1', 'BH1', 'BH1A', 'BH10', 'BH-1'))).toEqual([])
  })
})

describe('final depths and ground levels', () => {
  const hole = (heading: string, unit: string, ...values: string[]) =>
    group('LOCA', ['LOCA_ID', heading], ['', unit], ...values.map((value, at) => [`BH${at}`, value]))

  test('below 0 or deeper than any hole are found', () => {
    expect(
      found(hole('LOCA_FDEP', 'm', '-3.00', '0.00', '12.5', '-', '', '1e300', '1e400', '12262')),
    ).toEqual([
      'Depth -3.00 m of BH0 is negative: above ground level; correct the value, or leave it empty',
      'Depth 1e300 m of BH5 is over 12,300 m; correct the value, or leave it empty',
      'Depth 1e400 m of BH6 is over 12,300 m; correct the value, or leave it empty',
    ])
  })

  test('that no ground has are found', () => {
    expect(found(hole('LOCA_GL', 'm', '8849', '-10935', '99999', '-1e300', 'TBC'))).toEqual([
      'Level 99999 m of BH2 is over 11,000 m; correct the value, or leave it empty',
      'Level -1e300 m of BH3 is below -11,000 m; correct the value, or leave it empty',
    ])
  })

  test('of nines, as programs write for none, are found in any unit of length', () => {
    const placeholder = (value: string) =>
      `Level ${value} is what programs write for a missing value; correct the value, or leave it empty`
    expect(found(hole('LOCA_GL', 'm', '-999.00', '-99.9', '-9999', '-500.1', '999'))).toEqual([
      placeholder('-999.00 m of BH0'),
      placeholder('-9999 m of BH2'),
    ])
    expect(found(hole('LOCA_GL', 'mm', '-999', '-999000'))).toEqual([placeholder('-999000 mm of BH1')])
  })

  test('are compared in metres, and left alone in a unit that is no length', () => {
    expect(found(hole('LOCA_FDEP', 'mm', '15000', '13000000'))).toEqual([
      'Depth 13000000 mm of BH1 is over 12,300,000 mm; correct the value, or leave it empty',
    ])
    expect(found(hole('LOCA_FDEP', 'ft', '15000'))).toEqual([])
  })
})

test('rows above the ground are found, but not those of pipes, water and casing', () => {
  const rows = (code: string, heading: string) =>
    group(code, ['LOCA_ID', heading], ['', 'm'], ['BH1', '-1.00'], ['BH1', '-0.00'])
  const depths = ['ISPT_TOP', 'SAMP_TOP', 'GEOL_BASE', 'MONG_DIS', 'WSTG_DPTH', 'PIPE_TOP', 'CDIA_DPTH']
  expect(found(depths.map((heading) => rows(heading.slice(0, 4), heading)).join(''))).toEqual(
    ['BH1', 'BH1', 'BH1'].map(
      (hole) => `Depth -1.00 m of ${hole} is negative: above ground level; correct the value`,
    ),
  )
})

test('results of penetration tests that cannot be read are found, and tests without one are not', () => {
  const headings = ['LOCA_ID', 'ISPT_TOP', 'ISPT_REP']
  const reports = ['N=10', 'see remarks', '', '3,4/5,6,7,7']
  const rows = reports.map((report, index) => ['BH1', `${index}.00`, report])
  expect(found(group('ISPT', headings, ['', 'm', ''], ...rows))).toEqual([
    'SPT result cannot be read, BH1 at 1.00 m: see remarks; state blows and ' +
      'penetrations in the headings of AGS',
  ])
})

test('negative penetrations of a penetration test are found', () => {
  const headings = ['LOCA_ID', 'ISPT_TOP', 'ISPT_NPEN', 'ISPT_PEN1', 'ISPT_PEN6']
  const tests = group('ISPT', headings, ['', 'm', 'mm', 'mm', 'mm'], ['BH1', '2.00', '300', '-75', '75'])
  expect(found(tests)).toEqual([
    'Reading -75 mm of BH1 at 2.00 m is below 0 mm; correct the value, or leave it empty',
  ])
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
    'Depth -999 m of BH1 is below -100 m; correct the value, or leave it empty',
    'Depth -999.00 m of BH1 is below -100 m; correct the value, or leave it empty',
    'Reading 6 % of BH1 at 4.00 m is below 20 %; correct the value, or leave it empty',
    'Reading 6600 % of BH1 at 5.00 m is over 110 %; correct the value, or leave it empty',
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
    'Reading 6 % of BH1 in 5 rows (1.00 m, 2.00 m, 3.00 m and 2 more) is below 20 %; correct ' +
      'the value, or leave it empty',
    'Reading 7 % of BH1 at 6.00 m is below 20 %; correct the value, or leave it empty',
    'Reading 7 % of BH2 in 2 rows (1.00 m, 2.00 m) is below 20 %; correct the value, or leave it empty',
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
    'Depth -0.20 m of BH1 is negative: above ground level; correct the value',
    'Depth 45000 m of BH1 is over 12,300 m; correct the value',
    'Depth 1e300 m of BH1 is over 12,300 m; correct the value, or leave it empty',
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
    'Reading -5 of BH1 at 1.20 m is below 0; correct the value, or leave it empty',
    'Reading 999 of BH1 at 1.20 m is over 500; correct the value, or leave it empty',
  ])
})

describe('strata', () => {
  const strata = (...rows: string[][]) =>
    group('GEOL', ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE'], ['', 'm', 'm'], ...rows)

  test('with a base above their top or above ground level are found', () => {
    expect(found(strata(['BH1', '3.00', '2.00'], ['BH2', '-1.00', '2.00']))).toEqual([
      'Base 2.00 m is above top 3.00 m (BH1); correct the depths',
      'Depth -1.00 m of BH2 is negative: above ground level; correct the value',
    ])
  })

  test('that overlap are found once for each pair, in whatever order they stand', () => {
    const rows = [
      ['BH1', '2.80', '5.90'],
      ['BH2', '0.00', '9.00'],
      ['BH1', '5.00', '8.90'],
      ['BH1', '0.00', '2.80'],
    ]
    expect(found(strata(...rows))).toEqual([
      'Strata overlap in BH1: 2.8 to 5.9 m and 5 to 8.9 m; correct the depths so that each ' +
        'begins where the one above ends',
    ])
  })

  test('that touch, repeat each other, or lie within another as its bands do, are not', () => {
    const rows = [
      ['BH1', '0.00', '1.20'],
      ['BH1', '1.20', '5.00'],
      ['BH1', '1.20', '5.00'],
      ['BH1', '2.00', '2.10'],
      ['BH1', '4.90', '5.00'],
      ['BH1', '5.00', ''],
      ['BH2', '1.00', '2.00'],
    ]
    expect(found(strata(...rows))).toEqual([])
  })
})

describe('depths without strata', () => {
  const site = (finalDepth: string, ...rows: string[][]) =>
    group('LOCA', ['LOCA_ID', 'LOCA_FDEP'], ['', 'm'], ['BH1', finalDepth]) +
    group('GEOL', ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE'], ['', 'm', 'm'], ...rows)
  const gapsOf = (text: string) =>
    checkAgs(text).diagnostics.flatMap(({ rule, message, line }) =>
      ['strata-gaps', 'nested-strata'].includes(rule) ? [`${line ?? ''} ${message}`] : [],
    )

  test('between strata, above the first and down to the final depth are one warning of a hole', () => {
    const text = site('9.00', ['BH1', '0.30', '2.00'], ['BH1', '2.50', '5.00'], ['BH1', '5.00', '8.00'])
    expect(gapsOf(text)).toEqual([
      '10 No strata are stated in BH1 from 0 to 0.3 m, from 2 to 2.5 m, from 8 m to its final depth of 9 ' +
        'm; add them, or correct the depths',
    ])
  })

  test('are not looked for where a stratum has no base, or where strata meet', () => {
    expect(gapsOf(site('9.00', ['BH1', '0.00', '2.00'], ['BH1', '2.00', '']))).toEqual([])
    expect(gapsOf(site('9.00', ['BH1', '0.00', '2.00'], ['BH1', '', '']))).toEqual([])
    expect(gapsOf(site('5.00', ['BH1', '0.00', '2.00'], ['BH1', '2.00', '5.00']))).toEqual([])
  })

  test('that cannot be read are named with their stratum, in both editions', () => {
    const unread = (text: string) =>
      checkAgs(text).diagnostics.flatMap(({ rule, line, heading, message }) =>
        rule === 'strata-without-depth' ? [`${line ?? ''} ${heading ?? ''} ${message}`] : [],
      )
    const message = (stated: string) =>
      `A stratum has no depth that can be read, in ${stated}; exports of intervals ` +
      'leave it out; write a number'
    const rows = [
      ['BH1', '0.00', '1,00'],
      ['BH1', '1.0O', '9.00'],
      ['BH1', '9.00', ''],
    ]
    expect(unread(site('9.00', ...rows))).toEqual([
      `10 GEOL_BASE ${message('BH1: “1,00”')}`,
      `11 GEOL_TOP ${message('BH1: “1.0O”')}`,
    ])
    const ags3 = [['**GEOL'], ['*HOLE_ID', '*GEOL_TOP', '*GEOL_BASE'], ['<UNITS>', 'm', 'm'], ...rows]
    expect(unread(ags3.map(line).join(''))).toEqual([
      `4 GEOL_BASE ${message('BH1: “1,00”')}`,
      `5 GEOL_TOP ${message('BH1: “1.0O”')}`,
    ])
  })

  test('are looked for beside a stratum whose depth is no number', () => {
    const gap = /BH1 from 4 m to its final depth of 9 m/
    const unread = [
      ['BH1', '0.00', '2.00'],
      ['BH1', '2.00', '3,00'],
      ['BH1', '3.00', '4.00'],
    ]
    expect(gapsOf(site('9.00', ...unread))).toEqual([expect.stringMatching(gap)])
    const words = gapsOf(site('9.00', ['BH1', '0.00', '4.00'], ['BH1', 'a', 'b']))
    expect(words).toEqual([expect.stringMatching(gap)])
  })

  test('are no gap where a band within a stratum ends, which is a note', () => {
    const text = site('5.00', ['BH1', '0.00', '5.00'], ['BH1', '2.00', '2.10'], ['BH1', '0.00', '5.00'])
    expect(gapsOf(text)).toEqual([
      '11 Strata lie within others in BH1: 2 to 2.1 m within 0 to 5 m; correct the ' +
        'depths unless they are bands',
    ])
  })
})

describe('lengths in metres', () => {
  const unread = (text: string) =>
    checkAgs(text).diagnostics.flatMap(({ rule, line, heading, message }) =>
      rule === 'unread-number' ? [`${line ?? ''} ${heading ?? ''} ${message}`] : [],
    )
  const rows = [
    ['BH1', '1.50', '1,20'],
    ['BH1', '2.5O', 'Dry'],
    ['BH1', '3.00', '>3.00'],
    ['BH1', '-', ''],
  ]
  const message = 'is not a number; correct the value, or leave it empty'

  test('of AGS 3 are numbers, a limit, or words', () => {
    const heads = [['**ISPT'], ['*HOLE_ID', '*ISPT_TOP', '*ISPT_CAS'], ['<UNITS>', 'm', '']]
    expect(unread([...heads, ...rows].map(line).join(''))).toEqual([
      `4 ISPT_CAS “1,20” (BH1 at 1.50 m) ${message}`,
      '5 ISPT_TOP “2.5O” (BH1 at 2.5O m) is not a number; correct the value',
    ])
  })

  test('of AGS 4 are left to rule 8, except where any text is of their data type', () => {
    const text = group('ISPT', ['LOCA_ID', 'ISPT_TOP', 'ISPT_CAS'], ['', 'm', 'm'], ...rows)
    expect(unread(text)).toHaveLength(2)
    expect(unread(text.replace('"TYPE","X","X","X"', '"TYPE","ID","2DP","2DP"'))).toEqual([])
  })
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
    const mend = '; correct the values, RQD ≤ SCR ≤ TCR ≤ 100 %'
    expect(found(core('%', ...rows))).toEqual(
      [
        'TCR 900 % is over 100 %',
        'SCR 90 % is above TCR 80 %',
        'RQD 60 % is above SCR 50 %',
        'TCR -1 % is negative',
      ].map((what) => `Core recovery of BH1 at 3.00 m: ${what}${mend}`),
    )
  })

  test('in another unit are not', () => expect(found(core('mm', ['900', '950', '']))).toEqual([]))
})

describe('dates', () => {
  const days = (unit: string, ...pairs: [string, string][]) =>
    group(
      'HDPH',
      ['LOCA_ID', 'HDPH_STAR', 'HDPH_ENDD'],
      ['', unit, unit],
      ...pairs.map((pair) => ['BH1', ...pair]),
    )

  test('of an empty cell of a spreadsheet and in the future are found', () => {
    const later = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const today = new Date().toISOString().slice(0, 10)
    expect(found(days('yyyy-mm-dd', ['1899-12-30', today], ['2024-01-01', later]))).toEqual([
      'Date 1899-12-30 of BH1 is what spreadsheets write for an empty cell; correct it, or leave it empty',
      `Date ${later} of BH1 is in the future; correct it, or leave it empty`,
    ])
  })

  test('of an end before the start are found', () => {
    expect(found(days('yyyy-mm-dd', ['2021-03-09', '2021-03-08'], ['2021-03-09', '2021-03-09']))).toEqual([
      'The end is before the start: 2021-03-08 is before 2021-03-09 (BH1)',
    ])
    expect(found(days('dd/mm/yyyy', ['09/03/2021', '10/02/2021'], ['09/03/2021', '01/04/2021']))).toEqual([
      'The end is before the start: 10/02/2021 is before 09/03/2021 (BH1)',
    ])
  })

  test('of one day are compared by their times, where both state one', () => {
    const unit = 'yyyy-mm-ddThh:mm'
    expect(found(days(unit, ['2021-03-09T14:00', '2021-03-09T09:30']))).toHaveLength(1)
    expect(found(days(unit, ['2021-03-09T14:00', '2021-03-09T00:00']))).toEqual([])
    expect(found(days(unit, ['2021-03-09T14:00', '2021-03-09']))).toEqual([])
  })

  test('that are not in the calendar, or of no year that can be meant, are found', () => {
    const mend = '; correct it, or leave it empty'
    expect(found(days('yyyy-mm-dd', ['2020-02-30', '9999-12-31'], ['2020-02-29', '2020-13-01']))).toEqual([
      `Date 2020-02-30 of BH1 is not in the calendar${mend}`,
      `Date 9999-12-31 of BH1 has a year that is not 1700 to 2100${mend}`,
      `Date 2020-13-01 of BH1 is not in the calendar${mend}`,
    ])
    expect(found(days('dd/mm/yyyy', ['31/04/2021', ''], ['29/02/2021', '']))).toHaveLength(2)
    expect(found(days('', ['31/04/2021', ''], ['2020-01-01', '0001-01-01T00:00']))).toHaveLength(2)
  })

  test('that cannot be read, or of which one is missing, are not', () => {
    expect(
      found(days('yyyy-mm-dd', ['2021-03-09', ''], ['spring', '2021-03-08'], ['12/03/98', '0'])),
    ).toEqual([])
    expect(found(days('mm/dd/yyyy', ['09/03/2021', '10/02/2021']))).toEqual([])
  })
})

describe('methods of one hole', () => {
  const methods = (...rows: string[][]) =>
    group('HDPH', ['LOCA_ID', 'HDPH_TYPE', 'HDPH_TOP', 'HDPH_BASE'], ['', '', 'm', 'm'], ...rows)

  test('whose depths overlap are found', () => {
    expect(found(methods(['BH1', 'IP', '0.00', '1.20'], ['BH1', 'CP', '1.00', '8.00']))).toEqual([
      'Depth ranges of two methods overlap: IP 0 to 1.2 m and CP 1 to 8 m (BH1)',
    ])
  })

  test('that meet at a depth, are of one kind or of two holes are not', () => {
    const meeting = [
      ['BH1', 'IP', '0.00', '1.20'],
      ['BH1', 'CP', '1.20', '8.00'],
      ['BH1', 'CP', '7.00', '9.00'],
      ['BH2', 'RC', '0.00', '9.00'],
      ['BH2', 'CP', '', '9.00'],
    ]
    expect(found(methods(...meeting))).toEqual([])
  })
})

describe('depths of rows', () => {
  const hole = (finalDepth: string) => group('LOCA', ['LOCA_ID', 'LOCA_FDEP'], ['', 'm'], ['BH1', finalDepth])
  const rows = (code: string, ...ranges: [string, string][]) =>
    group(
      code,
      ['LOCA_ID', `${code}_TOP`, `${code}_BASE`],
      ['', 'm', 'm'],
      ...ranges.map((range) => ['BH1', ...range]),
    )

  test('with a base above their top are found in every group', () => {
    expect(found(hole('9') + rows('CORE', ['1.00', '2.50'], ['4.00', '2.50'], ['4.00', '4.00']))).toEqual([
      'Base 2.50 m is above top 4.00 m (BH1); correct the depths',
    ])
  })

  test.each([
    ['CORE', 'TOP', 'BOT'],
    ['CHIS', 'FROM', 'TO'],
    ['HDPH', 'TOP', 'BASE'],
  ])('with a base above their top are found by the headings of %s', (code, from, to) => {
    const headings = ['HOLE_ID', `${code}_${from}`, `${code}_${to}`]
    const ranges = group(code, headings, ['', 'm', 'm'], ['BH1', '4.00', '2.50'], ['BH1', '4.00', '5.00'])
    expect(found(ranges)).toEqual(['Base 2.50 m is above top 4.00 m (BH1); correct the depths'])
  })

  test('that begin more than 1 m below the final depth are found, the deepest of each group', () => {
    const text =
      rows('CORE', ['1.00', '2.00'], ['6.50', '7.00'], ['65.00', '65.50']) + rows('SAMP', ['6.00', '6.50'])
    expect(found(text + hole('5.00'))).toEqual([
      'Depth 65 m of BH1 is below its final depth of 5 m; correct one of the two',
    ])
  })

  test.each(['DPRB', 'DPRG'])('of a dynamic probe below its hole (%s) are a note, not a warning', (code) => {
    const probe = group(code, ['LOCA_ID', `${code}_DPTH`], ['', 'm'], ['BH1', '4.90'], ['BH1', '12.70'])
    const { diagnostics } = checkAgs(probe + hole('5.00'))
    expect(diagnostics.filter(({ rule }) => rule.includes('below'))).toEqual([
      expect.objectContaining({
        severity: 'note',
        message: 'Depth 12.7 m of BH1 is below its final depth of 5 m: the probe continued below the hole',
      }),
    ])
  })

  test('of the base of strata are compared to the centimetre, as logs do', () => {
    const strata = rows('GEOL', ['0.00', '5.00'], ['5.00', '5.20'])
    expect(found(strata + hole('5.00'))).toEqual([
      'Depth 5.2 m of BH1 is below its final depth of 5 m; correct one of the two',
    ])
    expect(found(strata + hole('5.20'))).toEqual([])
  })

  test('of specimens count too', () => {
    const text = group('LLPL', ['LOCA_ID', 'SPEC_DPTH'], ['', 'm'], ['BH1', '340.00'])
    expect(found(hole('24.80') + text)).toHaveLength(1)
  })

  test('are not compared with a final depth that is 0 or not stated', () => {
    for (const end of ['', '0', '0.00']) expect(found(hole(end) + rows('CORE', ['3.00', '4.00']))).toEqual([])
  })

  test('are not what a heading in another unit states', () => {
    const text = group('CBRT', ['LOCA_ID', 'CBRT_TOP'], ['', '%'], ['BH1', '35.9'])
    expect(found(hole('6.00') + text)).toEqual([])
  })
})

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
        'ISPT_REP 25 blows in 300 mm; shown: N=30; correct the wrong values',
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
    expect(message).toMatch(/; shown: 30\/295 mm; correct the wrong values$/)
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
  const correct = 'correct it, or leave it empty'
  expect(found(group('HOLE', ['HOLE_ID', 'HOLE_TYPE', 'HOLE_INCL'], ['', '', 'deg'], ...rows))).toEqual([
    `Inclination from the horizontal: 9090 degrees of BE06 is not -90 to 90; ${correct}`,
    `Inclination from the horizontal: -91 degrees of BE07 is not -90 to 90; ${correct}`,
    'Inclination from the horizontal: 9 degrees of T15 is nearly horizontal, but the hole ' +
      `is of type CONP; ${correct}`,
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
    'Inclination from the horizontal: 9 degrees of BH8 is nearly horizontal, but the hole ' +
      `is of type WS; ${correct}`,
  ])
  const horn = [['IP151-03', '0.00', '256']]
  expect(found(group('HORN', ['LOCA_ID', 'HORN_TOP', 'HORN_INCL'], ['', 'm', 'deg'], ...horn))).toEqual([
    `Inclination from the horizontal: 256 degrees of IP151-03 is not -90 to 90; ${correct}`,
  ])
})

test('the date of a delivery in English words is read, and one that cannot be read is found', () => {
  const dated = (date: string) =>
    found(group('PROJ', ['PROJ_ID', 'PROJ_DATE'], ['', 'dd/mm/yyyy'], ['P1', date]))
  const read = ['28th Oct 2010', '28/10/2010', '28.10.2010', '20101028', '2010/10/28', '', 'n/a']
  expect(read.flatMap(dated)).toEqual([])
  expect(dated('31.06.2010')).toEqual([expect.stringContaining('is not in the calendar')])
  expect(dated('Autumn 2010')).toEqual([
    'Date “Autumn 2010” cannot be read, so the delivery counts as one without a date; write it as AGS has it',
  ])
  expect(dated('31st June 2010')).toEqual([
    'Date 31st June 2010 is not in the calendar, so the delivery counts as one without a date; ' +
      'correct it, or leave it empty',
  ])
})

test('ground levels of 0 of all holes are found, of one hole or of some are not', () => {
  const levels = (...stated: string[]) =>
    found(group('LOCA', ['LOCA_ID', 'LOCA_GL'], ['', 'm'], ...stated.map((level, at) => [`BH${at}`, level])))
  expect(levels('0.00', '', '0')).toEqual([
    'The ground level of all 2 exploratory holes is 0, so it was probably not set; an import states none; ' +
      'state the levels, or leave them empty',
  ])
  expect([levels('0.00'), levels('0.00', ''), levels('0.00', '0.01'), levels('', '')]).toEqual([
    [],
    [],
    [],
    [],
  ])
})

test('casing deeper than its hole is found, deeper than a test is not', () => {
  const hole = group('LOCA', ['LOCA_ID', 'LOCA_FDEP'], ['', 'm'], ['BH15A', '15.00'])
  const casing = (depth: string) =>
    group('ISPT', ['LOCA_ID', 'ISPT_TOP', 'ISPT_CAS'], ['', 'm', 'm'], ['BH15A', '11.00', depth])
  expect(found(hole + casing('101.5'))).toEqual([
    'Depth 101.5 m of the casing of BH15A is below its final depth of 15 m; correct one of the two',
  ])
  expect(['15.50', '12.00', '', 'Nil'].flatMap((depth) => found(hole + casing(depth)))).toEqual([])
})

test('depths of nines beside a row are found', () => {
  const rows = [
    ['BH1', '99999.9990'],
    ['BH2', '9999'],
    ['BH3', '999.90'],
  ]
  expect(found(group('PTIM', ['LOCA_ID', 'PTIM_WAT'], ['', 'm'], ...rows))).toEqual([
    'Depth 99999.9990 m of BH1 is over 12,300 m; correct the value, or leave it empty',
    'Depth 9999 m of BH2 is what programs write for a missing value; correct the value, or leave it empty',
  ])
})

test('a base of 0 beside a top below ground is none of a detail or sample, and reversed of a stratum', () => {
  const rows = (code: string) =>
    group(code, ['LOCA_ID', `${code}_TOP`, `${code}_BASE`], ['', 'm', 'm'], ['BH1', '2.00', '0.00'])
  expect(found(rows('DETL') + rows('SAMP'))).toEqual([])
  expect(found(rows('GEOL'))).toEqual(['Base 0.00 m is above top 2.00 m (BH1); correct the depths'])
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
      '5 vane tests state exactly 120 kPa, the greatest strength: probably the limit of the instrument; ' +
        'write > before it where the strength is greater',
    ])
  })

  test('that state the limit themselves, or are exceeded, are none', () => {
    const offScale = equal.map(([strength]): [string, string] => [strength, 'off scale'])
    expect(found(holes('BH1') + vanes(...offScale))).toEqual([])
    expect(found(holes('BH1') + vanes(...equal, ['121']))).toEqual([])
    expect(found(holes('BH1') + vanes(...equal.slice(1)))).toEqual([])
  })
})
