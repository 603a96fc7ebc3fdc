import { isDepthHeading } from './depth-headings.ts'

/** Eastings and northings, metres of their grid. */
const COORDINATES: ReadonlySet<string> = new Set(['LOCA_NATE', 'LOCA_NATN', 'HOLE_NATE', 'HOLE_NATN'])

/** Depths and levels whose names do not end as `isDepthHeading` expects. */
const METRES: ReadonlySet<string> = new Set([
  ...['LOCA_FDEP', 'LOCA_GL', 'HOLE_FDEP', 'HOLE_GL'],
  ...['WSTG_CAS', 'WSTG_SEAL', 'WSTD_POST', 'WSTK_POST', 'WSTK_CAS', 'WSTK_SEAL'],
  ...['MONG_TRZ', 'MONG_BRZ', 'MONP_TRZ', 'MONP_BRZ', 'PREF_TRPS', 'PREF_BRPS'],
  ...['ISPT_CAS', 'ISPT_WAT', 'PTIM_CAS', 'PTIM_WAT', 'SAMP_WDEP', 'DPRG_GW', 'SCPG_WAT'],
  ...['HDPH_DIML', 'HDPH_DIMW', 'HOLE_DIML', 'HOLE_DIMW'],
  ...COORDINATES,
])

const MILLIMETRES: ReadonlySet<string> = new Set([
  ...['ISPT_NPEN', 'ISPT_SWP', ...[1, 2, 3, 4, 5, 6].map((place) => `ISPT_PEN${place}`)],
  ...['HDIA_DIAM', 'HDIA_HOLE', 'HDIA_CASG', 'CDIA_DIAM', 'CDIA_HOLE'],
])

/** Named like depths: CBR at the ends of a specimen, and texts. */
const NO_LENGTHS: ReadonlySet<string> = new Set([
  ...['CBRT_TOP', 'CBRT_BASE', 'CBRT_BOT', 'CHOC_FROM', 'CHOC_TO', 'LBSG_FROM', 'LBSG_TO'],
])

/**
 * The unit in which the length of a heading is read; null if the heading states no length, or its reader
 * converts it. Source: AGS 3.1 and AGS 4.1.1 data dictionaries.
 */
export function lengthUnit(heading: string): 'm' | 'mm' | null {
  if (MILLIMETRES.has(heading)) return 'mm'
  return METRES.has(heading) || (isDepthHeading(heading) && !NO_LENGTHS.has(heading)) ? 'm' : null
}

/** Whether a heading states an easting or a northing of a grid. */
export const isGridHeading = (heading: string): boolean => COORDINATES.has(heading)

/** All headings of lengths that do not name a place in their row by their ending. */
export const NAMED_LENGTHS: readonly string[] = [...METRES, ...MILLIMETRES]
