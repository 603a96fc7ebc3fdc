import { plotNamed } from '../src/index.ts'
import type { PlotDefinition, PlotPoint } from '../src/plot.ts'

export const named = (id: string): PlotDefinition => {
  const plot = plotNamed(id, () => undefined)
  if (!plot) throw new Error(`no plot ${id}`)
  return plot
}
export const read = (id: string, tables: Parameters<PlotDefinition['read']>[0], unit = '') =>
  named(id).read(tables, () => unit)
export const brief = ({ top, value, series, bound }: PlotPoint) => [
  top,
  Number(value.toPrecision(6)),
  series,
  bound,
]
