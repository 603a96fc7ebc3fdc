/** Codes of the determinands of chemical tests. */
export const DETERMINANDS = Array.from(
  { length: 60 },
  (_, index) => `${7429 + 13 * index}-${10 + (index % 80)}-${index % 10}`,
)

/** The codes that ABBR lists; GEOL has one more. */
export const CODES = {
  LOCA_TYPE: ['CP'],
  LOCA_STAT: ['FINAL'],
  LOCA_GREF: ['OSGB'],
  GEOL_LEG: ['102', '203', '301', '501'],
  SAMP_TYPE: ['B', 'D', 'ES', 'U'],
  ISPT_TYPE: ['S', 'C'],
  GRAT_TYPE: ['WS'],
  ERES_CODE: DETERMINANDS,
  ERES_MATX: ['SOLID'],
  ERES_RTYP: ['REG'],
  ERES_RTCD: ['TRG'],
  ERES_LOCN: ['LAB'],
  ERES_BAS: ['DRY'],
} as const satisfies Readonly<Record<string, readonly string[]>>
