import { decideSiteCrs, loadTransformer, type CrsDecision, type CrsSource } from '@groundsheet/coordinates'
import type { DiagnosticList } from '../diagnostics.ts'
import type { SurveyedHole } from './survey-holes.ts'

export interface ProjectCrs {
  readonly code: string | null
  readonly source: CrsSource
  readonly reason: string
}

export interface CrsQuestion {
  /** LOCA_GREF or HOLE_GREF. */
  readonly grefHeading: string
  readonly holes: readonly SurveyedHole[]
  readonly given: string | null
  readonly projectFolder: string | null
  readonly companyDefault: string | null
  /** As stored with the project. */
  readonly stored: ProjectCrs | null
  readonly projectName: string
  readonly projectLocation: string
  readonly organisations: readonly string[]
  /** What is said where the text of the project names a grid of its own. */
  readonly otherGrid: string | null
  /** Without files the project has no new evidence: only another default of the company changes its CRS. */
  readonly isWithoutFiles: boolean
}

/**
 * One CRS for a project. A CRS that was given, or that a company or project folder names, applies to later
 * deliveries too. A declared or guessed one is decided again from the holes as they are now. So a grid that
 * no row states any more does not hold, and a new database from the same files has the same positions.
 */
export async function decideProjectCrs(
  question: CrsQuestion,
  diagnostics: DiagnosticList,
): Promise<ProjectCrs & { candidates: readonly string[] }> {
  const { holes, stored, isWithoutFiles, ...evidence } = question
  if (isWithoutFiles && stored?.source === 'given') evidence.given = stored.code
  const known = stored !== null && CONFIGURED.includes(stored.source) ? stored.code : null
  const decision = await decideSiteCrs(holes, { ...evidence, otherDeliveries: known })
  const warnings = [...decision.warnings, ...lostOrder(decision, stored, evidence.given)]
  const group = question.grefHeading.slice(0, question.grefHeading.indexOf('_'))
  for (const message of warnings)
    diagnostics.add({ rule: 'crs', severity: 'warning', group, message, advice: crsAdvice(group) })
  const kept = isWithoutFiles && staysAsStored(decision, stored) ? stored : keepSource(decision, stored)
  return { ...kept, candidates: decision.candidates }
}

const crsAdvice = (group: string): string =>
  `State the grid of the coordinates in ${group}_GREF, or import with --crs`

/** Sources that are stated for the project apart from its files. */
const CONFIGURED: readonly CrsSource[] = ['given', 'project', 'company']

function staysAsStored({ source }: CrsDecision, stored: ProjectCrs | null): stored is ProjectCrs {
  return stored !== null && stored.code !== null && stored.source !== 'company' && source !== 'company'
}

/** Warns if a later delivery declares another CRS than the one given on the command line. */
function lostOrder(
  { code, source, reason }: CrsDecision,
  stored: ProjectCrs | null,
  given: string | null,
): string[] {
  const isLost = stored?.source === 'given' && stored.code !== code && given === null
  if (!isLost || !DECLARED.includes(source)) return []
  const before = stored.code ?? ''
  return [
    `${reason}; an earlier import was given --crs ${before}, which no longer holds. To keep it, import ` +
      `again with --crs ${before}`,
  ]
}

/** `none`: a local grid is declared. */
const DECLARED: readonly CrsSource[] = ['declared', 'project', 'none']

/** A CRS from an earlier delivery keeps its source and reason. */
function keepSource({ code, source, reason }: CrsDecision, stored: ProjectCrs | null): ProjectCrs {
  return source === 'delivery' && stored !== null && stored.code === code ? stored : { code, source, reason }
}

/**
 * `OSGB36 / British National Grid` is shortened to British National Grid, since the code identifies the
 * datum.
 */
export async function nameCrs(code: string | null): Promise<string | null> {
  if (code === null) return null
  const { name } = await loadTransformer(code)
  return name.slice(name.indexOf('/') + 1).trim()
}
