import type { PlotDefinition } from '@groundsheet/plots'
import type { Glossary } from '../../data/tables/glossary.ts'
import { displayText } from '@groundsheet/readings/display-text'
import { sptLines } from '../../ui/spt-lines.ts'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import { stratumName } from '../../ui/fill-patterns.ts'
import { strings } from '../../ui/strings/strings.ts'
import type { DescribedValue } from './kinds/plot-kind.ts'
import { kindOf } from './kinds/plot-kinds.ts'
import type { PlacedPoint } from './place-points.ts'

const words = plotStrings
const { card } = words

/** Lines of label and value that describe a point. `usual`: of the holes that do not have their own. */
export function describePoint(
  placed: PlacedPoint,
  plot: PlotDefinition,
  usual: Glossary,
): readonly DescribedValue[] {
  const { point, hole, stratum, isInclined } = placed
  const glossary = hole.inProject?.glossary ?? usual
  const { data } = point.row
  const middle = (point.top + point.base) / 2
  const level =
    hole.groundLevel === null || point.note
      ? ''
      : levelText(strings.hole.levelValue(hole.groundLevel - middle, hole.datum), isInclined)
  const sample = [data.SAMP_TYPE, data.SAMP_REF].filter(Boolean).join(' ')
  const lines = [
    { label: card.project, value: hole.inProject?.name ?? '' },
    { label: card.depth, value: point.note ? '' : card.depthOf(point.top, point.base) },
    { label: card.level, value: level },
    ...kindOf(plot).describe(placed, plot),
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
