import { panPlot } from '@groundsheet/plots'
import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { usePointHole } from '../../ui/pointed-hole.ts'
import { nearestPoint } from './nearest-point.ts'
import type { PlacedPoint } from './place-points.ts'
import { isVisible, spotOf, type PlotFrame } from './plot-frame.ts'
import { stepPoint } from './step-point.ts'
import { usePlotGestures, type PlotView } from './use-plot-gestures.ts'

/** Maximum distance from pointer to point, px; larger for touch, which is less precise. */
const MAX_POINTER_DISTANCE_PX = { mouse: 12, touch: 24 } as const

/** Coordinates of a hidden point: near no position. */
const HIDDEN_POSITION = [NaN, NaN] as const

interface Options {
  readonly shown: readonly PlacedPoint[]
  /** Null until the size of the plot is known. */
  readonly frame: PlotFrame | null
  readonly plotView: PlotView
  /** Element that takes the gestures. */
  readonly overlay: SVGSVGElement | null
  /** Values of the vertical axis grow upwards. */
  readonly upwards: boolean
  readonly onOpen: (point: PlacedPoint) => void
}

/** The point under the pointer or selected by keyboard, and the handlers that change it. */
export function useActivePoint(options: Options) {
  const { shown, frame, onOpen } = options
  const pointAt = usePointHole()
  const [active, setActive] = useState<{ placed: PlacedPoint; byKey: boolean } | null>(null)
  const placed = active && shown.includes(active.placed) ? active.placed : null
  const find = useFindPoint(shown, frame)
  const isTouch = useRef(false)

  function setActivePoint(next: PlacedPoint | null, byKey = false) {
    if (next === placed) return
    setActive(next && { placed: next, byKey })
    pointAt(next?.hole.id ?? null)
  }
  const { onKeyDown, ...gestures } = usePlotGestures(options.overlay, {
    view: options.plotView,
    frame,
    /** A finger cannot hover: the first tap highlights the point, the second opens it. */
    onTap(x, y) {
      const found = find(x, y, isTouch.current)
      if (found && (!isTouch.current || found === placed)) onOpen(found)
      else setActivePoint(found)
    },
  })
  function pressKey(event: KeyboardEvent) {
    const next = event.shiftKey ? null : stepPoint(shown, placed, event.key)
    if (next) {
      setActivePoint(next, true)
      reveal(next, options)
    } else if (event.key === 'Enter' && placed) onOpen(placed)
    else if (event.key === 'Escape' && placed) setActivePoint(null)
    else {
      onKeyDown(event)
      return
    }
    event.preventDefault()
  }
  const overlayHandlers = {
    ...gestures,
    onPointerDownCapture: ({ pointerType }: PointerEvent) => {
      isTouch.current = pointerType === 'touch'
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      gestures.onPointerMove(event)
      if (event.pointerType === 'touch') return
      const box = event.currentTarget.getBoundingClientRect()
      setActivePoint(
        event.buttons === 0 ? find(event.clientX - box.left, event.clientY - box.top, false) : null,
      )
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') setActivePoint(null)
    },
  }
  return {
    placed,
    isByKey: active?.byKey === true,
    pressKey,
    overlayHandlers,
    clear: () => setActivePoint(null),
  }
}

/** Finds the visible point nearest to a position in the plot, px; null if none is close enough. */
function useFindPoint(shown: readonly PlacedPoint[], frame: PlotFrame | null) {
  const positions = useMemo(
    () =>
      Float32Array.from(
        frame
          ? shown.flatMap((placed) => {
              const { x, y } = spotOf(frame, placed)
              return isVisible(frame, x, y) ? [x, y] : HIDDEN_POSITION
            })
          : [],
      ),
    [frame, shown],
  )
  return (x: number, y: number, isTouched: boolean) => {
    const maxDistance = isTouched ? MAX_POINTER_DISTANCE_PX.touch : MAX_POINTER_DISTANCE_PX.mouse
    const at = nearestPoint(positions, x, y, maxDistance)
    return at === null ? null : (shown[at] ?? null)
  }
}

/** Moves a point selected by keyboard to the middle if it is out of view. */
function reveal(point: PlacedPoint, { frame, plotView, upwards }: Options) {
  if (!frame) return
  const { x, y } = spotOf(frame, point)
  if (isVisible(frame, x, y)) return
  const [across, down] = [frame.right - frame.left, frame.bottom - frame.top]
  const [along, below] = [(x - frame.left) / across - 0.5, (y - frame.top) / down - 0.5]
  plotView.onWindow(panPlot(plotView.window, along, upwards ? -below : below, plotView.limits))
}
