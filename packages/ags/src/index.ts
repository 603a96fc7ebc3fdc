export { locationsGroup } from './ags.ts'
export type { AgsBlock, AgsGroup, AgsHandler, AgsSummary, Diagnostic, Edition, Severity } from './ags.ts'
export { createAgsDecoder } from './encoding/decode-ags.ts'
export { createEncodingDetector, type DetectedEncoding, type Encoding } from './encoding/detect-encoding.ts'
export { createAgsParser } from './parse/create-ags-parser.ts'
export { parseAgs, type ParsedAgs } from './parse/parse-ags.ts'
export { writeAgs, writeAgsLines } from './write/write-ags.ts'
export type { Dictionary, GroupDefinition, HeadingDefinition } from './dictionary/dictionary.ts'
export { dictionaryOf } from './dictionary/dictionary-of.ts'
export { nameHeading } from './dictionary/name-heading.ts'
export { extendDictionary, type AgsRecord } from './dictionary/extend-dictionary.ts'
export { uniteDefinitions } from './dictionary/unite-definitions.ts'
export { checkAgs } from './check/check-ags.ts'
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
