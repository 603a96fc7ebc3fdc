export { locationsGroup, MAX_GROUPS } from './ags.ts'
export type {
  AgsBlock,
  AgsGroup,
  AgsHandler,
  AgsSummary,
  Diagnostic,
  Edition,
  OwnNames,
  Severity,
  StatedLayout,
} from './ags.ts'
export { excerpt } from './diagnostic-collector.ts'
export { createAgsDecoder } from './encoding/decode-ags.ts'
export { findMixedEncoding } from './encoding/find-mixed-encoding.ts'
export { createEncodingDetector, type DetectedEncoding, type Encoding } from './encoding/detect-encoding.ts'
export { createAgsParser } from './parse/create-ags-parser.ts'
export { parseAgs, type ParsedAgs } from './parse/parse-ags.ts'
export { MAX_LINE_CHARACTERS } from './write/wrap-ags3.ts'
export { WITHOUT_UNITS, writeAgs, writeAgsLines } from './write/write-ags.ts'
export { readStatus } from './dictionary/dictionary.ts'
export type { Dictionary, GroupDefinition, HeadingDefinition } from './dictionary/dictionary.ts'
export { dictionaryOf } from './dictionary/dictionary-of.ts'
export { AGS4_VERSIONS, ASSUMED_AGS4, readAgs4Version, type Ags4Version } from './dictionary/ags4-versions.ts'
export { nameHeading } from './dictionary/name-heading.ts'
export { extendDictionary, type AgsRecord } from './dictionary/extend-dictionary.ts'
export { keyHeadingsOf, withKeyHeadings, type KeyHeadings } from './dictionary/key-headings.ts'
export { preferNewer, mergeDefinitions } from './dictionary/merge-definitions.ts'
export { compareIssues, hasKnownOrder } from './compare-issues.ts'
export {
  compareAges,
  createAgeOrder,
  findNewest,
  latestDate,
  readTransmission,
  type DeliveryAge,
  type Transmission,
} from './transmission.ts'
export { byLine, columnsToStore, rowsToStore, type LeftOut } from './units/stored-rows.ts'
export { countBlocks, countRows, resolveFile } from './units/resolve-file.ts'
export { converterOf, withOwnUnit } from './units/convert-value.ts'
export { countUnconverted, deliverIn, unconvertedText } from './units/unconverted-values.ts'
export {
  resolveUnits,
  type DeliveredBlock,
  type LostValues,
  type ResolvedUnits,
  type StoredUnitChange,
} from './units/resolve-units.ts'
export {
  headingsOfFile,
  isStated,
  newerOf,
  unitsWithValues,
  type CountedBlock,
  type KeptDelivery,
  type StatedHeading,
} from './units/stated-units.ts'
export { notAgsProblem } from './parse/not-ags-message.ts'
export { isSameUnit } from './units/same-unit.ts'
export { isoDateForm } from './units/date-form.ts'
export { targetUnit } from './units/target-unit.ts'
export { replaceBoth, replaceControl, replaceLineBreaks } from './control-characters.ts'
export { copyString } from './copy-string.ts'
export { adviceOnRows } from './required-groups.ts'
export { combineHandlers } from './combine-handlers.ts'
export { readDefinitions, type OwnDefinitions } from './dictionary/read-definitions.ts'
export { keyKind, keyReader, type KeyKind, type ReadKey } from './key-value.ts'
export {
  createNameFinder,
  createSimilarNames,
  nearNameText,
  ONE_NAME,
  quoteNames,
  similarNamesMessage,
} from './similar-names.ts'
export { decimalsOf, hasDecimals, NUMBER, testOfType, type TypeTest } from './check/data-types.ts'
export { readDepth } from './check/read-depth.ts'
export {
  HOLE_NUMBERS,
  readHoleNumbers,
  unusedCoordinates,
  type UnusedCoordinates,
  type HoleNumber,
  type HoleNumbers,
} from './hole-numbers.ts'
export { isMissingValue } from './missing-value.ts'
export { findUnreadNumbers, NO_NUMBER_ADVICE, OUTSIDE_ADVICE } from './check/find-unread-numbers.ts'
export { checkAgs } from './check/check-ags.ts'
export { createKeyHash, hashKey, RowKeys, type HashKey } from './check/hash-key.ts'
export { KeyTable, MAX_KEYS } from './check/key-table.ts'
export { createAgsChecker, type AgsChecker } from './check/create-ags-checker.ts'
export {
  createContradictionList,
  type Contradiction,
  type ContradictionList,
} from './check/contradiction-list.ts'
export {
  compareRow,
  isBlank,
  packStatedRow,
  stateRow,
  unpackStatedRow,
  type StatedRow,
  type StatedValue,
} from './stated-row.ts'
