import { fitExaggeration, fitWindow, pointAt, zoomSection, type Place } from '@groundsheet/sections'
import { useMemo, useState, type ReactNode } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import { usePointHole } from '../../ui/pointed-hole.ts'
import { PatternScope } from '../../ui/pattern-scope.tsx'
import { sectionStrings } from '../../ui/section-strings.ts'
import { useSize } from '../../ui/use-size.ts'
import { findStick, type FoundStick } from './find-stick.ts'
import { placeSticks } from './place-sticks.ts'
import { formatSectionWindow } from '../../url-state/section-window.ts'
import { SectionDrawing } from './section-drawing.tsx'
import { readLegend } from './section-legend-entries.ts'
import { SectionLegend } from './section-legend.tsx'
import type { Section as SectionModel } from './section-model.ts'
import { layOutSection, sectionScale } from './section-scale.ts'
import type { SectionOptions } from './section-options.ts'
import { SectionSide } from './section-side.tsx'
import { SectionTests } from './section-tests.tsx'
import { useHiddenTests } from './use-hidden-tests.ts'
import { tieNeighbours } from './section-ties.ts'
import { SectionToolbar } from './section-toolbar.tsx'
import { StickCard } from './stick-card.tsx'
import { LoadingNotice } from '../../ui/notice.tsx'
import { spotOf } from '../../ui/use-drawing-gestures.ts'
import { useSectionGestures } from './use-section-gestures.ts'
import { useSectionWindow } from './use-section-window.ts'
import './section.css'

interface Props {
  readonly section: SectionModel
  /** Its tables are still loading. */
  readonly loading: boolean
  readonly glossary: Glossary
  readonly options: SectionOptions
  /** Minimum of the `maxOffset` option, metres. */
  readonly minOffset: number
  readonly onOptions: (change: Partial<SectionOptions>) => void
  /** Visible part of the section, as in the address. */
  readonly window: string | undefined
  readonly onWindow: (window: string | undefined) => void
  readonly onSelect: (id: string) => void
  readonly onPoint: (place: Place | null) => void
  /** More controls, and the loading progress. */
  readonly children: ReactNode
}

const NO_TIES: ReturnType<typeof tieNeighbours> = []
const MIN_SIZE_PX = { width: 260, height: 180 }

/** A section through holes: strata are drawn to scale at the holes only, not interpolated between them. */
export function Section({ section, glossary, options, onSelect, onPoint, ...props }: Props) {
  const pointHole = usePointHole()
  const [view, setView] = useState<HTMLDivElement | null>(null)
  const [drawing, setDrawing] = useState<SVGSVGElement | null>(null)
  const [card, setCard] = useState<{ found: FoundStick; x: number; y: number } | null>(null)
  const size = useSize(view)
  const width = Math.max(MIN_SIZE_PX.width, size?.width ?? 0)
  const height = Math.max(MIN_SIZE_PX.height, size?.height ?? 0)
  const layout = useMemo(() => layOutSection(width, height), [width, height])
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
  const { window: chosenWindow, change } = useSectionWindow(props.window, frame, props.onWindow)
  const fit = useMemo(() => fitWindow(frame, exaggeration), [frame, exaggeration])
  const { from, to, level } = chosenWindow ?? fit
  const scale = useMemo(
    () => sectionScale(layout, { from, to, level }, exaggeration),
    [layout, from, to, level, exaggeration],
  )
  const placed = useMemo(() => placeSticks(section.sticks, scale), [section, scale])
  const legend = useMemo(() => readLegend(section.sticks, glossary), [section, glossary])
  const ties = useMemo(
    () => (options.ties ? tieNeighbours(section.sticks) : NO_TIES),
    [options.ties, section],
  )
  const hidden = useHiddenTests(section, scale, placed, options.tests)
  const window = { from, to, level }
  const { onKeyDown, ...gestures } = useSectionGestures(drawing, {
    scale,
    window,
    frame,
    onWindow: change,
    onTap: (x, y) => {
      const found = findStick(x, y, placed, scale)
      if (found) onSelect(found.placed.stick.hole.id)
    },
  })

  function point(x: number, y: number) {
    const found = findStick(x, y, placed, scale)
    setCard(found && { found, x, y })
    pointHole(found?.placed.stick.hole.id ?? null)
    const chainage = Math.max(0, Math.min(scale.chainage(x), section.line.length))
    const at = pointAt(section.line, chainage)
    onPoint(at && section.plane.toPlace(at))
  }
  function leave() {
    setCard(null)
    pointHole(null)
    onPoint(null)
  }
  const isBlank =
    props.loading && section.sticks.every(({ strata, profile }) => strata.length === 0 && profile === null)
  const middle = { chainage: (from + to) / 2, level }
  return (
    <PatternScope>
      <div className="section">
        <SectionToolbar
          options={options}
          minOffset={props.minOffset}
          automaticExaggeration={automaticExaggeration}
          isFit={chosenWindow === null}
          onZoom={(factor) => change(zoomSection(window, middle, factor, frame, exaggeration))}
          onFit={() => change(null)}
          onOptions={props.onOptions}
          heights={section.heights}
        >
          {props.children}
        </SectionToolbar>
        <div
          className="section-view"
          ref={setView}
          role="group"
          tabIndex={0}
          aria-label={sectionStrings.label(section.sticks.length, section.line.length)}
          data-section-window={formatSectionWindow(window)}
          onKeyDown={onKeyDown}
        >
          {(!size || isBlank) && <LoadingNotice />}
          {size && !isBlank && section.sticks.length === 0 && (
            <p className="notice">
              {section.undrawable.length > 0
                ? sectionStrings.allUndrawable
                : sectionStrings.empty(options.maxOffset)}
            </p>
          )}
          {size && !isBlank && section.sticks.length > 0 && (
            <svg
              ref={setDrawing}
              className="section-drawing"
              aria-hidden="true"
              width={width}
              height={height}
              {...gestures}
              onPointerMove={(event) => {
                gestures.onPointerMove(event)
                const { x, y } = spotOf(event)
                if (event.pointerType === 'mouse' && event.buttons === 0) point(x, y)
                else setCard(null)
              }}
              onPointerLeave={leave}
            >
              <SectionDrawing
                section={section}
                scale={scale}
                placed={placed}
                legend={legend}
                dashedBeyond={options.maxOffset / 2}
                ties={ties}
                tests={options.tests}
              />
            </svg>
          )}
          {card && size && <StickCard {...card} heights={section.heights} glossary={glossary} room={size} />}
        </div>
        <SectionSide section={section} onSelect={onSelect} onFlat={() => props.onOptions({ flat: true })}>
          <SectionLegend legend={legend} section={section} hasTies={options.ties} hasTests={options.tests} />
          {options.tests && <SectionTests section={section} hidden={hidden} />}
        </SectionSide>
      </div>
    </PatternScope>
  )
}
