import { DICT_HEAD } from './check-tables.ts'

export const MINE_DICT = [
  ...DICT_HEAD,
  'GROUP|MINE||||Mine workings||LOCA',
  'HEADING|MINE|LOCA_ID|KEY|ID|Location||',
  'HEADING|MINE|MINE_TOP|KEY|2DP|Top|m|',
  'HEADING|MINE|MINE_NAME|REQUIRED|X|Name||',
  'HEADING|GEOL|GEOL_OURS|OTHER|X|Ours||',
]
export const MINE = ['LOCA_ID|MINE_TOP|MINE_NAME', '|m|', 'ID|2DP|X', 'BH1|1.00|Old shaft']
export const GEOL_OURS = [
  'LOCA_ID|GEOL_TOP|GEOL_BASE|GEOL_DESC|GEOL_OURS',
  '|m|m||',
  'ID|2DP|2DP|X|X',
  'BH1|0.00|9.50|CLAY|x',
]
export const LINKS = (...links: string[]) => ({
  DICT: [...DICT_HEAD, 'HEADING|GEOL|GEOL_LINK|OTHER|RL|Link||'],
  GEOL: [
    'LOCA_ID|GEOL_TOP|GEOL_BASE|GEOL_LINK',
    '|m|m|',
    'ID|2DP|2DP|RL',
    ...links.map((link, index) => `BH1|${index}.00|${index + 1}.00|${link}`),
  ],
})
