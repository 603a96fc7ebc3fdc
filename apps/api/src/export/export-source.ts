import { dictionaryOf, extendDictionary, type Dictionary, type Edition } from '@groundsheet/ags'
import type { Boundary, LocationGroup, LocationStyle, Project } from '@groundsheet/contract'
import type { ExportHole, ExportSource, ExportTable } from '@groundsheet/formats'
import { readDeliveries } from '../features/project-features.ts'
import { DESCRIBING_GROUPS } from '../store/describing-groups.ts'
import type { ExportedProject, ExportReader } from '../store/export-store.ts'
import type { StoredTable } from '../store/stored-table.ts'
import {
  createPublicCodes,
  hidesSome,
  type PublicCodes,
  type PublicCodeSettings,
} from '../import/rows/public-codes.ts'
import { storedValues } from '../import/rows/stored-values.ts'
import { projectGrid } from './project-transformer.ts'
import { completeTables, shownTables } from './export-tables.ts'

/**
 * A project as input of the formats. `isComplete`: all delivered values under AGS names; otherwise what the
 * API sends.
 */
export async function exportSource(
  reader: ExportReader,
  project: ExportedProject,
  isComplete: boolean,
): Promise<ExportSource> {
  const { tables, sent, empty, terms } = await openTables(reader, project)
  const { publicCodes, dictionary } = terms
  const { companyId, id } = project
  const deliveries = await readDeliveries(reader.queries, { companyId, projectIds: [id] }, id)
  const { client } = JSON.parse(`${project.body}}`) as Pick<Project, 'client'>
  const { reference, name, company, updatedAt } = project
  return {
    project: { reference, name, company, client, updatedAt, edition: project.edition as Edition },
    tables: isComplete ? completeTables(tables, terms) : shownTables(sent, terms),
    isMerged: deliveries.length > 1,
    newest: deliveries.toSorted((a, b) => (b.order ?? 0) - (a.order ?? 0))[0] ?? null,
    emptyGroups: empty,
    holes: () => holesOf(reader, project.seq),
    boundaries: (await reader.shapes('boundary', project.seq)).map((body) => parseBody(body) as Boundary),
    groups: (await reader.shapes('location_group', project.seq)).map(
      (body) => parseBody(body) as LocationGroup,
    ),
    grid: () => projectGrid(reader, project),
    codes: (heading) => dictionary.codes(isComplete ? heading : publicCodes.heading(heading)),
  }
}

/** Tables of groups whose rows belong to no hole, such as PROJ and TRAN, as the API sends them. */
export async function metadataTables(reader: ExportReader, project: ExportedProject): Promise<ExportTable[]> {
  const { sent, terms } = await openTables(reader, project)
  return shownTables(
    sent.filter(({ addressable }) => !addressable),
    terms,
  )
}

/** The tables of a project, those of them that the API sends, and what they are described with. */
async function openTables(reader: ExportReader, project: ExportedProject) {
  const settings = JSON.parse(project.configuration) as PublicCodeSettings
  const publicCodes = createPublicCodes(settings)
  const tables = await reader.tables(project.seq)
  const dictionary = await projectDictionary({ reader, tables, publicCodes }, project.edition as Edition)
  const known = tables.filter(({ code, group }) => code !== null && isSent(group, settings))
  const sent = known.filter(({ rows }) => rows > 0)
  const empty = known.flatMap(({ rows, code }) => (rows > 0 || code === null ? [] : [code]))
  return { tables, sent, empty, terms: { reader, publicCodes, dictionary } }
}

const isSent = (group: string, settings: PublicCodeSettings): boolean =>
  !(hidesSome(settings) && DESCRIBING_GROUPS.some((describing) => describing === group))

async function* holesOf(reader: ExportReader, projectSeq: number): AsyncGenerator<ExportHole> {
  for await (const holes of reader.holes(projectSeq)) {
    for (const { body, style } of holes) {
      const hole = parseBody(body) as Omit<ExportHole, 'style'>
      yield { ...hole, style: JSON.parse(style) as LocationStyle }
    }
  }
}

function parseBody(body: string): unknown {
  return JSON.parse(`${body}}`)
}

interface StoredTerms {
  readonly reader: ExportReader
  readonly tables: readonly StoredTable[]
  readonly publicCodes: PublicCodes
}

/** The dictionary of the edition with the project's own DICT and ABBR. */
async function projectDictionary(stored: StoredTerms, edition: Edition): Promise<Dictionary> {
  const [definitions, abbreviations] = [await recordsOf('DICT', stored), await recordsOf('ABBR', stored)]
  return extendDictionary(dictionaryOf(edition), definitions, abbreviations)
}

async function recordsOf(group: string, { reader, tables, publicCodes }: StoredTerms) {
  const records: Record<string, string>[] = []
  const table = tables.find((candidate) => candidate.group === group)
  if (table === undefined) return records
  for await (const rows of reader.rows(table.seq))
    for (const row of rows) records.push(Object.fromEntries(storedValues(row, publicCodes)))
  return records
}
