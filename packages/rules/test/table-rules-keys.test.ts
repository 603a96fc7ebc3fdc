import { describe, expect, test } from 'vitest'
import { changed, DICT_HEAD, findIn, grown, type Groups } from './check-tables.ts'
import { GEOL_OURS, MINE, MINE_DICT } from './table-rule-groups.ts'

/** A sample, and the same in another group, with their depths in units of their own. */
const samplesIn = (unit: string, top: string, ownUnit: string, own: string): Groups => ({
  SAMP: ['LOCA_ID|SAMP_TOP|SAMP_REF|SAMP_TYPE|SAMP_ID', `|${unit}|||`, 'ID|2DP|X|PA|ID', `BH1|${top}|1|U|S1`],
  LLPL: [
    'LOCA_ID|SAMP_TOP|SAMP_REF|SAMP_TYPE|SAMP_ID|SPEC_REF|SPEC_DPTH',
    `|${ownUnit}|||||m`,
    'ID|2DP|X|PA|ID|X|2DP',
    `BH1|${own}|1|U|S1||1.00`,
  ],
  UNIT: [
    'UNIT_UNIT|UNIT_DESC',
    '|',
    'X|X',
    ...['m', 'mm', 'cm', 'ft', 'yyyy-mm-dd'].map((one) => `${one}|x`),
  ],
})

