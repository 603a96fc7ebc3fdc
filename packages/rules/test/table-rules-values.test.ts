import { describe, expect, test } from 'vitest'
import { changed, findIn, grown, type Groups } from './check-tables.ts'
import { MINE_DICT } from './table-rule-groups.ts'

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
]

describe('Table rules find', () => {
  test.each(BROKEN)('%s', (_, groups, ...found) => {
    expect(findIn(groups).sort()).toEqual(found.sort())
  })
})
