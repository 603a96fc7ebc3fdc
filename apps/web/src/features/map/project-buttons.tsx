import type { RefObject } from 'react'
import { strings } from '../../ui/strings.ts'
import type { Bounds } from './basemap/graticule.ts'
import type { AreaDrawing } from './drawing/use-area-drawing.ts'
import { MapButton, MapButtons } from './map-buttons.tsx'
import type { MapView } from './map-view.ts'
import type { PlacedHole } from './markers/hole-features.ts'

interface Props {
  readonly view: RefObject<MapView | null>
  readonly extent: Bounds | null
  readonly open: PlacedHole | undefined
  /** Degrees clockwise from north that the top of the map points to. */
  readonly bearing: number
  readonly drawing: AreaDrawing
}

const SIGNS = {
  near: 'M8 1v4M8 11v4M1 8h4M11 8h4M5 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  area: 'M3 5l6-3 5 5-3 7-7-2zM1.5 5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
  needle: { filled: 'M8 1l3 7H5z', path: 'M8 1l3 7-3 7-3-7z' },
}

/** Moves the map of a project, and draws on it. */
export function ProjectButtons({ view, extent, open, bearing, drawing }: Props) {
  const camera = () => view.current?.camera
  const { near, north, area } = strings.map
  return (
    <MapButtons
      onZoom={(steps) => camera()?.zoomBy(steps)}
      onFit={extent ? () => camera()?.fit(extent, true) : undefined}
    >
      {open && (
        <MapButton
          label={near}
          path={SIGNS.near}
          onPress={() => camera()?.goNear([open.position.longitude, open.position.latitude])}
        />
      )}
      <MapButton
        label={area.draw}
        path={SIGNS.area}
        pressed={drawing.active}
        onPress={drawing.active ? drawing.cancel : drawing.start}
      />
      {Math.abs(bearing) >= 0.5 && (
        <MapButton label={north} {...SIGNS.needle} turned={-bearing} onPress={() => camera()?.turnNorth()} />
      )}
    </MapButtons>
  )
}
