/**
 * `SAMP_TYPE` of tubes and split spoons that are driven or pushed, and of small disturbed samples. Cores,
 * liners and bulk samples run over any length. AGS 4.2, ABBR codes.
 */
const SHORT: readonly string[] = ['U', 'UT', 'P', 'TW', 'SPTLS', 'D']

/** Tubes are up to 1 m long, BS EN ISO 22475-1; a greater length than this is a typing error of a depth. */
export const MAX_SAMPLE_LENGTH_M = 3

/** Whether a sample can have this length in metres. `type`: SAMP_TYPE. */
export const isPossibleSampleLength = (type: string, length: number): boolean =>
  length <= MAX_SAMPLE_LENGTH_M || !SHORT.includes(type.trim())
