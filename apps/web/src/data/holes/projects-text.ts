import { togetherStrings } from '../../ui/strings/together-strings.ts'
import type { Hole, ProjectOfHole } from './hole.ts'

const words = togetherStrings

/** The projects of holes that are drawn together, each once; none if all holes are of one project. */
export const projectsOfHoles = (holes: readonly Hole[]): ProjectOfHole[] => [
  ...new Map(holes.flatMap(({ inProject }) => (inProject ? [[inProject.id, inProject]] : []))).values(),
]

/** `Projects: N-1 North yard; S-2 South yard`; empty if all holes are of one project. */
export function projectsText(holes: readonly Hole[]): string {
  const projects = projectsOfHoles(holes)
  return projects.length === 0
    ? ''
    : words.list(projects.map(({ name, reference }) => words.named(reference, name)))
}
