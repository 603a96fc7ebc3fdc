import { describe, expect, it, test } from 'vitest'
import {
  changed,
  checkTables,
  describeFindings,
  DICT_HEAD,
  fileOf,
  findIn,
  grown,
  type Groups,
} from './check-tables.ts'

const MINE_DICT = [
  ...DICT_HEAD,
  'GROUP|MINE||||Mine workings||LOCA',
  'HEADING|MINE|LOCA_ID|KEY|ID|Location||',
  'HEADING|MINE|MINE_TOP|KEY|2DP|Top|m|',
  'HEADING|MINE|MINE_NAME|REQUIRED|X|Name||',
  'HEADING|GEOL|GEOL_OURS|OTHER|X|Ours||',
]
const MINE = ['LOCA_ID|MINE_TOP|MINE_NAME', '|m|', 'ID|2DP|X', 'BH1|1.00|Old shaft']
const GEOL_OURS = [
  'LOCA_ID|GEOL_TOP|GEOL_BASE|GEOL_DESC|GEOL_OURS',
  '|m|m||',
  'ID|2DP|2DP|X|X',
  'BH1|0.00|9.50|CLAY|x',
]
const LINKS = (...links: string[]) => ({
  DICT: [...DICT_HEAD, 'HEADING|GEOL|GEOL_LINK|OTHER|RL|Link||'],
  GEOL: [
    'LOCA_ID|GEOL_TOP|GEOL_BASE|GEOL_LINK',
    '|m|m|',
    'ID|2DP|2DP|RL',
    ...links.map((link, index) => `BH1|${index}.00|${index + 1}.00|${link}`),
  ],
})

/** TRAN of the clean file without one of its last two headings. */
function tranWithout(heading: 'TRAN_DLIM' | 'TRAN_RCON'): Groups {
  const place = grown('TRAN').TRAN?.[0]?.split('|').indexOf(heading)
  const without = (row: string) => row.split('|').filter((_, column) => column !== place)
  return { TRAN: (grown('TRAN').TRAN ?? []).map((row) => without(row).join('|')) }
}

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

describe('Table rules find nothing', () => {
  it('in a file that keeps them', () => expect(findIn({})).toEqual([]))

  it('in a file with groups and headings of its own, defined before or behind their use', () => {
    expect(findIn({ DICT: MINE_DICT, MINE, GEOL: GEOL_OURS })).toEqual([])
    expect(findIn({ MINE, GEOL: GEOL_OURS, DICT: MINE_DICT })).toEqual([])
  })

  it('where a row names no parent at all, as samples that stand alone do', () => {
    expect(findIn(grown('SAMP', '||||S3'))).toEqual([])
  })

  it.each([
    ['m', '1.00', 'mm', '1000.00'],
    ['mm', '1000.00', 'm', '1.00'],
    ['mm', '1000.00', '', '1.00'],
    ['', '1.00', 'cm', '100.00'],
    ['ft', '100.00', 'm', '30.48'],
  ])('where a parent has its depth in %s, as %s, and its child in %s, as %s', (unit, top, ownUnit, own) => {
    expect(findIn(samplesIn(unit, top, ownUnit, own))).toEqual([])
  })

  it('where parents stand behind their children', () => expect(findIn(grown('LOCA'))).toEqual([]))

  it('in rows that differ in a key that DICT adds', () => {
    const keyed = GEOL_OURS.map((row) => row.replace('OURS', 'PART'))
    const definition = 'HEADING|GEOL|GEOL_PART|KEY|X|Part||'
    expect(findIn({ DICT: [...DICT_HEAD, definition], GEOL: [...keyed, 'BH1|0.00|9.50|CLAY|y'] })).toEqual([])
  })

  it('in joined codes that are listed one by one', () => {
    expect(findIn(changed('LOCA', '|RC|', '|CP+RC|'))).toEqual([])
  })

  it('in joined codes that are listed as a whole where TRAN has no heading for the concatenator', () => {
    const listed = grown('ABBR', 'LOCA_TYPE|CP+RC|both')
    const found = findIn({ ...tranWithout('TRAN_RCON'), ...listed, ...changed('LOCA', '|RC|', '|CP+RC|') })
    expect(found.filter((finding) => !finding.includes('not in the standard list'))).toEqual([])
  })

  it('in record links that lead to one row each', () => {
    expect(findIn(LINKS('LOCA;BH2', 'SAMP;BH1;1.00', 'LOCA;BH1+LOCA;BH2', ''))).toEqual([])
  })
})

