import type { TableRow } from '@groundsheet/contract'
import {
  DEPTH_TOLERANCE_M,
  extrapolationText,
  impossibleEnergyRatio,
  isInvalidNumber,
  READING_LIMITS,
  readSpt,
  sptContradiction,
  sptLabel,
  type SptReading,
} from '@groundsheet/readings'
import type { Finding, LaneDefinition, Mark } from '../log.ts'
import { readDepth, rowsOf, unreadDepth } from '../read-depth.ts'
import { laneWords } from './lane-words.ts'

/** Standard penetration tests: N, or blows and millimetres for an incomplete main drive. */
export const penetration: LaneDefinition = {
  id: 'penetration',
  kind: 'bars',
  tables: ['ISPT'],
  minScaleEnd: 50,
  limits: READING_LIMITS.spt,
  read: (tables, report) => {
    findEnergyRatios(rowsOf(tables, ['ISPT'])).forEach(report)
    return rowsOf(tables, ['ISPT']).flatMap((row) => {
      const depth = readDepth(row, ['ISPT_TOP'])
      const where = { table: row.table, top: depth, base: depth, row }
      if (depth === null) report({ kind: 'no-depth', ...where, ...unreadDepth(row, ['ISPT_TOP']) })
      if (depth === null) return []
      if (depth < -DEPTH_TOLERANCE_M) {
        report({ kind: 'above-ground', ...where, text: laneWords.notDrawn })
        return []
      }
      const reading = readSpt(row.data)
      const findings = findingsOf(row, reading)
      for (const finding of findings) report({ ...finding, ...where })
      const contradicted = findings.some(({ kind }) => kind === 'disagreement')
      const mark = { row, top: depth, base: depth, label: labelOf(reading), ...valueOf(reading) }
      return [{ ...mark, ...(contradicted && { contradicted }) }]
    })
  },
}

/** Text in place of a result, but no figure that nothing can be. */
function labelOf(reading: SptReading): string {
  const label = sptLabel(reading)
  return reading.result.kind === 'unread' && label.split(/[^\w.+#-]+/).some(isInvalidNumber) ? '' : label
}

/** Each impossible energy ratio once, as a hammer has one for all its tests. */
function findEnergyRatios(rows: readonly TableRow[]): Finding[] {
  const byRatio = Map.groupBy(rows, ({ data }) => impossibleEnergyRatio(data))
  byRatio.delete('')
  const { min, max } = READING_LIMITS.energyRatio
  return [...byRatio].map(([stated, tests]) => {
    const depths = tests.flatMap((row) => readDepth(row, ['ISPT_TOP']) ?? [])
    return {
      kind: 'impossible',
      table: 'ISPT',
      top: depths[0] ?? null,
      base: depths.at(-1) ?? null,
      row: tests[0] ?? null,
      text: laneWords.energyRatio(stated, min, max),
      ...(tests.length > 1 && { count: tests.length, depths: namedDepths(depths) }),
    }
  })
}

/** Depths that a finding of many tests names. */
const MAX_NAMED_DEPTHS = 3

const namedDepths = (depths: readonly number[]) =>
  depths.slice(0, MAX_NAMED_DEPTHS).map((depth) => ({ depth, rows: 1 }))

/** Blows of an incomplete main drive are a lower bound; without a main drive there is no value. */
function valueOf({ result }: SptReading): Pick<Mark, 'value' | 'bound'> {
  switch (result.kind) {
    case 'n':
      return { value: result.n }
    case 'incomplete':
    case 'at-least':
      return { value: result.blows, bound: 'lower' }
    case 'seating':
    case 'refusal':
    case 'unread':
      return {}
  }
}

function findingsOf({ data }: TableRow, reading: SptReading): Pick<Finding, 'kind' | 'text'>[] {
  const contradiction = sptContradiction(data, reading)
  // A contradiction is the reason why there is no result.
  if (contradiction !== '') return [{ kind: 'disagreement', text: contradiction }]
  const extrapolation = extrapolationText(reading)
  if (extrapolation !== '') return [{ kind: 'extrapolated', text: extrapolation }]
  return reading.result.kind === 'unread' ? [{ kind: 'unread', text: reading.result.text }] : []
}
