/**
 * Tables of tests in the hole, with the heading of their depth: one row is one test, or one reading of a
 * test. AGS 4.2; AGS 3.1.
 */
export const TEST_DEPTHS: Readonly<Record<string, string>> = {
  ISPT: 'ISPT_TOP',
  IVAN: 'IVAN_DPTH',
  IPEN: 'IPEN_DPTH',
  IPID: 'IPID_DPTH',
  ICBR: 'ICBR_DPTH',
  IDEN: 'IDEN_DPTH',
  IPRG: 'IPRG_TOP',
  IPRM: 'IPRM_TOP',
  IRDX: 'IRDX_DPTH',
  IRES: 'IRES_DPTH',
  DCPT: 'DCPG_DPTH',
  DPRB: 'DPRB_DPTH',
  SCPT: 'SCPT_DPTH',
  STCN: 'STCN_DPTH',
}

/** Headings of the number of a test whose readings are rows at one or more depths, and of its stages. */
export const TEST_NUMBERS = [
  ...(['SCPG_TESN', 'STCN_REF', 'DPRG_TESN', 'DPRB_TESN', 'DCPG_TESN'] as const),
  ...(['IPRG_TESN', 'IPRG_STG', 'IPRM_TESN', 'IPRM_STG'] as const),
] as const
