import type { TableRow } from '@groundsheet/contract'
import { readNumber } from '@groundsheet/readings'
import type { LaneDefinition, Mark } from '../log.ts'
import { readDepth, readValue, rowsOf } from '../read-depth.ts'

const STRIKE = ['WSTG_DPTH', 'WSTK_DEP'] as const
const MINUTES = ['WSTD_NMIN', 'WSTK_NMIN'] as const

/** Strikes, and the levels water rose to; of the readings after one strike the last is the one that is written. */
export const water: LaneDefinition = {
  id: 'water',
  kind: 'water',
  tables: ['WSTG', 'WSTD', 'WSTK'],
  read: (tables, report) => {
    const strikes = new Map<number, Mark>()
    for (const row of rowsOf(tables, ['WSTG', 'WSTK'])) {
      const depth = readDepth(row, STRIKE)
      if (depth === null) report({ kind: 'no-depth', table: row.table, top: null, base: null, row })
      else if (!strikes.has(depth)) strikes.set(depth, pointAt(row, depth, 'strike'))
    }
    return [...strikes.values(), ...readStandings(rowsOf(tables, ['WSTD', 'WSTK']))]
  },
}

function readStandings(rows: readonly TableRow[]): Mark[] {
  const standings = rows.flatMap((row) => {
    const depth = readDepth(row, ['WSTD_POST', 'WSTK_POST'])
    return depth === null ? [] : [pointAt(row, depth, 'standing')]
  })
  const last = new Map<string, Mark>()
  for (const mark of standings) {
    const strike = readValue(mark.row, STRIKE)
    const known = last.get(strike)
    if (!known || minutesOf(mark) >= minutesOf(known)) last.set(strike, mark)
  }
  const written = new Set(last.values())
  return standings.map((mark) => (written.has(mark) ? mark : { ...mark, minor: true }))
}

const minutesOf = ({ row }: Mark) => readNumber(readValue(row, MINUTES)) ?? 0

function pointAt(row: TableRow, depth: number, series: 'strike' | 'standing'): Mark {
  const minutes = series === 'standing' ? readValue(row, MINUTES) : ''
  return { row, top: depth, base: depth, series, label: minutes && `${minutes} min` }
}
