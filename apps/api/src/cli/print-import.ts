import type { FileReport, ImportReport, ProjectReport } from '../import/index.ts'
import { printable } from '../printable.ts'
import { diagnosticLines } from './print-diagnostics.ts'

const NAMES_SHOWN = 20

/** The command that imports these paths, ready for more options. */
type WriteCommand = (paths: readonly string[]) => string

/** The report of an import as a person wants to read it. `command` writes what to type for one project of it. */
export function importLines(report: ImportReport, command: WriteCommand): string[] {
  return [
    ...fileLines(report.files),
    '',
    ...report.projects.flatMap((project) => [...projectLines(project, command), '']),
    ...diagnosticLines(report.diagnostics),
  ].map(printable)
}

export function fileLines(files: readonly FileReport[]): string[] {
  const more = files.length - NAMES_SHOWN
  return [...files.slice(0, NAMES_SHOWN).map(fileLine), ...(more > 0 ? [`… and ${more} more files`] : [])]
}

function fileLine({ path, edition, encoding }: FileReport): string {
  return `${path}: ${edition}, ${encoding}`
}

function projectLines(project: ProjectReport, command: WriteCommand): string[] {
  const { crs, locations, rows, groups } = project
  const filled = Object.entries(groups).filter(([, count]) => count > 0)
  return [
    `${project.projectName} (${project.projectId})`,
    `  groups  ${filled.map(([code, count]) => `${code} ${count}`).join(', ')}`,
    `  rows    ${rows.total}: ${changesText(rows)}`,
    `  CRS     ${crs.code ?? 'not known'} (${SOURCES[crs.source]}): ${crs.reason}`,
    ...adviceLines(project, command),
    `  holes   ${locations.placed} of ${locations.total} on the map`,
    ...unplacedLines(locations.unplaced),
  ]
}

const SOURCES: Record<ProjectReport['crs']['source'], string> = {
  given: 'given with --crs',
  project: 'from project.json',
  declared: 'declared in the file',
  delivery: 'from an earlier delivery',
  company: 'from company.json',
  guessed: 'guessed',
  none: 'none',
}

function changesText({ added, changed, unchanged, removed }: ProjectReport['rows']): string {
  return `${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`
}

/** Where nothing says the CRS, the command that would: for this project alone, since `--crs` overrules what others declare. */
function adviceLines({ crs, paths }: ProjectReport, command: WriteCommand): string[] {
  const [first, ...others] = crs.candidates
  if (crs.code !== null || first === undefined) return []
  const or = others.length > 0 ? `   (or ${others.join(', ')})` : ''
  return [`          say which: ${command(paths)} --crs ${first}${or}`]
}

function unplacedLines(names: readonly string[]): string[] {
  if (names.length === 0) return []
  const more = names.length - NAMES_SHOWN
  const rest = more > 0 ? `, … and ${more} more; --json lists all` : ''
  return [`          without a position: ${names.slice(0, NAMES_SHOWN).join(', ')}${rest}`]
}
