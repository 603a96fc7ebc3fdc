import { ownValue } from '@groundsheet/readings'
import type { Client } from '@groundsheet/client'
import type {
  Boundary,
  Dictionary,
  DictionaryTable,
  LocationGroup,
  Project,
  TableRow,
} from '@groundsheet/contract'
import type { ExportHole, ExportSource, ExportTable } from '@groundsheet/formats'
import { cacheRows } from './cache-rows.ts'
import { createYielder } from './yield-to-browser.ts'
import { holdsTables, type ExportOrder } from './export-order.ts'
import { hasMetadata, readMetadataTables } from './metadata-tables.ts'
import { EXPORT_PAGE_ROWS, planTable, type TablePlan } from './export-plan.ts'

export interface ExportContext {
  readonly client: Client
  readonly projectId: string
  readonly company: string
  /** The key may read styles, boundaries and groups. */
  readonly styled: boolean
  /** Code of the table of the holes themselves. */
  readonly locations: string | null
  /** Opens what is exported where it is not of this one project. */
  readonly open?: (order: ExportOrder, reading: ExportReadOptions) => Promise<ExportSource>
}

export interface ExportReadOptions {
  readonly signal: AbortSignal
  /** Rows, or holes, received of a table, and how many of them are kept. */
  readonly onRead: (table: string, read: number, kept: number) => void
}

const NO_DICTIONARY: Dictionary = { tables: [], codes: {} }

/** A project, or some of its holes, as the formats read it: loaded page by page while the file is written. */
export async function openExportSource(
  context: ExportContext,
  order: ExportOrder,
  reading: ExportReadOptions,
): Promise<ExportSource> {
  const { client, projectId, company } = context
  const { signal } = reading
  const project = await client.project(projectId, { signal })
  const dictionary = holdsTables(order.format)
    ? await client.dictionary(projectId, { signal })
    : NO_DICTIONARY
  const lists = Object.entries(dictionary.codes).map(([heading, codes]) => {
    return [heading, new Map(Object.entries(codes))] as const
  })
  const codes = new Map(lists)
  const isMerged = order.format === 'ags' && (await hasSeveralDeliveries(context, signal))
  const tables = tablesOf(context, order, { project, dictionary, reading })
  const metadata = hasMetadata(order) ? await readMetadataTables(client, projectId, signal) : []
  return {
    project: {
      reference: project.projectId,
      name: project.projectName,
      company,
      client: project.client,
      contractor: project.contractor,
      consultant: project.consultant,
      edition: editionOf(dictionary),
      updatedAt: project.updatedAt,
    },
    lacksDefinitions: true,
    tables: [...(isMerged ? tables.map(cacheRows) : tables), ...metadata],
    isMerged,
    holes: () => holesOf(context, order, reading),
    ...(await shapesOf(context, order, signal)),
    codes: (heading) => codes.get(heading) ?? NO_CODES,
    units: new Map(Object.entries(dictionary.units ?? {})),
    types: new Map(Object.entries(dictionary.types ?? {})),
  }
}

async function hasSeveralDeliveries(
  { client, projectId }: Pick<ExportContext, 'client' | 'projectId'>,
  signal: AbortSignal,
): Promise<boolean> {
  const { data } = await client.deliveries(projectId, { limit: 2 }, { signal }).page()
  return data.length > 1
}

const NO_CODES: ReadonlyMap<string, string> = new Map()

/** AGS3 has no data types. */
const editionOf = ({ tables }: Dictionary): 'AGS3' | 'AGS4' =>
  tables.some(({ headings }) => headings.some(({ type }) => type !== null)) ? 'AGS4' : 'AGS3'

interface Known {
  readonly project: Project
  readonly dictionary: Dictionary
  readonly reading: ExportReadOptions
}

function tablesOf(
  context: ExportContext,
  { holes, tables }: ExportOrder,
  { project, dictionary, reading }: Known,
): ExportTable[] {
  const { locations } = context
  const known = new Map(dictionary.tables.map((table) => [table.table, table]))
  return project.tables.flatMap(({ code, ...summary }) => {
    const described = code === null ? undefined : known.get(code)
    if (code === null || !described || !tables.includes(code)) return []
    const plan = planTable({ ...summary, code }, { holes, locations })
    return [exportTable(context, plan, described, reading)]
  })
}

/** Writing this many rows, with compression, takes far less than one frame. */
const ROWS_BETWEEN_CHECKS = 50

function exportTable(
  context: ExportContext,
  plan: TablePlan,
  { headings, parent, keys, name }: DictionaryTable,
  { signal, onRead }: ExportReadOptions,
): ExportTable {
  const codes = headings.map(({ heading }) => heading)
  const yieldIfDue = createYielder()
  async function* rows() {
    for await (const page of pagesOf(context, plan, signal)) {
      const kept = plan.holeByHole === null ? page.filter(plan.keeps) : page
      onRead(plan.code, page.length, kept.length)
      for (const [place, { data }] of kept.entries()) {
        if (place % ROWS_BETWEEN_CHECKS === 0) await yieldIfDue()
        yield codes.map((code) => ownValue(data, code) ?? '')
      }
    }
  }
  return {
    group: plan.code,
    name,
    headings: headings.map(({ type, ...heading }) => ({ ...heading, type: type ?? '' })),
    parent,
    keys,
    rows,
  }
}

async function* pagesOf(
  { client, projectId }: ExportContext,
  { code, holeByHole }: TablePlan,
  signal: AbortSignal,
): AsyncGenerator<TableRow[]> {
  const query = { limit: EXPORT_PAGE_ROWS }
  const lists =
    holeByHole === null
      ? [client.rows(projectId, code, query, { signal })]
      : holeByHole.map(({ id }) => client.locationRows(id, code, query, { signal }))
  for (const list of lists) for await (const { data } of list.pages()) yield data
}

async function* holesOf(
  { client, projectId, styled, locations }: ExportContext,
  order: ExportOrder,
  { signal, onRead }: ExportReadOptions,
): AsyncGenerator<ExportHole> {
  const ids = order.holes && new Set(order.holes.map(({ id }) => id))
  const query = { limit: EXPORT_PAGE_ROWS, ...(styled ? { include: ['style' as const] } : {}) }
  for await (const { data } of client.locations(projectId, query, { signal }).pages()) {
    const kept = data.filter(({ id }) => ids === null || ids.has(id))
    onRead(locations ?? '', data.length, kept.length)
    yield* kept
  }
}

interface Shapes {
  readonly boundaries: readonly Boundary[]
  readonly groups: readonly LocationGroup[]
}

const NO_SHAPES: Shapes = { boundaries: [], groups: [] }

/** A group is exported only with all of its members: its outline would be wrong otherwise. */
async function shapesOf(
  { client, projectId, styled }: ExportContext,
  { format, holes, options }: ExportOrder,
  signal: AbortSignal,
): Promise<Shapes> {
  if (!styled || holdsTables(format) || options.shapes === false) return NO_SHAPES
  const query = { limit: EXPORT_PAGE_ROWS }
  const boundaries = await Array.fromAsync(client.boundaries(projectId, query, { signal }))
  const groups = await Array.fromAsync(client.groups(projectId, query, { signal }))
  const ids = holes && new Set(holes.map(({ id }) => id))
  return { boundaries, groups: groups.filter((group) => ids === null || isWhole(group, ids)) }
}

export const isWhole = ({ locationIds }: LocationGroup, ids: ReadonlySet<string>): boolean =>
  locationIds.every((id) => ids.has(id))
