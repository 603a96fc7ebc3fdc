import type { TableRow } from '@groundsheet/contract'
import { useMemo } from 'react'
import type { Hole } from './hole.ts'
import { useTablesOfHoles, type HoleTables } from './hole-tables.ts'
import { projectRowsQuery } from './project-rows.ts'
import { useSession } from './session.ts'
import { useStoppableList, type StoppableList } from './stoppable-list.ts'

/** One table of several holes, as it comes. */
export interface RowsOfHoles {
  /** By LOCA_ID. */
  readonly rows: ReadonlyMap<string, readonly TableRow[]>
  /** How many came, and how many there are to come. */
  readonly known: number
  readonly total: number
  readonly loading: boolean
  readonly stopped: boolean
  readonly failed: boolean
  readonly retry: () => void
  /** Null: a few short requests are not worth stopping. */
  readonly stop: (() => void) | null
  readonly resume: () => void
}

/** More holes than this are read in one go, with all others of the project. */
const FEW = 8

/**
 * Rows of one table of several holes: hole by hole where they are few, else the table of the whole project, which can
 * be stopped. `holes` should stay the same array; `total`: rows of the table in the project.
 */
export function useRowsOfHoles(
  projectId: string,
  code: string,
  holes: readonly Hole[],
  total: number,
  wanted = true,
): RowsOfHoles {
  const { client } = useSession()
  const having = useMemo(() => holes.filter((hole) => rowsIn(hole, code) > 0), [holes, code])
  const few = having.length <= FEW
  const list = useStoppableList(projectRowsQuery(client, projectId, code), wanted && !few)
  const asked = useMemo(
    () => (wanted && few ? having.map(({ id }) => ({ id, codes: [code] })) : []),
    [wanted, few, having, code],
  )
  const each = useTablesOfHoles(asked)
  const { items } = list
  const rows = useMemo(
    () => (few ? joinTables(each, having, code) : Map.groupBy(items, ({ locationId }) => locationId)),
    [few, each, having, code, items],
  )
  return { rows, ...(few ? followHoles(each, having, code) : followList(list, total)) }
}

const rowsIn = ({ tables }: Hole, code: string) => tables.find((table) => table.code === code)?.rows ?? 0

const joinTables = (each: readonly HoleTables[], having: readonly Hole[], code: string) =>
  new Map(each.map(({ tables }, index) => [having[index]?.name ?? '', tables[code] ?? []]))

function followHoles(
  each: readonly HoleTables[],
  having: readonly Hole[],
  code: string,
): Omit<RowsOfHoles, 'rows'> {
  return {
    known: each.reduce((sum, { tables }) => sum + (tables[code]?.length ?? 0), 0),
    total: having.reduce((sum, hole) => sum + rowsIn(hole, code), 0),
    loading: each.some(({ coming }) => coming.length > 0),
    stopped: false,
    failed: each.some(({ failed }) => failed.length > 0),
    retry: () => {
      for (const { retry } of each.flatMap(({ failed }) => failed)) retry()
    },
    stop: null,
    resume: () => undefined,
  }
}

const followList = (list: StoppableList<TableRow>, total: number): Omit<RowsOfHoles, 'rows'> => ({
  known: list.items.length,
  total: list.complete ? list.items.length : Math.max(total, list.items.length),
  loading: list.loading,
  stopped: list.stopped,
  failed: list.error !== null,
  retry: list.retry,
  stop: list.stop,
  resume: list.resume,
})
