import type { Project } from '@groundsheet/contract'
import { printStrings } from '../print-strings.ts'
import type { Fact } from './title-block-height.ts'

const words = printStrings.facts

/** The parties of a project, as the head of every sheet has them. */
export const partyFacts = (project: Project | null): Fact[] => [
  [words.client, project?.client ?? null],
  [words.contractor, project?.contractor ?? null],
  [words.consultant, project?.consultant ?? null],
]
