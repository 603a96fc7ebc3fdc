import { describe, expect, it } from 'vitest'
import { HDPH, LLPL, changed, findIn } from './check-data.ts'

const SAMP = [
  'LOCA_ID|SAMP_TOP|SAMP_REF|SAMP_TYPE|SAMP_ID',
  '|m|||',
  'ID|2DP|X|PA|ID',
  'BH1|1.00|1|U|S1',
  'BH1|2.00|2|U|S2',
]

describe('Data rules of the British Geological Survey: depths and samples', () => {
  it('find nothing in a file that keeps them', () => expect(findIn({})).toEqual([]))

  it('find nothing where SAMP has its depths in metres and the tests have theirs in millimetres', () => {
    const inMillimetres = [
      'LOCA_ID|SAMP_TOP|SAMP_REF|SAMP_TYPE|SAMP_ID|SPEC_REF|SPEC_DPTH',
      '|mm|||||m',
      'ID|0DP|X|PA|ID|X|2DP',
    ]
    expect(findIn({ LLPL: [...inMillimetres, 'BH1|1000|1|U|S1||'] })).toEqual([])
    expect(findIn({ LLPL: [...inMillimetres, 'BH1|1200|1|U|S1||'] })).toEqual([
      expect.stringContaining('name different samples: LOCA_ID "BH1", SAMP_TOP "1200"'),
    ])
  })

  it('find nothing where a depth of SAMP is the same number, and not the same text', () => {
    expect(findIn({ SAMP, LLPL: changed(LLPL, '1.00|1|U', '1.0|1|U') })).toEqual([])
  })

  it('compare samples without the headings that SAMP lacks, before and behind their tests', () => {
    const withoutReference = SAMP.map((row) => row.split('|').toSpliced(2, 1).join('|'))
    const both = (own: readonly string[], samples = withoutReference) => [
      findIn({ LLPL: own, SAMP: samples }),
      findIn({ SAMP: samples, LLPL: own }),
    ]
    expect(both(LLPL)).toEqual([[], []])
    expect(both(changed(LLPL, '|1|U|S1', '|1|U|S2'))).toEqual([
      [expect.stringContaining('name different samples')],
      [expect.stringContaining('name different samples')],
    ])
    const withoutId = SAMP.map((row) => row.slice(0, row.lastIndexOf('|')))
    expect(both(LLPL, withoutId)).toEqual([[], []])
    expect(both(changed(LLPL, '1.00|1|U|S1', '|||S1'), withoutId)).toEqual([[], []])
    expect(both(changed(LLPL, '1.00|1|U', '1.50|1|U'), withoutId).flat()).toEqual([
      expect.stringContaining('SAMP has no sample with'),
      expect.stringContaining('SAMP has no sample with'),
    ])
  })

  it('find nothing where samples stand behind their tests, or are named by SAMP_ID alone', () => {
    expect(findIn({ SAMP })).toEqual([])
    expect(findIn({ LLPL: [...LLPL, 'BH1||||S2||'] })).toEqual([])
  })

  it('find nothing where the last stratum has its base above its top', () => {
    const strata = ['LOCA_ID|GEOL_TOP|GEOL_BASE', '|m|m', 'ID|2DP|2DP', 'BH1|0.00|9.50', 'BH2|3.00|0.00']
    expect(findIn({ GEOL: strata })).toEqual([])
    const inMillimetres = strata.map((row) => row.replace('|m|m', '|mm|m').replace('|3.00|', '|3000|'))
    expect(findIn({ GEOL: inMillimetres })).toEqual([])
  })

  it('find nothing where equal depths are in other units, and compare none in unknown units', () => {
    const inUnit = (unit: string, first: string, second: string) => ({
      HDPH: [
        ...HDPH.slice(0, 1),
        `|${unit}|${unit}`,
        ...HDPH.slice(2, 3),
        `BH1|0|${first}`,
        `BH2|0|${second}`,
      ],
    })
    expect(findIn(inUnit('ft', '31.168', '9.8425'))).toEqual([])
    expect(findIn(inUnit('mm', '9500', '3000'))).toEqual([])
    expect(findIn(inUnit('cubits', '20', '6'))).toEqual([])
  })
})