/** Each breaks one rule, and what is found then, with the lines it is found on. */
const BROKEN: readonly [name: string, groups: Groups, ...found: string[]][] = [
  [
    'a heading that is there twice',
    {
      GEOL: [
        'LOCA_ID|GEOL_TOP|GEOL_BASE|GEOL_DESC|GEOL_DESC',
        '|m|m||',
        'ID|2DP|2DP|X|X',
        'BH1|0.00|1.00|a|a',
      ],
    },
    '7 error GEOL GEOL_DESC: Heading GEOL_DESC is there twice <- ' +
      '"HEADING","LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_DESC","GEOL_DESC"',
  ],
  [
    'headings out of order',
    { GEOL: ['LOCA_ID|GEOL_TOP|GEOL_DESC|GEOL_BASE', '|m||m', 'ID|2DP|X|2DP', 'BH1|0.00|a|1.00'] },
    '7 error GEOL GEOL_DESC: Headings are out of order from GEOL_DESC on; the order is GEOL_BASE, ' +
      'GEOL_DESC <- "HEADING","LOCA_ID","GEOL_TOP","GEOL_DESC","GEOL_BASE"',
  ],
  [
    'headings of DICT before those of the standard',
    {
      DICT: MINE_DICT,
      GEOL: [
        'LOCA_ID|GEOL_TOP|GEOL_BASE|GEOL_OURS|GEOL_DESC',
        '|m|m||',
        'ID|2DP|2DP|X|X',
        'BH1|0.00|9.50|CLAY|x',
      ],
    },
    '7 error GEOL GEOL_OURS: Headings are out of order from GEOL_OURS on; the order is GEOL_DESC, ' +
      'GEOL_OURS <- "HEADING","LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_OURS","GEOL_DESC"',
  ],
  [
    'a value that is not of its type',
    changed('LOCA', '9.50', '9.5'),
    '8 error LOCA LOCA_FDEP: LOCA_FDEP 9.5 is not of data type 2DP <- "DATA","BH1","CP","1.00","9.5"',
  ],
  [
    'a value with a blank at its end',
    changed('LOCA', '9.50', '9.50 '),
    '8 error LOCA LOCA_FDEP: LOCA_FDEP "9.50 " (blanks at its ends) is not of data type 2DP <- ' +
      '"DATA","BH1","CP","1.00","9.50 "',
  ],
  [
    'a text with a blank at its end, of a data type that takes numbers only',
    {
      GEOL: ['LOCA_ID|GEOL_TOP|GEOL_BASE|GEOL_DESC', '|m|m|', 'ID|2DP|2DP|U', 'BH1|0.00|9.50| CLAY'],
    },
    '8 error GEOL GEOL_DESC: GEOL_DESC CLAY is not of data type U (a number in any format) <- ' +
      '"DATA","BH1","0.00","9.50"," CLAY"',
  ],
  [
    'a day that is not in the calendar',
    changed('TRAN', '2024-06-14', '2023-02-29'),
    '8 error TRAN TRAN_DATE: TRAN_DATE 2023-02-29 is not of data type DT yyyy-mm-dd <- ' +
      '"DATA","1","2023-02-29","Driller","Final","4.1","Client",";","+"',
  ],
  [
    'an elapsed time whose unit does not state its form',
    {
      ...grown('TYPE', 'T|described'),
      GEOL: ['LOCA_ID|GEOL_TOP|GEOL_BASE|GEOL_DESC', '|m|m|', 'ID|2DP|2DP|T', 'BH1|0.00|1.00|10:70:00'],
    },
    '8 error GEOL GEOL_DESC: GEOL_DESC is of data type T, but the UNIT row does not state its format <- ' +
      '"DATA","BH1","0.00","1.00","10:70:00"',
  ],
  [
    'dates whose unit does not state their form, once for a heading',
    {
      GEOL: [
        ...['LOCA_ID|GEOL_TOP|GEOL_BASE|GEOL_DESC', '|m|m|', 'ID|2DP|2DP|DT'],
        ...['BH1|0.00|1.00|01/02/2024', 'BH1|1.00|2.00|2024-02-01'],
      ],
    },
    '8 error GEOL GEOL_DESC: GEOL_DESC is of data type DT, but the UNIT row does not state its format <- ' +
      '"DATA","BH1","0.00","1.00","01/02/2024" <- "DATA","BH1","1.00","2.00","2024-02-01"',
  ],
  [
    'dates that are not written year first, as their unit says',
    {
      ...grown('UNIT', 'dd/mm/yyyy|day'),
      GEOL: [
        ...['LOCA_ID|GEOL_TOP|GEOL_BASE|GEOL_DESC', '|m|m|dd/mm/yyyy', 'ID|2DP|2DP|DT'],
        ...['BH1|0.00|1.00|01/02/2024', 'BH1|1.00|2.00|02/02/2024'],
      ],
    },
    '8 error GEOL GEOL_DESC: GEOL_DESC is of data type DT and written dd/mm/yyyy; AGS 4 writes ' +
      'yyyy-mm-dd, with a T before the time <- "DATA","BH1","0.00","1.00","01/02/2024" <- ' +
      '"DATA","BH1","1.00","2.00","02/02/2024"',
  ],
  [
    'times behind a blank, as their unit says',
    {
      ...grown('UNIT', 'yyyy-mm-dd hh:mm|time'),
      GEOL: [
        ...['LOCA_ID|GEOL_TOP|GEOL_BASE|GEOL_DESC', '|m|m|yyyy-mm-dd hh:mm', 'ID|2DP|2DP|DT'],
        'BH1|0.00|1.00|2024-02-01 10:00',
      ],
    },
    '8 error GEOL GEOL_DESC: GEOL_DESC is of data type DT and written yyyy-mm-dd hh:mm; AGS 4 writes ' +
      'yyyy-mm-dd, with a T before the time <- "DATA","BH1","0.00","1.00","2024-02-01 10:00"',
  ],
  [
    'an identifier that two rows have',
    changed('SAMP', 'S2', 'S1'),
    '8 error SAMP SAMP_ID: SAMP_ID S1 is not unique <- "DATA","BH1","1.00","1","U","S1" <- ' +
      '"DATA","BH1","2.00","2","U","S1"',
  ],
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
  [
    'a parent group that is missing',
    {
      SAMP: [],
      LLPL: [
        'LOCA_ID|SAMP_TOP|SAMP_REF|SAMP_TYPE|SAMP_ID|SPEC_REF|SPEC_DPTH',
        '|m|||||m',
        'ID|2DP|X|PA|ID|X|2DP',
        'BH1|1.00|1|U|S1||',
      ],
    },
    '10c error LLPL -: The parent group SAMP is not in the file <- ' +
      '"HEADING","LOCA_ID","SAMP_TOP","SAMP_REF","SAMP_TYPE","SAMP_ID","SPEC_REF","SPEC_DPTH"',
  ],
  [
    'a row of a group of DICT that names another project',
    {
      DICT: [...DICT_HEAD, 'GROUP|MINE||||Mine workings||PROJ', 'HEADING|MINE|PROJ_ID|KEY|ID|Project||'],
      MINE: ['PROJ_ID', '', 'ID', 'P2'],
    },
    '10c error MINE -: There is no row in PROJ with PROJ_ID "P2" <- "DATA","P2"',
  ],
  [
    'a group of DICT without parent',
    { DICT: MINE_DICT.map((row) => row.replace('||LOCA', '||')), MINE },
    '10c error MINE -: DICT does not state the parent of group MINE <- ' +
      '"HEADING","LOCA_ID","MINE_TOP","MINE_NAME"',
  ],
  [
    'a group of DICT without a key of its parent',
    { DICT: MINE_DICT.map((row) => row.replace('LOCA_ID|KEY', 'LOCA_ID|OTHER')), MINE },
    '10c error MINE LOCA_ID: LOCA_ID is a key of the parent group LOCA, but not of this group <- ' +
      '"HEADING","LOCA_ID","MINE_TOP","MINE_NAME"',
  ],
  [
    'a delimiter that is not stated',
    changed('TRAN', ';', ''),
    '11a error TRAN TRAN_DLIM: TRAN_DLIM is empty <- ' +
      '"DATA","1","2024-06-14","Driller","Final","4.1","Client","","+"',
  ],
  [
    'a concatenator that is not stated',
    changed('TRAN', '+', ''),
    '11b error TRAN TRAN_RCON: TRAN_RCON is empty <- ' +
      '"DATA","1","2024-06-14","Driller","Final","4.1","Client",";",""',
  ],
  [
    'joined codes while TRAN has no heading for the concatenator',
    { ...tranWithout('TRAN_RCON'), ...changed('LOCA', '|RC|', '|CP+RC|') },
    '11b error TRAN TRAN_RCON: TRAN has no heading TRAN_RCON, but values are joined with +, as LOCA_TYPE ' +
      'CP+RC <- "HEADING","TRAN_ISNO","TRAN_DATE","TRAN_PROD","TRAN_STAT","TRAN_AGS","TRAN_RECV","TRAN_DLIM"',
  ],
  [
    'joined codes while the concatenator is not stated, and no code that is not listed',
    { ...changed('TRAN', '+', ''), ...changed('LOCA', '|RC|', '|CP+RC|') },
    '11b error TRAN TRAN_RCON: TRAN_RCON is empty <- ' +
      '"DATA","1","2024-06-14","Driller","Final","4.1","Client",";",""',
  ],
  [
    'joined codes of which one is not listed, while TRAN has no heading for the concatenator',
    { ...tranWithout('TRAN_RCON'), ...changed('LOCA', '|RC|', '|CP+WLS|') },
    '16 error LOCA LOCA_TYPE: LOCA_TYPE CP+WLS is not listed in ABBR <- "DATA","BH2","CP+WLS","2.00","3.00"',
  ],
  [
    'record links while TRAN has no heading for the delimiter',
    { ...tranWithout('TRAN_DLIM'), ...LINKS('x') },
    '11a error TRAN TRAN_DLIM: TRAN has no heading TRAN_DLIM, but there are record links, as GEOL_LINK x ' +
      '<- "HEADING","TRAN_ISNO","TRAN_DATE","TRAN_PROD","TRAN_STAT","TRAN_AGS","TRAN_RECV","TRAN_RCON"',
    '11c error GEOL GEOL_LINK: x is no record link: the delimiter is missing <- ' +
      '"DATA","BH1","0.00","1.00","x"',
  ],
  [
    'joined record links while TRAN has no heading for the concatenator',
    { ...tranWithout('TRAN_RCON'), ...LINKS('LOCA;BH1+LOCA;BH2') },
    '11b error TRAN TRAN_RCON: TRAN has no heading TRAN_RCON, but values are joined with +, as GEOL_LINK ' +
      'LOCA;BH1+LOCA;BH2 <- ' +
      '"HEADING","TRAN_ISNO","TRAN_DATE","TRAN_PROD","TRAN_STAT","TRAN_AGS","TRAN_RECV","TRAN_DLIM"',
  ],
  [
    'a record link to a row that is not there',
    LINKS('LOCA;BH1+LOCA;BH9'),
    '11c error GEOL GEOL_LINK: Record link LOCA;BH9 leads to no row <- ' +
      '"DATA","BH1","0.00","1.00","LOCA;BH1+LOCA;BH9"',
  ],
  [
    'a record link to several rows',
    LINKS('SAMP;BH1'),
    '11c error GEOL GEOL_LINK: Record link SAMP;BH1 leads to several rows <- ' +
      '"DATA","BH1","0.00","1.00","SAMP;BH1"',
  ],
  [
    'a record link with another delimiter',
    LINKS('LOCA|BH1'),
    '11c error GEOL GEOL_LINK: LOCA is no record link: the delimiter is missing <- ' +
      '"DATA","BH1","0.00","1.00","LOCA","BH1"',
  ],
  ['no project', { PROJ: [] }, '13 error PROJ -: Group PROJ is missing'],
  [
    'a project group without its row',
    { PROJ: ['PROJ_ID|PROJ_NAME', '|', 'ID|X'] },
    '13 error PROJ -: PROJ has no row <- "GROUP","PROJ"',
  ],
  [
    'two projects',
    grown('PROJ', 'P2|Other'),
    '13 error PROJ -: PROJ has more than one row <- "DATA","P2","Other"',
  ],
  [
    'no transmission',
    { TRAN: [] },
    '14 error TRAN -: Group TRAN is missing',
    '14 note TRAN TRAN_AGS: TRAN_AGS is not stated; checked against 4.1.1',
  ],
  [
    'two transmissions',
    grown('TRAN', '2|2024-06-15|Driller|Final|4.1|Client|;|+'),
    '14 error TRAN -: TRAN has more than one row <- ' +
      '"DATA","2","2024-06-15","Driller","Final","4.1","Client",";","+"',
  ],
  [
    'a version that was never published',
    changed('TRAN', '4.1', '4'),
    '14 note TRAN TRAN_AGS: TRAN_AGS 4 is no version of AGS4; checked against 4.1.1 <- ' +
      '"DATA","1","2024-06-14","Driller","Final","4","Client",";","+"',
  ],
  [
    'a version by another name',
    changed('TRAN', '4.1', '4.1.0'),
    '14 note TRAN TRAN_AGS: TRAN_AGS 4.1.0 is read as AGS 4.1; checked against 4.1 <- ' +
      '"DATA","1","2024-06-14","Driller","Final","4.1.0","Client",";","+"',
  ],
  ['no units', { UNIT: [] }, '15 error UNIT -: Group UNIT is missing'],
  [
    'a unit that is not listed',
    changed('LOCA', '||m|m', '||m|km'),
    '15 error LOCA -: Unit km is not listed in UNIT <- "UNIT","","","m","km"',
  ],
  [
    'a unit in a value that is not listed',
    { DICT: [...MINE_DICT, 'HEADING|GEOL|GEOL_MORE|OTHER|X|More|furlong|'] },
    '15 error DICT DICT_UNIT: Unit furlong is not listed in UNIT <- ' +
      '"DATA","HEADING","GEOL","GEOL_MORE","OTHER","X","More","furlong",""',
  ],
  [
    'a data type in a value that is not listed',
    { DICT: [...MINE_DICT, 'HEADING|GEOL|GEOL_MORE|OTHER|9DP|More|m|'] },
    '17 error DICT DICT_DTYP: Data type 9DP is not listed in TYPE <- ' +
      '"DATA","HEADING","GEOL","GEOL_MORE","OTHER","9DP","More","m",""',
  ],
  ['no abbreviations', { ABBR: [] }, '16 error ABBR -: Group ABBR is missing, but abbreviations are used'],
  [
    'a code that is not listed',
    changed('LOCA', '|RC|', '|CP+WLS|'),
    '16 error LOCA LOCA_TYPE: LOCA_TYPE WLS is not listed in ABBR <- "DATA","BH2","CP+WLS","2.00","3.00"',
  ],
  [
    'joined codes that are listed as one',
    { ...changed('LOCA', '|RC|', '|CP+WLS|'), ...grown('ABBR', 'LOCA_TYPE|CP+WLS|both') },
    '16 error LOCA LOCA_TYPE: LOCA_TYPE WLS is not listed in ABBR <- "DATA","BH2","CP+WLS","2.00","3.00"',
  ],
  [
    'a code of ABBR that is not in the standard list',
    grown('ABBR', 'GEOL_LEG|OURS|Our clay'),
    '16 note ABBR GEOL_LEG: GEOL_LEG OURS is not in the standard list of codes <- ' +
      '"DATA","GEOL_LEG","OURS","Our clay"',
  ],
  [
    'a standard code with another meaning',
    grown('ABBR', 'GEOL_LEG|201|SAND', 'GEOL_LEG|202|silty clay'),
    '16 note ABBR GEOL_LEG: GEOL_LEG 201 is described as SAND; the standard says CLAY <- ' +
      '"DATA","GEOL_LEG","201","SAND"',
  ],
  [
    'codes of DICT with other descriptions than those of the standard',
    changed('ABBR', 'Flag to indicate', 'Says that'),
    '16 note ABBR DICT_TYPE: DICT_TYPE GROUP is described as Says that definition is a GROUP; the ' +
      'standard says Flag to indicate definition is a GROUP <- "DATA","DICT_TYPE","GROUP","Says ' +
      'that definition is a GROUP"',
    '16 note ABBR DICT_TYPE: DICT_TYPE HEADING is described as Says that definition is a HEADING; the ' +
      'standard says Flag to indicate definition is a HEADING <- "DATA","DICT_TYPE","HEADING","Says ' +
      'that definition is a HEADING"',
  ],
  [
    'abbreviations without descriptions, and no other meaning in them',
    { ABBR: (grown('ABBR').ABBR ?? []).map((row) => row.slice(0, row.lastIndexOf('|'))) },
    '10b error ABBR ABBR_DESC: Required heading ABBR_DESC is missing <- "HEADING","ABBR_HDNG","ABBR_CODE"',
  ],
  [
    'an abbreviation whose description is empty, and no other meaning in it',
    changed('ABBR', 'CP|Cable percussion (shell and auger)', 'CP|'),
    '10b error ABBR ABBR_DESC: Required heading ABBR_DESC is empty <- "DATA","LOCA_TYPE","CP",""',
  ],
  [
    'a list without the heading of what it lists, instead of everything that uses it',
    { TYPE: ['TYPE_DESC', '', 'X', 'any'] },
    '10a error TYPE TYPE_TYPE: Key heading TYPE_TYPE is missing <- "HEADING","TYPE_DESC"',
    '10b error TYPE TYPE_TYPE: Required heading TYPE_TYPE is missing <- "HEADING","TYPE_DESC"',
  ],
  ['no data types', { TYPE: [] }, '17 error TYPE -: Group TYPE is missing'],
  [
    'a data type that is not listed',
    changed('LOCA', 'ID|PA|2DP|2DP', 'ID|PA|2DP|3SF'),
    '17 error LOCA -: Data type 3SF is not listed in TYPE <- "TYPE","ID","PA","2DP","3SF"',
  ],
  [
    'a data type that is empty',
    changed('LOCA', 'ID|PA|2DP|2DP', 'ID||2DP|2DP'),
    '17 error LOCA LOCA_TYPE: The data type of LOCA_TYPE is empty <- "TYPE","ID","","2DP","2DP"',
  ],
  [
    'several data types of a group that are empty',
    changed('LOCA', 'ID|PA|2DP|2DP', 'ID||2DP|'),
    '17 error LOCA LOCA_TYPE: The data type of LOCA_TYPE is empty; the same of 1 further headings of this ' +
      'line <- "TYPE","ID","","2DP",""',
  ],
  [
    'a definition of a heading without its name',
    { DICT: [...MINE_DICT, 'HEADING|GEOL||OTHER|X|More||'] },
    '18 warning DICT DICT_HDNG: A definition of a heading does not name it <- ' +
      '"DATA","HEADING","GEOL","","OTHER","X","More","",""',
  ],
  [
    'a definition of a heading without its type',
    { DICT: [...MINE_DICT, 'HEADING|GEOL|GEOL_MORE|OTHER||More||'] },
    '18 note DICT -: The definition of GEOL_MORE (group GEOL) lacks DICT_DTYP <- ' +
      '"DATA","HEADING","GEOL","GEOL_MORE","OTHER","","More","",""',
  ],
  [
    'a group name of three letters',
    {
      DICT: [...DICT_HEAD, 'GROUP|OUR||||Ours||LOCA', 'HEADING|OUR|LOCA_ID|KEY|ID|Location||'],
      OUR: ['LOCA_ID', '', 'ID', 'BH1'],
    },
    '19 error OUR -: The group name OUR does not have four capital letters or digits <- "GROUP","OUR"',
  ],
  [
    'a heading with other characters',
    {
      DICT: [...DICT_HEAD, 'HEADING|GEOL|GEOL_A-B|OTHER|X|Ours||'],
      GEOL: GEOL_OURS.map((row) => row.replace('OURS', 'A-B')),
    },
    '19a error GEOL GEOL_A-B: The heading GEOL_A-B has other characters than capital letters, digits and ' +
      'one _ <- "HEADING","LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_DESC","GEOL_A-B"',
  ],
  [
    'a heading that is too long',
    {
      DICT: [...DICT_HEAD, 'HEADING|GEOL|GEOL_LONGER|OTHER|X|Ours||'],
      GEOL: GEOL_OURS.map((row) => row.replace('OURS', 'LONGER')),
    },
    '19a error GEOL GEOL_LONGER: The heading GEOL_LONGER is longer than 9 characters <- ' +
      '"HEADING","LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_DESC","GEOL_LONGER"',
    '19b error GEOL GEOL_LONGER: The heading GEOL_LONGER is not made of a group name, _ and up to four ' +
      'characters <- "HEADING","LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_DESC","GEOL_LONGER"',
  ],
  [
    'a heading that begins with a group that does not define it',
    {
      DICT: [...DICT_HEAD, 'HEADING|GEOL|SAMP_OURS|OTHER|X|Ours||'],
      GEOL: GEOL_OURS.map((row) => row.replace('GEOL_OURS', 'SAMP_OURS')),
    },
    '19c error GEOL SAMP_OURS: The heading SAMP_OURS begins with a group that does not define it <- ' +
      '"HEADING","LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_DESC","SAMP_OURS"',
  ],
  [
    'a heading that begins with no group',
    {
      DICT: [...DICT_HEAD, 'HEADING|GEOL|QQQQ_OURS|OTHER|X|Ours||'],
      GEOL: GEOL_OURS.map((row) => row.replace('GEOL_OURS', 'QQQQ_OURS')),
    },
    '19b error GEOL QQQQ_OURS: The heading QQQQ_OURS neither begins with GEOL_ nor is it defined in ' +
      'another group <- "HEADING","LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_DESC","QQQQ_OURS"',
  ],
  [
    'a heading that begins with another group and is defined nowhere',
    {
      DICT: [...DICT_HEAD, 'HEADING|GEOL|GEOL_ELSE|OTHER|X|Ours||'],
      GEOL: GEOL_OURS.map((row) => row.replace('GEOL_OURS', 'SAMP_OURS')),
    },
    '7 note GEOL -: Order checked without the headings that are not defined <- ' +
      '"HEADING","LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_DESC","SAMP_OURS"',
    '9 error GEOL SAMP_OURS: Heading SAMP_OURS is neither in the standard dictionary nor in DICT <- ' +
      '"HEADING","LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_DESC","SAMP_OURS"',
    '19b error GEOL SAMP_OURS: The heading SAMP_OURS neither begins with GEOL_ nor is it defined in ' +
      'another group <- "HEADING","LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_DESC","SAMP_OURS"',
  ],
  [
    'a heading without a name between others',
    { GEOL: ['LOCA_ID|GEOL_TOP||GEOL_BASE', '|m||m', 'ID|2DP||2DP', 'BH1|0.00||9.50'] },
    '19b error GEOL -: A heading has no name <- "HEADING","LOCA_ID","GEOL_TOP","","GEOL_BASE"',
  ],
  [
    'headings without a name behind the others',
    { GEOL: ['LOCA_ID|GEOL_TOP|GEOL_BASE||', '|m|m||', 'ID|2DP|2DP||', 'BH1|0.00|9.50||'] },
    '19b error GEOL -: 2 headings have no name <- "HEADING","LOCA_ID","GEOL_TOP","GEOL_BASE","",""',
  ],
  [
    'file sets without FILE',
    { LOCA: ['LOCA_ID|FILE_FSET', '|', 'ID|X', 'BH1|F1', 'BH2|'] },
    '20 error FILE -: File sets are named, but no group FILE lists them',
  ],
  [
    'a file set that FILE does not list',
    {
      FILE: ['FILE_FSET|FILE_NAME', '|', 'X|X', 'F2|a.pdf'],
      LOCA: ['LOCA_ID|FILE_FSET', '|', 'ID|X', 'BH1|F1', 'BH2|'],
    },
    '20 error LOCA FILE_FSET: FILE_FSET F1 is not listed in FILE <- "DATA","BH1","F1"',
  ],
]

