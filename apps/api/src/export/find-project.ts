import type { ExportedProject } from '../database/read-export.ts'
import { nearMissHint } from '../near-miss.ts'
import { ExportRefused } from './export-refused.ts'

const LISTED = 12

/** The project of this reference or id; `company` where several have one of it. Throws ExportRefused, naming the nearest there is. */
export function findProject(
  all: readonly ExportedProject[],
  wanted: string,
  company: string | undefined,
): ExportedProject {
  const projects = company === undefined ? all : all.filter((project) => project.company === company)
  if (company !== undefined && projects.length === 0) refuse('--company', company, companiesOf(all))
  const [found, ...others] = projects.filter(({ reference, id }) => wanted === reference || wanted === id)
  if (found === undefined) {
    const known = projects.map(({ reference }) => reference)
    return refuse('--project', wanted, known)
  }
  if (others.length > 0) {
    const names = companiesOf([found, ...others])
      .map(quote)
      .join(', ')
    throw new ExportRefused(
      `--project ${quote(wanted)}: several companies have one: ${names}. Add --company.`,
    )
  }
  return found
}

function companiesOf(projects: readonly ExportedProject[]): string[] {
  return [...new Set(projects.map(({ company }) => company))]
}

function refuse(option: string, wanted: string, known: readonly string[]): never {
  const problem = `${option} ${quote(wanted)}: is not in the database`
  if (known.length === 0) throw new ExportRefused(`${problem}. Nothing is: groundsheet import FILE fills it.`)
  const hint = nearMissHint(wanted, known) || '.'
  const more = known.length > LISTED ? `, and ${known.length - LISTED} more` : ''
  throw new ExportRefused(`${problem}${hint} Known: ${known.slice(0, LISTED).map(quote).join(', ')}${more}`)
}

const quote = (text: string): string => JSON.stringify(text)
