import { plasticityClass, type PlotDefinition, type PlotKind } from '@groundsheet/plots'
import type { Glossary } from '../../data/tables/glossary.ts'
import { formatDateText } from '../../ui/dates.ts'
import { formatValue, prettyUnit } from './format-value.ts'
import { displayText } from '../../data/text/display-text.ts'
import { sptLines } from '../../ui/spt-lines.ts'
import { plotStrings } from '../../ui/plot-strings.ts'
import { stratumName } from '../../ui/fill-patterns.ts'
import { strings } from '../../ui/strings.ts'
import type { PlacedPoint } from './place-points.ts'

const words = plotStrings

interface Line {
  readonly label: string
  readonly value: string
}

/** Lines of label and value that describe a point. */
export function describePoint(
  placed: PlacedPoint,
  plot: PlotDefinition,
  glossary: Glossary,
): readonly Line[] {
  const { point, hole, stratum, isInclined } = placed
  const { data } = point.row
  const middle = (point.top + point.base) / 2
  const level =
    hole.groundLevel === null || point.note
      ? ''
      : levelText(strings.hole.levelValue(hole.groundLevel - middle, hole.datum), isInclined)
  const sample = [data.SAMP_TYPE, data.SAMP_REF].filter(Boolean).join(' ')
  const lines = [
    { label: card.depth, value: point.note ? '' : card.depthOf(point.top, point.base) },
    { label: card.level, value: level },
    ...VALUE_LINES[plot.kind](placed, plot),
    {
      label: card.line[plot.kind] ?? '',
      value: card.line[plot.kind] ? (plot.traced?.(point) ?? '') : '',
    },
    ...(plot.id === 'spt' ? sptLines(point.row, glossary) : []),
    { label: card.repeats, value: point.repeats ? card.repeated(point.repeats.length) : '' },
    { label: card.reading, value: point.series === '' ? '' : (words.series[point.series] ?? point.series) },
    {
      label: card.stratum,
      value: stratum ? stratumName(stratum, glossary) : words.outside,
    },
    { label: card.sample, value: sample === '' ? '' : card.sampleAt(sample, data.SAMP_TOP ?? '') },
  ]
  return lines
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => ({ label, value: displayText(value) }))
}

const levelText = (level: string, isInclined: boolean): string =>
  isInclined ? words.levelOfInclined(level) : level

type ValueLines = (placed: PlacedPoint, plot: PlotDefinition) => readonly Line[]

const { card } = words
const numberOf = ({ point }: PlacedPoint, plot: PlotDefinition) =>
  [formatValue(point.value), prettyUnit(plot.unit)].filter(Boolean).join(' ')
const percent = (index = 0) => `${formatValue(index)}%`

/** Lines about the value, by kind of plot. */
const VALUE_LINES: Readonly<Record<PlotKind, ValueLines>> = {
  depth(placed, plot) {
    const { bound, text, value } = placed.point
    const number = numberOf(placed, plot)
    const stated = bound ? `${card.bound[bound]} ${number}` : number
    const same = Number(text) === value || text === formatValue(value)
    return [{ label: card.value, value: same ? stated : `${stated}, ${card.written(text)}` }]
  },
  time: ({ point }) => [
    { label: card.date, value: formatDateText(new Date(point.value).toISOString().slice(0, 19)) },
    ...(point.note ? [{ label: card.value, value: `${words.notes[point.note]} (${point.text})` }] : []),
  ],
  plasticity: (placed, plot) => [
    { label: card.liquid, value: numberOf(placed, plot) },
    { label: card.index, value: percent(placed.point.index) },
    { label: card.class, value: plasticityClass(placed.point.value, placed.point.index ?? 0) },
  ],
  grading: (placed, plot) => [
    { label: card.size, value: numberOf(placed, plot) },
    { label: card.passing, value: percent(placed.point.index) },
  ],
}
