export {
  isLimitWithoutResult,
  NON_PLASTIC,
  readLimits,
  type AtterbergLimits,
} from './atterberg/read-limits.ts'
export { readReportedResult, type ReportedResult, type StatedResult } from './chemistry/reported-result.ts'
export { sulphateKind, type SulphateKind } from './chemistry/sulphate-kind.ts'
export { contradictingRatio, frictionRatio, isPossibleRatio } from './cone/friction-ratio.ts'
export { unrecordedFriction } from './cone/unrecorded-friction.ts'
export { findImpossibleRecoveries } from './core/find-impossible-recoveries.ts'
export { isSpacing, statesSpacings } from './core/states-spacings.ts'
export { isoDeliveryDate } from './dates/iso-delivery-date.ts'
export { DAY_MS, findDateFault, readDate } from './dates/read-date.ts'
export { statedDay } from './dates/stated-day.ts'
export { durationReader } from './dates/read-duration.ts'
export { SIZE_FRACTIONS, type SizeFraction } from './grading/size-fractions.ts'
export { INSTALLATION_HEADINGS, INSTALLATION_TABLES } from './installation/installation-headings.ts'
export { findOutsideZone } from './installation/find-outside-zone.ts'
export { pipeKind, type PipeKind } from './installation/pipe-kind.ts'
export { formatDecimals } from './measure/format-decimals.ts'
export { formatDepth, formatLevelAt } from './measure/format-depth.ts'
export { conversionFactor } from './measure/conversion-factor.ts'
export { HEADING_UNITS, headingFactor, type UnitOf } from './measure/heading-units.ts'
export {
  convertLength,
  lengthOf,
  lengthReadingsText,
  readLengthUnit,
  type LengthReading,
} from './measure/length-reading.ts'
export { headingLimit } from './measure/heading-limits.ts'
export { isWithinLimits, READING_LIMITS, type ReadingLimits } from './measure/reading-limits.ts'
export { measureLabel, readMeasure, type Measure } from './measure/read-measure.ts'
export { readNumber } from './measure/read-number.ts'
export { mayBeginAboveGround } from './levels/above-ground.ts'
export {
  commonDatum,
  datumOfCrs,
  levelDatum,
  levelUnit,
  ORDNANCE_DATUM,
  type KnownCrs,
} from './levels/level-datum.ts'
export { partsOfType } from './levels/parts-of-hole-type.ts'
export { readDirectionText, type DirectionWords } from './inclination/direction-words.ts'
export { isPossibleInclination } from './inclination/possible-inclination.ts'
export {
  inclinationIsUnset,
  isBearing,
  readDegrees,
  readInclination,
  statedDirection,
  type StatedDirection,
} from './inclination/stated-direction.ts'
export { isFinalDepthUnset, statedFinalDepth, type HoleDepthFacts } from './levels/stated-final-depth.ts'
export { isDepthHeading, isTopHeading } from './levels/depth-headings.ts'
export { lengthUnit, NAMED_LENGTHS } from './levels/length-headings.ts'
export {
  isPossibleDepth,
  isPossibleFinalDepth,
  isPossibleLevel,
  MAX_DEPTH_M,
  MAX_LEVEL_M,
} from './levels/possible-depths.ts'
export { ownValue } from './own-property.ts'
export {
  penetrationRateText,
  penetrometerSteps,
  type PenetrometerReading,
} from './probe/penetrometer-steps.ts'
export { probeIncrements, type ProbeDepth, type ProbeIncrement } from './probe/probe-increments.ts'
export { powerOfTen } from './measure/power-of-ten.ts'
export { isPossibleSampleLength, MAX_SAMPLE_LENGTH_M } from './samples/possible-sample-length.ts'
export { sampleLabel } from './samples/sample-label.ts'
export { recoveryUnit, sampleBlows, sampleRecovery, type SampleRecovery } from './samples/sample-recovery.ts'
export {
  impossibleEnergyRatio,
  readCasingAndWater,
  readSptDetails,
  SPT_DETAIL_HEADINGS,
  type SptDetails,
} from './spt/spt-details.ts'
export { isConeTest, statesPoint } from './spt/report-type.ts'
export { sptLogText } from './spt/log-text.ts'
export { isInvalidNumber } from './measure/is-invalid-number.ts'
export { sptContradiction } from './spt/contradiction.ts'
export { extrapolationText } from './spt/extrapolated-n.ts'
export { readSpt } from './spt/read-spt.ts'
export { blowsOf, sptLabel, type SptReading, type SptResult } from './spt/spt-result.ts'
export { findLegendContradiction, type LegendContradiction } from './strata/legend-contradiction.ts'
export { DEPTH_TOLERANCE_M, findOverlaps, type Overlap } from './strata/find-overlaps.ts'
export {
  isPenetrometer,
  repeatedVaneLimit,
  vanePeak,
  vaneRemoulded,
  vaneSeries,
  vaneStatement,
  vaneType,
  type VaneSeries,
} from './strength/read-vane.ts'
export { findRepeatedTests, type TestsAtDepth } from './tests/find-repeated-tests.ts'
export { isAfterEnd, type StatedDate } from './water/is-after-end.ts'
export { statedNoStrike } from './water/remark-statements.ts'
export { isGroundStrike } from './water/is-ground-strike.ts'
export { statesStandingLevel } from './water/states-standing-level.ts'
export { readDip, waterText, type Dip } from './water/read-dip.ts'
export {
  binAt,
  binCount,
  binDays,
  binDepths,
  dayEdges,
  depthEdges,
  type ValueBins,
} from './statistics/value-bins.ts'
export { summarise, type Bounds, type Summary } from './statistics/summarise.ts'
export { kindsOf, shorten } from './text/count-words.ts'
export {
  CHARACTERS,
  countOf,
  DATE_FORMAT,
  CLOCK_FORMAT,
  SHORT_DATE_FORMAT,
  formatCount,
  listText,
  numberFormat,
  plural,
} from './text/number-text.ts'
export { listedText } from './text/list-words.ts'
