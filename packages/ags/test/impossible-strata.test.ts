import { describe, expect, test } from 'vitest'
import { checkAgs } from '../src/index.ts'
import { found, group, line } from './impossible-rows.ts'

describe('strata', () => {
  const strata = (...rows: string[][]) =>
    group('GEOL', ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE'], ['', 'm', 'm'], ...rows)

  test('with a base above their top or above ground level are found', () => {
    expect(found(strata(['BH1', '3.00', '2.00'], ['BH2', '-1.00', '2.00']))).toEqual([
      'Base 2.00 m is above top 3.00 m (BH1)',
      'Depth -1.00 m of BH2 is negative: above ground level',
    ])
  })

  test('that overlap are found once for each pair, in whatever order they stand', () => {
    const rows = [
      ['BH1', '2.80', '5.90'],
      ['BH2', '0.00', '9.00'],
      ['BH1', '5.00', '8.90'],
      ['BH1', '0.00', '2.80'],
    ]
    expect(found(strata(...rows))).toEqual(['Strata overlap in BH1: 2.8 to 5.9 m and 5 to 8.9 m'])
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
        'm',
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
      `A stratum has no depth that can be read, in ${stated}; exports of intervals leave it out`
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
    expect(gapsOf(text)).toEqual(['11 Strata lie within others in BH1: 2 to 2.1 m within 0 to 5 m'])
  })
})
