import { useMemo } from 'react'
import type { HoleWithProject } from '../../data/holes/holes-of-projects.ts'
import { nameOf } from '../../data/text/project-name.ts'
import { createGlossary, useGlossaries } from '../../data/tables/glossary.ts'
import type { ProjectsSearch } from '../../url-state/projects-search.ts'
import { Comparison } from '../views/comparison.tsx'
import type { PickedHoles } from './use-picked-holes.ts'
import type { useProjectsState } from './use-projects.ts'

interface Props {
  /** At least two. */
  readonly holes: readonly HoleWithProject[]
  readonly picked: PickedHoles
  readonly search: ProjectsSearch
  readonly change: ReturnType<typeof useProjectsState>['change']
}

const NO_GLOSSARY = createGlossary(undefined)

/** Logs of selected holes of several projects side by side, each read with the dictionary of its project. */
export default function CompanyCompare({ holes, picked, search, change }: Props) {
  const ids = useMemo(() => [...new Set(holes.map(({ project }) => project.id))].sort(), [holes])
  const glossaries = useGlossaries(ids)
  const withGlossaries = useMemo(
    () =>
      holes.map((hole) => {
        const glossary = glossaries.get(hole.project.id) ?? NO_GLOSSARY
        return { ...hole, inProject: { name: nameOf(hole.project), glossary } }
      }),
    [holes, glossaries],
  )
  const projectOf = (id: string) => holes.find((hole) => hole.id === id)?.project.id
  return (
    <Comparison
      holes={withGlossaries}
      glossary={NO_GLOSSARY}
      {...{ search, change }}
      depths={search.depths}
      onDepths={(depths) => change({ depths }, 'quiet')}
      onOrder={picked.order}
      onRemove={picked.remove}
      onOpen={(hole) => change({ ...NO_ROW, hole, project: projectOf(hole) }, 'step')}
      onRow={({ id }, tab, row) => change({ ...NO_ROW, hole: id, project: projectOf(id), tab, row }, 'step')}
      print={null}
    />
  )
}

/** Another hole begins with its log. */
const NO_ROW = { card: undefined, row: undefined, log: undefined } as const
