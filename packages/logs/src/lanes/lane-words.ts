/** Texts of findings of single lanes. */
export const laneWords = {
  notDrawn: 'not drawn',
  notStated: (heading: string) => `${heading} not stated`,
  /** What is 0 in the last rows of a cone penetration test. */
  frictionIs: 'fs is',
  frictionAndRatioAre: 'fs and Rf are',
  frictionRatio: 'friction ratio',
  otherFrictionRatio: 'negative, or with qc of 0 or less, or with negative fs; not drawn',
  /** Both in %. */
  ratioFor: (stated: string, calculated: string) => `${stated} for fs/qc ${calculated}`,
  drawnAsStated: 'drawn as stated',
  indexIsSpacing: 'FRAC_FI states spacings in mm, not fractures per metre; written as in the file',
  /** Millimetres. */
  otherSpacing: (max: number) => `not 0 to ${max} mm; not drawn`,
  spacings: 'fracture spacings in mm',
  orderOfSpacings: 'minimum ≤ average ≤ maximum',
  energyRatio: (stated: string, min: number, max: number) =>
    `ISPT_ERAT ${stated} cannot be right (not ${min} to ${max} %); no N60 is calculated from it`,
  increment: (stated: string) => `DPRB_INC ${stated} cannot be right`,
  /** Lengths in metres. */
  sampleTooLong: (sample: { name: string; type: string; length: string }, max: number) =>
    `sample ${sample.name} of type ${sample.type} cannot be ${sample.length} m long (at most ${max} ` +
    'm); drawn as a mark at its top',
}
