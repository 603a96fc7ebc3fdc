export { DEFAULT_COMPANY, importPaths, type ImportOptions } from './import-paths.ts'
export { RefusedImport } from './refused-import.ts'
export type {
  FileReport,
  HeldBackHole,
  ImportReport,
  ProjectReport,
  RuleCount,
  ValueChange,
} from './report.ts'
export { MAX_LISTED_ROWS } from './project/list-changes.ts'
export { nameOf } from './project/removed-findings.ts'
export { levelText, ruleText } from './rules-report.ts'
export { NO_SUCH_PATH } from './sources/find-deliveries.ts'
export { archivePath } from './sources/archive-paths.ts'
export { checkFiles } from './check-files.ts'
export { rebuildCompanies, type RebuiltCompany } from './rebuild.ts'
