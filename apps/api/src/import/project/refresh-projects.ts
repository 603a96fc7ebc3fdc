import { createDiagnosticList } from '../diagnostics.ts'
import type { ProjectReport } from '../report.ts'
import { deriveProject } from './import-project.ts'
import type { ProjectContext, ProjectOptions } from './project-context.ts'

const NO_OPTIONS: ProjectOptions = {
  crs: null,
  replace: false,
  trustPositions: false,
  asNewest: false,
  emptyErases: false,
  check: false,
}

const NOTHING_DELIVERED = { edition: null, files: [], given: [], ages: [], folder: null }

/**
 * Derives projects from what is stored of them: a new configuration applies to them, and nothing else
 * changes. `isConfigured`: it is another configuration than that of their last imports, so that these may be
 * repeated.
 */
export async function refreshProjects(
  references: readonly string[],
  isConfigured: boolean,
  context: Omit<ProjectContext, 'options' | 'diagnostics'>,
): Promise<ProjectReport[]> {
  const unreported = { ...context, options: NO_OPTIONS, diagnostics: createDiagnosticList() }
  const reports: ProjectReport[] = []
  for (const reference of references)
    reports.push(await deriveProject({ ...NOTHING_DELIVERED, reference }, unreported, isConfigured))
  return reports
}
