import { EXPORT_FORMATS, type ExportFormatId } from '@groundsheet/contract'
import type { FormatOptions } from '@groundsheet/formats'
import type { Hole } from '../holes/hole.ts'

/** What is to be exported: format, options, holes and tables. */
export interface ExportOrder {
  readonly format: ExportFormatId
  readonly options: FormatOptions
  /** Null: every hole of the project. */
  readonly holes: readonly Hole[] | null
  /** Codes of the tables; ignored by formats that hold holes only. */
  readonly tables: readonly string[]
  /** Written by the service, whole and without options, in place of this page. */
  readonly byService: boolean
}

/** Others hold holes, with their boundaries and groups or without. */
export const holdsTables = (format: ExportFormatId): boolean =>
  EXPORT_FORMATS[format].scopes.some((scope) => scope === 'tables:read')

/** A GeoPackage is a database, and a plan is drawn in the grid of the project: pages have neither. */
export const isOfService = (format: ExportFormatId): boolean => format === 'gpkg' || format === 'dxf'

/** One table as CSV is that file itself; several are an archive of them. */
export const isSingleCsv = ({
  format,
  tables,
  byService,
}: Pick<ExportOrder, 'format' | 'tables' | 'byService'>): boolean =>
  format === 'csv' && tables.length === 1 && !byService

/** Characters that some file systems refuse in a name. */
const UNSAFE_CHARACTERS = /[\\/:*?"<>|\p{Cc}]+/gu
/** UTF-16 code units of a name without its extension. */
const MAX_FILE_NAME_CODE_UNITS = 120

/** `NGE-0614-BH101.ags`: the project, which part of it, the kind of file. */
export function exportFileName(
  reference: string,
  { holes, tables, format, byService }: ExportOrder,
  extension: string,
): string {
  const [only] = tables
  const part = [
    holes === null ? '' : holes.length === 1 ? (holes[0]?.name ?? '') : `${holes.length}-holes`,
    holdsTables(format) && tables.length === 1 && !byService ? (only ?? '') : '',
  ]
  const named = part.some((text) => text !== '') ? part : ['project']
  return fileName([reference, ...named], extension)
}

/**
 * Parts that are not empty, with hyphens between them. A name that is too long is shortened before its `end`.
 */
export function fileName(parts: readonly string[], extension: string, end = ''): string {
  const last = end === '' ? '' : `-${end}`
  const plain = parts
    .filter((text) => text !== '')
    .join('-')
    .toWellFormed()
    .replaceAll(UNSAFE_CHARACTERS, '-')
    .replace(/^[.\s]+/, '')
  return `${cutText(plain, MAX_FILE_NAME_CODE_UNITS - last.length) || 'export'}${last}.${extension}`
}

/** At most so many UTF-16 code units, and never half of a surrogate pair. */
const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
