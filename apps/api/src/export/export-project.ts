import { open, stat } from 'node:fs/promises'
import {
  ArchiveSizeError,
  csvFiles,
  type ExportSource,
  type Format,
  type FormatOptions,
  type OnNote,
} from '@groundsheet/formats'
import { openStore } from '../open-store.ts'
import { writeGeoPackage } from '../geopackage/write-geopackage.ts'
import type { ExportedProject, ExportReader } from '../store/export-store.ts'
import { checkAttached, zipWithAttached } from './attached-files.ts'
import { checkTarget, type Target } from './check-target.ts'
import { countContents, type Contents } from './count-contents.ts'
import { EXPORT_FORMATS, type ExportFormat, type ExportFormatId } from './export-formats.ts'
import { exportSource } from './export-source.ts'
import { findProject } from './find-project.ts'
import { geoPackageSource } from './geopackage-source.ts'
import { writeFileBy, writeFileWhole, writeFolderWhole } from './write-files.ts'
import { isRefusedFile, notWritable } from '../common/file-system-error.ts'
import { UserError } from '../common/user-error.ts'

export interface ExportOptions extends FormatOptions {
  readonly database: string
  /** Its reference, or its id. */
  readonly project: string
  /** Needed if several companies have a project of that reference. */
  readonly company?: string | undefined
  readonly format: ExportFormatId
  readonly out: string
  /** A folder of the delivery, whose folder FILE is added in a zip (ags). */
  readonly attached?: string | undefined
  /** Replace what is there. */
  readonly force?: boolean | undefined
}

export type ExportReport = ExportSummary & Contents

interface ExportSummary {
  readonly project: string
  readonly projectName: string
  readonly company: string
  readonly format: string
  readonly path: string
  readonly bytes: number
  /** Notes for the reader, one a line. */
  readonly notes: readonly string[]
}

/** Writes one project as it is at one moment. Throws UserError; then no new file is left at the path. */
export async function exportProject(options: ExportOptions): Promise<ExportReport> {
  const format = EXPORT_FORMATS.find(({ id }) => id === options.format)
  if (format === undefined) throw new UserError(`--format ${options.format}: is not known`)
  return (await openStore(options.database)).withSnapshot(async (reader) => {
    const project = findProject(await reader.projects(), options)
    checkAttached(options)
    const { database, force = false, attached } = options
    const target = checkTarget(format, options.out, { database, force, isZipped: attached !== undefined })
    const written = await explainFailure(target.path, () =>
      format.id === 'gpkg'
        ? exportGeoPackage(reader, project, target.path)
        : exportText(reader, project, { format, target, options }),
    )
    const { reference, name, company } = project
    return {
      project: reference,
      projectName: name,
      company,
      format: options.format,
      path: options.out,
      ...written,
    }
  })
}

type Written = Pick<ExportSummary, 'bytes' | 'notes'> & Contents

async function exportGeoPackage(
  reader: ExportReader,
  project: ExportedProject,
  path: string,
): Promise<Written> {
  const access = { companyId: project.companyId, projectIds: [project.id] }
  const source = await geoPackageSource(reader, project, access)
  if (source === null) throw new Error(`${project.id}: was listed and is not there`)
  return writeFileBy(path, async (file) => {
    const summary = await writeGeoPackage(file, source)
    const handle = await open(file, 'r+')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
    return { ...summary, bytes: (await stat(file)).size }
  })
}

interface TextExport {
  readonly format: Extract<ExportFormat, Format>
  readonly target: Target
  readonly options: FormatOptions & Pick<ExportOptions, 'attached'>
}

async function exportText(
  reader: ExportReader,
  project: ExportedProject,
  { format, target, options }: TextExport,
): Promise<Written> {
  const all = await exportSource(reader, project, format.isComplete)
  const { source, contents } = countContents(format, all, options)
  const notes: string[] = []
  const onNote = (note: string) => notes.push(note)
  const bytes =
    options.attached === undefined
      ? await writeTarget(target, source, options, { format, onNote })
      : await writeFileWhole(target.path, zipWithAttached(source, options.attached, options, onNote))
  return { ...contents(), bytes, notes }
}

const writeTarget = (
  { path, isFolder }: Target,
  source: ExportSource,
  options: FormatOptions,
  { format, onNote }: { readonly format: Format; readonly onNote: OnNote },
): Promise<number> =>
  isFolder
    ? writeFolderWhole(path, csvFiles(source, options, onNote))
    : writeFileWhole(path, format.write(source, options, onNote))

async function explainFailure<T>(path: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof ArchiveSizeError) throw new UserError(error.message, { cause: error })
    if (!isRefusedFile(error)) throw error
    throw notWritable(path, error)
  }
}
