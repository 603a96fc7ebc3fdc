import { panSection, zoomSection, type SectionFrame, type SectionWindow } from '@groundsheet/sections'
import type { KeyboardEvent } from 'react'
import { actOnKey, pinchOf, turnOf, useDrawingGestures } from '../../ui/use-drawing-gestures.ts'
import type { SectionScale } from './section-scale.ts'

interface Options {
  readonly scale: SectionScale
  readonly window: SectionWindow
  readonly frame: SectionFrame
  /** Null: the whole section. */
  readonly onWindow: (window: SectionWindow | null) => void
  /** A click or tap that moved nothing, px of the drawing. */
  readonly onTap: (x: number, y: number) => void
}

const STEP = 1.4
/** Part of the width that an arrow key moves by. */
const STRIDE = 0.1

/** Wheel, drag, pinch and keys, as on a map: the wheel zooms about the pointer, with Shift it moves along. */
export function useSectionGestures(drawing: SVGSVGElement | null, options: Options) {
  const { frame, onWindow, onTap } = options
  const gestures = useDrawingGestures(drawing, {
    seen: options,
    onTap,
    onDrag({ scale, window }, from, to) {
      const { perMetre, times } = scale
      const [along, up] = [(from.x - to.x) / perMetre, (to.y - from.y) / (perMetre * times)]
      const about = { chainage: scale.chainage(from.x), level: scale.level(from.y) }
      const moved = panSection(window, along, up, frame)
      const factor = pinchOf(from.spread, to.spread)
      onWindow(factor === 1 ? moved : zoomSection(moved, about, factor, frame, times))
    },
    onWheel(event, { x, y }) {
      event.preventDefault()
      const { scale, window } = options
      const turn = turnOf(event)
      if (event.shiftKey || Math.abs(turn.x) > Math.abs(turn.y)) {
        onWindow(panSection(window, (turn.x === 0 ? turn.y : turn.x) / scale.perMetre, 0, frame))
        return
      }
      const about = { chainage: scale.chainage(x), level: scale.level(y) }
      onWindow(zoomSection(window, about, Math.exp(-turn.y / 300), frame, scale.times))
    },
  })
  return { ...gestures, onKeyDown: (event: KeyboardEvent) => pressKey(event, options) }
}

function pressKey(event: KeyboardEvent, { window, frame, scale, onWindow }: Options) {
  const { times } = scale
  const along = (window.to - window.from) * STRIDE
  const middle = { chainage: (window.from + window.to) / 2, level: window.level }
  const zoom = (factor: number) => onWindow(zoomSection(window, middle, factor, frame, times))
  const pan = (right: number, up: number) => onWindow(panSection(window, right, up / times, frame))
  actOnKey(event, {
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    ArrowLeft: () => pan(-along, 0),
    ArrowRight: () => pan(along, 0),
    ArrowUp: () => pan(0, along),
    ArrowDown: () => pan(0, -along),
    Home: () => onWindow(null),
  })
}
