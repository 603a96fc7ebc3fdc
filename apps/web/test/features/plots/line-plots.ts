import type { TableRow } from '@groundsheet/contract'
import { plotNamed, strataOfHoles, type PlotDefinition } from '@groundsheet/plots'
import { DAY_MS } from '@groundsheet/readings'
import { expect } from 'vitest'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import { holeOf } from '../../../src/data/holes/hole.ts'
import { placePoints } from '../../../src/features/plots/place-points.ts'
import { segmentsOf } from '../../../src/features/plots/line-segments.ts'

export const plotOf = (id: string) => plotNamed(id, () => undefined) ?? expect.fail(`no plot ${id}`)
export const hydrograph = plotOf('hydrograph')

export const glossary = createGlossary({ tables: [], codes: {} })

const holes = ['BH1', 'BH2'].map((name) =>
  holeOf({
    ...{ id: name.padStart(24, '0'), locationId: name, table: 'LOCA', easting: null, northing: null },
    ...{ latitude: null, longitude: null, groundLevel: 20, finalDepth: 10, mapPlacement: null, data: {} },
    updatedAt: '2026-01-01T00:00:00.000Z',
  }),
)
let made = 0
export const row = (table: string, locationId: string, data: Record<string, string>): TableRow => ({
  ...{ id: (made += 1).toString(16).padStart(24, '0'), table, locationId, parents: [], data },
  updatedAt: '2026-01-01T00:00:00.000Z',
})
/** A reading of an installation, `day` days after the first. */
export const dip = (hole: string, pipe: string, day: number, reading: string): TableRow =>
  row('MOND', hole, {
    ...{ MONG_ID: pipe, MONG_DIS: '5.00', MOND_TYPE: 'WDEP', MOND_UNIT: 'm', MOND_RDNG: reading },
    MOND_DTIM: new Date(Date.UTC(2021, 0, 1) + day * DAY_MS).toISOString().slice(0, 19),
  })

export function placed(plot: PlotDefinition, table: string, rows: readonly TableRow[]) {
  const { points } = plot.read({ [table]: rows }, () => '')
  return placePoints(points, holes, strataOfHoles([]), 'depth', new Set()).points
}
export const linesOf = (plot: PlotDefinition, points: ReturnType<typeof placed>) =>
  segmentsOf(points, plot.traced ?? expect.fail('no lines'), plot.kind)
const days = (time: number) => (time - Date.UTC(2021, 0, 1)) / DAY_MS
export const joined = (points: ReturnType<typeof placed>) =>
  linesOf(hydrograph, points)
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => [days(from.point.value), days(to.point.value)])
