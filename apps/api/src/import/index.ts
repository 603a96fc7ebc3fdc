export { DEFAULT_COMPANY, importPaths, type ImportOptions } from './import-paths.ts'
export type { FileReport, ImportReport, ProjectReport, ValueChange } from './report.ts'
export { MAX_LISTED_ROWS } from './project/list-changes.ts'
export { checkFiles } from './check-files.ts'
