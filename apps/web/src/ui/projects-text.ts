import type { Hole } from '../data/holes/hole.ts'
import { projectsOfHoles } from '../data/holes/projects-of-holes.ts'
import { companyPrintStrings } from './strings/company-print-strings.ts'

const words = companyPrintStrings

/** `Projects: N-1 North yard; S-2 South yard`; empty if all holes are of one project. */
export function projectsText(holes: readonly Hole[]): string {
  const projects = projectsOfHoles(holes)
  return projects.length === 0
    ? ''
    : words.list(projects.map(({ name, reference }) => words.named(reference, name)))
}
