import type { ProjectItem } from '@groundsheet/contract'
import { displayName } from './display-name.ts'

/** What a project goes by, as it is shown: its reference where it has no name. */
export const nameOf = ({ projectName, projectId }: Pick<ProjectItem, 'projectName' | 'projectId'>): string =>
  displayName(projectName === '' ? projectId : projectName)
