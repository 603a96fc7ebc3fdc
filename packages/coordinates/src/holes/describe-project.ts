import type { ProjectText } from '../country-clues.ts'

type Row = ReadonlyMap<string, string>

/** What the text of a project says, as its place and grid are looked for in it. */
export interface ProjectDescription {
  readonly name: string
  readonly location: string
  /** Clients, contractors, consultants, producers and recipients. */
  readonly organisations: readonly string[]
  readonly text: ProjectText
}

const ORGANISATIONS = ['PROJ_CLNT', 'PROJ_CONT', 'PROJ_ENG', 'TRAN_PROD', 'TRAN_RECV']

/** `proj`: the first value of each heading. `fallbackName`: of a project whose PROJ states none. */
export function describeProject(
  proj: Row,
  transmissions: readonly Row[],
  fallbackName: string,
): ProjectDescription {
  const name = proj.get('PROJ_NAME') ?? fallbackName
  const location = proj.get('PROJ_LOC') ?? ''
  const values = [proj, ...transmissions].flatMap((row) =>
    ORGANISATIONS.map((heading) => row.get(heading)?.trim() ?? ''),
  )
  const organisations = [...new Set(values.filter((value) => value !== ''))]
  return { name, location, organisations, text: { place: `${name} | ${location}`, organisations } }
}
