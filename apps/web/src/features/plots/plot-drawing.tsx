import { displayName } from '../../data/text/display-name.ts'
import { panPlot } from '@groundsheet/plots'
import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import { usePointHole } from '../../ui/pointed-hole.ts'
import { plotStrings } from '../../ui/plot-strings.ts'
import { LoadingNotice } from '../../ui/notice.tsx'
import { useSize } from '../../ui/use-size.ts'
import { describePoint } from './describe-point.ts'
import { radiusFor } from './draw-points.ts'
import { nearestSpot } from './nearest-spot.ts'
import type { PlacedPoint } from './place-points.ts'
import { PlotAxes } from './plot-axes.tsx'
import { PLOT_GROUNDS } from './plot-grounds.ts'
import { traitsOf } from './plot-kinds.ts'
import { clipOf, growsUpwards, isVisible, makeFrame, spotOf } from './plot-frame.ts'
import { PointCard } from './point-card.tsx'
import { PointRings } from './point-rings.tsx'
import { PointsCanvas } from './points-canvas.tsx'
import { stepPoint } from './step-point.ts'
import { usePlotGestures, type PlotView } from './use-plot-gestures.ts'
import type { PlotChoice, PlotPicture } from './use-plot-picture.ts'

const words = plotStrings

interface Props {
  readonly picture: PlotPicture
  readonly choice: PlotChoice
  /** The visible part of the plot. */
  readonly plotView: PlotView
  /** Title of the value axis. */
  readonly title: string
  readonly label: string
  readonly glossary: Glossary
  readonly onOpen: (point: PlacedPoint) => void
}

/** Maximum distance from pointer to point, px; larger for touch, which is less precise. */
const MAX_POINTER_DISTANCE_PX = { mouse: 12, touch: 24 } as const

/** Coordinates of a hidden point: near no position. */
const HIDDEN_SPOT = [NaN, NaN] as const

interface Active {
  readonly placed: PlacedPoint
  readonly byKey: boolean
}

