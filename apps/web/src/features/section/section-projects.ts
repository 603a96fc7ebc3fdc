import { projectsOfHoles } from '../../data/holes/projects-of-holes.ts'
import { projectsText } from '../../ui/projects-text.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import type { Section } from './section-model.ts'

const words = sectionStrings.projects

/** Datums of the levels drawn, if they differ; else none. */
export function differentDatums({ heights, sticks }: Pick<Section, 'heights' | 'sticks'>): string[] {
  const datums = [...new Set(sticks.map(({ hole }) => hole.datum ?? strings.unknown))]
  return heights === 'level' && datums.length > 1 ? datums : []
}

/** Notes of a section through holes of several projects: which they are, and that their grids differ. */
export function projectNotes({ sticks }: Pick<Section, 'sticks'>): string[] {
  const holes = sticks.map(({ hole }) => hole)
  const grids = [...new Set(projectsOfHoles(holes).map(({ grid }) => grid ?? words.unknownGrid))]
  return [projectsText(holes), grids.length > 1 ? words.grids(grids) : ''].filter((note) => note !== '')
}
