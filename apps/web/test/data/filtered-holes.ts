import type { Location, LocationGroup } from '@groundsheet/contract'
import { filterHoles } from '../../src/data/holes/filter-holes.ts'
import type { HoleFilter } from '../../src/data/holes/hole-filter.ts'
import { indexHoles } from '../../src/data/holes/hole-index.ts'
import { holeOf } from '../../src/data/holes/hole.ts'
import { parseDay } from '../../src/url-state/date-range.ts'
import { partOf } from '../../../../test/part-of.ts'

interface Given {
  type?: string
  depth?: number | null
  tables?: string[]
  at?: [number, number] | null
  began?: string
  ended?: string
}

export const hole = (
  name: string,
  { type = 'CP', depth = null, tables = [], at = [0, 0], began = '', ended = '' }: Given,
) =>
  holeOf(
    partOf<Location>({
      id: name,
      locationId: name,
      longitude: at?.[0] ?? null,
      latitude: at?.[1] ?? null,
      finalDepth: depth,
      groundLevel: null,
      mapPlacement: null,
      data: { LOCA_TYPE: type, LOCA_STAR: began, LOCA_ENDD: ended },
      tables: tables.map((code) => ({ code, rows: 3, name: code })),
    }),
  )

const group = (id: string, locationIds: string[]) => ({ id, locationIds }) as LocationGroup

export const HOLES = [
  hole('BH1', { depth: 25, tables: ['GEOL', 'ISPT'], began: '2021-03-08', ended: '2021-03-11' }),
  hole('BH2', { depth: 10, tables: ['GEOL'], at: [5, 5], began: '09/03/2021' }),
  hole('TP1', { type: 'TP', depth: 3.2, tables: ['GEOL'], ended: '2021-05-01T16:00' }),
  hole('WS1', { type: 'WS', tables: ['ISPT'], at: null }),
]
export const index = indexHoles(HOLES, [group('north', ['BH1', 'TP1']), group('south', ['BH1', 'gone'])])

export const days = (from: string, to = '') => ({ min: parseDay(from), max: parseDay(to) })

export const counts = (filter: HoleFilter) => filterHoles(index, filter).counts
