import type { ExportHeading, ExportSource, ExportTable } from '@groundsheet/formats'

/** Texts of the file. */
export interface JoinedWords {
  /** First part of the name of the file. */
  readonly fileName: string
  readonly projectId: string
  readonly projectName: string
  readonly grid: string
  readonly headingInUnit: (heading: string, unit: string) => string
}

/** The part of a file that is of one project. */
export interface SourceOfProject {
  readonly source: ExportSource
  /** Code of the grid of its eastings and northings: `EPSG:27700`; null: not known. */
  readonly grid: string | null
}

/** First columns of every table: the project of each row, and the grid that its coordinates are in. */
const projectHeadings = (words: JoinedWords): readonly ExportHeading[] => [
  { heading: 'PROJECT_ID', name: words.projectId, unit: '', type: 'X' },
  { heading: 'PROJECT_NAME', name: words.projectName, unit: '', type: 'X' },
  { heading: 'PROJECT_GRID', name: words.grid, unit: '', type: 'X' },
]

const ownValues = ({ source: { project }, grid }: SourceOfProject): readonly string[] => [
  project.reference,
  project.name,
  grid ?? '',
]

/**
 * Holes of several projects as one source: rows of tables of the same code follow each other, each with its
 * project. A heading whose unit differs between projects is a column for each unit. Codes whose meaning
 * differs have none.
 */
export function joinSources(
  parts: readonly SourceOfProject[],
  name: string,
  words: JoinedWords,
): ExportSource {
  const [first] = parts
  const own = projectHeadings(words)
  if (!first) throw new TypeError('No project has a selected hole.')
  const tables = parts.flatMap((part) => part.source.tables.map((table) => ({ part, table })))
  return {
    project: {
      ...first.source.project,
      reference: words.fileName,
      name,
      client: null,
      contractor: null,
      consultant: null,
      updatedAt:
        parts
          .map(({ source }) => source.project.updatedAt)
          .toSorted()
          .at(-1) ?? '',
    },
    lacksDefinitions: true,
    tables: [...Map.groupBy(tables, ({ table }) => table.group).values()].map((all) =>
      joinTables(all, words),
    ),
    async *holes() {
      for (const part of parts) {
        const values = Object.fromEntries(own.map(({ heading }, at) => [heading, ownValues(part)[at] ?? '']))
        for await (const hole of part.source.holes()) yield { ...hole, data: { ...values, ...hole.data } }
      }
    },
    boundaries: parts.flatMap(({ source }) => source.boundaries),
    groups: parts.flatMap(({ source }) => source.groups),
    codes: (heading) => commonMeanings(parts.map(({ source }) => source.codes(heading))),
  }
}

type TableOfProject = { readonly part: SourceOfProject; readonly table: ExportTable }

function joinTables(all: readonly TableOfProject[], words: JoinedWords): ExportTable {
  const columns = new Map<string, ExportHeading>()
  for (const heading of all.flatMap(({ table }) => table.headings)) {
    const key = columnOf(heading)
    if (!columns.has(key)) columns.set(key, heading)
  }
  const unitsOf = Map.groupBy(columns.values(), ({ heading }) => heading)
  const headings = [...columns.values()].map((column) =>
    (unitsOf.get(column.heading)?.length ?? 0) > 1
      ? { ...column, heading: words.headingInUnit(column.heading, column.unit) }
      : column,
  )
  const places = new Map([...columns.keys()].map((key, at) => [key, at] as const))
  const [first] = all
  return {
    group: first?.table.group ?? '',
    name: first?.table.name ?? '',
    headings: [...projectHeadings(words), ...headings],
    async *rows() {
      for (const { part, table } of all) {
        const placed = table.headings.map((heading) => places.get(columnOf(heading)) ?? 0)
        for await (const row of table.rows()) {
          const values = Array<string>(headings.length).fill('')
          for (const [at, value] of row.entries()) values[placed[at] ?? 0] = value
          yield [...ownValues(part), ...values]
        }
      }
    },
  }
}

const columnOf = ({ heading, unit }: ExportHeading): string => `${heading} ${unit}`

/** Meanings on which all projects that have the code agree. */
function commonMeanings(lists: readonly ReadonlyMap<string, string>[]): ReadonlyMap<string, string> {
  const meanings = Map.groupBy(
    lists.flatMap((list) => [...list]),
    ([code]) => code,
  )
  return new Map(
    [...meanings].flatMap(([code, [first, ...others]]) =>
      first && others.every(([, meaning]) => meaning === first[1]) ? [[code, first[1]] as const] : [],
    ),
  )
}
