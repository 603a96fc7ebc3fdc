import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useLocalStorage } from './use-local-storage.ts'
import './resize-handle.css'

interface Props {
  readonly label: string
  /** Edge of the panel that the handle is on; dragging away from the panel enlarges it. */
  readonly edge: 'left' | 'top'
  /** Custom property for the size in px; also the name it is stored by. */
  readonly property: `--${string}`
  readonly initial: number
  readonly min: number
  /** Maximum share of the window. */
  readonly maxShare: number
}

const KEY_STEP_PX = 24

/**
 * A separator that is dragged or moved by arrow keys; Home and End set the limits, a double click the default
 * size.
 */
export function ResizeHandle({ label, edge, property, initial, min, maxShare }: Props) {
  const limit = () => Math.max(min, Math.round(maxShare * (edge === 'left' ? innerWidth : innerHeight)))
  const clamp = (value: number) => Math.max(min, Math.min(limit(), Math.round(value)))
  const [size, setSize] = useLocalStorage(
    `groundsheet.size${property}`,
    (text) => clamp(Number(text ?? initial) || initial),
    String,
  )
  const drag = useRef<{ from: number; size: number } | null>(null)

  useLayoutEffect(() => {
    document.documentElement.style.setProperty(property, `${size}px`)
  }, [property, size])

  const at = ({ clientX, clientY }: PointerEvent) => (edge === 'left' ? clientX : clientY)
  function onKeyDown(event: KeyboardEvent) {
    const larger = edge === 'left' ? 'ArrowLeft' : 'ArrowUp'
    const smaller = edge === 'left' ? 'ArrowRight' : 'ArrowDown'
    const next = new Map([
      [larger, size + KEY_STEP_PX],
      [smaller, size - KEY_STEP_PX],
      ['Home', min],
      ['End', limit()],
    ]).get(event.key)
    if (next === undefined) return
    event.preventDefault()
    setSize(clamp(next))
  }

  return (
    <div
      className="resize-handle"
      data-edge={edge}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={edge === 'left' ? 'vertical' : 'horizontal'}
      aria-valuenow={size}
      aria-valuemin={min}
      aria-valuemax={limit()}
      onKeyDown={onKeyDown}
      onDoubleClick={() => setSize(clamp(initial))}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { from: at(event), size }
      }}
      onPointerMove={(event) => {
        if (drag.current) setSize(clamp(drag.current.size + drag.current.from - at(event)))
      }}
      onPointerUp={() => (drag.current = null)}
      onPointerCancel={() => (drag.current = null)}
    />
  )
}
