import { useMemo } from 'react'
import type { HoleWithProject } from '../../data/holes/holes-of-projects.ts'
import { projectIdsOf } from '../../data/holes/project-ids-of.ts'
import { projectsOf, withProjects } from '../../data/holes/add-projects-to-holes.ts'
import { useGlossaries } from '../../data/tables/glossary.ts'

/** Holes of several projects as views draw them, and their projects, each with its dictionary. */
export function useHolesInProjects(holes: readonly HoleWithProject[]) {
  const ids = useMemo(() => projectIdsOf(holes), [holes])
  const glossaries = useGlossaries(ids)
  return useMemo(() => {
    const drawn = withProjects(holes, glossaries)
    return { holes: drawn, projects: projectsOf(drawn) }
  }, [holes, glossaries])
}
