/** How a sample is drawn: by how it was taken, or what it is of. */
export const SAMPLE_KINDS = ['undisturbed', 'bulk', 'disturbed', 'water', 'environmental'] as const
export type SampleKind = (typeof SAMPLE_KINDS)[number]

/** By the codes of the AGS list; small disturbed samples are the rest. */
const CODES: Readonly<Record<Exclude<SampleKind, 'disturbed'>, readonly string[]>> = {
  undisturbed: ['U', 'UT', 'P', 'TW', 'M', 'MOS', 'L', 'C', 'CS', 'BLK', 'SPTLS'],
  bulk: ['B', 'LB', 'CBR', 'AMAL', 'COMP'],
  water: ['W', 'EW'],
  environmental: ['ES', 'G'],
}

/** Of the code of a sample's type, SAMP_TYPE. */
export const sampleKind = (type: string): SampleKind =>
  SAMPLE_KINDS.find((kind) => kind !== 'disturbed' && CODES[kind].includes(type)) ?? 'disturbed'
