import type { Client, List } from '@groundsheet/client'
import type { Location, Page, TableSummary } from '@groundsheet/contract'
import { holeOf, type Hole } from './hole.ts'

/** A hole as stored in its project's list; the rest is loaded when its panel is opened. */
export interface ListedHole extends Hole {
  /** Code of the table of the holes themselves. */
  readonly table: string
  /** ISO 8601. */
  readonly updatedAt: string
}

export interface HolesPage extends Page<ListedHole> {
  /** When all holes were read, as of Date.now; absent in what earlier versions stored. */
  readonly readAt?: number
}

/**
 * Lists holes without what is not needed: with all headings and a style each, many holes would fill the
 * memory.
 */
export function listedHoles(
  client: Client,
  projectId: string,
  { styled, ...query }: { readonly styled: boolean; readonly limit: number; readonly updatedSince?: string },
  signal: AbortSignal,
): Pick<List<ListedHole>, 'page' | 'pages'> {
  const include = styled ? (['style', 'tables'] as const) : (['tables'] as const)
  const list = client.locations(projectId, { ...query, include: [...include] }, { signal })
  return {
    page: async (cursor) => listPage(await list.page(cursor)),
    async *pages(cursor) {
      for await (const page of list.pages(cursor)) yield listPage(page)
    },
  }
}

function listPage({ data, meta }: Page<Location>): Page<ListedHole> {
  const [shareStyle, shareText] = [createSharing<Hole['style']>(), createSharing<string>()]
  const shareDirection = createSharing<Hole['direction']>()
  const [shareTable, shareTables] = [createSharing<TableSummary>(), createSharing<Hole['tables']>()]
  const list = (location: Location): ListedHole => {
    const hole = holeOf(location)
    return {
      ...hole,
      style: shareStyle(hole.style),
      direction: shareDirection(hole.direction),
      tables: shareTables(hole.tables.map(shareTable)),
      table: shareText(location.table),
      updatedAt: shareText(location.updatedAt),
    }
  }
  return { meta, data: data.map(list) }
}

/** Replaces equal values by one object: thousands of holes have only a few different styles. */
function createSharing<T>(): (value: T) => T {
  const known = new Map<string, T>()
  return (value) => {
    const words = JSON.stringify(value)
    const first = known.get(words)
    if (first === undefined) known.set(words, value)
    return first ?? value
  }
}
