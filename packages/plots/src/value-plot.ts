import type { Tables } from '@groundsheet/logs'
import type { Doubt, PlotDefinition } from './plot.ts'
import { readSources } from './read-sources.ts'

type Parts = Omit<PlotDefinition, 'kind' | 'scale' | 'read'> &
  Partial<Pick<PlotDefinition, 'scale'>> & {
    /** What contradicts itself in the rows. */
    readonly findDoubts?: (tables: Tables) => readonly Doubt[]
  }

/** A plot of values against depth, as its sources have them. */
export const valuePlot = ({ findDoubts, ...parts }: Parts): PlotDefinition => ({
  kind: 'depth',
  scale: 'linear',
  ...parts,
  read(tables, unitOf) {
    const reading = readSources(parts.sources, parts.unit, tables, unitOf)
    return findDoubts ? { ...reading, doubts: findDoubts(tables) } : reading
  },
})
