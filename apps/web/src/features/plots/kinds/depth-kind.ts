import { plotStrings } from '../../../ui/strings/plot-strings.ts'
import { formatValue } from '../format-value.ts'
import { JOINED_BY_DEPTH } from './reading-gaps.ts'
import { formatPower, HEAD_HEIGHT_PX, valueColumn, valueText } from './kind-values.ts'
import type { PlotKindDefinition } from './plot-kind.ts'

const { card, copiedColumns, lines } = plotStrings

/** A value against depth or level. */
export const depthKind: PlotKindDefinition = {
  indexTitle: null,
  indexExtent: () => ({ from: 0, to: 1 }),
  formatTick: formatPower,
  headHeight: HEAD_HEIGHT_PX,
  lineName: lines.depth,
  joining: JOINED_BY_DEPTH,
  hasTimeGaps: false,
  marksReadings: false,
  measure: ({ point: { value, bound } }) => (bound ? { value, bound } : { value }),
  formatFigure: formatValue,
  measuresValues: true,
  describe(placed, plot) {
    const { bound, text, value } = placed.point
    const number = valueText(placed, plot)
    const stated = bound ? `${card.bound[bound]} ${number}` : number
    const same = Number(text) === value || text === formatValue(value)
    return [{ label: card.value, value: same ? stated : `${stated}, ${card.written(text)}` }]
  },
  columns: (unit) => ({ [copiedColumns.value(unit)]: valueColumn }),
  orientation: 'portrait',
}
