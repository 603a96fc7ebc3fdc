import { expect } from 'vitest'
import { plotNamed } from '../src/index.ts'
import { rowsOf } from './rows.ts'

export const hydrograph = plotNamed('hydrograph', () => undefined) ?? expect.fail('no plot')
export const reading = (text: string, rest: Record<string, string> = {}) => ({
  LOCA_ID: 'BH1',
  MONG_ID: '1',
  MONG_DIS: '5.00',
  MOND_TYPE: 'WDEP',
  MOND_UNIT: 'm',
  MOND_DTIM: '2021-03-09T10:00:00',
  MOND_RDNG: text,
  ...rest,
})
export const read = (...rows: readonly Record<string, string>[]) =>
  hydrograph.read({ MOND: rowsOf('MOND', ...rows) }, () => '')

export const visit = (MONR_WDEP: string, MONR_REM: string, rest: Record<string, string> = {}) => ({
  ...{ MONP_DIS: '2.500', MONR_DATE: '02/05/2012', MONR_TIME: '124300', MONR_WDEP, MONR_REM },
  ...rest,
})
export const dip = (MOND_RDNG: string, MOND_REM: string) => reading(MOND_RDNG, { MOND_REM })
