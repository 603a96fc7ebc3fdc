import { dictionaryOf, type AgsRecord } from '../src/index.ts'

export const ags4 = dictionaryOf('AGS4')
export const ags3 = dictionaryOf('AGS3')

export function heading(code: string, name: string, status: string): AgsRecord {
  return {
    DICT_TYPE: 'HEADING',
    DICT_GRP: code,
    DICT_HDNG: name,
    DICT_STAT: status,
    DICT_DTYP: '2DP',
    DICT_UNIT: 'm',
  }
}
