import {
  createAgsChecker,
  dictionaryOf,
  extendDictionary,
  findUnreadNumbers,
  combineHandlers,
  resolveFile,
} from '@groundsheet/ags'
import { describeSite, gatherHoles, placeSite, type StatedSite } from '@groundsheet/coordinates'
import {
  gatherProjectIds,
  positionDiagnostics,
  projectDiagnostics,
  type CheckedFile,
  type RuleOptions,
} from '@groundsheet/rules'
import { UserError } from '../common/user-error.ts'
import { inspectBytes } from './ags-file/inspect-bytes.ts'
import { readAgsFile } from './ags-file/read-ags-file.ts'
import type { ScannedFile } from './ags-file/scan-ags-file.ts'
import { addRefusal, type DiagnosticList } from './diagnostics.ts'
import { scanWithRules } from './scan-with-rules.ts'
import type { AgsSource } from './sources/ags-source.ts'

/**
 * Checks one file. What an import would say is added to `diagnostics`. Throws UserError where it is not text.
 */
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
    checkedAt: new Date().toISOString(),
    dictionary: checked.dictionary,
    findings: checked.findings,
    unlisted: checked.unlisted,
    unlistedCounts: checked.unlistedCounts,
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
  const unread = findUnreadNumbers()
  const holes = gatherHoles()
  const projects = gatherProjectIds()
  await readAgsFile(
    source,
    encoding,
    combineHandlers([handler, unread, holes.handler, projects.handler]),
    () => undefined,
  )
  const units = resolveFile(source.path, file.blocks, dictionary)
  for (const again of checker.furtherPasses()) {
    await readAgsFile(source, encoding, units.storedRows(again), () => undefined)
  }
  const found = [...units.diagnostics, ...file.diagnostics, ...checker.end(), ...unread.end()].sort(
    (a, b) => (a.line ?? 0) - (b.line ?? 0),
  )
  const site = holes.site(source.path, dictionary)
  found.push(...projectDiagnostics(projects.ids(), site.fileTitle))
  for (const diagnostic of found) diagnostics.add({ ...diagnostic, file: source.path })
  await checkPositions(site, source.path, diagnostics)
}

/**
 * The positions of the file by itself: what is stored, and what company and project folders state, is not
 * known here.
 */
async function checkPositions(site: StatedSite, file: string, diagnostics: DiagnosticList): Promise<void> {
  const placed = await placeSite(site)
  for (const diagnostic of positionDiagnostics(placed.group, describeSite(placed), placed.lines))
    diagnostics.add({ ...diagnostic, file })
}
