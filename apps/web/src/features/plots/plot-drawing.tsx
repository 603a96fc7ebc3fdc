import { useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Glossary } from '../../data/glossary.ts'
import { usePointHole } from '../../ui/pointed-hole.ts'
import { strings } from '../../ui/strings.ts'
import { useSize } from '../../ui/use-size.ts'
import { describePoint } from './describe-point.ts'
import { radiusFor } from './draw-points.ts'
import { nearestSpot } from './nearest-spot.ts'
import { PlasticityLines } from './plasticity-lines.tsx'
import type { PlacedPoint } from './place-points.ts'
import { PlotAxes } from './plot-axes.tsx'
import { makeFrame, spotOf } from './plot-frame.ts'
import { PointCard } from './point-card.tsx'
import { PointRings } from './point-rings.tsx'
import { PointsCanvas } from './points-canvas.tsx'
import { stepPoint } from './step-point.ts'
import type { PlotChoice, PlotPicture } from './use-plot-picture.ts'

const words = strings.plots

interface Props {
  readonly picture: PlotPicture
  readonly choice: PlotChoice
  /** What stands along the values. */
  readonly title: string
  readonly label: string
  readonly glossary: Glossary
  readonly onOpen: (point: PlacedPoint) => void
}

/** How near a pointer must come, px; a finger is blunter. */
const REACH = { mouse: 12, touch: 24 } as const

interface Active {
  readonly placed: PlacedPoint
  readonly byKey: boolean
}

/** The plot itself: a canvas for the points, lines and words over it, and what is pointed at. */
export function PlotDrawing({ picture, choice, title, label, glossary, onOpen }: Props) {
  const pointAt = usePointHole()
  const { plot, shown, key } = picture
  const [view, setView] = useState<HTMLDivElement | null>(null)
  const [active, setActive] = useState<Active | null>(null)
  const size = useSize(view)
  const { axis, fit } = choice
  const frame = useMemo(
    () => size && makeFrame({ plot, points: shown, axis, fit }, size),
    [size, plot, shown, axis, fit],
  )
  const spots = useMemo(
    () =>
      Float32Array.from(
        frame
          ? shown.flatMap((placed) => {
              const { x, y } = spotOf(frame, placed)
              return [x, y]
            })
          : [],
      ),
    [frame, shown],
  )
  const placed = active && shown.includes(active.placed) ? active.placed : null

  function look(next: PlacedPoint | null, byKey = false) {
    if (next === placed) return
    setActive(next && { placed: next, byKey })
    pointAt(next?.hole.id ?? null)
  }
  function find({ clientX, clientY, pointerType, currentTarget }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect()
    const reach = pointerType === 'touch' ? REACH.touch : REACH.mouse
    const at = nearestSpot(spots, clientX - box.left, clientY - box.top, reach)
    return at === null ? null : (shown[at] ?? null)
  }
  /** A finger cannot hover: its first tap shows the point, the second opens it. */
  function press(event: PointerEvent) {
    const found = find(event)
    if (found && (event.pointerType !== 'touch' || found === placed)) onOpen(found)
    else look(found)
  }
  function pressKey(event: KeyboardEvent) {
    const next = stepPoint(shown, placed, event.key)
    if (next) look(next, true)
    else if (event.key === 'Enter' && placed) onOpen(placed)
    else if (event.key === 'Escape' && placed) look(null)
    else return
    event.preventDefault()
  }

  const radius = radiusFor(shown.length)
  return (
    <div
      className="plot-drawing"
      role="group"
      tabIndex={0}
      aria-label={`${label}. ${words.keys}`}
      onKeyDown={pressKey}
      onBlur={() => look(null)}
    >
      <div className="plot-view" ref={setView}>
        {frame && size && (
          <>
            <svg className="plot-ground" width={size.width} height={size.height} aria-hidden="true">
              <PlotAxes frame={frame} plot={plot} title={title} axis={axis} />
              {plot.kind === 'plasticity' && <PlasticityLines frame={frame} />}
            </svg>
            <PointsCanvas
              {...size}
              frame={frame}
              points={shown}
              signOf={key.signOf}
              joined={plot.joined === true}
              traced={plot.traced}
              radius={radius}
            />
            <svg
              className="plot-overlay"
              width={size.width}
              height={size.height}
              aria-hidden="true"
              data-active={placed ? '' : undefined}
              onPointerMove={(event) => event.pointerType !== 'touch' && look(find(event))}
              onPointerLeave={(event) => event.pointerType !== 'touch' && look(null)}
              onPointerUp={press}
            >
              <PointRings frame={frame} points={shown} active={placed} radius={radius} />
            </svg>
            {placed && (
              <PointCard
                placed={placed}
                plot={plot}
                glossary={glossary}
                spot={spotOf(frame, placed)}
                room={size}
              />
            )}
          </>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {placed && active?.byKey && spoken(placed, picture, glossary)}
      </p>
    </div>
  )
}

const spoken = (placed: PlacedPoint, { plot }: PlotPicture, glossary: Glossary) =>
  [
    placed.hole.name,
    ...describePoint(placed, plot, glossary).map(({ label, value }) => `${label} ${value}`),
  ].join(', ')
