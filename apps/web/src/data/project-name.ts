import type { ProjectItem } from '@groundsheet/contract'

/** What a project goes by: its reference where it has no name. */
export const nameOf = ({ projectName, projectId }: Pick<ProjectItem, 'projectName' | 'projectId'>): string =>
  projectName === '' ? projectId : projectName
