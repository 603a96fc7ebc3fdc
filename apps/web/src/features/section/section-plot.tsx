import { pointAt, type Place } from '@groundsheet/sections'
import { useEffect, useState, type ReactNode } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import { LoadingNotice } from '../../ui/notice.tsx'
import { usePointHole } from '../../ui/pointed-hole.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import { spotOf } from '../../ui/use-drawing-gestures.ts'
import { formatSectionWindow } from '../../url-state/section-window.ts'
import { findHoleAtPoint, type HoleAtPoint } from './find-hole-at-point.ts'
import type { PlacedStick } from './place-sticks.ts'
import type { Section } from './section-model.ts'
import { StickCard } from './stick-card.tsx'
import type { SectionView } from './use-section-frame.ts'
import { useSectionGestures } from './use-section-gestures.ts'

interface Props {
  readonly section: Section
  readonly placed: readonly PlacedStick[]
  readonly view: SectionView
  readonly glossary: Glossary
  /** Maximum offset of a hole from the line, metres. */
  readonly maxOffset: number
  readonly state: 'loading' | 'drawn'
  /** Gets the element whose size is that of the drawing. */
  readonly onView: (view: HTMLDivElement | null) => void
  /** Id of the hole to highlight while none is under the pointer. */
  readonly highlightedId: string | null
  /** Called with the hole that is clicked or tapped. */
  readonly onHole: (id: string) => void
  readonly onPoint: (place: Place | null) => void
  /** The drawing. */
  readonly children: ReactNode
}

/** The drawing of a section with its gestures, and the card of the hole under the pointer. */
export function SectionPlot(props: Props) {
  const { section, view, state, glossary, maxOffset, onView, onHole, children } = props
  const [drawing, setDrawing] = useState<SVGSVGElement | null>(null)
  const { card, find, onPointerMove, onPointerLeave } = usePointing(props)
  const { onKeyDown, ...gestures } = useSectionGestures(drawing, {
    ...view,
    onTap: (x, y) => {
      const found = find(x, y)
      if (found) onHole(found.placed.stick.hole.id)
    },
  })
  return (
    <div
      className="section-view"
      ref={onView}
      role="group"
      tabIndex={0}
      aria-label={sectionStrings.label(section.sticks.length, section.line.length)}
      data-section-window={formatSectionWindow(view.window)}
      onKeyDown={onKeyDown}
    >
      {state === 'loading' && <LoadingNotice />}
      {state === 'drawn' && section.sticks.length === 0 && (
        <EmptySection section={section} maxOffset={maxOffset} />
      )}
      {state === 'drawn' && section.sticks.length > 0 && (
        <svg
          ref={setDrawing}
          className="section-drawing"
          aria-hidden="true"
          width={view.width}
          height={view.height}
          {...gestures}
          onPointerMove={(event) => {
            gestures.onPointerMove(event)
            onPointerMove(event)
          }}
          onPointerLeave={onPointerLeave}
        >
          {children}
        </svg>
      )}
      {card && state === 'drawn' && (
        <StickCard
          {...card}
          heights={section.heights}
          hint={view.layout.isCompact ? sectionStrings.list : sectionStrings.open}
          glossary={glossary}
          room={view}
        />
      )}
    </div>
  )
}

type Moved = Parameters<typeof spotOf>[0] & { readonly pointerType: string; readonly buttons: number }

/** The hole under the mouse, marked on the map and in the list too. */
function usePointing({ section, placed, view, highlightedId, onPoint }: Props) {
  const { scale } = view
  const pointHole = usePointHole()
  const [card, setCard] = useState<{ found: HoleAtPoint; x: number; y: number } | null>(null)
  useEffect(() => pointHole(highlightedId), [pointHole, highlightedId])
  const find = (x: number, y: number) => findHoleAtPoint(x, y, placed, scale)
  return {
    card,
    find,
    onPointerMove: (event: Moved) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) {
        setCard(null)
        return
      }
      const { x, y } = spotOf(event)
      const found = find(x, y)
      setCard(found && { found, x, y })
      pointHole(found?.placed.stick.hole.id ?? null)
      const chainage = Math.max(0, Math.min(scale.chainage(x), section.line.length))
      const at = pointAt(section.line, chainage)
      onPoint(at && section.plane.toPlace(at))
    },
    onPointerLeave: () => {
      setCard(null)
      pointHole(highlightedId)
      onPoint(null)
    },
  }
}

/** The reason why nothing is drawn. */
const EmptySection = ({ section, maxOffset }: Pick<Props, 'section' | 'maxOffset'>) => (
  <p className="notice">
    {section.undrawable.length > 0 ? sectionStrings.allUndrawable : sectionStrings.empty(maxOffset)}
  </p>
)
