import { useState } from 'react'
import { readPress } from './read-press.ts'
import type { MapPoint } from '../view/map-point.ts'
import type { MapEvent } from '../view/map-view.ts'
import type { PlacedHole } from '../markers/hole-features.ts'
import type { ProjectMapProps } from '../project-map-props.ts'

type HoldEvent = Extract<MapEvent, { type: 'hold' }>
type PressEvent = Extract<MapEvent, { type: 'press' }>

/** What is open at a point of the map: a choice between coincident holes, or the coordinates of a place. */
type Popup =
  | {
      readonly what: 'choice'
      readonly holes: readonly PlacedHole[]
      readonly at: MapPoint
      readonly adding: boolean
    }
  | ({ readonly what: 'place' } & Pick<HoldEvent, 'place' | 'at' | 'by'>)

/** The popup of a map, and what a click on the map does. */
export function useMapPopup(
  byId: ReadonlyMap<string, PlacedHole>,
  {
    isSelecting,
    onToggleHole,
    onOpenHole,
  }: Pick<ProjectMapProps, 'isSelecting' | 'onToggleHole' | 'onOpenHole'>,
) {
  const [popup, setPopup] = useState<Popup | null>(null)
  /** Opens a hole, or adds it to the selection. */
  function take(id: string, adding: boolean) {
    if (adding) onToggleHole(id)
    else onOpenHole(id)
  }
  return {
    popup,
    take,
    close: () => setPopup(null),
    openPlace: ({ place, at, by }: HoldEvent) => setPopup({ what: 'place', place, at, by }),
    press({ ids, at, adding: withKey }: PressEvent) {
      const adding = withKey || isSelecting
      const pressed = readPress(ids, byId)
      setPopup(pressed.kind === 'choice' ? { what: 'choice', holes: pressed.holes, at, adding } : null)
      if (pressed.kind === 'hole') take(pressed.id, adding)
      if (pressed.kind === 'none' && !adding) onOpenHole(null)
    },
  }
}
