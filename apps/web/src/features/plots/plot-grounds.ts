import type { PlotKind } from '@groundsheet/plots'
import type { ComponentType } from 'react'
import { PlasticityLines } from './plasticity-lines.tsx'
import type { PlotFrame } from './plot-frame.ts'
import { SizeFractions } from './size-fractions.tsx'

interface PlotGround {
  readonly Drawing: ComponentType<{ readonly frame: PlotFrame }>
  /** Clip the drawing to the frame. */
  readonly isClipped: boolean
}

/** Background drawing by kind of plot, besides the axes. */
export const PLOT_GROUNDS: Readonly<Partial<Record<PlotKind, PlotGround>>> = {
  plasticity: { Drawing: PlasticityLines, isClipped: true },
  grading: { Drawing: SizeFractions, isClipped: false },
}
