import type { TableRow } from '@groundsheet/contract'
import { readValue } from '@groundsheet/logs'
import type { PlotDefinition } from '../plot.ts'
import { MONITORED_SOURCES, readWaterRows, withoutNumber } from './water.ts'

/** Depth of water in installations against time, a line for each; dry and unread visits are points without a depth. */
export const hydrograph: PlotDefinition = {
  id: 'hydrograph',
  kind: 'time',
  unit: '',
  sources: MONITORED_SOURCES,
  scale: 'linear',
  traced: installationOf,
  colourBy: ['line', 'hole'],
  needsHoles: true,
  read(tables, unitOf, holeOf) {
    const { points, leftOut, doubts } = readWaterRows(MONITORED_SOURCES, { tables, unitOf, holeOf })
    const unread = points.flatMap(withoutNumber).filter(({ kind }) => kind !== 'dry')
    return { points, leftOut: [...leftOut, ...unread], doubts }
  },
}

/** Name of the pipe or instrument within its hole: `1 at 5.00 m`. AGS 4 MONG_ID and MONG_DIS; AGS 3 MONP, PREF_TDEP. */
function installationOf(row: TableRow): string {
  const id = readValue(row, ['MONG_ID', 'MONP_ID'])
  const depth = readValue(row, ['MONG_DIS', 'MONP_DIS', 'PREF_TDEP'])
  return [id, depth === '' ? '' : `at ${depth} m`].filter(Boolean).join(' ')
}
