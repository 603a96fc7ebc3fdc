/** Kinds of samples with their own style, by sampling method or material. */
export const SAMPLE_KINDS = ['undisturbed', 'bulk', 'disturbed', 'water', 'environmental'] as const
export type SampleKind = (typeof SAMPLE_KINDS)[number]

/** Codes of the AGS list; all others are small disturbed samples. */
const CODES: Readonly<Record<Exclude<SampleKind, 'disturbed'>, readonly string[]>> = {
  undisturbed: ['U', 'UT', 'P', 'TW', 'M', 'MOS', 'L', 'C', 'CS', 'BLK', 'SPTLS'],
  bulk: ['B', 'LB', 'CBR', 'AMAL', 'COMP'],
  water: ['W', 'EW'],
  environmental: ['ES', 'G'],
}

/** `type`: SAMP_TYPE. */
export const sampleKind = (type: string): SampleKind =>
  SAMPLE_KINDS.find((kind) => kind !== 'disturbed' && CODES[kind].includes(type)) ?? 'disturbed'
