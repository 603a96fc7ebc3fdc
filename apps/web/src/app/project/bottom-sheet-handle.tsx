import { useRef } from 'react'
import { strings } from '../../ui/strings/strings.ts'

const HEIGHTS = ['peek', 'half', 'full'] as const
export type SheetHeight = (typeof HEIGHTS)[number]

interface Props {
  readonly height: SheetHeight
  readonly onHeight: (height: SheetHeight) => void
}

/** Shorter movements count as a press. */
const MIN_DRAG_PX = 16

/** Handle of the sheet over the map on a phone: dragged up or down; a press selects the next height. */
export function BottomSheetHandle({ height, onHeight }: Props) {
  const from = useRef<number | null>(null)
  const at = HEIGHTS.indexOf(height)
  const step = (to: number) => onHeight(HEIGHTS[to] ?? height)
  const pulled = useRef(false)
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-label={strings.project.sheet[height]}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = event.clientY
        pulled.current = false
      }}
      onPointerUp={({ clientY }) => {
        const up = (from.current ?? clientY) - clientY
        from.current = null
        if (Math.abs(up) < MIN_DRAG_PX) return
        pulled.current = true
        step(at + Math.sign(up))
      }}
      onPointerCancel={() => (from.current = null)}
      onClick={() => {
        if (!pulled.current) step((at + 1) % HEIGHTS.length)
        pulled.current = false
      }}
    />
  )
}
