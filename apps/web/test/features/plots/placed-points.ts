import type { TableRow } from '@groundsheet/contract'
import { plotNamed, strataOfHoles, type PlotPoint, type Strata } from '@groundsheet/plots'
import { expect } from 'vitest'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import type { Hole } from '../../../src/data/holes/hole.ts'
import { inclinedHoles } from '../../../src/data/holes/inclined-holes.ts'
import { placePoints as placeAll, type HeightAxis } from '../../../src/features/plots/place-points.ts'
import { hole as anyHole } from '../../data/hole-fixture.ts'

export const hole = (name: string, groundLevel: number | null, datum = 'OD', data = {}) =>
  anyHole(name, 'CP', {
    ...{ groundLevel, finalDepth: 20, latitude: null, longitude: null },
    data: { LOCA_TYPE: 'CP', LOCA_NATD: datum, ...data },
  })

/** Without rows of HORN. */
export const placePoints = (
  points: readonly PlotPoint[],
  holes: readonly Hole[],
  strata: Strata,
  axis: HeightAxis,
) => placeAll(points, holes, strata, axis, inclinedHoles(holes, []))

let made = 0
export const row = (table: string, locationId: string, data: Readonly<Record<string, string>>): TableRow => ({
  id: (made += 1).toString(16).padStart(24, '0'),
  table,
  locationId,
  parents: [],
  data,
  updatedAt: '2026-01-01T00:00:00.000Z',
})
export const point = (
  name: string,
  top: number,
  value: number,
  rest: Partial<PlotPoint> = {},
): PlotPoint => ({
  row: row('ISPT', name, { ISPT_TOP: String(top), ISPT_NVAL: String(value) }),
  top,
  base: top,
  value,
  series: '',
  text: String(value),
  ...rest,
})

export const plotOf = (id: string) => plotNamed(id, () => undefined) ?? expect.fail(`no plot ${id}`)
export const spt = plotOf('spt')

export const holes = [hole('BH1', 10), hole('BH2', null)]
export const strata = strataOfHoles([
  row('GEOL', 'BH1', { GEOL_TOP: '0', GEOL_BASE: '3', GEOL_LEG: '102', GEOL_DESC: 'MADE GROUND' }),
  row('GEOL', 'BH1', { GEOL_TOP: '3', GEOL_BASE: '9', GEOL_LEG: '201', GEOL_DESC: 'CLAY' }),
  row('GEOL', 'BH1', { GEOL_TOP: '9', GEOL_BASE: '12', GEOL_LEG: '', GEOL_DESC: 'unknown' }),
])
export const glossary = createGlossary({ tables: [], codes: { GEOL_LEG: { 201: 'CLAY' } } })
export const measured = [
  point('BH1', 1, 4),
  point('BH1', 3, 12),
  point('BH1', 10, 50),
  point('BH2', 2, 7),
  point('BH9', 1, 1),
]

export const placed = placePoints(measured, holes, strata, 'depth').points
