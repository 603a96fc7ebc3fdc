import type { StoredProject } from '../../store/write/projects.ts'
import { hash } from 'node:crypto'
import { PROGRAM_VERSION } from '../../common/program-version.ts'
import type { ImportDiagnostic, ProjectReport } from '../report.ts'
import { countUnchanged } from './count-rows.ts'
import type { ProjectPlan } from './plan-projects.ts'
import type { ProjectContext } from './project-context.ts'

/** With more diagnostics than this, importing again is better than storing them. */
const MAX_DIAGNOSTICS = 10_000

/** To be increased when the same files would be imported differently or give other diagnostics. */
const RULES_VERSION = 17

interface StoredReport {
  readonly report: ProjectReport
  readonly diagnostics: readonly ImportDiagnostic[]
}

/**
 * A fingerprint of every input of a project's import, besides the stored rows. If it equals that of the last
 * import, nothing has changed, since every import stores its own fingerprint.
 */
export function fingerprintOf({ reference, files, folder }: ProjectPlan, context: ProjectContext): string {
  const { company, options } = context
  const delivered = files.map(({ source, sha256 }) => [source.path, sha256])
  return hash(
    'sha256',
    JSON.stringify([PROGRAM_VERSION, RULES_VERSION, reference, delivered, folder, company, options]),
  )
}

/** Diagnostics of the same import the last time; null: the last one was different, or there was none. */
export async function reuseLastImport(
  { reference, files }: ProjectPlan,
  fingerprint: string,
  { store, companyId, codesBefore, diagnostics, onBytes }: ProjectContext,
): Promise<ProjectReport | null> {
  const project = await store.projects.find(companyId, reference)
  const last = project && (await store.projects.lastImport(project.seq))
  if (codesBefore !== null || last?.fingerprint !== fingerprint) return null
  const stored = JSON.parse(last.report) as StoredReport
  for (const diagnostic of stored.diagnostics) diagnostics.add(diagnostic)
  for (const { bytes } of files) onBytes(bytes)
  const { report } = stored
  return {
    ...report,
    ...countUnchanged(report.groups),
    delivered: unchangedRows(report.delivered),
    deliveries: report.deliveries.map((one) => ({ ...one, isRepeated: true })),
    changes: [],
    changedRowsNotListed: 0,
    removals: [],
    removedRowsNotListed: 0,
  }
}

/** The rows of the same import again. */
function unchangedRows({ files, total, kept }: ProjectReport['delivered']): ProjectReport['delivered'] {
  return { files, total, added: 0, changed: 0, unchanged: total - kept, kept }
}

/** Stores the diagnostics of an import with its project. */
export async function storeLastImport(
  project: StoredProject,
  { report, diagnostics, fingerprint }: StoredReport & { readonly fingerprint: string },
  { store }: ProjectContext,
): Promise<void> {
  const isShort = diagnostics.length <= MAX_DIAGNOSTICS
  // The same import again changes nothing, so its changes are not stored.
  const stored: StoredReport = { report: { ...report, changes: [] }, diagnostics }
  const last = isShort ? { fingerprint, report: JSON.stringify(stored) } : null
  await store.projects.putLastImport(project.seq, last)
}