/** The plot: a canvas for the points, with axes, labels and the highlighted point over it. */
export function PlotDrawing({ picture, choice, plotView, title, label, glossary, onOpen }: Props) {
  const pointAt = usePointHole()
  const { plot, shown, key } = picture
  const [view, setView] = useState<HTMLDivElement | null>(null)
  const [active, setActive] = useState<Active | null>(null)
  const size = useSize(view)
  const [overlay, setOverlay] = useState<SVGSVGElement | null>(null)
  const { axis } = choice
  const { limits, window } = plotView
  const upwards = growsUpwards({ plot, axis })
  const { headHeight } = traitsOf(plot)
  const ground = PLOT_GROUNDS[plot.kind]
  const frame = useMemo(
    () => size && makeFrame({ limits, window, upwards, headHeight }, size),
    [size, limits, window, upwards, headHeight],
  )
  const positions = useMemo(
    () =>
      Float32Array.from(
        frame
          ? shown.flatMap((placed) => {
              const { x, y } = spotOf(frame, placed)
              return isVisible(frame, x, y) ? [x, y] : HIDDEN_SPOT
            })
          : [],
      ),
    [frame, shown],
  )
  const placed = active && shown.includes(active.placed) ? active.placed : null

  function setActivePoint(next: PlacedPoint | null, byKey = false) {
    if (next === placed) return
    setActive(next && { placed: next, byKey })
    pointAt(next?.hole.id ?? null)
  }
  function find(x: number, y: number, isTouched: boolean) {
    const at = nearestSpot(
      positions,
      x,
      y,
      isTouched ? MAX_POINTER_DISTANCE_PX.touch : MAX_POINTER_DISTANCE_PX.mouse,
    )
    return at === null ? null : (shown[at] ?? null)
  }
  const isTouch = useRef(false)
  const { onKeyDown, ...gestures } = usePlotGestures(overlay, {
    view: plotView,
    frame,
    /** A finger cannot hover: the first tap highlights the point, the second opens it. */
    onTap(x, y) {
      const found = find(x, y, isTouch.current)
      if (found && (!isTouch.current || found === placed)) onOpen(found)
      else setActivePoint(found)
    },
  })
  function hover(event: PointerEvent<SVGSVGElement>) {
    gestures.onPointerMove(event)
    if (event.pointerType === 'touch') return
    const box = event.currentTarget.getBoundingClientRect()
    setActivePoint(
      event.buttons === 0 ? find(event.clientX - box.left, event.clientY - box.top, false) : null,
    )
  }
  /** Moves a point selected by keyboard to the middle if it is out of view. */
  function reveal(point: PlacedPoint) {
    if (!frame) return
    const { x, y } = spotOf(frame, point)
    if (isVisible(frame, x, y)) return
    const [across, down] = [frame.right - frame.left, frame.bottom - frame.top]
    const [along, below] = [(x - frame.left) / across - 0.5, (y - frame.top) / down - 0.5]
    plotView.onWindow(panPlot(window, along, upwards ? -below : below, limits))
  }
  function pressKey(event: KeyboardEvent) {
    const next = event.shiftKey ? null : stepPoint(shown, placed, event.key)
    if (next) {
      setActivePoint(next, true)
      reveal(next)
    } else if (event.key === 'Enter' && placed) onOpen(placed)
    else if (event.key === 'Escape' && placed) setActivePoint(null)
    else {
      onKeyDown(event)
      return
    }
    event.preventDefault()
  }

  const spot = frame && placed && spotOf(frame, placed)
  const visibleSpot = spot && isVisible(frame, spot.x, spot.y) ? spot : null
  const radius = radiusFor(shown.length)
  const clip = { clipPath: frame && size ? clipOf(frame, size) : undefined }
  return (
    <div
      className="plot-drawing"
      role="group"
      tabIndex={0}
      aria-label={`${label}. ${words.keys}`}
      onKeyDown={pressKey}
      onBlur={() => setActivePoint(null)}
    >
      <div className="plot-view" ref={setView}>
        {frame && size ? (
          <>
            <svg className="plot-ground" width={size.width} height={size.height} aria-hidden="true">
              <PlotAxes frame={frame} plot={plot} title={title} axis={axis} datum={picture.datum} />
            </svg>
            {ground && (
              <svg
                className="plot-ground"
                {...size}
                style={ground.isClipped ? clip : undefined}
                aria-hidden="true"
              >
                <ground.Drawing frame={frame} />
              </svg>
            )}
            <PointsCanvas
              {...size}
              clip={clip}
              frame={frame}
              points={shown}
              signOf={key.signOf}
              joined={plot.joined === true}
              traced={plot.traced}
              kind={plot.kind}
              radius={radius}
            />
            <svg
              ref={setOverlay}
              className="plot-overlay"
              width={size.width}
              height={size.height}
              data-zoomed={window ? '' : undefined}
              aria-hidden="true"
              data-active={placed ? '' : undefined}
              {...gestures}
              onPointerDownCapture={({ pointerType }) => {
                isTouch.current = pointerType === 'touch'
              }}
              onPointerMove={hover}
              onPointerLeave={(event) => event.pointerType !== 'touch' && setActivePoint(null)}
            >
              <g style={clip}>
                <PointRings frame={frame} points={shown} active={placed} radius={radius} />
              </g>
            </svg>
            {placed && visibleSpot && (
              <PointCard placed={placed} plot={plot} glossary={glossary} spot={visibleSpot} area={size} />
            )}
          </>
        ) : (
          <LoadingNotice />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {placed && active?.byKey && announcementOf(placed, picture, glossary)}
      </p>
    </div>
  )
}

const announcementOf = (placed: PlacedPoint, { plot }: PlotPicture, glossary: Glossary) =>
  [
    displayName(placed.hole.name),
    ...describePoint(placed, plot, glossary).map(({ label, value }) => `${label} ${value}`),
  ].join(', ')
