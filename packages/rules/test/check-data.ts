import { createDataRules, type DataRulesOptions } from '../src/index.ts'
import { describeFindings, fileOf, readThrough, type Groups } from './check-tables.ts'

export const LOCA = [
  'LOCA_ID|LOCA_NATE|LOCA_NATN|LOCA_GREF|LOCA_LOCX|LOCA_LOCY',
  '|m|m|||',
  'ID|2DP|2DP|PA|2DP|2DP',
  'BH1|530000.00|180000.00|OSGB||',
  'BH2|530010.00|180000.00|OSGB|10.00|20.00',
]
export const HDPH = [
  'LOCA_ID|HDPH_TOP|HDPH_BASE',
  '|m|m',
  'ID|2DP|2DP',
  'BH1|0.00|2.00',
  'BH1|2.00|9.50',
  'BH2|0.00|3.00',
]
export const LLPL = [
  'LOCA_ID|SAMP_TOP|SAMP_REF|SAMP_TYPE|SAMP_ID|SPEC_REF|SPEC_DPTH',
  '|m|||||m',
  'ID|2DP|X|PA|ID|X|2DP',
  'BH1|1.00|1|U|S1||',
]
export const CLEAN: Groups = { LOCA, HDPH, LLPL }

/** The clean group with other text in its rows. */
export const changed = (group: readonly string[], from: string, to: string) =>
  group.map((row) => row.replaceAll(from, to))

export function findIn(groups: Groups, options: DataRulesOptions = {}): string[] {
  const text = fileOf({ ...CLEAN, ...groups })
  const rules = createDataRules(options)
  readThrough(text, rules)
  return describeFindings(text, rules.end().findings)
}
