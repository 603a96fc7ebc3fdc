import { listedText } from '@groundsheet/readings'
import { commandText } from '../common/command-text.ts'
import type { ExportedProject } from '../store/export-store.ts'
import { suggestionHint } from '../common/suggest-word.ts'
import { showDatabase } from '../database-file.ts'
import { UserError } from '../common/user-error.ts'

const MAX_LISTED_NAMES = 12

/** `company`: needed if several have a project of that reference. */
interface StatedProject {
  readonly database: string
  readonly project: string
  readonly company?: string | undefined
}

/** The project of this reference or id among `all`. Throws UserError, with the nearest names. */
export function findProject(
  all: readonly ExportedProject[],
  { database, project: stated, company }: StatedProject,
): ExportedProject {
  if (all.length === 0) {
    const fill = commandText(['import', 'FILE'], { database: showDatabase(database) })
    throw new UserError(`${database}: holds no project. Import files with: ${fill}`)
  }
  const projects = company === undefined ? all : all.filter((project) => project.company === company)
  if (company !== undefined && projects.length === 0) refuse('--company', company, companiesOf(all))
  const [found, ...others] = projects.filter(({ reference, id }) => stated === reference || stated === id)
  if (found === undefined) {
    const known = projects.map(({ reference }) => reference)
    return refuse('--project', stated, known)
  }
  if (others.length > 0) {
    const names = companiesOf([found, ...others])
      .map(quote)
      .join(', ')
    throw new UserError(`--project ${quote(stated)}: several companies have one: ${names}. Add --company.`)
  }
  return found
}

function companiesOf(projects: readonly ExportedProject[]): string[] {
  return [...new Set(projects.map(({ company }) => company))]
}

function refuse(option: string, stated: string, known: readonly string[]): never {
  const problem = `${option} ${quote(stated)}: is not in the database`
  const hint = suggestionHint(stated, known) || '.'
  const names = listedText(known.slice(0, MAX_LISTED_NAMES).map(quote), known.length)
  throw new UserError(`${problem}${hint} Known: ${names}`)
}

const quote = (text: string): string => JSON.stringify(text)
