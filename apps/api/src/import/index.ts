export { DEFAULT_COMPANY, importPaths, type ImportOptions } from './import-paths.ts'
export { ImportRefused } from './import-refused.ts'
export type { FileReport, ImportReport, ProjectReport } from './report.ts'
export { checkFiles } from './check-files.ts'
