import { ownValue } from '../own-property.ts'
import { conversionFactor } from './conversion-factor.ts'

/** The unit of a heading in the UNIT row of a file; empty if not stated. */
export type UnitOf = (table: string, heading: string) => string

const UNITS: Readonly<Record<string, readonly string[]>> = {
  kPa: [
    ...['IVAN_IVAN', 'IVAN_IVAR', 'IVAN_IPEN', 'IPEN_IPEN', 'LPEN_PPEN', 'CLSS_PPEN', 'CLSS_HVP'],
    ...['TRIT_CU', 'TRET_CU', 'TRIX_CU', 'TRIG_CU', 'LVAN_VNPK', 'CLSS_VNPK', 'LFCN_FCPK'],
    ...['STCN_FRES', 'STCN_PWP1', 'STCN_PWP2', 'STCN_PWP3'],
  ],
  MPa: [
    ...['SCPT_RES', 'STCN_RES', 'SCPT_FRES', 'SCPT_PWP1', 'SCPT_PWP2', 'SCPT_PWP3'],
    ...['RUCS_UCS', 'ROCK_UCS', 'RPLT_PLSI', 'ROCK_PLSI'],
  ],
  'Mg/m3': [
    ...['LDEN_BDEN', 'IDEN_IDEN', 'TRIT_BDEN', 'TRET_BDEN', 'TRIX_BDEN'],
    ...['CLSS_BDEN', 'LUCT_BDEN', 'PTST_BDEN', 'CONG_BDEN'],
  ],
  '%': [
    ...['CORE_PREC', 'CORE_SREC', 'CORE_RQD', 'LNMC_MC', 'CLSS_NMC', 'LLPL_PL', 'CLSS_PL'],
    ...['LLPL_LL', 'CLSS_LL', 'SCPT_FRR', 'CHEM_TSUL', 'WINS_REC', 'SAMP_RECV'],
    ...['GRAT_PERP', 'GRAD_PERP'],
  ],
  mm: [
    'FRAC_IMIN',
    'FRAC_IAVE',
    'FRAC_IMAX',
    'DPRB_INC',
    'DCPT_PEN',
    'DCPG_ZERO',
    'WINS_DIAM',
    'GRAT_SIZE',
    'GRAD_SIZE',
  ],
  Nm: ['DPRB_TORQ'],
  ppmv: ['IPID_RES'],
  'm/s': ['IPRG_IPRM', 'IPRM_IPRM', 'PTST_K'],
  'g/l': ['CHEM_ASUL', 'CHEM_WSUL'],
}

/**
 * Units of headings by the AGS dictionary, for files that state none: without them a sleeve friction in
 * kN/m2 would be read as MPa. Source: AGS 3.1 and AGS 4.1.1 data dictionaries.
 */
export const HEADING_UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(UNITS).flatMap(([unit, headings]) => headings.map((heading) => [heading, unit] as const)),
)

/**
 * The factor that converts values of a heading to a unit, from the unit of the file, else of the dictionary.
 * 1 if `target` is empty. Null if the unit is unknown or of another quantity.
 */
export function headingFactor(heading: string, stated: string, target: string): number | null {
  if (target === '') return 1
  const usual = ownValue(HEADING_UNITS, heading) ?? ''
  return conversionFactor(stated.trim() || usual, target)
}
