import { compareNaturally } from '@groundsheet/readings/natural-order'
import { plasticityClass } from '@groundsheet/plots'
import { plotStrings } from '../../../ui/strings/plot-strings.ts'
import { formatValue } from '../format-value.ts'
import type { PlacedPoint } from '../place-points.ts'
import { JOINED_BY_DEPTH } from './reading-gaps.ts'
import {
  FOOT_HEIGHT_PX,
  formatPower,
  indexColumn,
  percent,
  TITLE_HEIGHT_PX,
  valueColumn,
  valueText,
} from './kind-values.ts'
import { PlasticityLines } from './plasticity-lines.tsx'
import type { PlotKindDefinition } from './plot-kind.ts'

const { card, classes, copiedColumns, indexAxis, lines } = plotStrings

/** Plasticity index against liquid limit. */
export const plasticityKind: PlotKindDefinition = {
  indexTitle: indexAxis,
  indexExtent,
  formatTick: formatPower,
  headHeight: TITLE_HEIGHT_PX,
  footHeight: FOOT_HEIGHT_PX,
  background: { Drawing: PlasticityLines, isClipped: true },
  lineName: lines.plasticity,
  joining: JOINED_BY_DEPTH,
  hasTimeGaps: false,
  marksReadings: false,
  measure: ({ point }) => ({ value: point.index ?? 0 }),
  formatFigure: formatValue,
  measuresValues: false,
  summarise: countClasses,
  describe: (placed, plot) => [
    { label: card.liquid, value: valueText(placed, plot) },
    { label: card.index, value: percent(placed.point.index) },
    { label: card.class, value: classOf(placed) },
  ],
  columns: (unit) => ({
    [copiedColumns.liquid(unit)]: valueColumn,
    [copiedColumns.index]: indexColumn,
    [copiedColumns.class]: classOf,
  }),
  orientation: 'landscape',
}

function classOf({ point }: PlacedPoint): string {
  return plasticityClass(point.value, point.index ?? 0)
}

/** A negative plasticity index is an error in the file; the axis extends to show it. */
function indexExtent(points: readonly PlacedPoint[]) {
  const indices = points.map(({ point }) => point.index ?? 0)
  const greatest = indices.reduce((max, index) => Math.max(max, index), 50)
  const least = indices.reduce((min, index) => Math.min(min, index - 1), 0)
  return { from: least < -1 ? least : 0, to: Math.ceil((greatest + 2) / 10) * 10 }
}

/** Number of soils in each plasticity class. */
function countClasses(shown: readonly PlacedPoint[]): string {
  const parts = [...Map.groupBy(shown, classOf)].toSorted(([a], [b]) => compareNaturally(a, b))
  return `${classes}: ${parts.map(([name, points]) => `${name} ${points.length}`).join(' · ')}`
}
