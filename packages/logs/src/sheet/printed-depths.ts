/** Headings of the depth of in-situ tests without a lane, by table; apart from their readers, for size. */
export const TEST_DEPTHS = {
  ICBR: ['ICBR_DPTH'],
  IDEN: ['IDEN_DPTH'],
  PMTG: ['PMTG_DPTH'],
  PRTG: ['PRTD_DPTH'],
} as const satisfies Record<string, readonly string[]>

/** Headings of depths of tables at the foot without a lane, as above; without optional depths. */
export const FOOT_DEPTHS = {
  CHIS: ['CHIS_FROM', 'CHIS_TO'],
  WADD: ['WADD_TOP', 'WADD_FROM', 'WADD_BASE', 'WADD_TO'],
  PTIM: ['PTIM_DPTH', 'PTIM_DEP'],
  HDPH: ['HDPH_TOP', 'HDPH_BASE'],
  FLSH: ['FLSH_TOP', 'FLSH_FROM', 'FLSH_BASE', 'FLSH_TO'],
  DISC: ['DISC_TOP', 'DISC_BASE'],
} as const satisfies Record<string, readonly string[]>
