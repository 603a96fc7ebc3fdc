import { hash } from 'node:crypto'
import type { StoredProject } from '../../database/write-projects.ts'
import { PROGRAM_VERSION } from '../../common/program-version.ts'
import type { ImportDiagnostic, ProjectReport } from '../report.ts'
import { countUnchanged } from './count-rows.ts'
import type { ProjectPlan } from './plan-projects.ts'
import type { ProjectContext } from './project-context.ts'

/** With more diagnostics than this a project is rather imported again than remembered. */
const MAX_DIAGNOSTICS = 10_000

/** To be raised when the same files would be imported otherwise or other diagnostics given. */
const RULES_VERSION = 4

interface Remembered {
  readonly report: ProjectReport
  readonly diagnostics: readonly ImportDiagnostic[]
}

/**
 * Everything that what becomes of a project depends on, besides what is stored of it. Where it is what the last import of the
 * project was made of, nothing can have changed since: every import of a project leaves its own fingerprint.
 */
export function fingerprintOf({ reference, files, folder }: ProjectPlan, context: ProjectContext): string {
  const { company, options } = context
  const delivered = files.map(({ source, sha256 }) => [source.path, sha256])
  return hash(
    'sha256',
    JSON.stringify([PROGRAM_VERSION, RULES_VERSION, reference, delivered, folder, company, options]),
  )
}

/** What was said of the same import the last time, as nothing has changed since; null: there was another, or none. */
export function recallImport(
  { reference, files }: ProjectPlan,
  fingerprint: string,
  { store, companyId, exposedBefore, diagnostics, onBytes }: ProjectContext,
): ProjectReport | null {
  const project = store.projects.find(companyId, reference)
  const last = project && store.projects.lastImport(project.seq)
  if (exposedBefore !== null || last?.fingerprint !== fingerprint) return null
  const remembered = JSON.parse(last.report) as Remembered
  for (const diagnostic of remembered.diagnostics) diagnostics.add(diagnostic)
  for (const { bytes } of files) onBytes(bytes)
  const { report } = remembered
  return { ...report, ...countUnchanged(report.groups), changes: [], changedRowsNotListed: 0 }
}

/** Keeps what was said of an import with its project. */
export function rememberImport(
  project: StoredProject,
  { report, diagnostics, fingerprint }: Remembered & { readonly fingerprint: string },
  { store }: ProjectContext,
): void {
  const isShort = diagnostics.length <= MAX_DIAGNOSTICS
  // The same import again changes nothing, so its changes are not worth keeping.
  const remembered: Remembered = { report: { ...report, changes: [] }, diagnostics }
  const last = isShort ? { fingerprint, report: JSON.stringify(remembered) } : null
  store.projects.putLastImport(project.seq, last)
}
