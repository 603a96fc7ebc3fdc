export {
  damagedEntry,
  ENCRYPTED_ENTRY,
  isAgsEntry,
  isArchiveEntry,
  isLikeAgsEntry,
  NO_ARCHIVE,
  NOT_NAMED_AGS,
  NOT_UNPACKED,
  officeDocument,
  tooLargeEntry,
  tooManyEntries,
} from './archive.ts'
export { findingTitle, isAboutPositions } from './finding-titles.ts'
export {
  countedIn,
  findingsWhere,
  LEVELS,
  MANY_ADVICE,
  NO_FINDINGS,
  SEVERITIES,
  totalOf,
  type Level,
} from './finding.ts'
export type { FindingCount, Findings, Place, RuleFinding, RuleKind, RuleSeverity } from './finding.ts'
export { createFileRules, type CheckedRules, type FileRules, type RuleOptions } from './file-rules.ts'
export { FindingList } from './finding-list.ts'
export { importFinding } from './import-finding.ts'
export { positionDiagnostics } from './position-diagnostics.ts'
export { gatherProjectIds, projectDiagnostics, projectIds } from './project-diagnostics.ts'
export { shortenedList } from './shortened-list.ts'
export { NO_BYTES, partsOfProblem, unreadableFinding } from './unreadable-file.ts'
export { withoutRepeatedRules } from './without-repeated-rules.ts'
export { createAgs3LineRules } from './lines/create-ags3-line-rules.ts'
export { lineMarks, type Mark } from './lines/line-marks.ts'
export { createLineRules, type LineRules } from './lines/create-line-rules.ts'
export { describeFile, verdict } from './report/describe-file.ts'
export { htmlReport } from './report/html-report.ts'
export { jsonReport } from './report/json-report.ts'
export {
  countKinds,
  countSeverities,
  countsText,
  groupsText,
  isOneLine,
  LEVEL_NAMES,
  lineText,
  summariseRules,
  timesText,
  unlistedInFile,
  unlistedText,
  type CheckedFile,
  type CheckedFiles,
  type RuleSummary,
  type SeverityCounts,
} from './report/report.ts'
export { tableReport, type ReportTable } from './report/table-report.ts'
export { textReport } from './report/text-report.ts'
export { attachedInArchive } from './tables/attached-in-archive.ts'
export { createTableRules, type TableRules, type TableRulesOptions } from './tables/create-table-rules.ts'
export type { AttachedFiles } from './tables/table-check.ts'
export { createDataRules, type DataRules, type DataRulesOptions } from './bgs/create-data-rules.ts'
