import { describe, expect, test } from 'vitest'
import { changed, DICT_HEAD, findIn, grown, type Groups } from './check-tables.ts'
import { LINKS, MINE, MINE_DICT } from './table-rule-groups.ts'

/** TRAN of the clean file without one of its last two headings. */
function tranWithout(heading: 'TRAN_DLIM' | 'TRAN_RCON'): Groups {
  const place = grown('TRAN').TRAN?.[0]?.split('|').indexOf(heading)
  const without = (row: string) => row.split('|').filter((_, column) => column !== place)
  return { TRAN: (grown('TRAN').TRAN ?? []).map((row) => without(row).join('|')) }
}

/** Each breaks one rule, and what is found then, with the lines it is found on. */
const BROKEN: readonly [name: string, groups: Groups, ...found: string[]][] = [
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
    'a delimiter of two characters',
    changed('TRAN', ';', ';;'),
    '11a error TRAN TRAN_DLIM: TRAN_DLIM ;; is more than one character <- ' +
      '"DATA","1","2024-06-14","Driller","Final","4.1","Client",";;","+"',
  ],
  [
    'a concatenator that is a word',
    changed('TRAN', '+', 'and'),
    '11b error TRAN TRAN_RCON: TRAN_RCON and is more than one character <- ' +
      '"DATA","1","2024-06-14","Driller","Final","4.1","Client",";","and"',
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
]

describe('Table rules find', () => {
  test.each(BROKEN)('%s', (_, groups, ...found) => {
    expect(findIn(groups).sort()).toEqual(found.sort())
  })
})
