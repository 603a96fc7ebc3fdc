import type { DictionaryTable } from '@groundsheet/contract'

export const heading = (name: string, type: string | null = null, unit = '') => ({
  heading: name,
  name: null,
  unit,
  type,
})
export const table = (
  code: string,
  keys: string[],
  ...headings: DictionaryTable['headings']
): DictionaryTable => ({
  table: code,
  name: code,
  parent: 'LOCA',
  keys,
  headings,
})
export const ISPT = table(
  'ISPT',
  ['LOCA_ID', 'ISPT_TOP'],
  heading('LOCA_ID', 'ID'),
  heading('ISPT_TOP', '2DP', 'm'),
  heading('ISPT_NVAL', '0DP'),
  heading('ISPT_WAT', 'XN', 'm'),
  heading('ISPT_TYPE', 'PA'),
  heading('ISPT_HAMD', 'X', 'yyyy-mm-dd'),
)
export const OLD = table(
  'IVAN',
  ['HOLE_ID', 'IVAN_DPTH'],
  heading('HOLE_ID'),
  heading('IVAN_DPTH', null, 'm'),
  heading('IVAN_IVAN', null, 'kN/m2'),
  heading('IVAN_DATE', null, 'dd/mm/yyyy'),
  heading('IVAN_REM'),
)
export const dictionary = (code: string) => [ISPT, OLD].find(({ table: known }) => known === code)
