export { checkWritten } from './ags/check-written.ts'
export { describeFindings } from './ags/describe-findings.ts'
export { writeAgsFile, writeAgsFileWithFiles } from './ags/write-ags-file.ts'
export { csvFiles } from './csv/write-csv.ts'
export type { Format, FormatOptions, OnNote } from './format.ts'
export { FORMATS, type FormatId } from './formats.ts'
export { groupOutline } from './geojson/group-outline.ts'
export { windRings } from './geojson/wind-rings.ts'
export { positionOf, shapesOf } from './shapes.ts'
export type {
  ExportGrid,
  ExportHeading,
  ExportHole,
  ExportProject,
  ExportSource,
  ExportTable,
  Stream,
} from './source.ts'
export { escapeXml, replaceForbiddenXml } from './xml.ts'
export { isNumeric } from './xlsx/is-numeric-heading.ts'
export { writeReportWorkbook } from './xlsx/write-report-workbook.ts'
export { writeWorkbook } from './xlsx/write-xlsx.ts'
export { ArchiveSizeError, zipFiles, type WrittenFile } from './zip-files.ts'
