import { plasticityClass, type PlotDefinition } from '@groundsheet/plots'
import type { Glossary } from '../../data/glossary.ts'
import { formatDateText } from '../../ui/dates.ts'
import { sptLines } from '../../ui/spt-lines.ts'
import { plotStrings } from '../../ui/plot-strings.ts'
import { strings } from '../../ui/strings.ts'
import type { PlacedPoint } from './place-points.ts'

const words = plotStrings

/** `kPa`, `Mg/m³`. */
export const prettyUnit = (unit: string): string => unit.replace(/m2\b/, 'm²').replace(/m3\b/, 'm³')

const RAISED = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹']

/** `10⁻⁷`. */
export const powerOfTen = (power: number) =>
  `10${String(power)
    .replace('-', '⁻')
    .replace(/\d/g, (digit) => RAISED[Number(digit)] ?? digit)}`

/** Four digits that matter; very small and very great numbers as powers of ten. */
export function formatValue(value: number): string {
  const size = Math.abs(value)
  if (size === 0 || (size >= 1e-3 && size < 1e6)) return String(Number(value.toPrecision(4)))
  const [digits = '', power] = value.toExponential(2).split('e')
  return `${digits} × ${powerOfTen(Number(power))}`
}

interface Line {
  readonly label: string
  readonly value: string
}

/** What is known of a point, in words. */
export function describePoint(
  placed: PlacedPoint,
  plot: PlotDefinition,
  glossary: Glossary,
): readonly Line[] {
  const { card } = words
  const { point, hole, stratum } = placed
  const { data } = point.row
  const legend = data.GEOL_LEG ?? stratum?.row.data.GEOL_LEG?.trim() ?? ''
  const middle = (point.top + point.base) / 2
  const level =
    hole.groundLevel === null ? '' : strings.hole.levelValue(hole.groundLevel - middle, hole.datum)
  const sample = [data.SAMP_TYPE, data.SAMP_REF].filter(Boolean).join(' ')
  const lines = [
    { label: card.depth, value: card.depthOf(point.top, point.base) },
    { label: card.level, value: level },
    ...valueLines(placed, plot),
    ...(plot.id === 'spt' ? sptLines(point.row, glossary) : []),
    { label: card.reading, value: point.series === '' ? '' : (words.series[point.series] ?? point.series) },
    {
      label: card.stratum,
      value: stratum ? (glossary.meaning('GEOL_LEG', legend) ?? legend) : words.outside,
    },
    { label: card.sample, value: sample === '' ? '' : card.sampleAt(sample, data.SAMP_TOP ?? '') },
  ]
  return lines.filter(({ value }) => value !== '')
}

function valueLines({ point }: PlacedPoint, plot: PlotDefinition): readonly Line[] {
  const { card } = words
  if (plot.kind === 'time')
    return [{ label: card.date, value: formatDateText(new Date(point.value).toISOString().slice(0, 19)) }]
  const unit = prettyUnit(plot.unit)
  const number = [formatValue(point.value), unit].filter(Boolean).join(' ')
  if (point.index !== undefined)
    return [
      { label: card.liquid, value: number },
      { label: card.index, value: `${formatValue(point.index)} %` },
      { label: card.class, value: plasticityClass(point.value, point.index) },
    ]
  const stated = point.bound ? `${card.bound[point.bound]} ${number}` : number
  const same = Number(point.text) === point.value || point.text === formatValue(point.value)
  return [{ label: card.value, value: same ? stated : `${stated}, ${card.written(point.text)}` }]
}
