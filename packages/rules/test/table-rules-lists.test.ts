import { describe, expect, test } from 'vitest'
import { changed, findIn, grown, type Groups } from './check-tables.ts'
import { MINE_DICT } from './table-rule-groups.ts'

/** Each breaks one rule, and what is found then, with the lines it is found on. */
const BROKEN: readonly [name: string, groups: Groups, ...found: string[]][] = [
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
]

describe('Table rules find', () => {
  test.each(BROKEN)('%s', (_, groups, ...found) => {
    expect(findIn(groups).sort()).toEqual(found.sort())
  })
})
