import { useState, type RefObject } from 'react'
import type { Ring } from '../../../url-state/ring.ts'
import type { MapView } from '../map-view.ts'

export interface AreaDrawing {
  readonly active: boolean
  /** How many corners there are so far. */
  readonly corners: number
  readonly start: () => void
  readonly cancel: () => void
  readonly undo: () => void
  readonly close: () => void
  /** Takes what is in view instead of drawing. */
  readonly takeView: () => void
}

/** Lets a person draw an area on the map, once. */
export function useAreaDrawing(view: RefObject<MapView | null>, onArea: (area: Ring) => void): AreaDrawing {
  const [corners, setCorners] = useState<number | null>(null)
  const pen = () => view.current?.pen
  return {
    active: corners !== null,
    corners: corners ?? 0,
    start() {
      setCorners(0)
      view.current?.draw({
        sketched: setCorners,
        ended(area) {
          setCorners(null)
          view.current?.focus()
          if (area) onArea(area)
        },
      })
    },
    cancel: () => pen()?.giveUp(),
    undo: () => pen()?.undo(),
    close: () => pen()?.close(),
    takeView() {
      const area = view.current?.view()
      pen()?.giveUp()
      if (area) onArea(area)
    },
  }
}
