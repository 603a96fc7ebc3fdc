import type { Hole, ProjectOfHole } from './hole.ts'

/** The projects of holes that are drawn together, each once; none if all holes are of one project. */
export const projectsOfHoles = (holes: readonly Hole[]): ProjectOfHole[] => [
  ...new Map(holes.flatMap(({ inProject }) => (inProject ? [[inProject.id, inProject]] : []))).values(),
]