/** Each breaks one rule, and what is found then, with the lines it is found on. */
const BROKEN: readonly [name: string, groups: Groups, ...found: string[]][] = [
  [
    'a heading that is not defined',
    { GEOL: GEOL_OURS },
    '18 error DICT -: Group DICT is missing, but groups or headings are used that are not in the standard',
    '7 note GEOL -: Order checked without the headings that are not defined <- ' +
      '"HEADING","LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_DESC","GEOL_OURS"',
    '9 error GEOL GEOL_OURS: Heading GEOL_OURS is neither in the standard dictionary nor in DICT <- ' +
      '"HEADING","LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_DESC","GEOL_OURS"',
  ],
  [
    'a group that DICT does not define',
    { DICT: [...DICT_HEAD, MINE_DICT.at(-1) ?? ''], MINE: ['LOCA_ID', '', 'ID', 'BH1'] },
    '10c note MINE -: Parent rows could not be looked for: the group is not defined <- "HEADING","LOCA_ID"',
    '7 note MINE -: Order checked without the headings that are not defined <- "HEADING","LOCA_ID"',
    '9 error MINE -: Group MINE is neither in the standard dictionary nor in DICT <- "GROUP","MINE"',
    '9 error MINE LOCA_ID: Heading LOCA_ID is neither in the standard dictionary nor in ' +
      'DICT <- "HEADING","LOCA_ID"',
  ],
  [
    'a heading of another version of the standard',
    {
      ...changed('TRAN', '4.1', '4.0'),
      LOCA: ['LOCA_ID|LOCA_NATD', '|', 'ID|X', 'BH1|x', 'BH2|'],
      DICT: MINE_DICT,
    },
    '7 note LOCA -: Order checked without the headings that are not defined <- ' +
      '"HEADING","LOCA_ID","LOCA_NATD"',
    '9 error LOCA LOCA_NATD: Heading LOCA_NATD is neither in the standard dictionary nor in DICT <- ' +
      '"HEADING","LOCA_ID","LOCA_NATD"',
    '14 note TRAN TRAN_AGS: TRAN_AGS 4.0 is read as AGS 4.0.3; checked against 4.0.3 <- ' +
      '"DATA","1","2024-06-14","Driller","Final","4.0","Client",";","+"',
  ],
  [
    'a key heading that is missing',
    { GEOL: ['LOCA_ID|GEOL_TOP|GEOL_DESC', '|m|', 'ID|2DP|X', 'BH1|0.00|a', 'BH1|0.00|b'] },
    '10a error GEOL GEOL_BASE: Key heading GEOL_BASE is missing <- ' +
      '"HEADING","LOCA_ID","GEOL_TOP","GEOL_DESC"',
  ],
  [
    'rows of equal key',
    grown('GEOL', 'BH1|0.00|9.50|PEAT'),
    '10a error GEOL -: Several rows have the same key: LOCA_ID "BH1", GEOL_TOP "0.00", GEOL_BASE "9.50" ' +
      '<- "DATA","BH1","0.00","9.50","CLAY" <- "DATA","BH1","0.00","9.50","PEAT"',
  ],
  [
    'rows of equal key in a group of DICT, although it is defined behind them',
    { MINE: [...MINE, 'BH1|1.00|Other'], DICT: MINE_DICT },
    '10a error MINE -: Several rows have the same key: LOCA_ID "BH1", MINE_TOP "1.00" <- ' +
      '"DATA","BH1","1.00","Old shaft" <- "DATA","BH1","1.00","Other"',
  ],
  [
    'a group in small letters',
    { LOCA: [], loca: grown('LOCA').LOCA ?? [], GEOL: [], SAMP: [] },
    '18 error DICT -: Group DICT is missing, but groups or headings are used that are not in the standard',
    '19 error loca -: The group name loca does not have four capital letters or digits <- "GROUP","loca"',
    '9 error loca -: Group loca is neither in the standard dictionary nor in DICT <- "GROUP","loca"',
    ...['LOCA_ID', 'LOCA_TYPE', 'LOCA_NATE', 'LOCA_FDEP'].flatMap((heading) => [
      `9 error loca ${heading}: Heading ${heading} is neither in the standard dictionary nor in DICT <- ` +
        '"HEADING","LOCA_ID","LOCA_TYPE","LOCA_NATE","LOCA_FDEP"',
    ]),
    '7 note loca -: Order checked without the headings that are not defined <- ' +
      '"HEADING","LOCA_ID","LOCA_TYPE","LOCA_NATE","LOCA_FDEP"',
    '10c note loca -: Parent rows could not be looked for: the group is not defined <- ' +
      '"HEADING","LOCA_ID","LOCA_TYPE","LOCA_NATE","LOCA_FDEP"',
  ],
  [
    'a row of a test that names no sample',
    {
      LLPL: [
        'LOCA_ID|SAMP_TOP|SAMP_REF|SAMP_TYPE|SAMP_ID|SPEC_REF|SPEC_DPTH',
        '|m|||||m',
        'ID|2DP|X|PA|ID|X|2DP',
        '||||||1.00',
      ],
    },
    '10c error LLPL -: There is no row in SAMP with LOCA_ID, SAMP_TOP, SAMP_REF, SAMP_TYPE, SAMP_ID empty ' +
      '<- "DATA","","","","","","","1.00"',
  ],
  [
    'a required heading that is missing',
    { UNIT: ['UNIT_UNIT', '', 'X', 'm', 'yyyy-mm-dd'] },
    '10b error UNIT UNIT_DESC: Required heading UNIT_DESC is missing <- "HEADING","UNIT_UNIT"',
  ],
  [
    'a required value that is empty',
    changed('TRAN', 'Final', ''),
    '10b error TRAN TRAN_STAT: Required heading TRAN_STAT is empty <- ' +
      '"DATA","1","2024-06-14","Driller","","4.1","Client",";","+"',
  ],
  [
    'a required value that is blank',
    changed('TRAN', 'Final', ' '),
    '10b error TRAN TRAN_STAT: Required heading TRAN_STAT is empty <- ' +
      '"DATA","1","2024-06-14","Driller"," ","4.1","Client",";","+"',
  ],
  [
    'a required value of a group of DICT that is empty, although it is defined behind it',
    { MINE: [...MINE, 'BH2|1.00|'], DICT: MINE_DICT },
    '10b error MINE MINE_NAME: Required heading MINE_NAME is empty <- "DATA","BH2","1.00",""',
  ],
  [
    'a row that names no hole',
    grown('GEOL', '|0.00|1.00|PEAT', ' |1.00|2.00|CLAY'),
    '10c error GEOL LOCA_ID: LOCA_ID is empty, so the row belongs to no row of LOCA ' +
      '<- "DATA","","0.00","1.00","PEAT" <- "DATA"," ","1.00","2.00","CLAY"',
  ],
  [
    'a sample that names no hole and has no identifier, below one that has',
    grown('SAMP', '|1.00|1|U|S3', '|2.00|2|U|'),
    '10c error SAMP LOCA_ID: LOCA_ID is empty, so the row belongs to no row of LOCA ' +
      '<- "DATA","","2.00","2","U",""',
  ],
  [
    'a location without a name',
    grown('LOCA', '|CP|1.00|9.50'),
    '10a error LOCA LOCA_ID: The row has no key: LOCA_ID is empty, so that no other row can belong to it ' +
      '<- "DATA","","CP","1.00","9.50"',
  ],
  [
    'a row of a group of DICT without any key, although it is defined behind it',
    { MINE: [...MINE, '||Shaft'], DICT: MINE_DICT },
    '10a error MINE -: The row has no key: LOCA_ID, MINE_TOP are empty, so that no other row can belong to ' +
      'it <- "DATA","","","Shaft"',
    '10c error MINE LOCA_ID: LOCA_ID is empty, so the row belongs to no row of LOCA ' +
      '<- "DATA","","","Shaft"',
  ],
  [
    'a row without parent',
    grown('GEOL', 'BH3|0.00|1.00|PEAT'),
    '10c error GEOL -: There is no row in LOCA with LOCA_ID "BH3" <- "DATA","BH3","0.00","1.00","PEAT"',
  ],
  [
    'a row whose parent has another depth, in another unit',
    samplesIn('m', '1.00', 'mm', '1200.00'),
    '10c error LLPL -: There is no row in SAMP with LOCA_ID "BH1", SAMP_TOP "1200.00", SAMP_REF "1", ' +
      'SAMP_TYPE "U", SAMP_ID "S1" <- "DATA","BH1","1200.00","1","U","S1","","1.00"',
  ],
]

describe('Table rules find', () => {
  test.each(BROKEN)('%s', (_, groups, ...found) => {
    expect(findIn(groups).sort()).toEqual(found.sort())
  })
})
