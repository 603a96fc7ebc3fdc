import { tmpdir } from 'node:os'
import type { Ags4Version } from '@groundsheet/ags'
import { loadGreatBritain } from '@groundsheet/coordinates'
import { LEVELS, type CheckedFile, type CheckedFiles, type Level } from '@groundsheet/rules'
import { PROGRAM_VERSION } from '../common/program-version.ts'
import { withoutFileSystemError } from '../common/file-system-error.ts'
import { UserError } from '../common/user-error.ts'
import { withTemporaryFolder, type TemporaryFolder } from '../temporary/temporary-folder.ts'
import { checkFile } from './check-file.ts'
import { addRefusal, createDiagnosticList, summariseDiagnostics, type DiagnosticList } from './diagnostics.ts'
import { importFindings } from './import-findings.ts'
import type { DiagnosticsReport } from './report.ts'
import { findDeliveries } from './sources/find-deliveries.ts'
import { reportNotRead } from './sources/report-not-read.ts'
import type { AgsSource } from './sources/ags-source.ts'

export interface CheckOptions {
  readonly levels?: readonly Level[] | undefined
  /** Version of AGS 4 to check with; by default the one that TRAN_AGS states. */
  readonly version?: Ags4Version | undefined
}

/** Output of `check --json`. `diagnostics` are the findings of an import, which `files` have too. */
export interface CheckReport extends CheckedFiles {
  readonly diagnostics: DiagnosticsReport
}

/** Checks files without importing them. A file that cannot be read is listed as an error. */
export async function checkFiles(
  paths: readonly string[],
  { levels = LEVELS, version }: CheckOptions = {},
): Promise<CheckReport> {
  const diagnostics = createDiagnosticList()
  const files: CheckedFile[] = []
  const isInGreatBritain = levels.includes('bgs') ? await loadGreatBritain() : undefined
  await withTemporaryFolder(tmpdir(), async (spool) => {
    for (const source of await findSources(paths, spool, diagnostics)) {
      await refusalAsError(source.path, diagnostics, async () => {
        files.push(await checkFile(source, diagnostics, { levels, version, isInGreatBritain }))
      })
    }
  })
  return {
    version: PROGRAM_VERSION,
    levels,
    files: importFindings(files, diagnostics.items, levels),
    diagnostics: summariseDiagnostics(diagnostics),
  }
}

async function findSources(
  paths: readonly string[],
  spool: TemporaryFolder,
  diagnostics: DiagnosticList,
): Promise<AgsSource[]> {
  const sources: AgsSource[] = []
  for (const path of paths) {
    await refusalAsError(path, diagnostics, async () => {
      const found = await findDeliveries([path], spool, (file, read) =>
        refusalAsError(file, diagnostics, read),
      )
      reportNotRead(found, diagnostics)
      sources.push(...found.deliveries.flatMap((delivery) => delivery.sources))
    })
  }
  return sources
}

async function refusalAsError(
  file: string,
  diagnostics: DiagnosticList,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (thrown) {
    const error = withoutFileSystemError(thrown)
    if (!(error instanceof UserError)) throw error
    addRefusal(diagnostics, file, error)
  }
}
