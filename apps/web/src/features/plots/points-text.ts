import { plasticityClass, type PlotDefinition } from '@groundsheet/plots'
import { tabSeparated } from '../../data/tab-separated.ts'
import type { Glossary } from '../../data/glossary.ts'
import { formatDay } from './describe-point.ts'
import type { PlacedPoint } from './place-points.ts'

type Read = (placed: PlacedPoint) => string | number

/** Points for a spreadsheet: a line of headings, then one for each point, from the ground down within each hole. */
export function pointsText(points: readonly PlacedPoint[], plot: PlotDefinition, glossary: Glossary): string {
  const unit = plot.unit === '' ? '' : ` (${plot.unit})`
  const time = plot.kind === 'time'
  const columns: Readonly<Record<string, Read>> = {
    Hole: ({ hole }) => hole.name,
    'Top (m)': ({ point }) => point.top,
    'Base (m)': ({ point }) => point.base,
    'Level (m OD)': ({ point, hole }) =>
      hole.groundLevel === null ? '' : (hole.groundLevel - (point.top + point.base) / 2).toFixed(2),
    [`${time ? 'Date' : plot.kind === 'plasticity' ? 'Liquid limit' : 'Value'}${unit}`]: ({ point }) =>
      time ? formatDay(point.value) : Number(point.value.toPrecision(9)),
    ...(plot.kind === 'plasticity' && {
      'Plasticity index (%)': ({ point }: PlacedPoint) => point.index ?? '',
      Class: ({ point }: PlacedPoint) => plasticityClass(point.value, point.index ?? 0),
    }),
    Bound: ({ point }) => point.bound ?? '',
    'As written': ({ point }) => point.text,
    Reading: ({ point }) => point.series,
    Table: ({ point }) => point.row.table,
    'Legend code': ({ stratum }) => stratum?.row.data.GEOL_LEG ?? '',
    Stratum: ({ stratum }) => glossary.meaning('GEOL_LEG', stratum?.row.data.GEOL_LEG ?? '') ?? '',
  }
  const rows = [...Map.groupBy(points, ({ hole }) => hole.name).values()].flatMap((group) =>
    group.toSorted((a, b) => a.point.top - b.point.top),
  )
  const reads = Object.values(columns)
  return tabSeparated([Object.keys(columns), ...rows.map((row) => reads.map((read) => String(read(row))))])
}