describe('Table rules find', () => {
  test.each(BROKEN)('%s', (_, groups, ...found) => {
    expect(findIn(groups).sort()).toEqual(found.sort())
  })
})

describe('A group whose keys are defined between two of its blocks', () => {
  it('has equal keys found in both', () => {
    const quoted = (...values: string[]) => values.map((value) => `"${value}"`).join(',')
    const again = [
      quoted('GROUP', 'MINE'),
      quoted('HEADING', 'LOCA_ID', 'MINE_TOP', 'MINE_NAME'),
      quoted('UNIT', '', 'm', ''),
      quoted('TYPE', 'ID', '2DP', 'X'),
      quoted('DATA', 'BH2', '1.00', 'Pit'),
    ]
    const text = [fileOf({ MINE: [...MINE, 'BH1|1.00|New shaft'], DICT: MINE_DICT }), ...again].join('\r\n')
    expect(describeFindings(text, checkTables(text))).toEqual([
      '10a error MINE -: Several rows have the same key: LOCA_ID "BH1", MINE_TOP "1.00" <- ' +
        '"DATA","BH1","1.00","Old shaft" <- "DATA","BH1","1.00","New shaft"',
    ])
  })
})

describe('Attached files', () => {
  const groups: Groups = {
    LOCA: ['LOCA_ID|FILE_FSET', '|', 'ID|X', 'BH1|F1', 'BH2|F2'],
    FILE: [
      'FILE_FSET|FILE_NAME|FILE_DESC',
      '||',
      'X|X|X',
      'F1|log.pdf|',
      'F1|photo.jpg|',
      'F2|a.pdf|',
      'F2|b.pdf|',
    ],
  }

  it('are looked for in the folder of their set', () => {
    const files = {
      hasFolder: (fileSet: string) => fileSet === 'F1',
      hasFile: (fileSet: string, name: string) => fileSet === 'F1' && name === 'log.pdf',
    }
    expect(findIn(groups, { files })).toEqual([
      '20 error FILE FILE_NAME: The file FILE/F1/photo.jpg is not beside the file <- ' +
        '"DATA","F1","photo.jpg",""',
      '20 error FILE FILE_FSET: The folder FILE/F2 is not beside the file <- "DATA","F2","a.pdf",""',
    ])
  })

  it('are not looked for where the caller cannot look', () => expect(findIn(groups)).toEqual([]))
})

