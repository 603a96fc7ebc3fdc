import {
  countedIn,
  importFinding,
  NO_FINDINGS,
  unreadableFinding,
  withoutRepeatedRules,
  type CheckedFile,
  type Level,
  type RuleFinding,
} from '@groundsheet/rules'
import type { ImportDiagnostic } from './report.ts'

/**
 * The files with what an import says of them. Files that could not be read, and archives, are added to them.
 * That a file cannot be read is reported on every level.
 */
export function importFindings(
  files: readonly CheckedFile[],
  diagnostics: readonly ImportDiagnostic[],
  levels: readonly Level[],
): CheckedFile[] {
  const found = new Map<string, RuleFinding[]>()
  const isImport = levels.includes('import')
  for (const diagnostic of diagnostics.filter(({ severity }) => isImport || severity === 'error')) {
    const path = diagnostic.file ?? ''
    const finding =
      diagnostic.rule === 'unreadable'
        ? unreadableFinding(diagnostic, levels)
        : importFinding(diagnostic, isImport ? 'import' : (levels[0] ?? 'import'))
    const list = found.get(path)
    if (list === undefined) found.set(path, [finding])
    else list.push(finding)
  }
  const checked = files.map((file) => {
    const findings = [...file.findings, ...withoutRepeatedRules(countedIn(file), found.get(file.path) ?? [])]
    found.delete(file.path)
    return { ...file, findings }
  })
  return [...checked, ...[...found].map(([path, findings]) => unreadFile(path, findings))]
}

function unreadFile(path: string, findings: readonly RuleFinding[]): CheckedFile {
  const unknown = { edition: null, encoding: null, bytes: null, sha256: null, dictionary: null }
  return { path, checkedAt: new Date().toISOString(), ...unknown, ...NO_FINDINGS, findings }
}
