import type { StoredProject } from '../../store/write/projects.ts'
import { join } from 'node:path'
import type { Finding } from '@groundsheet/contract'
import { countsText, isAboutPositions } from '@groundsheet/rules'
import { mirrorAnnotations, type PreparedAnnotation } from '../annotations/mirror-annotations.ts'
import { findingId } from '../ids.ts'
import type { ImportDiagnostic } from '../report.ts'
import { PROJECT_FILES } from '../sources/find-files.ts'
import { nameWithoutFolder } from '../sources/archive-paths.ts'
import type { ProjectPlan } from './plan-projects.ts'
import type { ProjectContext } from './project-context.ts'
import { REMOVED_ROWS } from './removed-findings.ts'
import { withoutHiddenTables } from './without-hidden-tables.ts'

/**
 * Maximum of stored findings of one import of a project, errors first; an extra one of each severity counts
 * the others.
 */
const MAX_FINDINGS = 5000

type FindingText = Omit<Finding, 'id' | 'updatedAt'>

/** A finding, and the path of its file on this machine; empty: it concerns the project. */
interface FoundAt {
  readonly path: string
  readonly finding: FindingText
}

/** The same files imported again remove nothing, and the report still lists what the first import removed. */
const isOfRemoved = ({ rule }: FindingText): boolean => rule === REMOVED_ROWS

/**
 * Stores the findings of an import with the project. Findings of other files stay; those of a file delivered
 * again, and those of the project itself, are replaced. Findings of removed rows stay until other rows of the
 * group are removed.
 */
export async function keepFindings(
  project: StoredProject,
  { plan, diagnostics }: { readonly plan: ProjectPlan; readonly diagnostics: readonly ImportDiagnostic[] },
  { store, publicCodes, options }: ProjectContext,
): Promise<void> {
  const names = namesOf(plan)
  const pathsOf = Map.groupBy(names.keys(), (path) => names.get(path))
  const isOf = (path: string, id: string, finding: FindingText) => idOf(project.id, { path, finding }) === id
  const found = publicFindings(withoutHiddenTables(diagnostics, publicCodes), names)
  // The same file from another folder has other ids, and the same findings.
  const repeated = new Set(found.map(({ finding }) => textOf(finding)))
  const groups = new Set(
    found.filter(({ finding }) => isOfRemoved(finding)).map(({ finding }) => finding.group),
  )
  const stays = (id: string, finding: FindingText) =>
    isOfRemoved(finding)
      ? !groups.has(finding.group) && (!options.replace || pathsOf.has(finding.file ?? ''))
      : !options.replace &&
        finding.file !== null &&
        !pathsOf.get(finding.file)?.some((path) => isOf(path, id, finding))
  const stored = await store.annotations.all('finding', project.seq)
  const earlier = stored
    .map(({ id, body }) => ({ id, finding: storedFinding(body) }))
    .filter(({ id, finding }) => !repeated.has(textOf(finding)) && stays(id, finding))
  const withIds = new Map<string, PreparedAnnotation>()
  for (const { id, finding } of [
    ...earlier,
    ...found.map((one) => ({ id: idOf(project.id, one), finding: one.finding })),
  ])
    withIds.set(id, { id, ...finding })
  await mirrorAnnotations(store, 'finding', project.seq, [...withIds.values()])
}

/** Files of the delivery by path, with the names shown to readers: without their folders. */
function namesOf({ files, folder }: ProjectPlan): ReadonlyMap<string, string> {
  const own = folder === null ? [] : PROJECT_FILES.map((name) => join(folder.path, name))
  const paths = [...files.map(({ source }) => source.path), ...own]
  return new Map(paths.map((path) => [path, nameWithoutFolder(path)]))
}

/** Without the advice and the count. */
const placed = ({ severity, rule, file, line, group, heading, message }: FindingText) =>
  [severity, rule, file, line, group, heading, message].map((value) => value ?? '')

const textOf = ({ severity, rule, file, line, group, heading, message }: FindingText): string =>
  JSON.stringify([severity, rule, file, line, group, heading, message])

const idOf = (project: string, { path, finding }: FoundAt) =>
  findingId(project, path, [...placed(finding), ...(finding.count === undefined ? [] : [finding.count])])

function storedFinding(body: string): FindingText {
  const { severity, rule, level, code, file, line, group, heading, message, count, advice } = JSON.parse(
    `${body}}`,
  ) as Finding
  return {
    ...{ severity, rule, ...(level === undefined ? {} : { level }), ...(code === undefined ? {} : { code }) },
    ...{ file, line, group, heading, message },
    ...countField(count),
    ...adviceField(advice),
  }
}

const countField = (count = 1) => (count === 1 ? {} : { count })

const adviceField = (advice = '') => (advice === '' ? {} : { advice })

const SEVERITIES = ['error', 'warning', 'note']

/** Positions first. */
const orderOf = ({ rule, severity }: ImportDiagnostic): number =>
  isAboutPositions(rule) ? -1 : SEVERITIES.indexOf(severity)

/** Readers must not see paths of the importing machine. */
function publicFindings(
  diagnostics: readonly ImportDiagnostic[],
  names: ReadonlyMap<string, string>,
): FoundAt[] {
  const sorted = diagnostics.toSorted((a, b) => orderOf(a) - orderOf(b))
  const listed = sorted
    .slice(0, MAX_FINDINGS)
    .map(({ severity, rule, of, file, line, group, heading, message, outcome, count, advice }): FoundAt => {
      const name = file === null ? null : (names.get(file) ?? nameWithoutFolder(file))
      const text = withNames(outcome === undefined ? message : `${message}; ${outcome}`, names)
      return {
        path: file ?? '',
        finding: {
          ...{ severity, rule, level: of?.level ?? 'import', code: of?.rule ?? rule },
          ...{ file: name, line, group, heading, message: text },
          ...countField(count),
          ...adviceField(advice),
        },
      }
    })
  const others = Map.groupBy(sorted.slice(MAX_FINDINGS), ({ severity }) => severity)
  return [
    ...listed,
    ...[...others].map(([severity, more]) => ({ path: '', finding: tooMany(severity, more) })),
  ]
}

function withNames(text: string, names: ReadonlyMap<string, string>): string {
  let named = text
  for (const [path, name] of names) if (named.includes(path)) named = named.split(path).join(name)
  return named
}

function tooMany(severity: string, more: readonly ImportDiagnostic[]): FindingText {
  const count = more.reduce((sum, one) => sum + (one.count ?? 1), 0)
  const counts = { error: 0, warning: 0, note: 0, [severity]: count }
  const message = `${countsText(counts)} more, not listed here; the import's report has all`
  const place = { file: null, line: null, group: null, heading: null }
  const rule = 'too-many-findings'
  const advice = 'Import with --json, and read all findings there'
  return { severity, rule, level: 'import', code: rule, ...place, message, advice, ...countField(count) }
}
