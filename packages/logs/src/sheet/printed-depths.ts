/** Headings of the depth of in-situ tests without a lane, by table; apart from their readers, for size. */
export const TEST_DEPTHS = {
  ICBR: ['ICBR_DPTH'],
  IDEN: ['IDEN_DPTH'],
  PMTG: ['PMTG_DPTH'],
  PRTG: ['PRTD_DPTH'],
} as const satisfies Record<string, readonly string[]>
