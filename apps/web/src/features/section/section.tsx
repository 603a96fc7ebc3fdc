import { zoomSection, type Place } from '@groundsheet/sections'
import { useMemo, useState, type ReactNode } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import { PatternScope } from '../../ui/pattern-scope.tsx'
import { useSize } from '../../ui/use-size.ts'
import { DxfButton } from './dxf-button.tsx'
import { findTies } from './find-ties.ts'
import { hiddenTests } from './hidden-tests.ts'
import { placeSticks, type PlacedStick } from './place-sticks.ts'
import { SectionDrawing } from './section-drawing.tsx'
import { readLegend } from './section-legend-entries.ts'
import { SectionLegend } from './section-legend.tsx'
import type { Section as SectionModel } from './section-model.ts'
import type { SectionOptions } from './section-options.ts'
import { SectionPlot } from './section-plot.tsx'
import type { SectionScale } from './section-scale.ts'
import { SectionSide } from './section-side.tsx'
import { SectionTests } from './section-tests.tsx'
import { SectionToolbar } from './section-toolbar.tsx'
import { TappedHole } from './tapped-hole.tsx'
import { useSectionFrame, type SectionView } from './use-section-frame.ts'
import { useStickLayouts } from './use-stick-layouts.ts'
import './section.css'

interface Props {
  readonly section: SectionModel
  /** What it is of, for a file: the reference of the project. */
  readonly title: string
  /** Its tables are still loading. */
  readonly loading: boolean
  readonly glossary: Glossary
  readonly options: SectionOptions
  /** Minimum of the `maxOffset` option, metres; null: selected holes are drawn, whatever their offset. */
  readonly minOffset: number | null
  readonly onOptions: (change: Partial<SectionOptions>) => void
  /** Visible part of the section, as in the address. */
  readonly window: string | undefined
  readonly onWindow: (window: string | undefined) => void
  readonly onOpenHole: (id: string) => void
  readonly onPoint: (place: Place | null) => void
  /** More controls, and the loading progress. */
  readonly children: ReactNode
}

const NO_TIES: ReturnType<typeof findTies> = []

/** A section through holes: strata are drawn to scale at the holes only, not interpolated between them. */
export function Section(props: Props) {
  const { section, title, glossary, options, onOptions, onOpenHole } = props
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const size = useSize(element)
  const ties = useMemo(() => (options.ties ? findTies(section.sticks) : NO_TIES), [options.ties, section])
  const view = useSectionFrame({ ...props, ties }, size)
  const { scale } = view
  const placed = useMemo(() => placeSticks(section.sticks, scale), [section, scale])
  const legend = useMemo(() => readLegend(section.sticks, glossary), [section, glossary])
  const hidden = useHiddenTests(section, scale, placed, options.tests)
  const { tapped, tap, close } = useTappedHole(section, view.layout.isCompact)
  return (
    <PatternScope>
      <div className="section">
        <Toolbar {...props} view={view}>
          {props.children}
          <DxfButton
            {...{ section, legend, ties, title }}
            tests={options.tests}
            exaggeration={view.exaggeration}
            loading={props.loading}
          />
        </Toolbar>
        <SectionPlot
          {...{ section, placed, view, glossary }}
          maxOffset={options.maxOffset}
          state={size && !isBlank(props) ? 'drawn' : 'loading'}
          onView={setElement}
          highlightedId={tapped?.hole.id ?? null}
          onHole={view.layout.isCompact ? tap : onOpenHole}
          onPoint={props.onPoint}
        >
          <SectionDrawing
            {...{ section, scale, placed, legend, ties }}
            dashedBeyond={options.maxOffset / 2}
            tests={options.tests}
          />
        </SectionPlot>
        {tapped && (
          <TappedHole
            stick={tapped}
            legend={legend}
            hasTests={options.tests}
            onTests={() => onOptions({ tests: true })}
            onOpen={() => onOpenHole(tapped.hole.id)}
            onClose={close}
          />
        )}
        <SectionSide section={section} onOpenHole={onOpenHole} onFlat={() => onOptions({ flat: true })}>
          <SectionLegend {...{ legend, section, ties }} hasTests={options.tests} />
          {options.tests && <SectionTests {...{ section, hidden }} isNoteDrawn={!view.layout.isCompact} />}
        </SectionSide>
      </div>
    </PatternScope>
  )
}

/** The hole whose results are listed below a narrow drawing. */
function useTappedHole({ sticks }: SectionModel, isCompact: boolean) {
  const [id, setId] = useState<string | null>(null)
  const tapped = isCompact ? sticks.find(({ hole }) => hole.id === id) : undefined
  return { tapped, tap: setId, close: () => setId(null) }
}

/** No strata or profile has loaded yet. */
const isBlank = ({ loading, section }: Props): boolean =>
  loading && section.sticks.every(({ strata, profile }) => strata.length === 0 && profile === null)

function Toolbar({ view, section, ...props }: Props & { readonly view: SectionView }) {
  const { window, frame, exaggeration, onWindow } = view
  const middle = { chainage: (window.from + window.to) / 2, level: window.level }
  return (
    <SectionToolbar
      options={props.options}
      minOffset={props.minOffset}
      automaticExaggeration={view.automaticExaggeration}
      isFit={view.isFit}
      onZoom={(factor) => onWindow(zoomSection(window, middle, factor, frame, exaggeration))}
      onFit={() => onWindow(null)}
      onOptions={props.onOptions}
      heights={section.heights}
    >
      {props.children}
    </SectionToolbar>
  )
}

/** SPT results without room on the drawing, of the holes in view. `placed`: by `scale`. */
function useHiddenTests(
  section: SectionModel,
  scale: SectionScale,
  placed: readonly PlacedStick[],
  tests: boolean,
) {
  const { layouts } = useStickLayouts(section, scale, tests)
  return useMemo(() => hiddenTests(placed, layouts, scale.plot), [placed, layouts, scale])
}
