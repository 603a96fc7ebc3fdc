import { plotStrings } from '../../../ui/strings/plot-strings.ts'
import { formatValue } from '../format-value.ts'
import type { PlacedPoint } from '../place-points.ts'
import { JOINED_BY_VALUE } from './reading-gaps.ts'
import {
  FOOT_HEIGHT_PX,
  formatPlain,
  indexColumn,
  lineColumn,
  percent,
  TITLE_HEIGHT_PX,
  valueColumn,
  valueText,
} from './kind-values.ts'
import type { PlotKindDefinition } from './plot-kind.ts'
import { FRACTIONS_HEIGHT_PX, SizeFractions } from './size-fractions.tsx'

const { card, copiedColumns, lines, passingAxis } = plotStrings

/** Percentage passing against particle size. */
export const gradingKind: PlotKindDefinition = {
  indexTitle: passingAxis,
  indexExtent: passingExtent,
  formatTick: formatPlain,
  headHeight: TITLE_HEIGHT_PX,
  // The names of the fractions are between the ticks and the title.
  footHeight: FOOT_HEIGHT_PX + FRACTIONS_HEIGHT_PX,
  background: { Drawing: SizeFractions, isClipped: false },
  lineName: lines.grading,
  joining: JOINED_BY_VALUE,
  hasTimeGaps: false,
  marksReadings: true,
  measure: null,
  formatFigure: formatValue,
  measuresValues: false,
  describe: (placed, plot) => [
    { label: card.size, value: valueText(placed, plot) },
    { label: card.passing, value: percent(placed.point.index) },
  ],
  columns: (unit, plot) => ({
    [copiedColumns.size(unit)]: valueColumn,
    [copiedColumns.passing]: indexColumn,
    [copiedColumns.sample]: lineColumn(plot),
  }),
  orientation: 'landscape',
}

/** 0 to 100 %; percentages beyond are errors in the file, and the axis extends to show them. */
function passingExtent(points: readonly PlacedPoint[]) {
  return {
    from: points.reduce((min, { point }) => Math.min(min, point.index ?? 0), 0),
    to: points.reduce((max, { point }) => Math.max(max, point.index ?? 0), 100),
  }
}
