import { panSection, zoomSection, type SectionFrame, type SectionWindow } from '@groundsheet/sections'
import type { KeyboardEvent } from 'react'
import { actOnKey, pinchOf, wheelDistanceOf, useDrawingGestures } from '../../ui/use-drawing-gestures.ts'
import type { SectionScale } from './section-scale.ts'

interface Options {
  readonly scale: SectionScale
  readonly window: SectionWindow
  readonly frame: SectionFrame
  /** Called with null for the whole section. */
  readonly onWindow: (window: SectionWindow | null) => void
  /** Called for a click or tap without movement, px in the drawing. */
  readonly onTap: (x: number, y: number) => void
}

const KEY_ZOOM_FACTOR = 1.4
/** Share of the visible width by which an arrow key pans. */
const KEY_PAN_SHARE = 0.1

/** Wheel, drag, pinch and keys as on a map: the wheel zooms at the pointer and pans with Shift. */
export function useSectionGestures(drawing: SVGSVGElement | null, options: Options) {
  const { frame, onWindow, onTap } = options
  const gestures = useDrawingGestures(drawing, {
    seen: options,
    onTap,
    onDrag({ scale, window }, from, to) {
      const { perMetre, exaggeration } = scale
      const [along, up] = [(from.x - to.x) / perMetre, (to.y - from.y) / (perMetre * exaggeration)]
      const centre = { chainage: scale.chainage(from.x), level: scale.level(from.y) }
      const moved = panSection(window, along, up, frame)
      const factor = pinchOf(from.spread, to.spread)
      onWindow(factor === 1 ? moved : zoomSection(moved, centre, factor, frame, exaggeration))
    },
    onWheel(event, { x, y }) {
      event.preventDefault()
      const { scale, window } = options
      const turn = wheelDistanceOf(event)
      if (event.shiftKey || Math.abs(turn.x) > Math.abs(turn.y)) {
        onWindow(panSection(window, (turn.x === 0 ? turn.y : turn.x) / scale.perMetre, 0, frame))
        return
      }
      const centre = { chainage: scale.chainage(x), level: scale.level(y) }
      onWindow(zoomSection(window, centre, Math.exp(-turn.y / 300), frame, scale.exaggeration))
    },
  })
  return { ...gestures, onKeyDown: (event: KeyboardEvent) => pressKey(event, options) }
}

function pressKey(event: KeyboardEvent, { window, frame, scale, onWindow }: Options) {
  const { exaggeration } = scale
  const along = (window.to - window.from) * KEY_PAN_SHARE
  const middle = { chainage: (window.from + window.to) / 2, level: window.level }
  const zoom = (factor: number) => onWindow(zoomSection(window, middle, factor, frame, exaggeration))
  const pan = (right: number, up: number) => onWindow(panSection(window, right, up / exaggeration, frame))
  actOnKey(event, {
    '+': () => zoom(KEY_ZOOM_FACTOR),
    '=': () => zoom(KEY_ZOOM_FACTOR),
    '-': () => zoom(1 / KEY_ZOOM_FACTOR),
    ArrowLeft: () => pan(-along, 0),
    ArrowRight: () => pan(along, 0),
    ArrowUp: () => pan(0, along),
    ArrowDown: () => pan(0, -along),
    Home: () => onWindow(null),
  })
}