describe('The version of the standard', () => {
  const ERES = { ERES: ['LOCA_ID', '', 'ID', 'BH1'] }
  const isKnown = (found: string[]) => !found.some((finding) => finding.includes('Group ERES is neither'))

  it('is that of TRAN_AGS, wherever TRAN stands', () => {
    expect(isKnown(findIn(ERES))).toBe(true)
    expect(isKnown(findIn({ ...ERES, ...changed('TRAN', '4.1', '4.2') }))).toBe(false)
    expect(isKnown(findIn({ ...changed('TRAN', '4.1', '4.2'), ...ERES }))).toBe(false)
  })

  it('is the one the caller chooses', () => {
    expect(isKnown(findIn(ERES, { version: '4.2' }))).toBe(false)
    expect(isKnown(findIn({ ...ERES, ...changed('TRAN', '4.1', '4.2') }, { version: '4.0.3' }))).toBe(true)
  })
})

it('The advice on fixed codes and on text under a type of numbers leads to a right file', () => {
  const texts: Groups = {
    ...changed('ABBR', 'Flag to indicate', 'Says that'),
    ...grown('TYPE', 'U|described'),
    GEOL: ['LOCA_ID|GEOL_TOP|GEOL_BASE|GEOL_DESC', '|m|m|', 'ID|2DP|2DP|U', 'BH1|0.00|9.50|CLAY'],
  }
  const mends = checkTables(fileOf(texts)).map(({ mend }) => mend)
  expect(mends).toContain('Use the standard description: AGS fixes the codes of DICT_TYPE and DICT_STAT')
  expect(mends).toContain(
    'Write a number, or state in the TYPE row the data type of what stands there: X for any text',
  )
  expect(mends).not.toContain('Use the standard description, or a code of your own')
})
