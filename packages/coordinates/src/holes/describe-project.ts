import type { ProjectText } from '../country-clues.ts'

type Row = ReadonlyMap<string, string>

/** What the text of a project says, as its place and grid are looked for in it. */
export interface ProjectDescription {
  readonly name: string
  readonly location: string
  /** Clients, contractors, consultants, producers and recipients. */
  readonly organisations: readonly string[]
  readonly text: ProjectText
  /** `TRAN_DESC names another grid ("For snake grid"): …`; null: no text names one. */
  readonly otherGrid: string | null
}

/** Grids of a site or an engineering scheme; what a reference or a substation is called after is none. */
const OTHER_GRID = new RegExp(
  String.raw`\b(?:snake[\s-]?grid|(?:local|site|arbitrary)\s+(?:survey\s+|coordinate\s+)?grid)\b` +
    String.raw`(?!\s+(?:ref|sub|conn))`,
  'i',
)
/** Texts in which a grid may be named. */
const GRID_TEXTS = ['PROJ_NAME', 'PROJ_LOC', 'PROJ_MEMO', 'TRAN_DESC', 'TRAN_REM']
const MAX_TEXT_CHARACTERS = 60

/** Not of the AGS, but usual in files of HoleBASE. */
const OFFICE = 'PROJ_OFFC'

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
  const office = proj.get(OFFICE)?.trim() ?? ''
  const offices = office === '' ? [] : [office]
  const text = { place: `${name} | ${location}`, organisations, offices }
  return { name, location, organisations, text, otherGrid: findOtherGrid([proj, ...transmissions]) }
}

function findOtherGrid(rows: readonly Row[]): string | null {
  const texts = rows.flatMap((row) =>
    GRID_TEXTS.map((heading) => ({ heading, text: row.get(heading)?.trim() ?? '' })),
  )
  const found = texts.find(({ text }) => OTHER_GRID.test(text))
  if (found === undefined) return null
  const grid = OTHER_GRID.exec(found.text)?.[0] ?? ''
  const shown = found.text.length > MAX_TEXT_CHARACTERS ? grid : found.text
  return `${found.heading} names another grid ("${shown}"): confirm the CRS of the coordinates`
}
