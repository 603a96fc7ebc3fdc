export { readNumber } from './read-number.ts'
export { readSpt } from './spt/read-spt.ts'
export { sptLabel, type SptReading, type SptResult } from './spt/spt-result.ts'
