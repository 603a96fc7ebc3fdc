import type { Project } from '@groundsheet/contract'
import { NO_GLOSSARY, type Glossary } from '../tables/glossary.ts'
import { nameOf } from '../text/project-name.ts'
import type { HoleWithProject } from './holes-of-projects.ts'
import type { ProjectOfHole } from './hole.ts'

/** A project with what its headings and codes mean. */
export interface ProjectWithGlossary extends Project {
  readonly glossary: Glossary
}

/** A hole among those of several projects, with its own. */
export interface HoleInProject extends HoleWithProject {
  readonly inProject: ProjectOfHole
}

/** Holes of several projects, each with its project as drawings and tables read it. */
export const withProjects = (
  holes: readonly HoleWithProject[],
  glossaries: ReadonlyMap<string, Glossary>,
): HoleInProject[] =>
  holes.map((hole) => {
    const { id, crs, projectId: reference } = hole.project
    const glossary = glossaries.get(id) ?? NO_GLOSSARY
    return {
      ...hole,
      inProject: { id, name: nameOf(hole.project), reference, grid: crs?.code ?? null, glossary },
    }
  })

/** The projects of holes, in the order of the holes. */
export const projectsOf = (holes: readonly HoleInProject[]): ProjectWithGlossary[] =>
  [...new Map(holes.map((hole) => [hole.project.id, hole])).values()].map(({ project, inProject }) => ({
    ...project,
    glossary: inProject.glossary,
  }))
