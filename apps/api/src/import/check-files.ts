import { tmpdir } from 'node:os'
import { createAgsChecker, dictionaryOf, extendDictionary, type AgsHandler } from '@groundsheet/ags'
import { withTemporaryFolder, type TemporaryFolder } from '../temporary/temporary-folder.ts'
import { readAgsFile } from './ags-file/read-ags-file.ts'
import { scanAgsFile } from './ags-file/scan-ags-file.ts'
import { createDiagnosticList, summariseDiagnostics, type DiagnosticList } from './diagnostics.ts'
import { byLine, rowsToStore, type LeftOutByLine } from './rows/left-out.ts'
import type { DiagnosticsReport, FileReport } from './report.ts'
import { resolveUnits } from './project/resolve-units.ts'
import { findDeliveries } from './sources/find-deliveries.ts'
import { reportArchives } from './sources/report-archives.ts'
import type { AgsSource } from './sources/source.ts'
import { UserError } from '../common/user-error.ts'

/** Output of `check --json`. */
export interface CheckReport {
  readonly files: readonly FileReport[]
  readonly diagnostics: DiagnosticsReport
}

/** Checks files without importing them. A file that cannot be read is listed as an error. */
export async function checkFiles(paths: readonly string[]): Promise<CheckReport> {
  const diagnostics = createDiagnosticList()
  const files: FileReport[] = []
  await withTemporaryFolder(tmpdir(), async (spool) => {
    for (const source of await findSources(paths, spool, diagnostics)) {
      await refusalAsError(source.path, diagnostics, async () => {
        files.push(await checkFile(source, diagnostics))
      })
    }
  })
  return { files, diagnostics: summariseDiagnostics(diagnostics) }
}

async function findSources(
  paths: readonly string[],
  spool: TemporaryFolder,
  diagnostics: DiagnosticList,
): Promise<AgsSource[]> {
  const sources: AgsSource[] = []
  for (const path of paths) {
    await refusalAsError(path, diagnostics, async () => {
      const found = await findDeliveries([path], spool)
      reportArchives(found, diagnostics)
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
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    for (const { file: stated, problem } of error.problems) {
      diagnostics.add({ file: stated ?? file, rule: 'unreadable', severity: 'error', message: problem })
    }
  }
}

async function checkFile(source: AgsSource, diagnostics: DiagnosticList): Promise<FileReport> {
  const file = await scanAgsFile(source, () => undefined)
  const { edition, encoding, sha256 } = file
  const dictionary = extendDictionary(dictionaryOf(edition), file.dict, file.abbr)
  const checker = createAgsChecker(edition, dictionary)
  const handler = {
    block: checker.block.bind(checker),
    row: checker.row.bind(checker),
    diagnostic: () => undefined,
  }
  await readAgsFile(source, encoding, handler, () => undefined)
  const leftOut = byLine(resolveUnits([file], dictionary, diagnostics).leftOut.get(file) ?? [])
  for (const again of checker.furtherReadings()) {
    await readAgsFile(source, encoding, storedRowsOnly(again, leftOut), () => undefined)
  }
  const found = [...file.diagnostics, ...checker.end()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
  for (const diagnostic of found) diagnostics.add({ ...diagnostic, file: source.path })
  return { path: source.path, edition, encoding, sha256 }
}

/** Calls a handler with the rows of a file as an import would store them. */
function storedRowsOnly(handler: AgsHandler, leftOut: LeftOutByLine): AgsHandler {
  let toStore: ReturnType<typeof rowsToStore> = null
  return {
    block(block) {
      toStore = rowsToStore(leftOut.get(block.line), block.headings)
      handler.block(block)
    },
    row(values, line) {
      if (toStore !== null) handler.row(toStore(values), line)
    },
    diagnostic: () => undefined,
  }
}
