import { formatDate, formatDateText } from '../../../ui/dates.ts'
import { plotStrings } from '../../../ui/strings/plot-strings.ts'
import { twoDecimals } from '../../../ui/text-format.ts'
import { JOINED_BY_TIME } from './reading-gaps.ts'
import { FOOT_HEIGHT_PX, lineColumn, TITLE_HEIGHT_PX } from './kind-values.ts'
import type { PlotKindDefinition, ReadColumn } from './plot-kind.ts'

const { card, copiedColumns, lines, notes } = plotStrings

/** `2021-03-09`: spreadsheets read it as a date in every locale. */
const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10)
const noteColumn: ReadColumn = ({ point }) => point.note ?? ''

/** Depth or level against a date. */
export const timeKind: PlotKindDefinition = {
  indexTitle: null,
  indexExtent: () => ({ from: 0, to: 1 }),
  formatTick: formatDate,
  headHeight: TITLE_HEIGHT_PX,
  footHeight: FOOT_HEIGHT_PX,
  lineName: lines.time,
  joining: JOINED_BY_TIME,
  hasTimeGaps: true,
  marksReadings: true,
  measure: ({ height }) => ({ value: height }),
  // Of statistics too, which are no more exact than the readings.
  formatFigure: twoDecimals,
  measuresValues: false,
  describe: ({ point }, { traced }) => [
    { label: card.date, value: formatDateText(new Date(point.value).toISOString().slice(0, 19)) },
    ...(point.note ? [{ label: card.value, value: `${notes[point.note]} (${point.text})` }] : []),
    { label: lines.time, value: traced?.(point) ?? '' },
  ],
  columns: (unit, plot) => ({
    [copiedColumns.date(unit)]: ({ point }) => isoDate(point.value),
    ...(plot.traced && { [copiedColumns.installation]: lineColumn(plot), [copiedColumns.note]: noteColumn }),
  }),
  orientation: 'landscape',
}
