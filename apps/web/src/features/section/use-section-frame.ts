import {
  fitExaggeration,
  fitWindow,
  panSection,
  type SectionFrame,
  type SectionWindow,
} from '@groundsheet/sections'
import { useMemo } from 'react'
import { useLiveWindow } from '../../ui/use-live-window.ts'
import { formatSectionWindow, parseSectionWindow } from '../../url-state/section-window.ts'
import type { Section } from './section-model.ts'
import type { SectionOptions } from './section-options.ts'
import { layOutSection, sectionScale, type SectionLayout, type SectionScale } from './section-scale.ts'
import { countNoteLines } from './section-notes.ts'
import type { NeighbourTies } from './find-ties.ts'

const MIN_SIZE_PX = { width: 260, height: 180 }

interface Props {
  readonly section: Section
  readonly ties: readonly NeighbourTies[]
  readonly options: SectionOptions
  /** Visible part of the section, as in the address. */
  readonly window: string | undefined
  readonly onWindow: (window: string | undefined) => void
}

/** Size, visible part and scale of a section on screen. */
export interface SectionView {
  /** Px. */
  readonly width: number
  readonly height: number
  readonly layout: SectionLayout
  readonly frame: SectionFrame
  readonly scale: SectionScale
  readonly automaticExaggeration: number
  readonly exaggeration: number
  readonly window: SectionWindow
  readonly isFit: boolean
  /** Null: the whole section. */
  readonly onWindow: (window: SectionWindow | null) => void
}

/** `size`: px; null until it is known. */
export function useSectionFrame(
  { section, ties, options, ...props }: Props,
  size: { readonly width: number; readonly height: number } | null,
): SectionView {
  const width = Math.max(MIN_SIZE_PX.width, size?.width ?? 0)
  const height = Math.max(MIN_SIZE_PX.height, size?.height ?? 0)
  const lines = countNoteLines({ section, ties, tests: options.tests }, width)
  const layout = useMemo(() => layOutSection(width, height, lines), [width, height, lines])
  const frame = useMemo(
    () => ({
      length: section.line.length,
      top: section.top,
      base: section.base,
      width: layout.inner.width,
      height: layout.inner.height,
    }),
    [section, layout],
  )
  const automaticExaggeration = fitExaggeration(frame)
  const exaggeration = options.exaggeration ?? automaticExaggeration
  const { window: selectedWindow, change } = useSectionWindow(props.window, frame, props.onWindow)
  const fit = useMemo(() => fitWindow(frame, exaggeration), [frame, exaggeration])
  const { from, to, level } = selectedWindow ?? fit
  const scale = useMemo(
    () => sectionScale(layout, { from, to, level }, exaggeration),
    [layout, from, to, level, exaggeration],
  )
  return {
    ...{ width, height, layout, frame, scale, automaticExaggeration, exaggeration },
    window: { from, to, level },
    isFit: selectedWindow === null,
    onWindow: change,
  }
}

/** Visible part of a section; null for the whole section. */
function useSectionWindow(
  windowText: string | undefined,
  frame: SectionFrame,
  onWindow: (text: string | undefined) => void,
) {
  const { window, change } = useLiveWindow({
    addressText: windowText,
    parse: parseSectionWindow,
    format: formatSectionWindow,
    onWindow,
  })
  return { window: window && panSection(window, 0, 0, frame), change }
}
