import type { PlotKind } from '@groundsheet/plots'
import type { ComponentType } from 'react'
import { PlasticityLines } from './plasticity-lines.tsx'
import type { PlotFrame } from './plot-frame.ts'
import { SizeFractions } from './size-fractions.tsx'

/** What is drawn under the points of a kind of plot, besides its axes. */
export const PLOT_GROUNDS: Readonly<Partial<Record<PlotKind, ComponentType<{ readonly frame: PlotFrame }>>>> =
  { plasticity: PlasticityLines, grading: SizeFractions }
