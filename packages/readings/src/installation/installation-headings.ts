/** Tables of installations: monitoring points of AGS 4 and AGS 3, and piezometers of AGS 3. */
export const INSTALLATION_TABLES = ['MONG', 'MONP', 'PREF'] as const

/** Headings of an installation in these tables. Depths are metres below ground level. AGS 4.1.1; AGS 3.1. */
export const INSTALLATION_HEADINGS = {
  id: ['MONG_ID', 'MONP_ID'],
  type: ['MONG_TYPE', 'MONP_TYPE', 'PREF_TYPE'],
  /** Of the tip. */
  depth: ['MONG_DIS', 'MONP_DIS', 'PREF_TDEP'],
  zoneTop: ['MONG_TRZ', 'MONP_TRZ', 'PREF_TRPS'],
  zoneBase: ['MONG_BRZ', 'MONP_BRZ', 'PREF_BRPS'],
} as const
