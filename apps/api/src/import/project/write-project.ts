import type { StoredProject } from '../../store/write/projects.ts'
import type { WriteStore } from '../../store/write/write-store.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Dictionary, ProjectLocation, TableSummary } from '@groundsheet/contract'
import type { ProjectSettings } from '../company-folder/project-settings.ts'
import type { ProjectCrs } from '../locations/decide-crs.ts'
import { contentOf, updatedAtText } from '../rows/row-text.ts'
import { projectContent, projectName, type ProjectFacts } from './project-body.ts'

export interface ProjectState extends Omit<ProjectFacts, 'id' | 'createdAt'> {
  readonly crs: ProjectCrs
  /** Of the CRS; null if there is none. */
  readonly crsName: string | null
  readonly settings: ProjectSettings
  readonly location: ProjectLocation | null
  readonly tables: readonly TableSummary[]
  readonly dictionary: Dictionary
}

/**
 * Writes the project itself. `updatedAt` changes with what the API returns of it: fields, counts, mean
 * position, CRS or dictionary.
 */
export async function writeProject(
  store: WriteStore,
  stored: StoredProject,
  state: ProjectState,
): Promise<void> {
  const content = projectContent({ ...state, id: stored.id, createdAt: stored.createdAt })
  const { code, source, reason } = state.crs
  const shown = {
    crs: JSON.stringify({ code, name: state.crsName, source, reason }),
    location: JSON.stringify(state.location),
    tables: JSON.stringify(state.tables),
    dictionary: dictionaryText(state.dictionary, stored.dictionary),
  }
  const isSame = contentOf(stored.body) === content && isDeepStrictEqual({ ...stored, ...shown }, stored)
  const updatedAt = isSame ? stored.updatedAt : store.moment
  const project: StoredProject = {
    ...stored,
    name: projectName(state),
    ...shown,
    settings: JSON.stringify(state.settings),
    updatedAt,
    body: content + updatedAtText(updatedAt),
  }
  if (!isDeepStrictEqual(project, stored)) await store.projects.update(project)
}

/** The stored text if only the order differs: it follows the order in which deliveries named a code. */
function dictionaryText(dictionary: Dictionary, stored: string): string {
  const text = JSON.stringify(dictionary)
  return stored !== '' && isDeepStrictEqual(JSON.parse(text), JSON.parse(stored)) ? stored : text
}
