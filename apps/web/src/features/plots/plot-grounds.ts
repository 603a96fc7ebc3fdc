import type { PlotKind } from '@groundsheet/plots'
import type { ComponentType } from 'react'
import { PlasticityLines } from './plasticity-lines.tsx'
import type { PlotFrame } from './plot-frame.ts'
import { SizeFractions } from './size-fractions.tsx'

interface PlotGround {
  readonly Drawing: ComponentType<{ readonly frame: PlotFrame }>
  /** Only what is inside the frame is drawn. */
  readonly isClipped: boolean
}

/** What is drawn under the points of a kind of plot, besides its axes. */
export const PLOT_GROUNDS: Readonly<Partial<Record<PlotKind, PlotGround>>> = {
  plasticity: { Drawing: PlasticityLines, isClipped: true },
  grading: { Drawing: SizeFractions, isClipped: false },
}
