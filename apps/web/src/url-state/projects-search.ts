import { compact, readText } from './search-text.ts'

/** What the address of the list of projects says. */
export interface ProjectsSearch {
  /** Text asked of the server. */
  q?: string
}

export const readProjectsSearch = (raw: Record<string, unknown>): ProjectsSearch =>
  compact({ q: readText(raw, 'q') })
