import { INSTALLATION_TABLES } from '@groundsheet/readings'
import type { ListedPlot } from '../plot.ts'
import { MONITORED_SOURCES, readWaterRows, withoutNumber } from './water.ts'

/**
 * Depth of water in installations against time, a line for each; dry and unread visits are points without a
 * depth. Readings of one day that agree are one point: see `mergeRepeats`.
 */
export const hydrograph: ListedPlot = {
  id: 'hydrograph',
  kind: 'time',
  unit: '',
  sources: MONITORED_SOURCES,
  scale: 'time',
  lookups: INSTALLATION_TABLES,
  traced: ({ line = '' }) => line,
  colourBy: ['line', 'hole'],
  needsHoles: true,
  read(tables, unitOf, holeOf) {
    const { points, leftOut, doubts } = readWaterRows(MONITORED_SOURCES, { tables, unitOf, holeOf })
    const unread = points.flatMap(withoutNumber).filter(({ kind }) => kind !== 'dry')
    return { points, leftOut: [...leftOut, ...unread], doubts }
  },
}
