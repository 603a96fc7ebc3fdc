import { row } from './rows.ts'

export const GEOL = [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '10', GEOL_DESC: 'CLAY' })]
export const ISPT = [row('ISPT', { ISPT_TOP: '1', ISPT_NVAL: '12', ISPT_CAS: '1.00' })]
export const CORE = [row('CORE', { CORE_TOP: '5', CORE_BASE: '6', CORE_PREC: '90' })]
const FRAC = [row('FRAC', { FRAC_FROM: '5', FRAC_TO: '6', FRAC_FI: '9' })]
export const BKFL = [row('BKFL', { BKFL_TOP: '0', BKFL_BASE: '10', BKFL_DESC: 'Arisings' })]
export const WSTG = [row('WSTG', { WSTG_DPTH: '4' })]
export const SAMP = [row('SAMP', { SAMP_TOP: '1', SAMP_TYPE: 'U', SAMP_REF: '1' })]
export const all = { GEOL, ISPT, CORE, FRAC, BKFL, WSTG, SAMP }
export const hole = { finalDepth: 10, groundLevel: 20 }
