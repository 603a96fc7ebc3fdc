export {
  isLimitWithoutResult,
  NON_PLASTIC,
  readLimits,
  type AtterbergLimits,
} from './atterberg/read-limits.ts'
export { sulphateKind, type SulphateKind } from './chemistry/sulphate-kind.ts'
export { frictionRatio, isPossibleRatio } from './cone/friction-ratio.ts'
export { findImpossibleRecoveries } from './core/find-impossible-recoveries.ts'
export { DAY, readDate } from './dates/read-date.ts'
export { durationReader } from './dates/read-duration.ts'
export { SIZE_FRACTIONS, type SizeFraction } from './grading/size-fractions.ts'
export { pipeKind, type PipeKind } from './installation/pipe-kind.ts'
export { conversionFactor } from './measure/conversion-factor.ts'
export { HEADING_UNITS, headingFactor, type UnitOf } from './measure/heading-units.ts'
export { MAX_READINGS } from './measure/max-readings.ts'
export { measureLabel, readMeasure, type Measure } from './measure/read-measure.ts'
export { readNumber } from './measure/read-number.ts'
export { commonDatum, datumOfCrs, levelDatum, levelUnit, ORDNANCE_DATUM } from './levels/level-datum.ts'
export { probeIncrements, type ProbeDepth, type ProbeIncrement } from './probe/probe-increments.ts'
export { recoveryUnit, sampleRecovery, type SampleRecovery } from './samples/sample-recovery.ts'
export { readSptDetails, SPT_DETAIL_HEADINGS, type SptDetails } from './spt/spt-details.ts'
export { isConeTest } from './spt/report-type.ts'
export { sptLogText } from './spt/log-text.ts'
export { readSpt } from './spt/read-spt.ts'
export { sptLabel, type SptReading, type SptResult } from './spt/spt-result.ts'
export { vaneRemoulded, vaneSeries, vaneStatement, type VaneSeries } from './strength/read-vane.ts'
export { readDip, waterText, type Dip } from './water/read-dip.ts'
export { summarise, type Bounds, type Summary } from './statistics/summarise.ts'
