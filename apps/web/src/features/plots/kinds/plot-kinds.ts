import type { PlotDefinition, PlotKind } from '@groundsheet/plots'
import type { LineMark } from '../plot-symbol-mark.tsx'
import { depthKind } from './depth-kind.ts'
import { gradingKind } from './grading-kind.ts'
import { plasticityKind } from './plasticity-kind.ts'
import type { PlotKindDefinition } from './plot-kind.ts'
import { timeKind } from './time-kind.ts'

/** All that differs between kinds of plot. To add one, add a file and a line here. */
const PLOT_KINDS: Readonly<Record<PlotKind, PlotKindDefinition>> = {
  depth: depthKind,
  time: timeKind,
  plasticity: plasticityKind,
  grading: gradingKind,
}

export const kindOf = ({ kind }: Pick<PlotDefinition, 'kind'>): PlotKindDefinition => PLOT_KINDS[kind]

/** How the legend shows the lines of a plot; undefined: its points are not joined. */
export function lineMarkOf(plot: Pick<PlotDefinition, 'kind' | 'traced'>): LineMark | undefined {
  if (!plot.traced) return undefined
  return kindOf(plot).marksReadings ? 'marked' : 'plain'
}
