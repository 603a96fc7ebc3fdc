import { displayText } from '@groundsheet/readings/display-text'
import type { Project } from '@groundsheet/contract'
import { printStrings } from '../strings/print-strings.ts'
import type { Fact } from './title-block-height.ts'

const words = printStrings.facts

/** Text of the title block on a project, or on several together. */
export type SheetProject = Pick<Project, 'projectId' | 'client' | 'contractor' | 'consultant'>

/** Client, contractor and consultant for the title block. */
export const partyFacts = (project: SheetProject | null): Fact[] => [
  [words.client, shown(project?.client)],
  [words.contractor, shown(project?.contractor)],
  [words.consultant, shown(project?.consultant)],
]

const shown = (text: string | null | undefined): string | null => (text ? displayText(text) : null)

/** References and parties of several projects, each once. */
export const joinProjects = (projects: readonly SheetProject[]): SheetProject => ({
  projectId: joined(projects.map(({ projectId }) => projectId)) ?? '',
  client: joined(projects.map(({ client }) => client)),
  contractor: joined(projects.map(({ contractor }) => contractor)),
  consultant: joined(projects.map(({ consultant }) => consultant)),
})

const joined = (texts: readonly (string | null)[]): string | null =>
  [...new Set(texts)].filter(Boolean).join('; ') || null
