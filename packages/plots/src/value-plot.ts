import type { PlotDefinition } from './plot.ts'
import { readSources } from './read-sources.ts'

type Parts = Omit<PlotDefinition, 'kind' | 'scale' | 'read'> & Partial<Pick<PlotDefinition, 'scale'>>

/** A plot of values against depth, as its sources have them. */
export const valuePlot = (parts: Parts): PlotDefinition => ({
  kind: 'depth',
  scale: 'linear',
  ...parts,
  read: (tables, unitOf) => readSources(parts.sources, parts.unit, tables, unitOf),
})
