// The readers used by checks of files, so that those do not load all of them.
export { readLimits } from './atterberg/read-limits.ts'
export { findImpossibleRecoveries } from './core/find-impossible-recoveries.ts'
export { DAY, findDateFault, MAX_YEAR, MIN_YEAR, readDate } from './dates/read-date.ts'
export { headingLimit, type HeadingLimit } from './measure/heading-limits.ts'
export { headingFactor } from './measure/heading-units.ts'
export { readSpt } from './spt/read-spt.ts'
export { findOverlaps } from './strata/find-overlaps.ts'
export { TEST_DEPTHS } from './tests/test-tables.ts'
