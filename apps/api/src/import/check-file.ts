import { createAgsChecker, dictionaryOf, extendDictionary, type AgsHandler } from '@groundsheet/ags'
import { createFileRules, type CheckedFile, type CheckedRules, type RuleOptions } from '@groundsheet/rules'
import { UserError } from '../common/user-error.ts'
import { inspectBytes, type InspectedBytes } from './ags-file/inspect-bytes.ts'
import { readAgsFile } from './ags-file/read-ags-file.ts'
import { scanInspected, type ScannedFile } from './ags-file/scan-ags-file.ts'
import { attachedFiles } from './attached-files.ts'
import { addRefusal, type DiagnosticList } from './diagnostics.ts'
import { resolveUnits } from './project/resolve-units.ts'
import { byLine, rowsToStore, type LeftOutByLine } from './rows/left-out.ts'
import type { AgsSource } from './sources/source.ts'

const NO_RULES: CheckedRules = { findings: [], unlisted: 0, dictionary: null }

/** Checks one file. What an import would say is added to `diagnostics`. Throws UserError where it is not text. */
export async function checkFile(
  source: AgsSource,
  diagnostics: DiagnosticList,
  options: RuleOptions,
): Promise<CheckedFile> {
  const { levels } = options
  const inspected = await inspectBytes(source)
  const { scanned, checked } = await scanWithRules(source, inspected, options)
  if (scanned instanceof UserError) addRefusal(diagnostics, source.path, scanned)
  else if (levels.includes('import')) await checkImport(scanned, diagnostics)
  const { encoding, bytes, sha256 } = inspected
  return {
    path: source.path,
    edition: scanned instanceof UserError ? null : scanned.edition,
    encoding,
    bytes,
    sha256,
    dictionary: checked.dictionary,
    findings: checked.findings,
    unlisted: checked.unlisted,
  }
}

/** The rules read along with the scan. A text without AGS in it is refused by the scan, yet its lines are checked. */
async function scanWithRules(
  source: AgsSource,
  inspected: InspectedBytes,
  options: RuleOptions,
): Promise<{ scanned: ScannedFile | UserError; checked: CheckedRules }> {
  if (options.levels.every((level) => level === 'import')) {
    return { scanned: await orRefusal(scanInspected(source, inspected, () => undefined)), checked: NO_RULES }
  }
  const { encoding } = inspected
  const rules = createFileRules(encoding, { ...options, files: attachedFiles(source) })
  const addPiece = (_: number, piece: Uint8Array): void => rules.addPiece(piece)
  const scanned = await orRefusal(scanInspected(source, inspected, addPiece, [rules.handler]))
  const readAgain = (handler: AgsHandler) => readAgsFile(source, encoding, handler, () => undefined)
  return { scanned, checked: await rules.finish(readAgain) }
}

async function orRefusal<T>(work: Promise<T>): Promise<T | UserError> {
  try {
    return await work
  } catch (error) {
    if (error instanceof UserError) return error
    throw error
  }
}

/** What an import would say. */
async function checkImport(file: ScannedFile, diagnostics: DiagnosticList): Promise<void> {
  const { source, edition, encoding } = file
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
