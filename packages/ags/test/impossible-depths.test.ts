import { describe, expect, test } from 'vitest'
import { checkAgs } from '../src/index.ts'
import { found, group } from './impossible-rows.ts'

test('rows above the ground are found, but not those of pipes, water and casing', () => {
  const rows = (code: string, heading: string) =>
    group(code, ['LOCA_ID', heading], ['', 'm'], ['BH1', '-1.00'], ['BH1', '-0.00'])
  const depths = ['ISPT_TOP', 'SAMP_TOP', 'GEOL_BASE', 'MONG_DIS', 'WSTG_DPTH', 'PIPE_TOP', 'CDIA_DPTH']
  expect(found(depths.map((heading) => rows(heading.slice(0, 4), heading)).join(''))).toEqual(
    ['BH1', 'BH1', 'BH1'].map((hole) => `Depth -1.00 m of ${hole} is negative: above ground level`),
  )
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
      'Base 2.50 m is above top 4.00 m (BH1)',
    ])
  })

  test.each([
    ['CORE', 'TOP', 'BOT'],
    ['CHIS', 'FROM', 'TO'],
    ['HDPH', 'TOP', 'BASE'],
  ])('with a base above their top are found by the headings of %s', (code, from, to) => {
    const headings = ['HOLE_ID', `${code}_${from}`, `${code}_${to}`]
    const ranges = group(code, headings, ['', 'm', 'm'], ['BH1', '4.00', '2.50'], ['BH1', '4.00', '5.00'])
    expect(found(ranges)).toEqual(['Base 2.50 m is above top 4.00 m (BH1)'])
  })

  test('that begin more than 1 m below the final depth are found, the deepest of each group', () => {
    const text =
      rows('CORE', ['1.00', '2.00'], ['6.50', '7.00'], ['65.00', '65.50']) + rows('SAMP', ['6.00', '6.50'])
    expect(found(text + hole('5.00'))).toEqual(['Depth 65 m of BH1 is below its final depth of 5 m'])
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
    expect(found(strata + hole('5.00'))).toEqual(['Depth 5.2 m of BH1 is below its final depth of 5 m'])
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

test('casing deeper than its hole is found, deeper than a test is not', () => {
  const hole = group('LOCA', ['LOCA_ID', 'LOCA_FDEP'], ['', 'm'], ['BH15A', '15.00'])
  const casing = (depth: string) =>
    group('ISPT', ['LOCA_ID', 'ISPT_TOP', 'ISPT_CAS'], ['', 'm', 'm'], ['BH15A', '11.00', depth])
  expect(found(hole + casing('101.5'))).toEqual([
    'Depth 101.5 m of the casing of BH15A is below its final depth of 15 m',
  ])
  expect(['15.50', '12.00', '', 'Nil'].flatMap((depth) => found(hole + casing(depth)))).toEqual([])
})

test('numbers of substances in AGS 3 are not taken for depths of casing', () => {
  const text =
    '"**HOLE"\r\n"*HOLE_ID","*HOLE_FDEP"\r\n"<UNITS>","m"\r\n"BH1","3.10"\r\n\r\n' +
    '"**CNMT"\r\n"*HOLE_ID","*SAMP_TOP","*CNMT_CAS"\r\n"<UNITS>","m",""\r\n"BH1","0.30","5.171"\r\n'
  expect(found(text)).toEqual([])
})

test('depths of nines beside a row are found', () => {
  const rows = [
    ['BH1', '99999.9990'],
    ['BH2', '9999'],
    ['BH3', '999.90'],
  ]
  expect(found(group('PTIM', ['LOCA_ID', 'PTIM_WAT'], ['', 'm'], ...rows))).toEqual([
    'Depth 99999.9990 m of BH1 is over 12,300 m',
    'Depth 9999 m of BH2 is what programs write for a missing value',
  ])
})

test('a base of 0 beside a top below ground is none of a detail or sample, and reversed of a stratum', () => {
  const rows = (code: string) =>
    group(code, ['LOCA_ID', `${code}_TOP`, `${code}_BASE`], ['', 'm', 'm'], ['BH1', '2.00', '0.00'])
  expect(found(rows('DETL') + rows('SAMP'))).toEqual([])
  expect(found(rows('GEOL'))).toEqual(['Base 0.00 m is above top 2.00 m (BH1)'])
})
