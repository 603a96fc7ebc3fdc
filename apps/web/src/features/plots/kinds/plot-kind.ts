import type { PlotDefinition } from '@groundsheet/plots'
import type { Measure } from '@groundsheet/readings'
import type { ComponentType } from 'react'
import type { PlacedPoint } from '../place-points.ts'
import type { PlotFrame } from '../plot-frame.ts'
import type { LineJoining } from './reading-gaps.ts'

/** A label and its value, such as `Liquid limit` and `42 %`. */
export interface DescribedValue {
  readonly label: string
  readonly value: string
}

/** Reads a column of the copied text. */
export type ReadColumn = (placed: PlacedPoint) => string | number

/** How plots of one kind are drawn, listed, copied and printed. */
export interface PlotKindDefinition {
  /** Title of the vertical axis; null: depth or level, as selected. */
  readonly indexTitle: string | null
  /** Extent of the vertical axis if it is an index. */
  readonly indexExtent: (points: readonly PlacedPoint[]) => { readonly from: number; readonly to: number }
  /** Formats a tick of a logarithmic or time scale. */
  readonly formatTick: (value: number) => string
  /** Height above the frame for titles and ticks, px. */
  readonly headHeight: number
  /** Height below the frame for ticks and title of the value axis, px; absent: they are above it. */
  readonly footHeight?: number
  /** What is drawn behind the points, besides the axes. `isClipped`: to the frame. */
  readonly background?: {
    readonly Drawing: ComponentType<{ readonly frame: PlotFrame }>
    readonly isClipped: boolean
  }

  /** What a line of such a plot represents, such as `Sample`. */
  readonly lineName: string
  readonly joining: LineJoining
  /** Lines end where readings are far apart in time, which the legend explains. */
  readonly hasTimeGaps: boolean
  /** Readings joined by lines are marked as well. */
  readonly marksReadings: boolean

  /** Value that the figures of the legend summarise; null: none. */
  readonly measure: ((placed: PlacedPoint) => Measure) | null
  /** Formats one of these figures. */
  readonly formatFigure: (value: number) => string
  /** The figures summarise the value axis, not the vertical axis. */
  readonly measuresValues: boolean
  /** A sentence below the legend about the points. */
  readonly summarise?: (shown: readonly PlacedPoint[]) => string

  /** Lines about the value in the card of a point. */
  readonly describe: (placed: PlacedPoint, plot: PlotDefinition) => readonly DescribedValue[]
  /** Columns of the values in copied text, by heading; `unit` begins with a blank. */
  readonly columns: (unit: string, plot: PlotDefinition) => Readonly<Record<string, ReadColumn>>
  /** Of the sheet, unless another is selected. */
  readonly orientation: 'portrait' | 'landscape'
}
