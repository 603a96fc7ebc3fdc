import type { Project } from '@groundsheet/contract'
import type { InfiniteData } from '@tanstack/react-query'
import type { HolesPage, ListedHole } from './listed-holes.ts'

export type LocationPages = InfiniteData<HolesPage>

/** The last change known of a project's holes, and the state of the project at that time. */
export interface SyncCheckpoint {
  /** ISO 8601; null while there are no holes. */
  readonly through: string | null
  /** Codes and row counts of the project's tables; null where the key may not read them. */
  readonly tables: string | null
  /** The last removal known, ISO 8601; null: none. Absent in checkpoints of earlier versions. */
  readonly removedThrough?: string | null
  /** When all holes were last read, as of Date.now. */
  readonly wholeAt: number
}

export const holesOf = ({ pages }: LocationPages): ListedHole[] => pages.flatMap(({ data }) => data)

/** The latest change among these; null for none. */
export const newestOf = (items: readonly { readonly updatedAt: string }[]): string | null =>
  items.reduce<string | null>((newest, { updatedAt }) => laterOf(newest, updatedAt), null)

export const laterOf = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b > a) ? b : a

/**
 * One millisecond later. An import gives one `updatedAt` to all it changes, in one transaction, so all
 * changes of a known time are known. A request from that time on would return the whole project each time.
 */
export const justAfter = (moment: string) => new Date(Date.parse(moment) + 1).toISOString()

/** Without these holes. Pages without one of them stay the same object. */
export function withoutHoles(held: LocationPages, removed: ReadonlySet<string>): LocationPages {
  if (removed.size === 0) return held
  const pages = held.pages.map((page) => {
    const data = page.data.filter(({ id }) => !removed.has(id))
    return data.length === page.data.length ? page : { ...page, data }
  })
  return { ...held, pages }
}

/** Replaces changed holes and appends new ones. Pages without a change stay the same object. */
export function mergeHoles(held: LocationPages, changed: readonly ListedHole[]): LocationPages {
  const byId = new Map(changed.map((hole) => [hole.id, hole]))
  const pages = held.pages.map((page) => {
    if (!page.data.some(({ id }) => byId.has(id))) return page
    const data = page.data.map((hole) => byId.get(hole.id) ?? hole)
    for (const { id } of data) byId.delete(id)
    return { ...page, data }
  })
  const last = pages.at(-1)
  if (last && byId.size > 0) pages[pages.length - 1] = { ...last, data: [...last.data, ...byId.values()] }
  return { ...held, pages }
}

export const tablesOf = (project: Project): string =>
  project.tables.map(({ code, name, rows }) => `${code ?? name} ${rows}`).join(', ')

/** Whether there are as many holes as the project states. */
export function isWhole(holes: readonly ListedHole[], project: Project): boolean {
  const code = holes[0]?.table
  const counted = project.tables.find((table) => table.code === code)
  return counted === undefined || counted.rows === holes.length
}
