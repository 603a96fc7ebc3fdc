import type { ProjectItem } from '@groundsheet/contract'
import { displayName } from './display-name.ts'

/** The displayed name of a project: its reference where it has no name. */
export const nameOf = ({ projectName, projectId }: Pick<ProjectItem, 'projectName' | 'projectId'>): string =>
  displayName(projectName === '' ? projectId : projectName)
