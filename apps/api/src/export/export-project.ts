import {
  ArchiveSizeError,
  csvFiles,
  FORMATS,
  type ExportSource,
  type Format,
  type FormatId,
  type FormatOptions,
  type OnNote,
} from '@groundsheet/formats'
import { openStore } from '../open-store.ts'
import { checkTarget, type Target } from './check-target.ts'
import { countContents, type Contents } from './count-contents.ts'
import { exportSource } from './export-source.ts'
import { findProject } from './find-project.ts'
import { writeFileWhole, writeFolderWhole } from './write-files.ts'
import { UserError } from '../common/user-error.ts'

export interface ExportOptions extends FormatOptions {
  readonly database: string
  /** Its reference, or its id. */
  readonly project: string
  /** Needed if several companies have a project of that reference. */
  readonly company?: string | undefined
  readonly format: FormatId
  readonly out: string
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
  const format: Format | undefined = FORMATS.find(({ id }) => id === options.format)
  if (format === undefined) throw new UserError(`--format ${options.format}: is not known`)
  return openStore(options.database).withSnapshot(async (reader) => {
    const project = findProject(await reader.projects(), options)
    const target = checkTarget(format, options.out, options.database, options.force ?? false)
    const all = await exportSource(reader, project, format.isComplete)
    const { source, contents } = countContents(format, all, options)
    const notes: string[] = []
    const onNote = (note: string) => notes.push(note)
    const bytes = await writeTarget(target, source, options, { format, onNote })
    const { reference, name, company } = project
    return {
      project: reference,
      projectName: name,
      company,
      format: options.format,
      path: options.out,
      ...contents(),
      bytes,
      notes,
    }
  })
}

async function writeTarget(
  { path, isFolder }: Target,
  source: ExportSource,
  options: FormatOptions,
  { format, onNote }: { readonly format: Format; readonly onNote: OnNote },
): Promise<number> {
  try {
    return await (isFolder
      ? writeFolderWhole(path, csvFiles(source, options, onNote))
      : writeFileWhole(path, format.write(source, options, onNote)))
  } catch (error) {
    if (error instanceof ArchiveSizeError) throw new UserError(error.message, { cause: error })
    if (!(error instanceof Error) || !('syscall' in error)) throw error
    throw new UserError(`--out ${path}: cannot be written (${error.message}). Name a place elsewhere.`, {
      cause: error,
    })
  }
}
