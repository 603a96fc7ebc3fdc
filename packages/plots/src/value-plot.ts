import { leaveOutZeros, type Tables } from '@groundsheet/logs'
import type { Doubt, LeftOut, ListedPlot, PlotPoint, Reading } from './plot.ts'
import { readSources } from './read-sources.ts'
import { profileTestOf } from './profile-tests.ts'

type Parts = Omit<ListedPlot, 'kind' | 'scale' | 'read'> &
  Partial<Pick<ListedPlot, 'scale'>> & {
    /** Contradictions in the rows. */
    readonly findDoubts?: (tables: Tables) => readonly Doubt[]
    /** Values that are drawn as stated, although together they cannot be right. */
    readonly findDoubtfulPoints?: (points: readonly PlotPoint[]) => readonly Doubt[]
    /** Headings that were not measured if 0 in every row of a test. */
    readonly isZeroUnread?: (heading: string) => boolean
  }

/** A plot of values against depth, from its sources. */
export const valuePlot = ({ findDoubts, findDoubtfulPoints, isZeroUnread, ...parts }: Parts): ListedPlot => ({
  kind: 'depth',
  scale: 'linear',
  ...parts,
  read(tables, unitOf) {
    const read = parts.sources.map((source) => {
      const reading = readSources([source], parts.unit, tables, unitOf)
      return isZeroUnread?.(source.heading) === true ? withoutZeros(reading, source.heading) : reading
    })
    const points = read.flatMap((one) => one.points)
    return {
      points,
      leftOut: read.flatMap(({ leftOut }) => leftOut),
      doubts: [
        ...read.flatMap(({ doubts }) => doubts),
        ...(findDoubts?.(tables) ?? []),
        ...(findDoubtfulPoints?.(points) ?? []),
      ],
    }
  },
})

/** Tests with all values 0 are left out, as in the lanes of a log. */
function withoutZeros({ points, leftOut, doubts }: Reading, heading: string): Reading {
  const tests = Map.groupBy(points, ({ row }) => `${row.locationId}\n${profileTestOf(row)}`)
  const left: LeftOut[] = []
  const leave = ({ row, text }: PlotPoint): LeftOut => ({ kind: 'all-zero', row, heading, text })
  const kept = [...tests.values()].flatMap((test) =>
    leaveOutZeros(test, heading, () => left.push(...test.map(leave))),
  )
  return { points: kept, leftOut: [...leftOut, ...left], doubts }
}
