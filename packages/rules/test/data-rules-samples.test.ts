import { describe, expect, it, test } from 'vitest'
import { createDataRules } from '../src/index.ts'
import { readThrough, type Groups } from './check-tables.ts'
import { HDPH, LLPL, LOCA, changed, findIn } from './check-data.ts'

const SAMP = [
  'LOCA_ID|SAMP_TOP|SAMP_REF|SAMP_TYPE|SAMP_ID',
  '|m|||',
  'ID|2DP|X|PA|ID',
  'BH1|1.00|1|U|S1',
  'BH1|2.00|2|U|S2',
]

/** Each breaks one rule, and what is found then, with the lines it is found on. */
const BROKEN: readonly [name: string, groups: Groups, ...found: string[]][] = [
  [
    'a location that is not in LOCA',
    { WSTG: ['LOCA_ID|WSTG_DPTH', '|m', 'ID|2DP', 'BH3|1.00', 'BH1|1.00'] },
    'LOCA references error WSTG LOCA_ID: LOCA has no row with LOCA_ID "BH3" <- "DATA","BH3","1.00"',
  ],
  [
    'a location whose name in LOCA differs only in capitals',
    { WSTG: ['LOCA_ID|WSTG_DPTH', '|m', 'ID|2DP', 'bh1|1.00'] },
    'LOCA references error WSTG LOCA_ID: LOCA has no row with LOCA_ID "bh1": LOCA has "BH1"; the names ' +
      'differ only in capitals <- "DATA","bh1","1.00"',
  ],
  [
    'a location without a name, and the rows that may mean it',
    {
      LOCA: changed(LOCA, 'BH2|', '|'),
      HDPH: HDPH.slice(0, -1),
      GEOL: ['LOCA_ID|GEOL_TOP|GEOL_BASE', '|m|m', 'ID|2DP|2DP', 'BH1|0.00|9.50'],
      WSTG: ['LOCA_ID|WSTG_DPTH', '|m', 'ID|2DP', 'BH2|1.00'],
    },
    'LOCA references error WSTG LOCA_ID: LOCA has no row with LOCA_ID "BH2"; LOCA_ID is empty in line 60 ' +
      'of LOCA, which may be the row meant <- "DATA","BH2","1.00"',
    'LOCA references warning LOCA LOCA_ID: LOCA_ID of the location is empty, so that no row can belong to ' +
      'it <- "DATA","","530010.00","180000.00","OSGB","10.00","20.00"',
  ],
  [
    'a row without location',
    { WSTG: ['LOCA_ID|WSTG_DPTH', '|m', 'ID|2DP', '|1.00', 'BH1|1.00'] },
    'LOCA references error WSTG LOCA_ID: LOCA_ID is empty <- "DATA","","1.00"',
  ],
  [
    'a sample without its whole reference',
    { SAMP: [...SAMP, 'BH1|3.00||U|'] },
    'Sample referencing warning SAMP SAMP_ID: The sample has neither SAMP_ID nor all four parts of its ' +
      'reference <- "DATA","BH1","3.00","","U",""',
  ],
  [
    'samples of the same SAMP_ID',
    { SAMP: [...SAMP, 'BH2|3.00|3|U|S2'] },
    'Sample referencing error SAMP SAMP_ID: Several rows of SAMP have the same reference: LOCA_ID "BH1", ' +
      'SAMP_TOP "2.00", SAMP_REF "2", SAMP_TYPE "U", SAMP_ID "S2" <- "DATA","BH1","2.00","2","U","S2"',
    'Sample referencing error SAMP SAMP_ID: Several rows of SAMP have the same reference: LOCA_ID "BH2", ' +
      'SAMP_TOP "3.00", SAMP_REF "3", SAMP_TYPE "U", SAMP_ID "S2" <- "DATA","BH2","3.00","3","U","S2"',
  ],
  [
    'samples of the same four parts',
    { SAMP: [...SAMP, 'BH2|3.00|3|U|', 'BH2|3.00|3|U|'] },
    'Sample referencing error SAMP SAMP_ID: Several rows of SAMP have the same reference: LOCA_ID "BH2", ' +
      'SAMP_TOP "3.00", SAMP_REF "3", SAMP_TYPE "U" (SAMP_ID empty) <- "DATA","BH2","3.00","3","U","" <- ' +
      '"DATA","BH2","3.00","3","U",""',
  ],
  [
    'a test on a sample that is not there',
    { LLPL: [...LLPL, 'BH1|1.00|1|U|S9||'] },
    'Sample referencing error LLPL SAMP_ID: SAMP has no sample with LOCA_ID "BH1", SAMP_TOP "1.00", ' +
      'SAMP_REF "1", SAMP_TYPE "U", SAMP_ID "S9" <- "DATA","BH1","1.00","1","U","S9","",""',
  ],
  [
    'a test on a sample of other parts',
    { LLPL: [...LLPL, 'BH1|1.00|1|U|S2||'] },
    'Sample referencing error LLPL SAMP_ID: The parts of the sample reference name different samples: ' +
      'LOCA_ID "BH1", SAMP_TOP "1.00", SAMP_REF "1", SAMP_TYPE "U", SAMP_ID "S2" <- ' +
      '"DATA","BH1","1.00","1","U","S2","",""',
  ],
  [
    'a test on no sample',
    { LLPL: [...LLPL, 'BH1|||||1|1.00'] },
    'Sample referencing error LLPL SAMP_ID: The row does not name its sample <- ' +
      '"DATA","BH1","","","","","1","1.00"',
  ],
]

describe('Data rules of the British Geological Survey: broken rules', () => {
  test.each(BROKEN)('find %s', (_, groups, ...found) => {
    expect(findIn(groups).sort()).toEqual(found.sort())
  })

  it('say nothing of AGS3 files, which they are not made for', () => {
    const rules = createDataRules()
    readThrough('"**PROJ"\r\n"*PROJ_ID"\r\n"P1"\r\n', rules)
    expect(rules.end()).toEqual({ findings: [], unlisted: 0, unlistedCounts: [] })
  })
})
