import { rowsOf } from './rows.ts'

/** Rows of DPRB as in files: depth, blows, torque, increment. */
export const probe = (...rows: [depth: string, blows: string, torque?: string, increment?: string][]) =>
  rowsOf(
    'DPRB',
    ...rows.map(([DPRB_DPTH, DPRB_BLOW, DPRB_TORQ = '', DPRB_INC = '100']) => ({
      ...{ HOLE_ID: 'WSD1', DPRB_DPTH, DPRB_BLOW, DPRB_TORQ, DPRB_INC },
    })),
  )
