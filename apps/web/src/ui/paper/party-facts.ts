import type { Project } from '@groundsheet/contract'
import { printStrings } from '../strings/print-strings.ts'
import type { Fact } from './title-block-height.ts'

const words = printStrings.facts

/** Client, contractor and consultant for the title block. */
export const partyFacts = (project: Project | null): Fact[] => [
  [words.client, project?.client ?? null],
  [words.contractor, project?.contractor ?? null],
  [words.consultant, project?.consultant ?? null],
]
