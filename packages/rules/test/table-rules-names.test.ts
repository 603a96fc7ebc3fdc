import { describe, expect, test } from 'vitest'
import { changed, DICT_HEAD, findIn, type Groups } from './check-tables.ts'
import { GEOL_OURS, MINE_DICT } from './table-rule-groups.ts'

/** Each breaks one rule, and what is found then, with the lines it is found on. */
const BROKEN: readonly [name: string, groups: Groups, ...found: string[]][] = [
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
