import type { Finding } from '@groundsheet/contract'
import {
  createOrdinals,
  mirrorAnnotations,
  type PreparedAnnotation,
} from '../annotations/mirror-annotations.ts'
import { findingId } from '../ids.ts'
import type { ImportDiagnostic } from '../report.ts'
import { PROJECT_FILES } from '../sources/find-files.ts'
import { nameWithoutFolder } from '../sources/outside-archive.ts'
import type { ProjectPlan } from './plan-projects.ts'
import type { ProjectContext } from './project-context.ts'

/** Findings of one import of a project that are kept; a last one counts the others. */
const MAX_FINDINGS = 5000

type FindingText = Omit<Finding, 'id' | 'updatedAt'>

/**
 * Keeps what an import found with the project, for its readers. Findings of other files stay; those of a file that was
 * delivered again, and those of the project itself, are replaced.
 */
export function keepFindings(
  plan: ProjectPlan,
  diagnostics: readonly ImportDiagnostic[],
  { store, companyId, options }: ProjectContext,
): void {
  const project = store.projects.find(companyId, plan.reference)
  if (project === undefined) throw new Error(`project ${plan.reference}: not found after it was imported`)
  const paths = plan.files.map(({ source }) => source.path)
  const delivered = new Set([...paths.map(nameWithoutFolder), ...(plan.folder ? PROJECT_FILES : [])])
  const earlier = store.annotations.all('finding', project.seq).map(({ body }) => storedFinding(body))
  const isKept = ({ file }: FindingText) => !options.replace && file !== null && !delivered.has(file)
  const found = [
    ...earlier.filter(isKept),
    ...publicFindings(diagnostics, [...paths, ...(plan.folder ? [plan.folder.path] : [])]),
  ]
  const ordinalOf = createOrdinals()
  const withIds = found.map((finding): PreparedAnnotation => {
    const parts = Object.values(finding).map((value) => value ?? '')
    return { id: findingId(project.id, parts, ordinalOf(JSON.stringify(parts))), ...finding }
  })
  mirrorAnnotations(store, 'finding', project.seq, withIds)
}

function storedFinding(body: string): FindingText {
  const { severity, rule, file, line, group, heading, message } = JSON.parse(`${body}}`) as Finding
  return { severity, rule, file, line, group, heading, message }
}

/** Paths of the machine that imports are no business of the readers: files are named without their folders. */
function publicFindings(diagnostics: readonly ImportDiagnostic[], paths: readonly string[]): FindingText[] {
  const withNames = (text: string) =>
    paths.reduce((named, path) => named.replaceAll(path, nameWithoutFolder(path)), text)
  const listed = diagnostics
    .slice(0, MAX_FINDINGS)
    .map(({ severity, rule, file, line, group, heading, message, outcome }) => ({
      severity,
      rule,
      file: file === null ? null : nameWithoutFolder(file),
      line,
      group,
      heading,
      message: withNames(outcome === undefined ? message : `${message}; ${outcome}`),
    }))
  const more = diagnostics.length - listed.length
  return more === 0 ? listed : [...listed, tooMany(more)]
}

function tooMany(count: number): FindingText {
  const message = `${count} more findings are not listed here; the import's report has them all`
  const place = { file: null, line: null, group: null, heading: null }
  return { severity: 'warning', rule: 'too-many-findings', ...place, message }
}
