import { readNumber } from '@groundsheet/readings'
import type { TableRow } from '@groundsheet/contract'
import { findingWords } from './finding-words.ts'
import type { Finding } from './log.ts'
import { readValue } from './read-depth.ts'

/** Number of the test of a row of DPRB; files name it by either heading. */
export const probeTestOf = (row: TableRow): string => readValue(row, ['DPRG_TESN', 'DPRB_TESN'])

interface ProbeReading {
  readonly row: TableRow
  readonly depth: number
}

const MEASURED = ['DPRB_BLOW', 'DPRB_TORQ', 'DPRB_INC'] as const

/** Equal for runs with the same readings at the same depths. */
const contentOf = (run: readonly ProbeReading[]): string =>
  JSON.stringify(
    run
      .map(({ row, depth }) => [
        depth,
        ...MEASURED.map((one) => readNumber(readValue(row, [one])) ?? readValue(row, [one])),
      ])
      .sort(([a], [b]) => Number(a) - Number(b)),
  )

/**
 * The runs of dynamic probes of a hole. Equal runs are one, reported as stated twice; different runs with
 * depths in common are reported with their numbers.
 */
export function distinctRuns<Reading extends ProbeReading>(
  readings: readonly Reading[],
  report: (finding: Finding) => void,
): Reading[][] {
  const all = Map.groupBy(readings, ({ row }) => `${row.locationId} ${probeTestOf(row)}`)
  const runs = [...Map.groupBy(all.values(), contentOf).values()].flatMap(([first, ...repeats]) => {
    if (!first) return []
    if (repeats.length > 0) report(runFinding('run-stated-twice', [first, ...repeats]))
    return [first]
  })
  const byHole = Map.groupBy(runs, (run) => run[0]?.row.locationId ?? '')
  for (const several of byHole.values()) if (overlap(several)) report(runFinding('several-runs', several))
  return runs
}

/** Whether a depth has readings of more than one run. */
function overlap(runs: readonly (readonly ProbeReading[])[]): boolean {
  const depths = runs.flatMap((run) => [...new Set(run.map(({ depth }) => depth))])
  return new Set(depths).size < depths.length
}

function runFinding(
  kind: 'run-stated-twice' | 'several-runs',
  runs: readonly (readonly ProbeReading[])[],
): Finding {
  const row = runs[0]?.[0]?.row ?? null
  const depths = runs.flatMap((run) => run.map(({ depth }) => depth))
  return {
    kind,
    table: row?.table ?? '',
    top: depths.reduce((least, depth) => Math.min(least, depth), Infinity),
    base: depths.reduce((most, depth) => Math.max(most, depth), -Infinity),
    row,
    count: runs.length,
    text: runs
      .flatMap(([first]) => (first ? [probeTestOf(first.row) || findingWords.noNumber] : []))
      .join(', '),
  }
}
