import type { FullPlace, RuleKind, RuleSeverity } from '../finding.ts'

function kind(
  severity: RuleSeverity,
  rule: string,
  message: (place: FullPlace) => string,
  advice: string,
): RuleKind {
  return { level: 'bgs', rule, severity, message, advice }
}

const POSITION = 'Correct the coordinates, or state their grid in LOCA_GREF'
const SAMPLE = 'Name the sample as SAMP does: by SAMP_ID, or by LOCA_ID, SAMP_TOP, SAMP_REF and SAMP_TYPE'

/**
 * What the British Geological Survey requires of deposited files beyond the format; rules by the names of the
 * Survey.
 */
export const BGS_KINDS = {
  requiredGroup: kind(
    'error',
    'Required groups',
    ({ group }) => `Group ${group ?? ''} is missing`,
    'Add the group; files without it cannot be deposited',
  ),
  requiredBgsGroup: kind(
    'error',
    'Required BGS groups',
    ({ group }) => `Group ${group ?? ''} is missing`,
    'Add the group with the strata of the holes',
  ),
  noSpatialReference: kind(
    'error',
    'Spatial referencing',
    () => 'No spatial referencing system is stated',
    'Fill in LOCA_GREF (or LOCA_LREF, LOCA_LLZ) with the grid of the coordinates: OSGB in Great ' +
      'Britain, ITM or Irish Grid in Ireland',
  ),
  noCoordinates: kind(
    'error',
    'Eastings and northings present',
    () => 'The easting or the northing is missing',
    'Fill in LOCA_NATE and LOCA_NATN',
  ),
  coordinatesNotNumeric: kind(
    'error',
    'Non-numeric coordinates',
    ({ heading, text }) => `${heading ?? ''} ${text} is not a number`,
    'Write the coordinate as a number in metres',
  ),
  coordinateTypeNotNumeric: kind(
    'error',
    'Non-numeric coordinates',
    ({ heading, text }) => `${heading ?? ''} has the data type ${text}, which is not numeric`,
    'Give the heading the data type 2DP',
  ),
  coordinatesOutOfRange: kind(
    'warning',
    'Eastings and northings in range',
    () => 'The position is not on the British National Grid',
    POSITION,
  ),
  unstatedGridOutOfRange: kind(
    'warning',
    'Eastings and northings in range',
    () => 'No grid is stated, and the position is not on the British National Grid',
    'State the grid of the coordinates in LOCA_GREF; in Ireland it is ITM (Irish Transverse Mercator) ' +
      'or Irish Grid',
  ),
  outsideGreatBritain: kind(
    'warning',
    'Within Great Britain',
    () => 'The position is not in Great Britain',
    POSITION,
  ),
  localCoordinatesTwice: kind(
    'warning',
    'LOCX is not a duplicate',
    () => 'LOCA_LOCX and LOCA_LOCY are the same as the other coordinates of the hole',
    'Leave the local grid empty where the site has none',
  ),
  noDrillDepth: kind(
    'error',
    'Hole depth present',
    () => 'No hole depth is stated',
    'Fill in HDPH_BASE with the depth reached',
  ),
  noDrillDepths: kind(
    'warning',
    'Hole depth present',
    ({ group }) => `Group ${group ?? ''} is missing: no hole with strata has a hole depth`,
    'Add HDPH with LOCA_ID, HDPH_TOP, HDPH_BASE and HDPH_TYPE of every hole',
  ),
  noDrillTop: kind(
    'error',
    'Hole depth present',
    () => 'The top of a hole depth is not stated',
    'Fill in HDPH_TOP with the depth from which this method was used',
  ),
  drillDepthUnlikeStrata: kind(
    'warning',
    'Hole depth and GEOL',
    ({ text }) => text,
    'Correct HDPH_BASE or GEOL_BASE; the last stratum ends where the hole ends',
  ),
  drillDepthWithoutStrata: kind(
    'warning',
    'Hole depth and GEOL',
    ({ text }) => `${text} has a hole depth and no strata`,
    'Add the strata to GEOL, or correct LOCA_ID',
  ),
  strataWithoutDrillDepth: kind(
    'warning',
    'Hole depth and GEOL',
    ({ text }) => `${text} has strata and no hole depth`,
    'Add the hole to HDPH, or correct LOCA_ID',
  ),
  unknownLocation: kind(
    'error',
    'LOCA references',
    ({ text }) => `LOCA has no row with ${text}`,
    'Add the location to LOCA, or correct LOCA_ID',
  ),
  nearLocation: kind(
    'error',
    'LOCA references',
    ({ text }) => `LOCA has no row with LOCA_ID ${text}`,
    'Use one name in both groups if they are one hole',
  ),
  namelessLocation: kind(
    'warning',
    'LOCA references',
    () => 'LOCA_ID of the location is empty, so that no row can belong to it',
    'Fill in the name of the hole',
  ),
  noLocation: kind(
    'error',
    'LOCA references',
    () => 'LOCA_ID is empty',
    'Fill in the location that the row belongs to',
  ),
  sampleWithoutId: kind(
    'warning',
    'Sample referencing',
    () => 'The sample has neither SAMP_ID nor all four parts of its reference',
    'Fill in SAMP_ID, or LOCA_ID, SAMP_TOP, SAMP_REF and SAMP_TYPE',
  ),
  sampleTwice: kind(
    'error',
    'Sample referencing',
    ({ text }) => `Several rows of SAMP have the same reference: ${text}`,
    'Give each sample its own reference',
  ),
  unknownSample: kind('error', 'Sample referencing', ({ text }) => `SAMP has no sample with ${text}`, SAMPLE),
  contradictingSample: kind(
    'error',
    'Sample referencing',
    ({ text }) => `The parts of the sample reference name different samples: ${text}`,
    SAMPLE,
  ),
  noSample: kind('error', 'Sample referencing', () => 'The row does not name its sample', SAMPLE),
} satisfies Record<string, RuleKind>

export type BgsRule = keyof typeof BGS_KINDS
